import { eq, inArray, lt, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../db/client.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import type { AppEnv } from '../http/context.ts'
import { deliver, type OutgoingMail } from './deliver.ts'

/** Milliseconds for which a mail is reserved for whoever is sending it; after that it may be claimed again. */
const LEASE = 120_000
/** Milliseconds after which an undelivered mail is given up. */
const RETENTION = 3 * 24 * 3600_000
const MOST_PER_RUN = 20

/** A mail that stays in the outbox until it is delivered; `id` is the key of the form that it acknowledges. */
export type OutboxMail = OutgoingMail & { id: string; url: string }

/** Returns the statement that puts a mail into the outbox, for the batch that stores what it acknowledges. */
export function addToOutbox(db: Database, { id, recipient, copy, url }: OutboxMail, now: Date) {
  const dueAt = new Date(now.getTime() + LEASE)
  return db.insert(outgoingMails).values({ id, recipient, copy, url, dueAt, createdAt: now })
}

/**
 * Sends a mail after the answer, so that neither the answer nor its timing depends on the mail service, and takes it out
 * of the outbox if it is there.
 */
export function sendAfterAnswer(c: Context<AppEnv>, mail: OutgoingMail | OutboxMail): void {
  c.executionCtx.waitUntil(
    'id' in mail ? deliverFromOutbox(c.env, c.var.db, mail) : deliver(c.env, mail),
  )
}

/** Sends the mails left in the outbox by a Worker that ended or a mail service that was busy. `now` is in milliseconds. */
export async function flushOutbox(env: Env, db: Database, now: number): Promise<void> {
  await db.delete(outgoingMails).where(lt(outgoingMails.createdAt, new Date(now - RETENTION)))
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
  for (const mail of claimed) await deliverFromOutbox(env, db, mail)
}

async function deliverFromOutbox(env: Env, db: Database, mail: OutboxMail) {
  try {
    const isDone = await deliver(env, mail)
    if (isDone) await db.delete(outgoingMails).where(eq(outgoingMails.id, mail.id))
  } catch (error) {
    // It stays in the outbox. Only the name: the error's message may hold values.
    console.error('mail not delivered', { name: (error as Error).name })
  }
}
