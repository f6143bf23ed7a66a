import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import type { Database } from '../../db/client.ts'
import { analyticsDailyVisits as visits } from '../../db/schema/analytics-rollups.ts'
import { inRange, sum } from './sums.ts'

/** Values of one list of sources that a screen gets. */
const MOST_VALUES = 50

/**
 * Reads where visits came from, most first, beside all visits of the period; `values` says how many each list has in all. An
 * empty value means: no referrer, or not known. With a negative `most` nothing is left out.
 */
export async function readSources(db: Database, range: Range, most = MOST_VALUES) {
  const total = sum(visits.visits)
  const all = db
    .select({ visits: total })
    .from(visits)
    .where(and(inRange(visits.day, range), eq(visits.kind, 'all')))
  const topOf = (kind: 'referrer' | 'country' | 'device' | 'language') =>
    db
      .select({ value: visits.value, visits: total, values: sql<number>`count(*) OVER ()` })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, kind)))
      .groupBy(visits.value)
      .having(gt(total, 0))
      .orderBy(desc(total), visits.value)
      .limit(most)
  const [[period], referrers, countries, devices, languages] = await db.batch([
    all,
    topOf('referrer'),
    topOf('country'),
    topOf('device'),
    topOf('language'),
  ])
  const valuesOf = (rows: typeof referrers) => rows[0]?.values ?? 0
  const listOf = (rows: typeof referrers) =>
    rows.map(({ value, visits: count }) => ({ value, visits: count }))
  return {
    visits: period?.visits ?? 0,
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
