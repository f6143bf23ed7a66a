import type {
  analyticsHeatmap,
  analyticsPageViews,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../schema/events.ts'

/**
 * How a column merges when two records of the same session, view or click meet. The merge in memory, the merge in the
 * database and the changes of the rollups are all generated from these rules: see merge.ts.
 *
 * - `least`, `greatest`: the smaller or the larger of the two; null gives way.
 * - `first`: the stored value, or the other one if that is null.
 * - `ignore`: the stored value; the records never differ here.
 * - `latest`: the value of the session's later page view.
 * - `furthest`: the larger, and at least {@link EXPLORED} if the records end on different pages.
 */
export type MergeRule = 'least' | 'greatest' | 'first' | 'ignore' | 'latest' | 'furthest'

type Table = { $inferSelect: Record<string, unknown> }
/** A rule for every column of a table, so that a new column does not compile without one. */
export type MergeRules<Stored extends Table> = Record<keyof Stored['$inferSelect'], MergeRule>

/** The funnel step of a session with more than one page: two records with different last pages prove it. */
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
