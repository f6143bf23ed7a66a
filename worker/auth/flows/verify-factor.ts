import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { unseal } from '../secrets.ts'
import { mailFactorAdded } from '../security-mails.ts'
import {
  deleteChallenges,
  dropOtherUnverified,
  isStepUnused,
  tryChallenge,
  spendStep,
  type FactorRow,
} from '../store/factors.ts'
import { mayChangeFactors } from '../store/sessions.ts'
import { countFactorTry } from '../throttle.ts'
import { matchingStep } from '../totp.ts'
import type { OwnInput } from './input.ts'
import type { Opened } from './open-session.ts'
import { finishRaise, raise, selectRaised } from './raise-session.ts'

type Answer = { challengeId: string; code: string }

/**
 * Raises the session in exchange for a code of the authenticator app, which works once; the first verifies the factor.
 */
export async function verifyFactor(
  input: OwnInput,
  factor: FactorRow,
  { challengeId, code }: Answer,
): Promise<Opened> {
  const { db, env, now, account } = input
  await countFactorTry(input, account.user.id)
  const tried = await tryChallenge(db, factor.id, challengeId, now)
  if (tried.length === 0) throw new AuthError('mfa_challenge_expired', 422)
  const secret = await unseal(env, 'factor', factor.sealedSecret, factor.id)
  const step = matchingStep(secret, code)
  const opened = step === null ? null : await acceptStep(input, factor, step)
  if (!opened) throw new AuthError('mfa_verification_failed', 422)
  if (factor.status === 'unverified') mailFactorAdded(input, account.user.email, factor)
  return opened
}

/** Accepts the code of a step once: of two requests with the same code one finds the step unused. */
async function acceptStep(
  input: OwnInput,
  factor: FactorRow,
  step: number,
): Promise<Opened | null> {
  const { db, now, session } = input
  // A factor that is not verified yet raises no session of an account that has another one.
  const holds = isStepUnused(factor.id, step, mayChangeFactors(session))
  const { used, ...rows } = await batchOf(db, {
    ...raise(input, { holds, method: 'totp', action: 'factor_verified' }),
    begun: dropOtherUnverified(db, factor, holds),
    used: spendStep(db, factor.id, step, holds, now),
    challenges: deleteChallenges(db, factor.id),
    ...selectRaised(input),
  })
  return used.length === 1 ? finishRaise(input, rows) : null
}
