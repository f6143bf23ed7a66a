import { eq, inArray, lt, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../db/client.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import type { AppEnv } from '../http/context.ts'
import { deliver, type OutgoingMail } from './deliver.ts'

/** Milliseconds that the sending of one mail takes at the most; after that somebody else may try. */
const SENDING_TIME = 120_000
/** Milliseconds after which a mail that nobody takes is given up. */
const PATIENCE = 3 * 24 * 3600_000
const MOST_AT_ONCE = 20

/** A mail that waits in the outbox until the mail service has taken it; `id` is the key of what it acknowledges. */
export type KeptMail = OutgoingMail & { id: string; url: string }

/** Puts a mail into the outbox: a statement for the batch that writes what the mail acknowledges. */
export function keepMail(db: Database, { id, recipient, copy, url }: KeptMail, now: Date) {
  const dueAt = new Date(now.getTime() + SENDING_TIME)
  return db.insert(outgoingMails).values({ id, recipient, copy, url, dueAt, createdAt: now })
}

/**
 * Sends a mail once the answer is on its way, so that neither the answer nor its time depends on the mail service.
 * One that waits in the outbox leaves it.
 */
export function sendAfterAnswer(c: Context<AppEnv>, mail: OutgoingMail | KeptMail): void {
  c.executionCtx.waitUntil('id' in mail ? release(c.env, c.var.db, mail) : deliver(c.env, mail))
}

/** Sends what a Worker that ended, or a mail service that was busy, left in the outbox. `now` in milliseconds. */
export async function flushOutbox(env: Env, db: Database, now: number): Promise<void> {
  await db.delete(outgoingMails).where(lt(outgoingMails.createdAt, new Date(now - PATIENCE)))
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lte(outgoingMails.dueAt, new Date(now)))
    .orderBy(outgoingMails.dueAt)
    .limit(MOST_AT_ONCE)
  const claimed = await db
    .update(outgoingMails)
    .set({ dueAt: new Date(now + SENDING_TIME) })
    .where(inArray(outgoingMails.id, due))
    .returning()
  for (const mail of claimed) await release(env, db, mail)
}

async function release(env: Env, db: Database, mail: KeptMail) {
  try {
    const isDone = await deliver(env, mail)
    if (isDone) await db.delete(outgoingMails).where(eq(outgoingMails.id, mail.id))
  } catch (error) {
    // It will be sent again. The name only: the error's text may hold values.
    console.error('mail not done with', { name: (error as Error).name })
  }
}
