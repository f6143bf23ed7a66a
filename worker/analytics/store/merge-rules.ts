import type {
  analyticsHeatmap,
  analyticsPageViews,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../../db/schema/analytics.ts'

/**
 * What becomes of a column where two records of the same session, view or click meet. The merge in memory, the one in
 * the database and what the rollups gain are all made from these words: see merge.ts.
 *
 * - `least`, `greatest`: the smaller or the larger of the two; what is not known gives way.
 * - `first`: what is there stays, what is not known is filled in.
 * - `ignore`: what is there stays; the records do not differ.
 * - `latest`: as in the record of the session's later page view.
 * - `furthest`: the larger, and at least {@link EXPLORED} where the records end on different pages.
 */
export type MergeRule = 'least' | 'greatest' | 'first' | 'ignore' | 'latest' | 'furthest'

type Table = { $inferSelect: Record<string, unknown> }
/** A rule for every column: a new one cannot be forgotten. */
export type MergeRules<Stored extends Table> = Record<keyof Stored['$inferSelect'], MergeRule>

/** A step of the funnel, known by more than one page: as long as a session has shown one page, that is its last one. */
export const EXPLORED = 1

export const sessionRules: MergeRules<typeof analyticsSessions> = {
  sessionId: 'ignore',
  userAgent: 'least',
  referrer: 'least',
  startedAt: 'least',
  seenAt: 'greatest',
  lastViewClock: 'latest',
  lastViewId: 'latest',
  lastPath: 'latest',
  furthestStep: 'furthest',
  country: 'least',
  language: 'least',
  device: 'least',
  isBot: 'greatest',
}

export const viewRules: MergeRules<typeof analyticsPageViews> = {
  id: 'ignore',
  sessionId: 'ignore',
  pagePath: 'ignore',
  pageTitle: 'ignore',
  enteredAt: 'least',
  leftAt: 'first',
  scrollDepth: 'greatest',
  viewportClass: 'least',
  viewportHeight: 'greatest',
  documentHeight: 'greatest',
  build: 'ignore',
  isBot: 'greatest',
}

export const timeRules: MergeRules<typeof analyticsTime> = {
  pageViewId: 'ignore',
  sessionId: 'ignore',
  pagePath: 'ignore',
  activeMs: 'greatest',
  wallMs: 'greatest',
}

export const scrollRules: MergeRules<typeof analyticsScroll> = {
  sessionId: 'ignore',
  pagePath: 'ignore',
  maxScrollDepth: 'greatest',
  firstAt: 'least',
  isBot: 'greatest',
}

export const clickRules: MergeRules<typeof analyticsHeatmap> = {
  id: 'ignore',
  sessionId: 'ignore',
  pageViewId: 'ignore',
  pagePath: 'ignore',
  occurredAt: 'least',
  elementSelector: 'ignore',
  elementText: 'ignore',
  clickX: 'ignore',
  clickY: 'ignore',
  viewportWidth: 'ignore',
  viewportHeight: 'ignore',
  scrollX: 'ignore',
  scrollY: 'ignore',
  elementX: 'ignore',
  elementY: 'ignore',
  documentHeight: 'ignore',
  viewportClass: 'ignore',
  build: 'ignore',
  isDead: 'ignore',
  isRage: 'ignore',
  isBot: 'ignore',
  ingestId: 'ignore',
}
