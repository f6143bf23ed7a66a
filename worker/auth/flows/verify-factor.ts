import { and } from 'drizzle-orm'
import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { forgetNetworks } from '../../limits/known-networks.ts'
import { AuthError } from '../errors.ts'
import { makeLinkSecret, unseal } from '../secrets.ts'
import { mailFactorAdded } from '../security-mails.ts'
import {
  deleteChallenges,
  dropOtherUnverified,
  isStepUnused,
  tryChallenge,
  spendStep,
  type FactorRow,
  type Undo,
} from '../store/factors.ts'
import { mayAddFactor, owesMailProof } from '../store/roles.ts'
import { isOpen } from '../store/sessions.ts'
import { selectIfHolds } from '../store/users.ts'
import { countFactorTry } from '../throttle.ts'
import { UNDO_LIFETIME } from '../tokens/undo-link.ts'
import { matchingStep } from '../totp.ts'
import type { OwnInput } from './input.ts'
import type { Opened } from './open-session.ts'
import { requireProof } from './prove-identity.ts'
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
  if (factor.status === 'unverified') requireProof(input)
  const [, tried] = await Promise.all([
    countFactorTry(input, account.user),
    tryChallenge(db, factor.id, challengeId, now),
  ])
  if (tried.length === 0) throw new AuthError('mfa_challenge_expired', 422)
  const secret = await unseal(env, 'factor', factor.sealedSecret, factor.id)
  const step = matchingStep(secret, code)
  const undoLink = factor.status === 'unverified' ? makeLinkSecret() : undefined
  const opened = step === null ? null : await acceptStep(input, factor, { step, undoLink })
  if (!opened) throw new AuthError('mfa_verification_failed', 422)
  if (undoLink) mailFactorAdded(input, account.user.email, factor, undoLink)
  return opened
}

/** Accepts the code of a step once: of two requests with the same code one finds the step unused. */
async function acceptStep(
  input: OwnInput,
  factor: FactorRow,
  { step, undoLink }: { step: number; undoLink: string | undefined },
): Promise<Opened | null> {
  const { db, now, session } = input
  // A factor that is not verified yet raises no session of an account that has another one.
  const mayUse = isStepUnused(factor.id, step, mayAddFactor(session, now))
  const holds = and(mayUse, isOpen(session.id))!
  const undo =
    undoLink === undefined ? undefined : makeUndo(undoLink, input.account.user.email, now)
  const { used, owing, ...rows } = await batchOf(
    db,
    // Whoever signed in before may not have known this factor.
    undo && { forgotten: forgetNetworks(db, factor.userId, holds) },
    raise(input, { holds, method: 'totp', action: 'factor_verified' }),
    {
      begun: dropOtherUnverified(db, factor, holds),
      challenges: deleteChallenges(db, factor.id, holds),
      used: spendStep(db, factor.id, step, undo, holds, now),
      owing: selectIfHolds(db, factor.userId, owesMailProof(session, now)),
    },
    selectRaised(input),
  )
  if (used.length === 0 && owing.length > 0)
    throw new AuthError('email_reauthentication_needed', 400)
  return used.length === 1 ? finishRaise(input, rows) : null
}

function makeUndo(link: string, email: string, now: Date): Undo {
  return {
    undoHash: hashText(link),
    undoUntil: new Date(now.getTime() + UNDO_LIFETIME),
    undoEmail: email,
  }
}
