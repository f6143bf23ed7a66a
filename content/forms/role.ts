import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { staffRoles } from '../wire/roles.ts'
import { email, oneOf } from './fields.ts'

/** A role in the dashboard for an existing account. Judges are invited by a form of their own. */
export const roleSchema = z.object({
  email: email(),
  role: oneOf(staffRoles, words.role),
})
