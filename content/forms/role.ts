import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { email, oneOf } from './fields.ts'

/** Least power first: that is what the form starts with. */
export const roleNames = ['organizer', 'admin'] as const

/** A role for an existing account. */
export const roleSchema = z.object({
  email: email(),
  role: oneOf(roleNames, words.role),
})
