import type { SQL } from 'drizzle-orm'
import type { AuthRefusal } from '#content/wire/auth-refusals.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { AuthError } from './errors.ts'
import { keyedHash } from './secrets.ts'
import { countAttempt, deleteAttempts, uncountAttempt } from './store/attempts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// Sign-in. The lock is per account AND network: strangers who guess lock themselves out, not the owner.
const SIGN_IN_WINDOW = 15 * MINUTE
const SIGN_IN_MOST = 10
/** Tries in an hour, from all networks together, after which everybody needs a captcha to sign in to the account. */
const SIGN_IN_BUSY = 30

// Mails of one purpose to one recipient in an hour: requested from one network, and from all networks together.
const MAILS_PER_NETWORK = 5
const MAILS_PER_RECIPIENT = 15
/** Mails of the whole site in an hour at which an error is logged. They are still sent. */
const MAILS_ALARM = 2000

// Codes of a factor tried in an hour: from one network, and from all networks together. It takes the password to try
// one.
const FACTOR_TRIES_PER_NETWORK = 15
const FACTOR_TRIES_PER_ACCOUNT = 100

/** Tries at the current password by one session in an hour. */
const PASSWORD_TRIES = 10

/** Six digits can be guessed, given enough mails; the links in the same mails cannot. */
const CODE_TRIES_PER_DAY = 60

type ThrottleInput = { db: Database; env: Env; network: string; now: Date }
type Counted = { count: number }[]

const countOf = ([row]: Counted) => row?.count ?? 0
const keyOf = (env: Env, text: string) => keyedHash(env, 'attempt', text)

/**
 * Makes the error for one try too many. Its `Retry-After` is the whole window, after which another try is certain to
 * count anew.
 */
function tooOften(window: number, name: AuthRefusal = 'over_request_rate_limit'): AuthError {
  return new AuthError(name, 429, { retryAfter: window / 1000 })
}

/** Makes the error for one mail too many, see {@link claimMail}. */
export const tooManyMails = () => tooOften(HOUR, 'over_email_send_rate_limit')

const signInKeys = (env: Env, network: string, email: string) => ({
  pair: keyOf(env, `sign-in:${email}:${network}`),
  account: keyOf(env, `sign-in:${email}`),
})

/**
 * Builds the statements that count a sign-in before the password is checked; known and unknown addresses count alike.
 */
export function countSignIn({ db, env, network, now }: ThrottleInput, email: string) {
  const { pair, account } = signInKeys(env, network, email)
  return {
    fromHere: countAttempt(db, { key: pair, window: SIGN_IN_WINDOW }, now),
    fromAnywhere: countAttempt(db, { key: account, window: HOUR }, now),
  }
}

/** Throws if there were too many sign-ins from this network; tells whether the account requires a captcha. */
export function checkSignInLimit(counts: { fromHere: Counted; fromAnywhere: Counted }) {
  if (countOf(counts.fromHere) > SIGN_IN_MOST) throw tooOften(SIGN_IN_WINDOW)
  return { isBusy: countOf(counts.fromAnywhere) > SIGN_IN_BUSY }
}

/** Builds the statements that clear a network's tries once it knew the password, if the condition holds. */
export function clearSignInTries(
  { db, env, network }: ThrottleInput,
  email: string,
  condition: SQL,
) {
  const { pair, account } = signInKeys(env, network, email)
  return {
    fromHere: deleteAttempts(db, pair, condition),
    fromAnywhere: uncountAttempt(db, account, condition),
  }
}

/**
 * What a mail is for. Each purpose is counted separately, so that requests to reset somebody's password keep that
 * person neither from signing up nor from changing something while signed in.
 */
export type MailPurpose = 'sign-up' | 'verification' | 'sign-in' | 'new-address' | 'own-account'

/** Builds the statements that count a mail to a recipient: an address, or the id of an account that asks for itself. */
export function countMail(
  { db, env, network, now }: ThrottleInput,
  purpose: MailPurpose,
  recipient: string,
) {
  const key = `mail:${purpose}:${recipient}`
  const count = (name: string) => countAttempt(db, { key: name, window: HOUR }, now)
  return {
    mailsFromHere: count(keyOf(env, `${key}:${network}`)),
    mailsToRecipient: count(keyOf(env, key)),
    mailsInAll: count('mails'),
  }
}

type MailCounts = { mailsFromHere: Counted; mailsToRecipient: Counted; mailsInAll: Counted }

/** Tells from the counts of {@link countMail} whether one more mail may be sent. */
export function mayMail({ mailsFromHere, mailsToRecipient, mailsInAll }: MailCounts): boolean {
  const lastHour = countOf(mailsInAll)
  if (lastHour === MAILS_ALARM) console.error('mail volume is unusual', { lastHour })
  return (
    countOf(mailsFromHere) <= MAILS_PER_NETWORK && countOf(mailsToRecipient) <= MAILS_PER_RECIPIENT
  )
}

/**
 * Counts one more mail and returns whether it may be sent. Called whether or not the address has an account, so that
 * the result reveals nothing.
 */
export async function claimMail(
  counting: ThrottleInput,
  purpose: MailPurpose,
  recipient: string,
): Promise<boolean> {
  return mayMail(await batchOf(counting.db, countMail(counting, purpose, recipient)))
}

/** Counts a code of a factor before it is checked. Only somebody who knows the password can use these tries up. */
export async function countFactorTry(
  { db, env, network, now }: ThrottleInput,
  userId: string,
  refusal: 'over_request_rate_limit' | 'mfa_recovery_codes_locked' = 'over_request_rate_limit',
): Promise<void> {
  const here = { key: keyOf(env, `factor:${userId}:${network}`), window: HOUR }
  const anywhere = { key: keyOf(env, `factor:${userId}`), window: HOUR }
  const { fromHere, fromAnywhere } = await batchOf(db, {
    fromHere: countAttempt(db, here, now),
    fromAnywhere: countAttempt(db, anywhere, now),
  })
  const isTooMany =
    countOf(fromHere) > FACTOR_TRIES_PER_NETWORK || countOf(fromAnywhere) > FACTOR_TRIES_PER_ACCOUNT
  if (isTooMany) throw tooOften(HOUR, refusal)
}

/** Counts a try at the current password by a signed-in session; throws if there were too many. */
export async function countPasswordTry(
  { db, env, now }: ThrottleInput,
  sessionId: string,
): Promise<void> {
  const counter = { key: keyOf(env, `current-password:${sessionId}`), window: HOUR }
  if (countOf(await countAttempt(db, counter, now)) > PASSWORD_TRIES) throw tooOften(HOUR)
}

/** Builds the statement that counts a try at the codes mailed to an address, if the condition holds. */
export function countCodeTry({ db, env, now }: ThrottleInput, email: string, condition: SQL) {
  return countAttempt(db, { key: keyOf(env, `code:${email}`), window: 24 * HOUR }, now, condition)
}

/** Tells whether the codes of an address may still be tried today. */
export function mayTryCodes(counted: Counted): boolean {
  const count = countOf(counted)
  return count > 0 && count <= CODE_TRIES_PER_DAY
}
