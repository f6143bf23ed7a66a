import { and, desc, eq, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { fullMark } from '../limits.ts'
import { analyticsRejected as rejected, deadEvents } from '../schema/events.ts'
import { analyticsDropped as dropped } from '../schema/guards.ts'
import { analyticsDailyPages as pages, analyticsDailyVisits as visits } from '../schema/rollups.ts'
import { inRange, sum } from './sums.ts'

/** Counts what was marked as a bot's, rejected, or could not be stored, and tells how full the database is. */
export async function readHealth(analytics: Database, range: Range) {
  const events = sum(rejected.events)
  const counting = batchOf(analytics, {
    traffic: analytics
      .select({ visits: sum(visits.visits), bots: sum(visits.bots) })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, 'all'))),
    views: analytics
      .select({ bots: sum(pages.botViews) })
      .from(pages)
      .where(inRange(pages.day, range)),
    reasons: analytics
      .select({ reason: rejected.reason, events })
      .from(rejected)
      .where(inRange(rejected.day, range))
      .groupBy(rejected.reason)
      .orderBy(desc(events)),
    drops: analytics
      .select({ reason: dropped.reason, events: sum(dropped.events) })
      .from(dropped)
      .where(inRange(dropped.day, range))
      .groupBy(dropped.reason),
    letters: analytics
      .select({
        waiting: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NULL), 0)`,
        replayed: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NOT NULL), 0)`,
      })
      .from(deadEvents),
  })
  const [room, counts] = await Promise.all([analytics.run(sql`SELECT 1`), counting])
  const { traffic, views, reasons, drops, letters } = counts
  const refused = [...reasons, ...drops].sort((one, other) => other.events - one.events)
  const bytes = room.meta.size_after
  return {
    room: { bytes, mark: fullMark, isFull: bytes > fullMark },
    visits: traffic[0]?.visits ?? 0,
    botVisits: traffic[0]?.bots ?? 0,
    botViews: views[0]?.bots ?? 0,
    rejected: refused,
    rejectedEvents: refused.reduce((all, row) => all + row.events, 0),
    deadLetters: { waiting: letters[0]?.waiting ?? 0, replayed: letters[0]?.replayed ?? 0 },
  }
}
