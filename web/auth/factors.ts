import { ApiError } from '../data/api-error.ts'
import type { Challenge, Enrolment, RecoveryCodes, RecoveryCount } from './answers.ts'
import { adopt, asUser } from './session.ts'
import type { Session } from './stored-session.ts'
import { reloadUser } from './user.ts'

/** Begins a second factor; it counts once its first code has been shown. */
export async function enrolFactor(): Promise<Enrolment> {
  return asUser('POST', '/factors', { factor_type: 'totp' })
}

/** Shows the code of an authenticator app; the session has both factors afterwards. */
export async function verifyFactor(factorId: string, code: string): Promise<Session> {
  const challenge = await asUser<Challenge>('POST', `/factors/${factorId}/challenge`, {})
  const session = await asUser<Session>('POST', `/factors/${factorId}/verify`, {
    challenge_id: challenge.id,
    code,
  })
  return adopt(session, 'MFA_CHALLENGE_VERIFIED')
}

export async function verifyRecoveryCode(code: string): Promise<Session> {
  return adopt(
    await asUser('POST', '/factors/recovery-codes/verify', { code }),
    'MFA_CHALLENGE_VERIFIED',
  )
}

export async function removeFactor(factorId: string) {
  await asUser('DELETE', `/factors/${factorId}`)
  await reloadUser()
}

export async function countRecoveryCodes(): Promise<number> {
  try {
    return (await asUser<RecoveryCount>('GET', '/factors/recovery-codes')).remaining
  } catch (cause) {
    // None were ever made.
    if (cause instanceof ApiError && cause.status === 404) return 0
    throw cause
  }
}

export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  return asUser('POST', '/factors/recovery-codes', {})
}

/** Makes new codes; the old ones stop working. */
export async function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return asUser('POST', '/factors/recovery-codes/regenerate', {})
}
