import { elementParts, heatGrid } from '#content/wire/analytics.ts'
import {
  analyticsPageViews,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../schema/events.ts'
import {
  analyticsDailyPages,
  analyticsDailyVisits,
  analyticsHeatCells,
  analyticsScrollBands,
  type VisitKind,
} from '../schema/rollups.ts'
import { scrollRules, sessionRules, timeRules, viewRules } from './merge-rules.ts'
import { addToRollup, selectChanges } from './rollup-statements.ts'

// The statements that keep the rollups in step with the rows; a row that changes nothing costs no write. A test recounts
// every rollup from the rows. D1 takes at most five SELECTs in one UNION.

const views = [
  { table: analyticsPageViews, rules: viewRules },
  { table: analyticsTime, rules: timeRules },
]
const scroll = [{ table: analyticsScroll, rules: scrollRules }]
const sessions = [{ table: analyticsSessions, rules: sessionRules }]

const dayOf = (time: string) => `substr(${time}, 1, 10)`

/** What the daily figures of pages hold of parts that each count views, sessions or exits. */
export const pageSums = {
  day: 'day',
  pagePath: 'page_path',
  views: 'sum(views)',
  botViews: 'sum(bot_views)',
  activeMs: 'sum(active_ms)',
  wallMs: 'sum(wall_ms)',
  sessions: 'sum(sessions)',
  depthSum: 'sum(depth)',
  exits: 'sum(exits)',
}

/** Updates the daily figures of pages. Parameters: views, scroll rows, sessions. Run before they are stored. */
export const COUNT_PAGES = addToRollup(
  analyticsDailyPages,
  pageSums,
  `(
  SELECT ${dayOf('entered_at')} AS day, page_path, sign * NOT is_bot AS views, sign * is_bot AS bot_views,
    iif(is_bot, 0, sign * active_ms) AS active_ms, iif(is_bot, 0, sign * wall_ms) AS wall_ms,
    0 AS sessions, 0 AS depth, 0 AS exits
  FROM (${selectChanges('?1', views, ['enteredAt', 'pagePath', 'isBot', 'activeMs', 'wallMs'])})
  UNION ALL
  SELECT ${dayOf('first_at')}, page_path, 0, 0, 0, 0, sign, sign * max_scroll_depth, 0
  FROM (${selectChanges('?2', scroll, ['firstAt', 'pagePath', 'isBot', 'maxScrollDepth'])}) WHERE NOT is_bot
  UNION ALL
  SELECT ${dayOf('started_at')}, last_path, 0, 0, 0, 0, 0, 0, sign
  FROM (${selectChanges('?3', sessions, ['startedAt', 'lastPath', 'isBot'])}) WHERE NOT is_bot
)`,
)

const bandColumns = [
  'pagePath',
  'viewportClass',
  'scrollDepth',
  'viewportHeight',
  'documentHeight',
  'isBot',
]

/** What the scroll bands hold of views that have a `sign`. */
export const bandSums = {
  pagePath: 'page_path',
  viewportClass: 'viewport_class',
  band: 'scroll_depth / 5',
  views: 'sum(sign)',
  viewportHeightSum: 'sum(sign * viewport_height)',
  documentHeightSum: 'sum(sign * document_height)',
}

/** Updates the scroll bands. Parameter: views. Run before they are stored. */
export const COUNT_BANDS = addToRollup(
  analyticsScrollBands,
  bandSums,
  `(${selectChanges('?1', views, bandColumns)}) WHERE NOT is_bot`,
)

/** The SQL for a session's value under each kind. Of the referrer it is the host, from :// to the next slash. */
const visitValues: Record<VisitKind, string> = {
  all: `''`,
  referrer: `substr(origin, 1, instr(origin || '/', '/') - 1)`,
  country: 'country',
  language: 'language',
  device: 'device',
  step: 'furthest_step',
}
const visitColumns = [
  'startedAt',
  'referrer',
  'country',
  'language',
  'device',
  'furthestStep',
  'isBot',
]
const kinds = Object.entries(visitValues)

/** What the daily visits hold of sessions that have a `sign` and the `origin` of their referrer, for each `kind`. */
export const visitSums = {
  day: dayOf('started_at'),
  kind: 'kind.value',
  value: `coalesce(CASE kind.value ${kinds.map(([kind, value]) => `WHEN '${kind}' THEN ${value}`).join(' ')} END, '')`,
  visits: 'sum(sign * NOT is_bot)',
  bots: 'sum(sign * is_bot)',
}

/** Lists sessions, with a `sign`, once for each kind: a bot under `all` alone. */
export const spreadVisits = (sessionsWithSign: string) => `(
  SELECT *, substr(referrer, instr(referrer, '://') + 3) AS origin FROM (${sessionsWithSign})
), json_each('${JSON.stringify(kinds.map(([kind]) => kind))}') AS kind
WHERE kind.value = 'all' OR NOT is_bot`

/**
 * Updates the daily visits. A session counts once under each kind, a bot under `all` alone. Parameter: sessions. Run
 * before they are stored.
 */
export const COUNT_VISITS = addToRollup(
  analyticsDailyVisits,
  visitSums,
  spreadVisits(selectChanges('?1', sessions, visitColumns)),
)

const cellSide = elementParts / heatGrid
const cellOf = (column: string) => `min(${heatGrid - 1}, ${column} / ${cellSide})`

/** What the cells of the heat maps hold of clicks. */
export const cellSums = {
  pagePath: 'page_path',
  viewportClass: 'viewport_class',
  selector: 'element_selector',
  cell: `${cellOf('element_y')} * ${heatGrid} + ${cellOf('element_x')}`,
  clicks: 'count(*)',
  dead: 'sum(is_dead)',
  rage: 'sum(is_rage)',
  xSum: 'sum(element_x)',
  ySum: 'sum(element_y)',
  lastDay: `max(${dayOf('occurred_at')})`,
}

/**
 * Updates the cells of the heat maps with the clicks that an attempt stored. Parameters: distinct ids of clicks, and the
 * number of the attempt. Run after they are stored.
 */
export const COUNT_CELLS = addToRollup(
  analyticsHeatCells,
  cellSums,
  `jsonb_each(?1) AS new CROSS JOIN figma_analytics_heatmap AS click
WHERE click.id = new.value AND ingest_id = ?2 AND NOT is_bot`,
)
