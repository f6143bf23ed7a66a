import { and, desc, inArray, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import type { Database } from '../../db/client.ts'
import {
  analyticsDailyPages as pages,
  analyticsDailyVisits as visits,
} from '../../db/schema/analytics-rollups.ts'
import { analyticsRejected as rejected, deadEvents } from '../../db/schema/analytics.ts'
import { inRange, sum } from './sums.ts'

/** Reads how much was marked, refused or could not be stored. */
export async function readHealth(db: Database, range: Range) {
  const refused = sum(rejected.events)
  const [[traffic], [botViews], reasons, [dead]] = await db.batch([
    db
      .select({ visits: sum(visits.visits), bots: sum(visits.bots) })
      .from(visits)
      .where(and(inRange(visits.day, range), inArray(visits.kind, ['all']))),
    db
      .select({ views: sum(pages.botViews) })
      .from(pages)
      .where(inRange(pages.day, range)),
    db
      .select({ reason: rejected.reason, events: refused })
      .from(rejected)
      .where(inRange(rejected.day, range))
      .groupBy(rejected.reason)
      .orderBy(desc(refused)),
    db
      .select({
        waiting: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NULL), 0)`,
        replayed: sql<number>`coalesce(sum(${deadEvents.replayedAt} IS NOT NULL), 0)`,
      })
      .from(deadEvents),
  ])
  return {
    visits: traffic?.visits ?? 0,
    botVisits: traffic?.bots ?? 0,
    botViews: botViews?.views ?? 0,
    rejected: reasons,
    rejectedEvents: reasons.reduce((all, row) => all + row.events, 0),
    deadLetters: { waiting: dead?.waiting ?? 0, replayed: dead?.replayed ?? 0 },
  }
}
