import type { AuthCode } from '#content/wire/auth-refusals.ts'
import { plainRefusals, tooManyTries, weakPassword } from '#words/refusals.ts'
import { ApiError } from '../data/api-error.ts'

/** What a refusal of the auth service may hold. */
export type Refusal = {
  code?: AuthCode
  message?: string
  weak_password?: { reasons: (keyof typeof weakPassword)[] }
}

/** The field of our forms that a refusal is about. */
const fieldOf: Partial<Record<string, string>> = {
  current_password_invalid: 'currentPassword',
  current_password_required: 'currentPassword',
  invalid_credentials: 'password',
  mfa_challenge_expired: 'code',
  mfa_recovery_codes_locked: 'code',
  mfa_verification_failed: 'code',
  otp_expired: 'code',
  reauthentication_not_valid: 'nonce',
  same_password: 'password',
  weak_password: 'password',
} satisfies Partial<Record<AuthCode, string>>

const plain: Partial<Record<string, string>> = plainRefusals

/**
 * Describes a refusal in words for people, chosen by its code, and as a message of the field that it is about. `wait` is
 * its Retry-After, in seconds; 0 if it has none.
 */
export function describeRefusal(
  status: number,
  { code, message = '', weak_password }: Refusal & { code: AuthCode },
  wait: number,
): ApiError {
  if (status === 429)
    return new ApiError(code, status, tooManyTries(Math.max(1, Math.ceil(wait / 60))))
  const reason = weak_password?.reasons.at(-1)
  const words = (reason && weakPassword[reason]) ?? plain[code] ?? message
  const field = fieldOf[code]
  return new ApiError(code, status, words, field ? { [field]: words } : {}, message)
}
