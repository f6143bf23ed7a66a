import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { CodeChallenge } from '../pkce.ts'
import { storeToken, voidToken } from '../store/one-time-tokens.ts'
import { findUserByEmail, updateUser, type UserRow } from '../store/users.ts'
import { claimMail, tooManyMails } from '../throttle.ts'
import { mailAlreadyRegistered, mailToken } from '../token-mails.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { FlowInput, OwnInput } from './input.ts'

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
  const mayMail = await claimMail(input, 'own-account', input.account.user.id)
  const mayMailNew = await claimMail(input, 'new-address', newEmail)
  if (!mayMail || !mayMailNew) throw tooManyMails()
}

type Change = { newEmail: string; challenge: CodeChallenge; redirectTo: string }

/**
 * Begins a change of address, which both addresses must confirm. If the new one belongs to another account, the answer
 * and the mail to the old address are the same, and the owner of the new one is told that nothing happened.
 */
export async function requestEmailChange(input: OwnInput, change: Change): Promise<void> {
  const { db, actor, now, account } = input
  const { user } = account
  const { newEmail, challenge, redirectTo } = change
  const owner = await findUserByEmail(db, newEmail)
  const { current, next } = makeChangeTokens(input, user, newEmail, challenge)
  const columns = { newEmail, emailChangeConfirmed: 0, emailChangeSentAt: now, updatedAt: now }
  await batchOf(db, {
    user: updateUser(db, user.id, columns),
    current: storeToken(db, current.row),
    next: owner ? voidToken(db, user.id, 'email_change_new') : storeToken(db, next.row),
    log: logAction(db, 'email_change_requested', actor, { now }),
  })
  mailToken(input, current, redirectTo, newEmail)
  if (owner) mailAlreadyRegistered(input, newEmail)
  else mailToken(input, next, redirectTo)
}
