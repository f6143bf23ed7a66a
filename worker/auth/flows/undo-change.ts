import { and, not, sql } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { hasVerifiedFactor, isBanned } from '../../db/conditions.ts'
import { refuseTaken } from '../../db/constraints.ts'
import { forgetNetworks } from '../../limits/known-networks.ts'
import { AuthError } from '../errors.ts'
import { mailMovedBack } from '../security-mails.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import { restoreEmail } from '../store/addresses.ts'
import {
  deleteFactorsSince,
  hasSettledFactor,
  mayUndoFactor,
  selectUndoableFactor,
} from '../store/factors.ts'
import { voidFlows } from '../store/flow-states.ts'
import { refreshProviders, syncIdentityEmail, unlinkSince } from '../store/identities.ts'
import { voidTokens } from '../store/one-time-tokens.ts'
import { deleteCodesSince, deleteRecoveryCodes } from '../store/recovery-codes.ts'
import { endSessions, insertSession, isInScope, isOpen, maySignIn } from '../store/sessions.ts'
import { clearAwaited } from '../store/sign-ups.ts'
import { mayUndoChange, selectChange, voidUndoLinks } from '../store/undo-links.ts'
import { UNDO_LIFETIME, type UndoType } from '../tokens/undo-link.ts'
import type { FlowInput } from './input.ts'
import { recordSession, startSession, type Opened } from './open-session.ts'
import { requireAccount } from './own-account.ts'

const kinds = {
  factor_undo: {
    select: selectUndoableFactor,
    mayUndo: mayUndoFactor,
    action: 'factor_undone',
    detail: 'factor',
  },
  change_undo: {
    select: selectChange,
    mayUndo: mayUndoChange,
    action: 'change_undone',
    detail: 'change',
  },
} as const

/**
 * Undoes a change that the owner of the account did not make, by the link of the mail that told them. Somebody else was in the
 * account, so that everything they may have done since goes with it: the account is back at the address that the mail went
 * to, without the factors, the recovery codes and the providers added since, and without any session. The password goes
 * too, unless a factor stays that was there long before: it opens nothing alone, and whoever reads the mailbox and no more
 * cannot lock the owner out. Opens a session that may choose a new password.
 */
export async function undoChange(input: FlowInput, type: UndoType, link: string): Promise<Opened> {
  const { db, actor, now } = input
  const { action, detail, mayUndo, select } = kinds[type]
  const linkHash = hashText(link)
  const owner = sql`(SELECT user_id FROM (${select(db, linkHash, now)}))`
  const { found, ...rows } = await batchOf(
    db,
    {
      found: select(db, linkHash, now),
    },
    selectAccount(db, owner),
  )
  const [change] = found
  const account = toAccount(rows)
  if (!change || !account) throw new AuthError('otp_expired.link', 403)
  if (isBanned(account.user, now)) throw new AuthError('user_banned', 403)
  const { userId, since, subject } = change
  const email = change.email ?? account.user.email
  const session = startSession(input, userId, 'recovery')
  // What makes the link work is deleted on the way, so that the statements after the first ask for the session.
  const isMine = isOpen(session.id)
  const keepsPassword = hasSettledFactor(userId, since)
  const batch = batchOf(
    db,
    {
      opened: insertSession(db, session, and(mayUndo(linkHash, now), maySignIn(userId, now))!),
      log: logAction(
        db,
        action,
        { ...actor, id: userId },
        { now, details: { [detail]: subject }, where: isMine },
      ),
      ended: endSessions(db, and(isInScope(userId, 'others', session.id), isMine)),
      tokens: voidTokens(db, userId, {}, isMine),
      flows: voidFlows(db, userId, isMine),
      networks: forgetNetworks(db, userId, isMine),
      unlinked: unlinkSince(db, userId, new Date(since.getTime() - UNDO_LIFETIME), isMine),
      providers: refreshProviders(db, userId, now),
      laterCodes: deleteCodesSince(db, userId, since, isMine),
      laterFactors: deleteFactorsSince(db, userId, since, isMine),
      otherCodes: deleteRecoveryCodes(db, userId, not(hasVerifiedFactor(userId))),
      awaited: clearAwaited(db, { email, except: userId }, isMine),
      user: restoreEmail(db, userId, { email, keepsPassword }, isMine, now),
      identity: syncIdentityEmail(db, userId, isMine, now),
      links: voidUndoLinks(db, userId, { since, email }, isMine),
    },
    selectAccount(db, userId),
  )
  // The address may have an account of its own by now.
  const taken = () => new AuthError('email_exists.undo', 422)
  const { opened, ended, ...after } = await refuseTaken(batch, taken)
  if (opened.length === 0) throw new AuthError('otp_expired.link', 403)
  await deleteSessionRecords(input, ended)
  recordSession(input, session)
  if (account.user.email !== email) mailMovedBack(input, account.user.email)
  return { account: requireAccount(after), session }
}
