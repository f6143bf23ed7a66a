import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { deadEvents } from '../db/schema.ts'
import { Failure } from '../http/errors.ts'
import { countEvents } from './consume.ts'
import { isEventMessage } from './message.ts'

/** With the hundred tries that the queue has, an outage of a day is waited for. */
const RETRY_SECONDS = 900
/** Messages sent again by one request; the queue takes at most 100 and 256 KB at a time. */
const REPLAY_AT_ONCE = 50
const MOST_BYTES_AT_ONCE = 200_000

/** Consumes the dead-letter queue: every message is kept in D1, where an admin can see it and send it again. */
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

/** The newest dead letters, without their bodies. */
export async function listDeadLetters(db: Database) {
  const { id, events, diedAt, replayedAt } = deadEvents
  const letters = db
    .select({ id, events, diedAt, replayedAt, bytes: sql<number>`length(${deadEvents.body})` })
    .from(deadEvents)
    .orderBy(desc(diedAt))
    .limit(100)
  const counts = db
    .select({ waiting: sql<number>`count(*)`, events: sql<number>`coalesce(sum(${events}), 0)` })
    .from(deadEvents)
    .where(isNull(replayedAt))
  const [list, [waiting]] = await db.batch([letters, counts])
  return { letters: list, waiting: waiting?.waiting ?? 0, waitingEvents: waiting?.events ?? 0 }
}

/**
 * Sends dead letters to the events queue again, oldest first, and says how many. They are marked only after the queue
 * has them: a letter that goes out twice is stored once, one that is marked too early would be lost.
 */
export async function replayDeadLetters(
  db: Database,
  queue: Queue,
  ids?: string[],
): Promise<number> {
  const waiting = await db
    .select({ id: deadEvents.id, body: deadEvents.body })
    .from(deadEvents)
    .where(
      and(
        isNull(deadEvents.replayedAt),
        ids && inArray(deadEvents.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
      ),
    )
    .orderBy(deadEvents.diedAt)
    .limit(REPLAY_AT_ONCE)
  let bytes = 0
  const chosen = waiting.filter(
    ({ body }, index) => (bytes += body.length * 2) <= MOST_BYTES_AT_ONCE || index === 0,
  )
  if (chosen.length === 0) return 0
  try {
    await queue.sendBatch(chosen.map(({ body }) => ({ body: JSON.parse(body) })))
  } catch {
    throw new Failure('analytics.unavailable', 503)
  }
  await db
    .update(deadEvents)
    .set({ replayedAt: new Date().toISOString() })
    .where(
      inArray(
        deadEvents.id,
        sql`(SELECT value FROM json_each(${JSON.stringify(chosen.map(({ id }) => id))}))`,
      ),
    )
  return chosen.length
}
