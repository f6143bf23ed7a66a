import { and, eq, inArray, isNotNull, lt, lte, not, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { retention } from '#content/facts/retention.ts'
import type { Delivery } from '#content/wire/intake.ts'
import type { Mail } from '#words/mails.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom, insertWhere } from '../db/insert-where.ts'
import { intakeEntries } from '../db/schema/intake-cases.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { teams } from '../db/schema/teams.ts'
import type { AppEnv } from '../http/context.ts'
import { deliver, type OutgoingMail } from './deliver.ts'

/** Milliseconds for which a mail is reserved for one sender; after that another may claim it. */
export const LEASE = 120_000
/** Milliseconds after which an undelivered mail is given up. */
const RETENTION = retention.outgoingMailDays * 24 * 3600_000
const MOST_PER_RUN = 100

/** A mail that stays in the outbox until it is delivered; `id` is the key of the form that it acknowledges, if it does. */
export type OutboxMail = OutgoingMail & { id: string; url: string; teamId?: string | null }

/**
 * Returns the statement that puts a mail into the outbox if the condition holds, for the batch that stores what it
 * acknowledges. It returns a row if the mail is to be sent.
 */
export function addToOutbox(
  db: Database,
  { id, recipient, copy, url, teamId = null }: OutboxMail,
  condition: SQL,
  now: Date,
) {
  const dueAt = new Date(now.getTime() + LEASE)
  const row = { id, recipient, copy, url, teamId, dueAt, createdAt: now }
  return insertWhere(db, outgoingMails, row, condition).returning({ id: outgoingMails.id })
}

/**
 * Returns the statement that leaves a mail to the next {@link flushOutbox}, if the condition holds. The recipient may be a
 * query, which must find one address where the condition holds.
 */
export function queueMail(
  db: Database,
  {
    recipient,
    copy,
    url,
    teamId = null,
  }: Omit<OutboxMail, 'id' | 'recipient' | 'teamId'> & {
    recipient: string | SQL
    teamId?: string | SQL | null
  },
  now: Date,
  condition: SQL,
) {
  const id = crypto.randomUUID()
  const row = { id, recipient, copy, url, teamId, dueAt: now, createdAt: now }
  return insertWhere(db, outgoingMails, row, condition)
}

/** Builds the row of a mail to each of the people whom a statement selects, for the next {@link flushOutbox}. */
export function mailToEach(
  mail: { recipient: SQL; copy: Mail | SQL; url: string; teamId?: string | SQL },
  now: Date,
  dueAt = now,
) {
  return { id: sql`lower(hex(randomblob(16)))`, ...mail, dueAt, createdAt: now }
}

/**
 * Sends a mail after the answer, so that neither the answer nor its timing depends on the mail service, and removes it
 * from the outbox if it is there.
 */
export function sendAfterAnswer(c: Context<AppEnv>, mail: OutgoingMail | OutboxMail): void {
  c.executionCtx.waitUntil(
    'id' in mail ? deliverFromOutbox(c.env, c.var.db, mail) : deliver(c.env, mail),
  )
}

/**
 * Sends the mails left in the outbox by a Worker that ended or a mail service that was busy, but for those about a team that has
 * been deleted. `now` is in milliseconds.
 */
export async function flushOutbox(env: Env, db: Database, now: number): Promise<void> {
  const isTooOld = lt(outgoingMails.createdAt, new Date(now - RETENTION))
  const isOfTeam = rowExists(teams, eq(teams.id, outgoingMails.teamId))
  await batchOf(db, {
    settled: settle(db, isTooOld, { delivery: 'given-up' }),
    givenUp: db.delete(outgoingMails).where(isTooOld),
    pointless: db.delete(outgoingMails).where(and(isNotNull(outgoingMails.teamId), not(isOfTeam))),
  })
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lte(outgoingMails.dueAt, new Date(now)))
    .orderBy(outgoingMails.dueAt)
    .limit(MOST_PER_RUN)
  const claimed = await db
    .update(outgoingMails)
    .set({ dueAt: new Date(now + LEASE) })
    .where(inArray(outgoingMails.id, due))
    .returning()
  // The database returns them in any order.
  const inTurn = claimed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const mail of inTurn) await deliverFromOutbox(env, db, mail)
}

/** Sends what a write left in the outbox once it has been answered: whoever is told should not wait for the next cron. */
export function flushAfterAnswer() {
  return createMiddleware<AppEnv>(async function flush(c, next) {
    await next()
    if (!c.res.ok || c.req.method === 'GET') return
    const flushing = flushOutbox(c.env, c.var.db, Date.now()).catch((error: Error) =>
      console.error('outbox not flushed', { name: error.name }),
    )
    c.executionCtx.waitUntil(flushing)
  })
}

/** Builds the statement that keeps what became of the mails about teams, before they leave the outbox. */
function settle(
  db: Database,
  where: SQL,
  { delivery, mailId = null }: { delivery: Exclude<Delivery, 'waiting'>; mailId?: string | null },
) {
  const row = {
    id: sql`${outgoingMails.id}`,
    teamId: sql`${outgoingMails.teamId}`,
    recipient: sql`${outgoingMails.recipient}`,
    subject: sql`${outgoingMails.copy}->>'subject'`,
    delivery,
    mailId,
    createdAt: sql`${outgoingMails.createdAt}`,
  }
  const isOfTeam = rowExists(teams, eq(teams.id, outgoingMails.teamId))
  return insertFrom(
    db,
    settledMails,
    row,
    sql`FROM ${outgoingMails} WHERE ${and(where, isOfTeam)}`,
  ).onConflictDoNothing()
}

async function deliverFromOutbox(env: Env, db: Database, mail: OutboxMail) {
  try {
    const { delivery, mailId } = await deliver(env, mail)
    if (delivery === 'waiting') return
    await batchOf(db, {
      // An answer to what somebody sent has the id of its mail.
      entry: mail.copy.thread
        ? db.update(intakeEntries).set({ delivery, mailId }).where(eq(intakeEntries.id, mail.id))
        : undefined,
      settled: settle(db, eq(outgoingMails.id, mail.id), { delivery, mailId }),
      gone: db.delete(outgoingMails).where(eq(outgoingMails.id, mail.id)),
    })
  } catch (error) {
    // It stays in the outbox. Only the name: the error's message may hold values.
    console.error('mail not delivered', { name: (error as Error).name })
  }
}
