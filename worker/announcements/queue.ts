import { and, eq, lte, sql } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { announcementRecipients as recipients, announcements } from '../db/schema/announcements.ts'
import { foundEmail, hasRefused, selectAudience } from './audience.ts'
import { giveUpLost, sendPortion } from './portions.ts'
import { stopAbandoned } from './steer.ts'

/** A message of the queue: send the next portion of this announcement. */
type Next = { announcementId: string }

const isNext = (body: unknown): body is Next =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Partial<Next>).announcementId === 'string'

/** Sends a portion for each message of the queue, and asks for the next. A message that comes twice sends another portion. */
export async function consumeAnnouncements(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const db = openDatabase(env)
  for (const message of batch.messages) {
    try {
      if (isNext(message.body)) {
        const { announcementId } = message.body
        if (await sendPortion(env, db, announcementId)) await askForNext(env, announcementId)
      }
      message.ack()
    } catch (error) {
      // Only the name: the error's message may hold addresses.
      console.error('announcement not sent on', { name: (error as Error).name })
      message.retry()
    }
  }
}

/** Asks the queue to send the next portion of an announcement. */
async function askForNext(env: Env, announcementId: string): Promise<void> {
  await env.ANNOUNCEMENTS.send({ announcementId })
}

/** Starts the announcements that are due, and continues those that are waiting. `now` is in milliseconds. */
export async function continueAnnouncements(env: Env, db: Database, now: number): Promise<void> {
  await stopAbandoned(db)
  await startAnnouncements(db, now)
  await giveUpLost(db, now)
  const sending = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.state, 'sending'))
  for (const { id } of sending) await askForNext(env, id)
}

/**
 * Chooses the recipients of every announcement whose time has come, in one transaction with the change of its state: people who
 * join a team later do not get it, and two runs that start it at once choose them only once.
 */
async function startAnnouncements(db: Database, now: number): Promise<void> {
  const at = new Date(now)
  const due = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.state, 'scheduled'), lte(announcements.startsAt, at)))
  for (const { id, revision, audience, hubId } of due) {
    // If it was paused, changed and sent again in the meantime, it has another audience.
    const isDue = and(
      eq(announcements.id, id),
      eq(announcements.revision, revision),
      eq(announcements.state, 'scheduled'),
      lte(announcements.startsAt, at),
    )
    await batchOf(db, {
      chosen: insertFrom(
        db,
        recipients,
        {
          announcementId: id,
          email: foundEmail,
          id: sql`lower(hex(randomblob(16)))`,
          state: sql`CASE WHEN ${hasRefused} THEN 'unsubscribed' ELSE 'waiting' END`,
        },
        sql`FROM ${selectAudience(db, { audience, hubId }, at)} WHERE ${rowExists(announcements, isDue)}`,
      ).onConflictDoNothing(),
      started: db
        .update(announcements)
        .set({
          state: 'sending',
          startedAt: at,
          recipients: sql`(SELECT count(*) FROM ${recipients} WHERE ${eq(recipients.announcementId, id)})`,
        })
        .where(isDue),
    })
  }
}
