import { and, desc, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database, Databases } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { Failure } from '../../http/errors.ts'
import { countEvents, isEventMessage } from '../message.ts'
import { deadEvents } from '../schema/events.ts'
import { groupBySize } from './group-by-size.ts'

/** With the queue's hundred retries this outlasts an outage of a day. */
const RETRY_SECONDS = 900
/** The dead letters that one request lists, and can replay: a queue takes 100 messages and 256 KB at once. */
export const MOST_LISTED = 100
const MOST_BYTES_AT_ONCE = 200_000

const bytes = sql<number>`length(CAST(${deadEvents.body} AS BLOB))`

/** Stores the messages of the dead-letter queue, where an administrator can see, replay and discard them. */
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
          JSON.stringify(isEventMessage(body) ? { ...body, network: null } : (body ?? null)),
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
export async function listDeadLetters(analytics: Database) {
  const { id, events, diedAt, replayedAt } = deadEvents
  const newest = (where: SQL) =>
    analytics
      .select({ id, events, diedAt, replayedAt, bytes })
      .from(deadEvents)
      .where(where)
      .orderBy(desc(diedAt))
      .limit(MOST_LISTED)
  const { waiting, replayed, counted } = await batchOf(analytics, {
    waiting: newest(isNull(replayedAt)),
    replayed: newest(isNotNull(replayedAt)),
    counted: analytics
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
  databases: Databases,
  queue: Queue,
  ids: string[],
  actor: Actor,
): Promise<number> {
  const waiting = await databases.analytics
    .select({ id: deadEvents.id, bytes })
    .from(deadEvents)
    .where(stillWaiting(ids))
    .orderBy(deadEvents.diedAt)
  let replayed = 0
  const groups = groupBySize(waiting, (letter) => letter.bytes, MOST_BYTES_AT_ONCE)
  for (const group of groups) {
    const inGroup = group.map(({ id }) => id)
    replayed += await replayGroup(databases, queue, inGroup, actor)
  }
  return replayed
}

/**
 * Replays one group of dead letters. They are marked only after the queue and the audit log have them: one sent twice is
 * stored once, one marked too early would be lost. Each group is marked on its own, so that a later one can fail.
 */
async function replayGroup(
  { db, analytics }: Databases,
  queue: Queue,
  ids: string[],
  actor: Actor,
): Promise<number> {
  const letters = await analytics
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
  const now = new Date()
  await logAction(db, 'analytics_replayed', actor, { now, details: { messages: letters.length } })
  await analytics.update(deadEvents).set({ replayedAt: now.toISOString() }).where(stillWaiting(ids))
  return letters.length
}

/**
 * Discards a dead letter; returns false if none with this id is waiting. Logged first, and once: the log is in the other
 * database, and an entry for a discard that failed is better than a discard without an entry.
 */
export async function discardDeadLetter(
  { db, analytics }: Databases,
  id: string,
  actor: Actor,
): Promise<boolean> {
  const here = and(eq(deadEvents.id, id), isNull(deadEvents.replayedAt))
  const waiting = await analytics.select({ id: deadEvents.id }).from(deadEvents).where(here)
  if (waiting.length === 0) return false
  const isLogged = rowExists(
    auditLog,
    eq(auditLog.action, 'analytics_discarded'),
    eq(auditLog.subjectId, id),
  )
  await logAction(db, 'analytics_discarded', actor, {
    now: new Date(),
    subjectId: id,
    where: not(isLogged),
  })
  const discarded = await analytics.delete(deadEvents).where(here).returning({ id: deadEvents.id })
  return discarded.length > 0
}

function stillWaiting(ids: string[]) {
  return and(
    isNull(deadEvents.replayedAt),
    inArray(deadEvents.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  )
}
