import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { hubs } from '../facts/hubs.ts'
import { email, oneOf } from './fields.ts'

/** Somebody who is invited to run a hub. */
export const hubOrganiserSchema = z.object({
  email: email(),
  hubId: oneOf(
    hubs.map(({ id }) => id),
    words.hub,
  ),
})
