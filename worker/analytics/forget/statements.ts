import { measuredPages } from '#content/wire/analytics.ts'
import {
  analyticsDailyPages,
  analyticsDailyVisits,
  analyticsHeatCells,
  analyticsScrollBands,
} from '../schema/rollups.ts'
import { addToRollup } from '../store/rollup-statements.ts'
import { bandSums, cellSums, pageSums, spreadVisits, visitSums } from '../store/rollups.ts'

// Statements that take rows out of the sums, or count them anew from the rows that are left. The conditions are
// constants of forget.ts; no input reaches the SQL.

const negate = <Sums extends Record<string, string>>(sums: Sums, counters: string[]): Sums =>
  Object.fromEntries(
    Object.entries(sums).map(([column, value]) => [
      column,
      counters.includes(column) ? `-(${value})` : value,
    ]),
  ) as Sums

const visitsFrom = (where: string) =>
  spreadVisits(`SELECT *, 1 AS sign FROM figma_analytics_sessions WHERE ${where}`)

const cellCounters = ['clicks', 'dead', 'rage', 'xSum', 'ySum']
const bandCounters = ['views', 'viewportHeightSum', 'documentHeightSum']

/** Takes clicks out of the cells. Parameter 1: their row ids as JSON. */
export const UNCOUNT_CLICKS = addToRollup(
  analyticsHeatCells,
  negate(cellSums, cellCounters),
  `figma_analytics_heatmap WHERE rowid IN (SELECT value FROM json_each(?1)) AND NOT is_bot`,
)

/** Takes views out of the scroll bands. Parameter 1: their row ids as JSON. */
export const UNCOUNT_VIEWS = addToRollup(
  analyticsScrollBands,
  negate(bandSums, bandCounters),
  `(SELECT *, 1 AS sign FROM figma_analytics_page_views WHERE rowid IN (SELECT value FROM json_each(?1)))
WHERE NOT is_bot`,
)

/** Takes sessions of which no page is left out of the daily visits. Parameters as for {@link LEAVE_PAGE}. */
const UNCOUNT_VISITS = addToRollup(
  analyticsDailyVisits,
  negate(visitSums, ['visits', 'bots']),
  visitsFrom(`session_id IN (SELECT value FROM json_each(?1)) AND last_path = ?2 AND NOT EXISTS (
    SELECT 1 FROM figma_analytics_scroll s WHERE s.session_id = figma_analytics_sessions.session_id)`),
)

/** Counts the clicks, views, pages or visits anew that match a condition on their rows. */
const recountCells = (where: string) =>
  addToRollup(analyticsHeatCells, cellSums, `figma_analytics_heatmap WHERE ${where} AND NOT is_bot`)

const recountBands = (where: string) =>
  addToRollup(
    analyticsScrollBands,
    bandSums,
    `(SELECT *, 1 AS sign FROM figma_analytics_page_views WHERE ${where}) WHERE NOT is_bot`,
  )

const recountVisits = (where: string) =>
  addToRollup(analyticsDailyVisits, visitSums, visitsFrom(where))

const recountPages = (where: { views: string; scroll: string; sessions: string }) =>
  addToRollup(
    analyticsDailyPages,
    pageSums,
    `(
  SELECT substr(entered_at, 1, 10) AS day, v.page_path, NOT is_bot AS views, is_bot AS bot_views,
    iif(is_bot, 0, active_ms) AS active_ms, iif(is_bot, 0, wall_ms) AS wall_ms,
    0 AS sessions, 0 AS depth, 0 AS exits
  FROM figma_analytics_page_views v JOIN figma_analytics_time t ON t.page_view_id = v.id WHERE ${where.views}
  UNION ALL
  SELECT substr(first_at, 1, 10), page_path, 0, 0, 0, 0, 1, max_scroll_depth, 0
  FROM figma_analytics_scroll WHERE NOT is_bot AND ${where.scroll}
  UNION ALL
  SELECT substr(started_at, 1, 10), last_path, 0, 0, 0, 0, 0, 0, 1
  FROM figma_analytics_sessions WHERE NOT is_bot AND ${where.sessions}
)`,
  )

/**
 * What becomes of sessions when their rows of a page have gone: those that saw no other page go, the others ended on
 * another page. Parameters: ids of sessions as JSON, and the page.
 */
export const LEAVE_PAGE = [
  UNCOUNT_VISITS,
  `DELETE FROM figma_analytics_sessions WHERE session_id IN (SELECT value FROM json_each(?1)) AND last_path = ?2 AND NOT EXISTS (
  SELECT 1 FROM figma_analytics_scroll s WHERE s.session_id = figma_analytics_sessions.session_id)`,
  `INSERT INTO figma_analytics_daily_pages (day, page_path, exits)
SELECT substr(started_at, 1, 10), ${otherPage()}, count(*)
FROM figma_analytics_sessions
WHERE session_id IN (SELECT value FROM json_each(?1)) AND last_path = ?2 AND NOT is_bot
GROUP BY 1, 2
ON CONFLICT (day, page_path) DO UPDATE SET exits = exits + excluded.exits`,
  `UPDATE figma_analytics_sessions SET last_path = ${otherPage()}
WHERE session_id IN (SELECT value FROM json_each(?1)) AND last_path = ?2`,
]

/** The page that a session came to last, of those that are left. */
function otherPage(): string {
  return `(SELECT page_path FROM figma_analytics_scroll s
  WHERE s.session_id = figma_analytics_sessions.session_id ORDER BY first_at DESC, page_path LIMIT 1)`
}

/** Counts the sums of a page anew. Parameter: the page. */
export const SETTLE_PAGE = [
  'DELETE FROM figma_analytics_heat_cells WHERE page_path = ?1',
  'DELETE FROM figma_analytics_scroll_bands WHERE page_path = ?1',
  'DELETE FROM figma_analytics_daily_pages WHERE page_path = ?1',
  recountCells('page_path = ?1'),
  recountBands('page_path = ?1'),
  recountPages({
    views: 'v.page_path = ?1',
    scroll: 'page_path = ?1',
    // Whoever ended on the page has been on it, which the index of the other table finds.
    sessions:
      'session_id IN (SELECT session_id FROM figma_analytics_scroll WHERE page_path = ?1) AND last_path = ?1',
  }),
]

/** The measured pages as a list in SQL. By each of them an index finds the rows of some days. */
export const listPages = measuredPages.map((page) => `'${page}'`).join(', ')

const within = (time: string) => `${time} >= ?1 AND ${time} < ?2`

/** Counts the sums of days anew. Parameters: the first day, and the day after the last. */
export const SETTLE_DAYS = [
  `DELETE FROM figma_analytics_daily_pages WHERE ${within('day')}`,
  `DELETE FROM figma_analytics_daily_visits WHERE ${within('day')}`,
  `DELETE FROM figma_analytics_rejected WHERE ${within('day')}`,
  `DELETE FROM figma_analytics_dropped WHERE ${within('day')}`,
  recountVisits(within('started_at')),
  recountPages({
    views: `v.page_path IN (${listPages}) AND ${within('entered_at')}`,
    scroll: `page_path IN (${listPages}) AND ${within('first_at')}`,
    sessions: within('started_at'),
  }),
]

/** Deletes what came down to nothing: rows that were pruned meanwhile had nothing to be taken from. */
export const CLEAR_SUMS = [
  'DELETE FROM figma_analytics_heat_cells WHERE clicks <= 0',
  'DELETE FROM figma_analytics_scroll_bands WHERE views <= 0',
]
