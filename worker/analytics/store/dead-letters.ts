import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { deadEvents } from '../../db/schema/analytics.ts'
import { Failure } from '../../http/errors.ts'
import { countEvents, isEventMessage } from '../message.ts'
import { groupBySize } from './group-by-size.ts'

/** With the queue's hundred retries this outlasts an outage of a day. */
const RETRY_SECONDS = 900
/** The dead letters that one request lists, and can replay: a queue takes 100 messages and 256 KB at once. */
export const MOST_LISTED = 100
const MOST_BYTES_AT_ONCE = 200_000

const bytes = sql<number>`length(CAST(${deadEvents.body} AS BLOB))`

/** Stores the messages of the dead-letter queue in D1, where an administrator can see, replay and discard them. */
export async function storeDeadLetters(
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

/** Lists the dead letters without their bodies: those that wait, then those replayed, each the newest first. */
export async function listDeadLetters(db: Database) {
  const { id, events, diedAt, replayedAt } = deadEvents
  const newest = (where: SQL) =>
    db
      .select({ id, events, diedAt, replayedAt, bytes })
      .from(deadEvents)
      .where(where)
      .orderBy(desc(diedAt))
      .limit(MOST_LISTED)
  const { waiting, replayed, counted } = await batchOf(db, {
    waiting: newest(isNull(replayedAt)),
    replayed: newest(isNotNull(replayedAt)),
    counted: db
      .select({ letters: sql<number>`count(*)`, events: sql<number>`coalesce(sum(${events}), 0)` })
      .from(deadEvents)
      .where(isNull(replayedAt)),
  })
  return {
    letters: [...waiting, ...replayed].slice(0, MOST_LISTED),
    waiting: counted[0]?.letters ?? 0,
    waitingEvents: counted[0]?.events ?? 0,
  }
}

/** Sends those of the dead letters that wait to the events queue again, oldest first, and returns how many. */
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
 * Replays one group of dead letters. They are marked only after the queue has them: one sent twice is stored once, one
 * marked too early would be lost. Mark and audit record are one batch per group, so that a later group can fail.
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

/** Discards a dead letter; returns false if none with this id is waiting. */
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
