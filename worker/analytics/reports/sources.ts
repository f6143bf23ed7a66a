import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { analyticsDailyVisits as visits } from '../schema/rollups.ts'
import { inRange, sum } from './sums.ts'

/** The most values of each list that the dashboard gets. */
const MOST_VALUES = 50

/**
 * Reads where visits came from, most frequent first, and the number of all visits; `values` tells how long each list is
 * in full. An empty value means no referrer, or unknown. A negative `most` leaves nothing out.
 */
export async function readSources(analytics: Database, range: Range, most = MOST_VALUES) {
  const count = sum(visits.visits)
  const topOf = (kind: 'referrer' | 'country' | 'device' | 'language') =>
    analytics
      .select({ value: visits.value, visits: count, values: sql<number>`count(*) OVER ()` })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, kind)))
      .groupBy(visits.value)
      .having(gt(count, 0))
      .orderBy(desc(count), visits.value)
      .limit(most)
  const { total, referrers, countries, devices, languages } = await batchOf(analytics, {
    total: analytics
      .select({ visits: count })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, 'all'))),
    referrers: topOf('referrer'),
    countries: topOf('country'),
    devices: topOf('device'),
    languages: topOf('language'),
  })
  const valuesOf = (rows: typeof referrers) => rows[0]?.values ?? 0
  const listOf = (rows: typeof referrers) =>
    rows.map((row) => ({ value: row.value, visits: row.visits }))
  return {
    visits: total[0]?.visits ?? 0,
    values: {
      referrers: valuesOf(referrers),
      countries: valuesOf(countries),
      devices: valuesOf(devices),
      languages: valuesOf(languages),
    },
    referrers: listOf(referrers),
    countries: listOf(countries),
    devices: listOf(devices),
    languages: listOf(languages),
  }
}
