import { and, not, or, type SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { hasVerifiedFactor } from '../../db/conditions.ts'
import { AuthError } from '../errors.ts'
import { mailFactorRemoved } from '../security-mails.ts'
import type { Account } from '../store/accounts.ts'
import {
  deleteChallenges,
  deleteFactor,
  factorExists,
  isFactorDeleted,
  isRemovable,
  isSettled,
  isUnverified,
  voidUndo,
  type FactorRow,
} from '../store/factors.ts'
import { deleteRecoveryCodes } from '../store/recovery-codes.ts'
import { lowerSessions, mayChangeAccess } from '../store/sessions.ts'
import type { FlowInput, OwnInput } from './input.ts'
import { requireProof } from './prove-identity.ts'

/** Removes a factor of the signed-in person; a verified one only if the session has shown one. */
export async function removeOwnFactor(input: OwnInput, factor: FactorRow): Promise<void> {
  const { now, account, session } = input
  if (factor.status === 'verified') {
    if (session.aal !== 'aal2') throw new AuthError('insufficient_aal.unenroll', 422)
    requireProof(input)
  }
  const condition = or(isUnverified, mayChangeAccess(session, now))!
  // The new phone must stay when the old one has gone: a mail alone would take the account's only factor off.
  const ofOld = factorExists(
    isRemovable(account.user.id, factor.id, and(condition, isSettled(now))),
  )
  const undo = voidUndo(input.db, account.user.id, ofOld)
  await removeFactor(input, account, factor, { condition, undo })
}

type Removal = { condition?: SQL; undo?: ReturnType<typeof voidUndo> }

/** Removes a factor. With the last verified one the recovery codes go too, and sessions fall back to aal1. */
export async function removeFactor(
  input: FlowInput,
  { user }: Account,
  factor: FactorRow,
  { condition, undo }: Removal = {},
): Promise<void> {
  const { db, actor, now } = input
  const removable = isRemovable(user.id, factor.id, condition)
  const hasNone = not(hasVerifiedFactor(user.id))
  const { removed } = await batchOf(db, {
    log: logAction(db, 'factor_removed', actor, {
      now,
      subjectId: user.id,
      details: { factor: factor.id },
      where: factorExists(removable),
    }),
    undo,
    removed: deleteFactor(db, removable),
    challenges: deleteChallenges(db, factor.id, isFactorDeleted(factor.id)),
    sessions: lowerSessions(db, user.id, hasNone),
    codes: deleteRecoveryCodes(db, user.id, hasNone),
  })
  if (removed.length === 0) throw new AuthError('mfa_factor_not_found', 404)
  if (factor.status === 'verified') mailFactorRemoved(input, user.email, factor)
}
