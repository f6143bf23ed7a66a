import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { deadEvents } from '../../db/schema/analytics.ts'
import { Failure } from '../../http/errors.ts'
import { countEvents, isEventMessage } from '../message.ts'
import { groupBySize } from './group-by-size.ts'

/** With the hundred tries that the queue has, an outage of a day is waited for. */
const RETRY_SECONDS = 900
/** Of these all can be sent again by one request, and at once: the queue takes 100 messages and 256 KB at a time. */
export const MOST_LISTED = 100
const MOST_BYTES_AT_ONCE = 200_000

const bytes = sql<number>`length(CAST(${deadEvents.body} AS BLOB))`

/** Stores what the dead-letter queue delivers: every message is kept in D1, where an admin can see it and send it again. */
export async function keepDeadLetters(
  batch: MessageBatch<unknown>,
  database: D1Database,
): Promise<void> {
  const diedAt = new Date().toISOString()
  const keep = database.prepare(
    'INSERT INTO dead_events (id, body, events, died_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  try {
    await database.batch(
      batch.messages.map(({ id, body }) =>
        keep.bind(
          id,
          JSON.stringify(body ?? null),
          isEventMessage(body) ? countEvents(body) : 0,
          diedAt,
        ),
      ),
    )
    batch.ackAll()
  } catch {
    console.warn('analytics: dead letters put back', { messages: batch.messages.length })
    batch.retryAll({ delaySeconds: RETRY_SECONDS })
  }
}

/** Lists the dead letters without their bodies: those that wait before those sent again, the newest first. */
export async function listDeadLetters(db: Database) {
  const { id, events, diedAt, replayedAt } = deadEvents
  const newest = (where: SQL) =>
    db
      .select({ id, events, diedAt, replayedAt, bytes })
      .from(deadEvents)
      .where(where)
      .orderBy(desc(diedAt))
      .limit(MOST_LISTED)
  const counts = db
    .select({ waiting: sql<number>`count(*)`, events: sql<number>`coalesce(sum(${events}), 0)` })
    .from(deadEvents)
    .where(isNull(replayedAt))
  const [waiting, replayed, [all]] = await db.batch([
    newest(isNull(replayedAt)),
    newest(isNotNull(replayedAt)),
    counts,
  ])
  return {
    letters: [...waiting, ...replayed].slice(0, MOST_LISTED),
    waiting: all?.waiting ?? 0,
    waitingEvents: all?.events ?? 0,
  }
}

/** Sends those of the dead letters that wait to the events queue again, oldest first, and says how many. */
export async function replayDeadLetters(
  db: Database,
  queue: Queue,
  ids: string[],
  actor: Actor,
): Promise<number> {
  const waiting = await db
    .select({ id: deadEvents.id, bytes })
    .from(deadEvents)
    .where(stillWaiting(ids))
    .orderBy(deadEvents.diedAt)
  let replayed = 0
  const groups = groupBySize(waiting, (letter) => letter.bytes, MOST_BYTES_AT_ONCE)
  for (const group of groups) {
    const inGroup = group.map(({ id }) => id)
    replayed += await replayGroup(db, queue, inGroup, actor)
  }
  return replayed
}

/**
 * Sends some of the dead letters again. They are marked only after the queue has them: a letter that goes out twice is stored once, one that is marked too
 * early would be lost. Each group is noted with its mark, so that what comes after it can fail.
 */
async function replayGroup(db: Database, queue: Queue, ids: string[], actor: Actor) {
  const letters = await db
    .select({ body: deadEvents.body })
    .from(deadEvents)
    .where(stillWaiting(ids))
    .orderBy(deadEvents.diedAt)
  if (letters.length === 0) return 0
  try {
    await queue.sendBatch(letters.map(({ body }) => ({ body: JSON.parse(body) })))
  } catch {
    throw new Failure('analytics.unavailable', 503)
  }
  await db.batch([
    logAction(db, 'analytics_replayed', actor, {
      now: new Date(),
      details: { messages: letters.length },
    }),
    db.update(deadEvents).set({ replayedAt: new Date().toISOString() }).where(stillWaiting(ids)),
  ])
  return letters.length
}

/** Throws a dead letter away; false if there is none of this id that waits. */
export async function discardDeadLetter(db: Database, id: string, actor: Actor): Promise<boolean> {
  const here = and(eq(deadEvents.id, id), isNull(deadEvents.replayedAt))
  const where = rowExists(deadEvents, here)
  const { discarded } = await batchOf(db, {
    log: logAction(db, 'analytics_discarded', actor, { now: new Date(), subjectId: id, where }),
    discarded: db.delete(deadEvents).where(here).returning({ id: deadEvents.id }),
  })
  return discarded.length > 0
}

function stillWaiting(ids: string[]) {
  return and(
    isNull(deadEvents.replayedAt),
    inArray(deadEvents.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  )
}
