import { and, between, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { funnelSteps, measuredPages } from '#content/wire/analytics.ts'
import type { Database } from '../db/client.ts'
import {
  analyticsDailyPages as pages,
  analyticsDailyVisits as visits,
} from '../db/schema/analytics-rollups.ts'
import {
  analyticsRejected as rejected,
  analyticsSessions as sessions,
  deadEvents,
} from '../db/schema/analytics.ts'
import { teams } from '../db/schema/teams.ts'
import { listDays, previousRange, type Range } from './range.ts'

const LIVE_MINUTES = 5
/** Values of one list of sources that a screen gets. */
const MOST_VALUES = 50
const HOUR = 3600_000

/** A sum over counters, 0 where there are none. */
const sum = (column: SQL.Aliased | Parameters<typeof eq>[0]) =>
  sql<number>`coalesce(sum(${column}), 0)`
const average = (total: number, count: number) => (count ? Math.round(total / count) : 0)
const inRange = (
  column: typeof pages.day | typeof visits.day | typeof rejected.day,
  range: Range,
) => between(column, range.from, range.to)

/** Visits and views of each day, their totals, and the same for the days just before. */
export async function readOverview(db: Database, range: Range) {
  const previous = previousRange(range)
  const both = { from: previous.from, to: range.to }
  const [visitRows, pageRows] = await db.batch([
    db
      .select({ day: visits.day, visits: visits.visits })
      .from(visits)
      .where(and(inRange(visits.day, both), eq(visits.kind, 'all'))),
    db
      .select({ day: pages.day, views: sum(pages.views), activeMs: sum(pages.activeMs) })
      .from(pages)
      .where(inRange(pages.day, both))
      .groupBy(pages.day),
  ])
  const visitsOf = new Map(visitRows.map((row) => [row.day, row.visits]))
  const pagesOf = new Map(pageRows.map((row) => [row.day, row]))
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
      days: days.map(({ day, visits: visitsThatDay, views }) => ({
        day,
        visits: visitsThatDay,
        views,
      })),
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

/** Every measured page, most viewed first. */
export async function readPages(db: Database, range: Range) {
  const rows = await db
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

/**
 * Where visits came from, most first, beside all visits of the period; `values` says how many each list has in all. An
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

/** How many visits came at least this far; the last step counts the teams registered in those days, on any page. */
export async function readFunnel(db: Database, range: Range) {
  const first = new Date(range.from)
  const last = new Date(Date.parse(range.to) + 24 * HOUR - 1)
  const [steps, [registered]] = await db.batch([
    db
      .select({ step: visits.value, visits: sum(visits.visits) })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, 'step')))
      .groupBy(visits.value),
    db
      .select({ count: sql<number>`count(*)` })
      .from(teams)
      .where(between(teams.createdAt, first, last)),
  ])
  const reached = (least: number) =>
    steps.filter(({ step }) => Number(step) >= least).reduce((all, row) => all + row.visits, 0)
  return {
    steps: funnelSteps.map((id, index) => ({
      id,
      count: id === 'registered' ? (registered?.count ?? 0) : reached(index),
    })),
  }
}

/** Who is there now: sessions heard of in the last minutes, by the page they were last on. */
export async function readLive(db: Database, now = Date.now()) {
  const rows = await db
    .select({ path: sessions.lastPath, visitors: sql<number>`count(*)` })
    .from(sessions)
    .where(
      and(
        // The index is on the start; a session that began before yesterday is not looked for.
        gt(sessions.startedAt, new Date(now - 24 * HOUR).toISOString()),
        gt(sessions.seenAt, new Date(now - LIVE_MINUTES * 60_000).toISOString()),
        eq(sessions.isBot, false),
      ),
    )
    .groupBy(sessions.lastPath)
    .orderBy(desc(sql`count(*)`))
  return {
    minutes: LIVE_MINUTES,
    visitors: rows.reduce((all, row) => all + row.visitors, 0),
    pages: rows,
  }
}

/** What was marked, refused or could not be stored. */
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
