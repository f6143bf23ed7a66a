import * as z from 'zod/mini'
import { email } from './fields.ts'

/** A password is never trimmed or rewritten; the Worker hashes its NFKC form. */
export const passwordLimits = { least: 6, most: 128 }

export function password(short = `Password must be at least ${passwordLimits.least} characters`) {
  return z
    .string(short)
    .check(
      z.minLength(passwordLimits.least, short),
      z.maxLength(
        passwordLimits.most,
        `Password must be at most ${passwordLimits.most} characters`,
      ),
    )
}

export const signInSchema = z.object({ email: email(), password: password() })

export type SignInForm = z.input<typeof signInSchema>
