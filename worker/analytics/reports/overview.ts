import { and, eq } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { analyticsDailyPages as pages, analyticsDailyVisits as visits } from '../schema/rollups.ts'
import { listDays, previousRange } from './range.ts'
import { average, inRange, sum } from './sums.ts'

/** Reads the visits and views of each day and their totals, and the same for the period before. */
export async function readOverview(analytics: Database, range: Range) {
  const previous = previousRange(range)
  const both = { from: previous.from, to: range.to }
  const found = await batchOf(analytics, {
    visits: analytics
      .select({ day: visits.day, visits: visits.visits })
      .from(visits)
      .where(and(inRange(visits.day, both), eq(visits.kind, 'all'))),
    pages: analytics
      .select({ day: pages.day, views: sum(pages.views), activeMs: sum(pages.activeMs) })
      .from(pages)
      .where(inRange(pages.day, both))
      .groupBy(pages.day),
  })
  const visitsOf = new Map(found.visits.map((row) => [row.day, row.visits]))
  const pagesOf = new Map(found.pages.map((row) => [row.day, row]))
  const summarise = (part: Range) => {
    const days = listDays(part).map((day) => ({
      day,
      visits: visitsOf.get(day) ?? 0,
      views: pagesOf.get(day)?.views ?? 0,
      activeMs: pagesOf.get(day)?.activeMs ?? 0,
    }))
    const total = (key: 'visits' | 'views' | 'activeMs') =>
      days.reduce((all, day) => all + day[key], 0)
    const totals = { visits: total('visits'), views: total('views'), activeMs: total('activeMs') }
    return {
      ...part,
      days,
      totals: {
        visits: totals.visits,
        views: totals.views,
        viewsPerVisit: totals.visits ? Math.round((totals.views / totals.visits) * 10) / 10 : 0,
        activeMsPerVisit: average(totals.activeMs, totals.visits),
      },
    }
  }
  return { ...summarise(range), previous: summarise(previous) }
}
