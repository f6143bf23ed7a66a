import type { BatchItem } from 'drizzle-orm/batch'
import type { CaptchaUse } from '../../captcha/check.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { storeToken } from '../store/one-time-tokens.ts'
import { findUserByEmail, updateUser, type UserRow } from '../store/users.ts'
import { mailToken } from '../token-mails.ts'
import type { MailToken } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'

/**
 * The recipient of a mail, where its link leads, the code challenge of the page that asked for it, and its captcha.
 */
export type MailRequest = {
  email: string
  challenge: CodeChallenge
  redirectTo: string
  captcha: CaptchaUse
}

type SendOptions = {
  redirectTo: string
  /** The columns of the account that keep when it was sent. */
  times: Partial<UserRow>
  newEmail?: string
  log?: BatchItem<'sqlite'>
  /** What the account forgets with it. */
  forgotten?: BatchItem<'sqlite'>
}

/** Stores a token with the time it was sent, and mails it. */
export async function sendToken(
  input: FlowInput,
  token: MailToken,
  { redirectTo, times, newEmail, log, forgotten }: SendOptions,
): Promise<void> {
  const { db } = input
  await batchOf(db, {
    token: storeToken(db, token.row),
    user: updateUser(db, token.row.userId, times),
    log,
    forgotten,
  })
  mailToken(input, token, redirectTo, newEmail)
}

/** Finds the account of an address unless it is banned: a banned account gets no mail. */
export async function findReachable({ db, now }: FlowInput, email: string) {
  const user = await findUserByEmail(db, email)
  return user && !isBanned(user, now) ? user : null
}
