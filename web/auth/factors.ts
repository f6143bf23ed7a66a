import { ApiError } from '../data/api-error.ts'
import type { Challenge, Enrolment, RecoveryCodes, RecoveryCount } from './answers.ts'
import { withProof } from './proof.ts'
import { adoptSession, callAsUser } from './session.ts'
import type { Session } from './stored-session.ts'
import { reloadUser } from './user.ts'

/** Enrols an authenticator app; it counts as a second factor once its first code has been verified. */
export async function enrolFactor(): Promise<Enrolment> {
  return withProof(() => callAsUser('POST', '/factors', { factor_type: 'totp' }))
}

/** Verifies a code of an authenticator app and upgrades the session to two factors (`aal2`). */
export async function verifyFactor(factorId: string, code: string): Promise<Session> {
  const challenge = await callAsUser<Challenge>('POST', `/factors/${factorId}/challenge`, {})
  const answer = { challenge_id: challenge.id, code }
  const session = await withProof(() =>
    callAsUser<Session>('POST', `/factors/${factorId}/verify`, answer),
  )
  return adoptSession(session, 'MFA_CHALLENGE_VERIFIED')
}

/** Uses up a recovery code and upgrades the session to two factors (`aal2`). */
export async function verifyRecoveryCode(code: string): Promise<Session> {
  return adoptSession(
    await callAsUser('POST', '/factors/recovery-codes/verify', { code }),
    'MFA_CHALLENGE_VERIFIED',
  )
}

export async function removeFactor(factorId: string) {
  await withProof(() => callAsUser('DELETE', `/factors/${factorId}`))
  await reloadUser()
}

/** Counts the unused recovery codes; 0 if none were ever generated. */
export async function countRecoveryCodes(): Promise<number> {
  try {
    return (await callAsUser<RecoveryCount>('GET', '/factors/recovery-codes')).remaining
  } catch (cause) {
    // No codes were ever generated.
    if (cause instanceof ApiError && cause.status === 404) return 0
    throw cause
  }
}

export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  return withProof(() => callAsUser('POST', '/factors/recovery-codes', {}))
}

/** Replaces the recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return withProof(() => callAsUser('POST', '/factors/recovery-codes/regenerate', {}))
}
