import { eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AuthMessage } from '#words/auth-messages.ts'
import type { Database } from '../db/client.ts'
import { insertWhere } from '../db/insert-where.ts'
import { attempts } from '../db/schema/attempts.ts'
import type { AppEnv } from '../http/context.ts'
import { clientNetwork } from '../http/limits.ts'
import { AuthError } from './protocol.ts'
import { keyedHash } from './secrets.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE

// Sign-in. The lock is per account AND address: a stranger who guesses locks himself out, not the owner.
const SIGN_IN_WINDOW = 15 * MINUTE
const SIGN_IN_MOST = 10
/** Tries from all addresses together, in an hour, after which the account asks everybody for a captcha. */
const SIGN_IN_BUSY = 30

// Mails of one purpose to one recipient in an hour: asked for from one address, and from all addresses together.
const MAILS_PER_ADDRESS = 5
const MAILS_PER_RECIPIENT = 15
/** Mails in an hour for the whole site above which somebody should look. They are still sent. */
const MAILS_ALARM = 2000

export type Counter = { key: string; window: number }

/** The statement that counts one more try under a key, if the condition holds, and answers the count within its window. */
export function countAttempt(db: Database, { key, window }: Counter, condition: SQL = sql`true`) {
  const now = Date.now()
  const isOver = sql`${attempts.startedAt} <= ${now - window}`
  return insertWhere(db, attempts, { key, count: 1, startedAt: new Date(now) }, condition)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        startedAt: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${attempts.startedAt} END`,
      },
    })
    .returning({ count: attempts.count })
}

/** Counts one more try under each key and answers the counts: one statement per key, one round trip. */
export async function countAttempts(db: Database, counters: Counter[]): Promise<number[]> {
  const [first, ...rest] = counters.map((counter) => countAttempt(db, counter))
  if (!first) return []
  const rows = await db.batch([first, ...rest])
  return rows.map((row) => row[0]!.count)
}

/** The refusal of one try too many within a window, which is over at the latest after its whole length. */
export function tooOften(
  c: Context<AppEnv>,
  window: number,
  name: AuthMessage = 'over_request_rate_limit',
): AuthError {
  c.header('Retry-After', String(window / 1000))
  return new AuthError(name, 429)
}

/** The refusal of one mail too many, see {@link claimMail}. */
export const tooManyMails = (c: Context<AppEnv>) => tooOften(c, HOUR, 'over_email_send_rate_limit')

function accountKeys(env: Env, request: Request, email: string) {
  return {
    pair: keyedHash(env, 'attempt', `sign-in:${email}:${clientNetwork(request)}`),
    account: keyedHash(env, 'attempt', `sign-in:${email}`),
  }
}

/** Counts a sign-in before the password is looked at; `isBusy` asks for a captcha. Known and unknown addresses count alike. */
export async function countSignIn(c: Context<AppEnv>, email: string) {
  const { pair, account } = accountKeys(c.env, c.req.raw, email)
  const [fromHere, fromAnywhere] = await countAttempts(c.var.db, [
    { key: pair, window: SIGN_IN_WINDOW },
    { key: account, window: HOUR },
  ])
  if (fromHere! > SIGN_IN_MOST) throw tooOften(c, SIGN_IN_WINDOW)
  return { isBusy: fromAnywhere! > SIGN_IN_BUSY }
}

/** Forgets the tries of an address that knew the password. */
export async function forgiveSignIn(c: Context<AppEnv>, email: string): Promise<void> {
  const { pair, account } = accountKeys(c.env, c.req.raw, email)
  const { db } = c.var
  await db.batch([
    db.delete(attempts).where(eq(attempts.key, pair)),
    db
      .update(attempts)
      .set({ count: sql`max(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, account)),
  ])
}

/**
 * What a mail is for. Each purpose is counted apart: nobody who asks for a stranger's password keeps that stranger from
 * signing up, or from changing something while signed in.
 */
export type MailPurpose = 'sign-up' | 'verification' | 'sign-in' | 'new-address' | 'own-account'

/**
 * Whether one more mail may go to this recipient: an address, or the account itself for what only its owner can ask.
 * Asked whether or not the address has an account, so it tells nothing.
 */
export async function claimMail(
  c: Context<AppEnv>,
  purpose: MailPurpose,
  recipient: string,
): Promise<boolean> {
  const key = `mail:${purpose}:${recipient}`
  const [fromHere, toRecipient, everywhere] = await countAttempts(c.var.db, [
    { key: keyedHash(c.env, 'attempt', `${key}:${clientNetwork(c.req.raw)}`), window: HOUR },
    { key: keyedHash(c.env, 'attempt', key), window: HOUR },
    { key: 'mails', window: HOUR },
  ])
  if (everywhere === MAILS_ALARM) console.error('mail volume is unusual', { lastHour: everywhere })
  return fromHere! <= MAILS_PER_ADDRESS && toRecipient! <= MAILS_PER_RECIPIENT
}
