import * as z from 'zod/mini'
import { email, oneOf } from './fields.ts'

/** Least power first: that is what the form starts with. */
export const roleNames = ['organizer', 'admin'] as const

/** A role for an existing account. */
export const roleSchema = z.object({
  email: email(),
  role: oneOf(roleNames, 'Please choose a role'),
})
