import type { SQL } from 'drizzle-orm'
import type { AuthRefusal } from '#content/wire/auth-refusals.ts'
import { refuseUsed, type CaptchaUse } from '../captcha/check.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import type { TokenKind } from '../db/schema/sessions.ts'
import { LIMIT_PERIOD } from '../http/limits.ts'
import { countAttempt, countOf, timeLeft, type Counted } from '../limits/attempts.ts'
import { codeTries, factorTries, HOUR, passwordTries } from '../limits/figures.ts'
import { codeTriesAt, counterKey, factorTriesOf } from '../limits/keys.ts'
import { selectKnownNetwork } from '../limits/known-networks.ts'
import {
  countMail,
  rateMail,
  timeUntilMails,
  type MailCounts,
  type MailPurpose,
} from '../limits/mails.ts'
import { AuthError } from './errors.ts'

type ThrottleInput = {
  db: Database
  env: Env
  network: string
  networks: readonly string[]
  now: Date
}

/** Makes the error for one try too many. Its `Retry-After` is the time left, in milliseconds, until tries count anew. */
export function tooOften(left: number, name: AuthRefusal = 'over_request_rate_limit'): AuthError {
  return new AuthError(name, 429, { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
}

/** Counts a refresh of a session with a token that is ours; throws if there were too many. */
export async function countRefresh(env: Env, sessionId: string): Promise<void> {
  const { success } = await env.FLOOD_LIMIT.limit({ key: `refresh:${sessionId}` })
  if (!success) throw tooOften(LIMIT_PERIOD * 1000)
}

/** Makes the error for one mail too many, see {@link claimMail}; `left` is the longest that it can take, unless known. */
export const tooManyMails = (left: number = HOUR) => tooOften(left, 'over_email_send_rate_limit')

/**
 * Counts one more mail, uses the captcha of the request if it took one, and returns whether the mail may be sent. Called
 * whether or not the address has an account, so that the result reveals nothing. Throws if the site or the network gets no
 * more for now.
 */
export async function claimMail(
  counting: ThrottleInput,
  purpose: MailPurpose,
  recipient: string,
  captcha: CaptchaUse = [],
): Promise<boolean> {
  const counts = countMail(counting, purpose, recipient)
  const rows = await refuseUsed(batchOf(counting.db, { captcha }, counts))
  return mayMail(counting.env, rows, counting.now)
}

/** Tells from the counts of {@link countMail} whether the mail may be sent; throws if the site or the network gets no more for now. */
export function mayMail(env: Env, counts: MailCounts, now: Date): boolean {
  const rate = rateMail(env, counts)
  if (rate === 'full') throw tooManyMails(timeUntilMails(env, counts, now))
  return rate === 'send'
}

/**
 * Counts a code of a factor before it is checked. Somebody who knows the password can use up the tries from everywhere,
 * so that they do not count where the owner has shown a factor before.
 */
export async function countFactorTry(
  input: ThrottleInput,
  { id: userId, email }: { id: string; email: string },
  refusal: 'over_request_rate_limit' | 'mfa_recovery_codes_locked' = 'over_request_rate_limit',
): Promise<void> {
  const { db, env, network, now } = input
  const { window } = factorTries
  const { fromHere, fromAnywhere, known } = await batchOf(db, {
    fromHere: countAttempt(db, { key: factorTriesOf(env, userId, network), window }, now),
    fromAnywhere: countAttempt(db, { key: factorTriesOf(env, userId), window }, now),
    known: selectKnownNetwork(db, input, email),
  })
  if (countOf(fromHere) > factorTries.fromNetwork)
    throw tooOften(timeLeft(fromHere, window, now), refusal)
  if (known.length === 0 && countOf(fromAnywhere) > factorTries.fromAnywhere)
    throw tooOften(timeLeft(fromAnywhere, window, now), refusal)
}

/** Counts a try at the current password by a signed-in session; throws if there were too many. */
export async function countPasswordTry(
  { db, env, now }: ThrottleInput,
  sessionId: string,
): Promise<void> {
  const { window, most } = passwordTries
  const counter = { key: counterKey(env, `current-password:${sessionId}`), window }
  const counted = await countAttempt(db, counter, now)
  if (countOf(counted) > most) throw tooOften(timeLeft(counted, window, now))
}

/**
 * Builds the statement that counts a try at the mailed codes of one kind, if the condition holds. `of` is the address of
 * the mail, or the session that a nonce was typed into. Kinds count apart, so that who tries one uses up no other.
 */
export function countCodeTry(
  { db, env, now }: ThrottleInput,
  kind: TokenKind,
  of: string,
  condition: SQL,
) {
  const key = codeTriesAt(env, kind, of)
  return countAttempt(db, { key, window: codeTries.window }, now, condition)
}

/** Tells from its count whether a try was within those of the day, or the first one beyond. */
export function rateCodeTry(counted: Counted): 'within' | 'first beyond' | 'beyond' {
  const count = countOf(counted)
  if (count === codeTries.most + 1) return 'first beyond'
  return count > 0 && count <= codeTries.most ? 'within' : 'beyond'
}
