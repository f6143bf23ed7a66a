import { and, desc, eq, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import {
  analyticsDailyPages as pages,
  analyticsDailyVisits as visits,
} from '../../db/schema/analytics-rollups.ts'
import { analyticsRejected as rejected, deadEvents } from '../../db/schema/analytics.ts'
import { inRange, sum } from './sums.ts'

/** Counts what was marked as a bot's, rejected, or could not be stored. */
export async function readHealth(db: Database, range: Range) {
  const events = sum(rejected.events)
  const { traffic, views, reasons, letters } = await batchOf(db, {
    traffic: db
      .select({ visits: sum(visits.visits), bots: sum(visits.bots) })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, 'all'))),
    views: db
      .select({ bots: sum(pages.botViews) })
      .from(pages)
      .where(inRange(pages.day, range)),
    reasons: db
      .select({ reason: rejected.reason, events })
      .from(rejected)
      .where(inRange(rejected.day, range))
      .groupBy(rejected.reason)
      .orderBy(desc(events)),
    letters: db
      .select({
        waiting: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NULL), 0)`,
        replayed: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NOT NULL), 0)`,
      })
      .from(deadEvents),
  })
  return {
    visits: traffic[0]?.visits ?? 0,
    botVisits: traffic[0]?.bots ?? 0,
    botViews: views[0]?.bots ?? 0,
    rejected: reasons,
    rejectedEvents: reasons.reduce((all, row) => all + row.events, 0),
    deadLetters: { waiting: letters[0]?.waiting ?? 0, replayed: letters[0]?.replayed ?? 0 },
  }
}
