import { and } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { refuseTaken } from '../../db/constraints.ts'
import { AuthError } from '../errors.ts'
import { mailEmailChanged } from '../security-mails.ts'
import { selectAccount, toAccount, type Account } from '../store/accounts.ts'
import {
  recordConfirmation,
  isEmailChangeComplete,
  completeEmailChange,
} from '../store/addresses.ts'
import { insertFlowWhere } from '../store/flow-states.ts'
import { syncIdentityEmail } from '../store/identities.ts'
import { isTokenLive, spendToken, voidTokens } from '../store/one-time-tokens.ts'
import { insertSession } from '../store/sessions.ts'
import { storeUndoLink } from '../store/undo-links.ts'
import { selectIfHolds } from '../store/users.ts'
import type { TokenRow } from '../tokens/mail-token.ts'
import { makeUndoLink } from '../tokens/undo-link.ts'
import type { Outcome } from './confirm-token.ts'
import type { FlowInput } from './input.ts'

/**
 * Records that one of the two addresses confirmed a change. Once both have, changes the address and opens a session;
 * and mails the old one; until then returns 'pending'. The live token is a condition of every statement, so that each confirmation counts once
 * and the second one finds the first.
 */
export async function confirmChange(
  input: FlowInput,
  token: TokenRow,
  outcome: Outcome,
  oldEmail: string,
): Promise<Account | null | 'pending'> {
  const { db, actor, now } = input
  const { id, userId, kind } = token
  const undo = makeUndoLink({ id: userId, email: oldEmail }, 'email', now)
  const isLive = isTokenLive(id)
  const isDone = and(isLive, isEmailChangeComplete(userId))!
  const which = kind === 'email_change_current' ? 'current' : 'new'
  const batch = batchOf(
    db,
    {
      confirmed: recordConfirmation(db, userId, which, isLive),
      swapped: completeEmailChange(db, userId, isLive, now),
      identity: syncIdentityEmail(db, userId, isDone, now),
      undo: storeUndoLink(db, undo.row, isDone),
      done: selectIfHolds(db, userId, isDone),
      opened:
        'session' in outcome
          ? insertSession(db, outcome.session, isDone)
          : insertFlowWhere(db, outcome.flow, isDone),
      // Codes that were mailed to the old address are void.
      others: voidTokens(db, userId, { except: id }, isDone),
      log: logAction(db, 'email_changed', { ...actor, id: userId }, { now, where: isDone }),
      spent: spendToken(db, id),
    },
    selectAccount(db, userId),
  )
  // Another account may have confirmed the new address in the meantime.
  const taken = () => new AuthError('email_exists', 422)
  const { done, spent, ...after } = await refuseTaken(batch, taken)
  if (spent.length === 0) throw new AuthError('otp_expired.link', 403)
  if (done.length === 0) return 'pending'
  mailEmailChanged(input, undo)
  return toAccount(after)
}
