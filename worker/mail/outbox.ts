import { eq, inArray, lt, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Mail } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import type { AppEnv } from '../http/context.ts'
import { sendMail } from './send.ts'

/** Milliseconds that the sending of one mail takes at the most; after that somebody else may try. */
const SENDING_TIME = 120_000
/** Milliseconds after which a mail that nobody takes is given up. */
const PATIENCE = 3 * 24 * 3600_000
const MOST_AT_ONCE = 20

/** An acknowledgement; `url` is where the copy's button leads. */
export type Acknowledgement = { id: string; recipient: string; copy: Mail; url: string }

/** The statement by which an acknowledgement is stored together with what it acknowledges. */
export function keepMail(db: Database, mail: Acknowledgement, now: Date) {
  const dueAt = new Date(now.getTime() + SENDING_TIME)
  return db.insert(outgoingMails).values({ ...mail, dueAt, createdAt: now })
}

/** Sends a mail that was kept, once the answer is on its way. */
export function sendKeptMail(c: Context<AppEnv>, mail: Acknowledgement): void {
  c.executionCtx.waitUntil(deliver(c.env, c.var.db, mail))
}

/** Sends what a Worker that ended, or a mail service that was busy, left behind. */
export async function sendLeftMails(env: Env, db: Database, now: number): Promise<void> {
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
  for (const mail of claimed) await deliver(env, db, mail)
}

async function deliver(env: Env, db: Database, { id, recipient, copy, url }: Acknowledgement) {
  try {
    const isDone = await sendMail(env, recipient, copy, { url })
    if (isDone) await db.delete(outgoingMails).where(eq(outgoingMails.id, id))
  } catch (error) {
    // It will be sent again. The name only: the error's text may hold values.
    console.error('mail not done with', { name: (error as Error).name })
  }
}
