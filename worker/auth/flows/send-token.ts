import type { BatchItem } from 'drizzle-orm/batch'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { storeToken } from '../store/one-time-tokens.ts'
import { findUserByEmail, updateUser, type UserRow } from '../store/users.ts'
import { mailToken } from '../token-mails.ts'
import type { MailToken } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'

/** Where a mail goes, what its link leads to, and the challenge of the page that asked. */
export type MailRequest = { email: string; challenge: CodeChallenge; redirectTo: string }

type Sending = {
  redirectTo: string
  /** When it was sent, in the account's own columns. */
  times: Partial<UserRow>
  newEmail?: string
  log?: BatchItem<'sqlite'>
}

/** Stores a token, notes on the account when it was sent, and mails it. */
export async function sendToken(
  input: FlowInput,
  token: MailToken,
  { redirectTo, times, newEmail, log }: Sending,
): Promise<void> {
  const { db } = input
  await batchOf(db, {
    token: storeToken(db, token.row),
    user: updateUser(db, token.row.userId, times),
    log,
  })
  mailToken(input, token, redirectTo, newEmail)
}

/** Finds the account of an address that may get mail: banned ones may not. */
export async function findReachable({ db, now }: FlowInput, email: string) {
  const user = await findUserByEmail(db, email)
  return user && !isBanned(user, now) ? user : null
}
