import { and, eq, gt, gte, lte, not, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { attempts } from '../db/schema/attempts.ts'
import { countAttempt, countOf, isAbove, timeLeft, type Counted } from './attempts.ts'
import { acknowledgementsTo, DAY, HOUR, mailsFrom, mailsOfSite, mailsTo } from './figures.ts'
import { allMails, counterKey } from './keys.ts'
import { isKnownNetwork } from './known-networks.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * What a mail of the accounts is for. Each purpose is counted separately, so that requests to reset somebody's password
 * keep that person neither from signing up nor from changing something while signed in.
 */
export type MailPurpose = 'sign-up' | 'verification' | 'sign-in' | 'new-address' | 'own-account'

type Input = { db: Database; env: Env; network: string; networks: readonly string[]; now: Date }

/** Builds the statements that count a mail to a recipient: an address, or the id of an account that asks for itself. */
export function countMail(input: Input, purpose: MailPurpose, recipient: string) {
  const { db, env, network, networks, now } = input
  const name = `mail:${purpose}:${mailboxOf(recipient)}`
  const keys = {
    here: counterKey(env, `${name}:${network}`),
    anywhere: counterKey(env, name),
    reserve: counterKey(env, `${name}:reserve`),
  }
  const count = (key: string, condition?: SQL) =>
    countAttempt(db, { key, window: mailsTo.window }, now, condition)
  const isUsedUp = or(
    isAbove(keys.here, mailsTo.fromNetwork),
    isAbove(keys.anywhere, mailsTo.fromAnywhere),
  )
  const widest = counterKey(env, `mails-from:${networks.at(-1)}`)
  return {
    mailsFromHere: count(keys.here),
    mailsToRecipient: count(keys.anywhere),
    // Requests that send nothing leave the neighbours theirs.
    mailsFromNetwork:
      purpose === 'own-account'
        ? undefined
        : countAttempt(db, { key: widest, window: mailsFrom.window }, now, not(isUsedUp!)),
    mailsReserved: count(keys.reserve, and(isUsedUp, isKnownNetwork(input, recipient))),
    mailsOfSite: db
      .select({ count: attempts.count, startedAt: attempts.startedAt })
      .from(attempts)
      .where(isOfSite(now)),
  }
}

export type MailCounts = {
  mailsFromHere: Counted
  mailsFromNetwork: Counted | undefined
  mailsToRecipient: Counted
  mailsReserved: Counted
  mailsOfSite: Counted
}

/**
 * Tells from the counts of {@link countMail} whether one more mail may be sent. Full is the site, or the network that asks:
 * that depends on no account.
 */
export function rateMail(env: Env, counts: MailCounts): 'send' | 'skip' | 'full' {
  if (fullCounts(env, counts).length > 0) return 'full'
  const isWithin =
    countOf(counts.mailsFromHere) <= mailsTo.fromNetwork &&
    countOf(counts.mailsToRecipient) <= mailsTo.fromAnywhere
  const reserved = countOf(counts.mailsReserved)
  return isWithin || (reserved > 0 && reserved <= mailsTo.reserve) ? 'send' : 'skip'
}

/** Returns the milliseconds until neither the site nor the network is full any more. */
export const timeUntilMails = (env: Env, counts: MailCounts, now: Date) =>
  Math.max(...fullCounts(env, counts).map((counted) => timeLeft(counted, HOUR, now)))

function fullCounts(env: Env, { mailsOfSite: site, mailsFromNetwork = [] }: MailCounts): Counted[] {
  return [
    ...(countOf(site) >= siteLimit(env) ? [site] : []),
    ...(countOf(mailsFromNetwork) > mailsFrom.most ? [mailsFromNetwork] : []),
  ]
}

/**
 * Builds the statements that count an acknowledgement to an address, if the condition holds, and the condition on which it is
 * sent.
 */
export function countAcknowledgement(
  db: Database,
  env: Env,
  address: string,
  now: Date,
  condition?: SQL,
) {
  const name = `acknowledgement:${mailboxOf(address)}`
  const keys = { hour: counterKey(env, `${name}:hour`), day: counterKey(env, `${name}:day`) }
  const share = Math.floor(siteLimit(env) * (1 - mailsOfSite.reserve))
  const isWithin = (key: string, most: number) =>
    rowExists(attempts, eq(attempts.key, key), lte(attempts.count, most))
  return {
    counts: [
      countAttempt(db, { key: keys.hour, window: HOUR }, now, condition),
      countAttempt(db, { key: keys.day, window: DAY }, now, condition),
    ],
    isWelcome: and(
      isWithin(keys.hour, acknowledgementsTo.hour),
      isWithin(keys.day, acknowledgementsTo.day),
      not(rowExists(attempts, isOfSite(now), gte(attempts.count, share))),
    )!,
  }
}

const isOfSite = (now: Date) =>
  and(eq(attempts.key, allMails), gt(attempts.startedAt, new Date(now.getTime() - HOUR)))

const siteLimit = (env: Env) => Number(env.MAILS_PER_HOUR) || mailsOfSite.most

/** Counts a mail that is being sent, whatever for. What is over is logged once an hour, when it begins to be. */
export async function countSentMail(db: Database, env: Env, now: Date): Promise<void> {
  const count = countOf(await countAttempt(db, { key: allMails, window: HOUR }, now))
  if (count === siteLimit(env))
    console.error('mails of the site are used up for an hour', { count })
}
