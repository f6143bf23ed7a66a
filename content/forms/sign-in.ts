import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { email } from './fields.ts'

/** A password is never trimmed or rewritten; the Worker hashes its NFKC form. */
export const passwordLimits = { least: 6, leastWithRole: 8, most: 128 }

/** Builds the schema of a password. */
export function password(short = words.tooShort(words.password, passwordLimits.least)) {
  return z
    .string(short)
    .check(
      z.minLength(passwordLimits.least, short),
      z.maxLength(passwordLimits.most, words.tooLong(words.password, passwordLimits.most)),
    )
}

export const signInSchema = z.object({ email: email(), password: password() })

export type SignInForm = z.input<typeof signInSchema>
