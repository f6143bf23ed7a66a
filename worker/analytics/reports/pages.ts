import type { Range } from '#content/wire/analytics-period.ts'
import { measuredPages } from '#content/wire/analytics.ts'
import type { Database } from '../../db/client.ts'
import { analyticsDailyPages as pages } from '../schema/rollups.ts'
import { average, inRange, sum } from './sums.ts'

/** Reads the figures of every measured page, the most viewed first. Times are in milliseconds, depth in per cent. */
export async function readPages(analytics: Database, range: Range) {
  const rows = await analytics
    .select({
      path: pages.pagePath,
      views: sum(pages.views),
      visits: sum(pages.sessions),
      activeMs: sum(pages.activeMs),
      wallMs: sum(pages.wallMs),
      depth: sum(pages.depthSum),
      exits: sum(pages.exits),
    })
    .from(pages)
    .where(inRange(pages.day, range))
    .groupBy(pages.pagePath)
  const byPath = new Map(rows.map((row) => [row.path, row]))
  return measuredPages
    .map((path) => {
      const row = byPath.get(path) ?? {
        views: 0,
        visits: 0,
        activeMs: 0,
        wallMs: 0,
        depth: 0,
        exits: 0,
      }
      return {
        path,
        views: row.views,
        visits: row.visits,
        averageActiveMs: average(row.activeMs, row.views),
        averageWallMs: average(row.wallMs, row.views),
        averageDepth: average(row.depth, row.visits),
        exits: row.exits,
        exitShare: row.visits ? row.exits / row.visits : 0,
      }
    })
    .sort((one, other) => other.views - one.views)
}
