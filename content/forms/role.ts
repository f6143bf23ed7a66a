import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { roles } from '../wire/roles.ts'
import { email, oneOf } from './fields.ts'

/** A role for an existing account. */
export const roleSchema = z.object({
  email: email(),
  role: oneOf(roles, words.role),
})
