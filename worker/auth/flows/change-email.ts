import { and, not } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import type { CodeChallenge } from '../pkce.ts'
import { selectAccount, type Account } from '../store/accounts.ts'
import { isEmailChangePending, noEmailChange } from '../store/addresses.ts'
import { storeToken, voidToken } from '../store/one-time-tokens.ts'
import { isOpen, isWhole, mayChangeAccess } from '../store/sessions.ts'
import {
  isAddressTaken,
  selectUser,
  selectUserId,
  updateUser,
  type UserRow,
} from '../store/users.ts'
import { claimMail, tooManyMails } from '../throttle.ts'
import { mailAlreadyRegistered, mailToken } from '../token-mails.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { FlowInput, OwnInput } from './input.ts'
import { requireAccount } from './own-account.ts'

/** Makes the tokens of a change of address, one for each of the two addresses; stores nothing. */
export function makeChangeTokens(
  { env, now }: FlowInput,
  { id: userId, email }: UserRow,
  newEmail: string,
  challenge: CodeChallenge,
) {
  const make = (kind: 'email_change_current' | 'email_change_new', to: string) =>
    makeMailToken(env, { userId, kind, email: to, challenge }, now)
  return { current: make('email_change_current', email), next: make('email_change_new', newEmail) }
}

/** Counts the two mails of a change of address; throws if too many were sent. */
export async function claimChangeMails(input: OwnInput, newEmail: string): Promise<void> {
  const claims = await Promise.all([
    claimMail(input, 'own-account', input.account.user.id),
    claimMail(input, 'new-address', newEmail),
  ])
  if (claims.includes(false)) throw tooManyMails()
}

type Change = { newEmail: string; challenge: CodeChallenge; redirectTo: string }

/**
 * Begins a change of address, which both addresses must confirm; returns the account. If the new one belongs to another
 * account, the answer and the mail to the old address are the same, and the owner of the new one is told that nothing
 * happened.
 */
export async function requestEmailChange(input: OwnInput, change: Change): Promise<Account> {
  const { db, actor, now, account, session } = input
  const { user } = account
  const { newEmail, challenge, redirectTo } = change
  const { current, next } = makeChangeTokens(input, user, newEmail, challenge)
  const columns = { ...noEmailChange, newEmail, emailChangeSentAt: now, updatedAt: now }
  const holds = mayChangeAccess(session, now)
  const isTaken = isAddressTaken(newEmail)
  const { changed, owner, ...rows } = await batchOf(
    db,
    {
      changed: updateUser(db, user.id, columns, holds),
      current: storeToken(db, current.row, holds),
      next: storeToken(db, next.row, and(holds, not(isTaken))),
      void: voidToken(db, user.id, 'email_change_new', and(holds, isTaken)!),
      log: logAction(db, 'email_change_requested', actor, { now, where: holds }),
      owner: selectUser(db, selectUserId(db, newEmail)),
    },
    selectAccount(db, user.id),
  )
  if (changed.length === 0) throw new AuthError('conflict', 409)
  mailToken(input, current, redirectTo, newEmail)
  if (owner.length > 0) mailAlreadyRegistered(input, newEmail)
  else mailToken(input, next, redirectTo)
  return requireAccount(rows)
}

/** Cancels the change of address that waits for its confirmations, if there is one; returns the account. */
export async function cancelEmailChange(input: OwnInput): Promise<Account> {
  const { db, actor, now, account, session } = input
  const { id } = account.user
  const holds = and(isWhole(session), isOpen(session.id), isEmailChangePending(id))!
  const rows = await batchOf(
    db,
    {
      log: logAction(db, 'email_change_cancelled', actor, { now, where: holds }),
      current: voidToken(db, id, 'email_change_current', holds),
      next: voidToken(db, id, 'email_change_new', holds),
      changed: updateUser(db, id, { ...noEmailChange, updatedAt: now }, holds),
    },
    selectAccount(db, id),
  )
  return requireAccount(rows)
}
