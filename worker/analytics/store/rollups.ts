import { elementParts, heatGrid } from '#content/wire/analytics.ts'
import {
  analyticsDailyPages,
  analyticsDailyVisits,
  analyticsHeatCells,
  analyticsScrollBands,
  type VisitKind,
} from '../../db/schema/analytics-rollups.ts'
import {
  analyticsPageViews,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../../db/schema/analytics.ts'
import { scrollRules, sessionRules, timeRules, viewRules } from './merge-rules.ts'
import { addTo, changesOf } from './rollup-statements.ts'

// What posted rows add to the rollups. A row that changes nothing counts nothing and costs no write. A test recounts
// every rollup from the rows. (D1 takes at most five SELECTs in one UNION.)

const views = [
  { table: analyticsPageViews, rules: viewRules },
  { table: analyticsTime, rules: timeRules },
]
const scroll = [{ table: analyticsScroll, rules: scrollRules }]
const sessions = [{ table: analyticsSessions, rules: sessionRules }]

const dayOf = (time: string) => `substr(${time}, 1, 10)`

/** Parameters: views, scroll rows, sessions. Run before they are stored. */
export const COUNT_PAGES = addTo(
  analyticsDailyPages,
  {
    day: 'day',
    pagePath: 'page_path',
    views: 'sum(views)',
    botViews: 'sum(bot_views)',
    activeMs: 'sum(active_ms)',
    wallMs: 'sum(wall_ms)',
    sessions: 'sum(sessions)',
    depthSum: 'sum(depth)',
    exits: 'sum(exits)',
  },
  `(
  SELECT ${dayOf('entered_at')} AS day, page_path, sign * NOT is_bot AS views, sign * is_bot AS bot_views,
    iif(is_bot, 0, sign * active_ms) AS active_ms, iif(is_bot, 0, sign * wall_ms) AS wall_ms,
    0 AS sessions, 0 AS depth, 0 AS exits
  FROM (${changesOf('?1', views, ['enteredAt', 'pagePath', 'isBot', 'activeMs', 'wallMs'])})
  UNION ALL
  SELECT ${dayOf('first_at')}, page_path, 0, 0, 0, 0, sign, sign * max_scroll_depth, 0
  FROM (${changesOf('?2', scroll, ['firstAt', 'pagePath', 'isBot', 'maxScrollDepth'])}) WHERE NOT is_bot
  UNION ALL
  SELECT ${dayOf('started_at')}, last_path, 0, 0, 0, 0, 0, 0, sign
  FROM (${changesOf('?3', sessions, ['startedAt', 'lastPath', 'isBot'])}) WHERE NOT is_bot
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

/** Parameter: views. Run before they are stored. */
export const COUNT_BANDS = addTo(
  analyticsScrollBands,
  {
    pagePath: 'page_path',
    viewportClass: 'viewport_class',
    band: 'scroll_depth / 5',
    views: 'sum(sign)',
    viewportHeightSum: 'sum(sign * viewport_height)',
    documentHeightSum: 'sum(sign * document_height)',
  },
  `(${changesOf('?1', views, bandColumns)}) WHERE NOT is_bot`,
)

/** What stands for a session under each kind; of the referrer its host: what is between :// and the next slash. */
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

/** Parameter: sessions. Run before they are stored. A session counts once under each kind, a bot under `all` alone. */
export const COUNT_VISITS = addTo(
  analyticsDailyVisits,
  {
    day: dayOf('started_at'),
    kind: 'kind.value',
    value: `coalesce(CASE kind.value ${kinds.map(([kind, value]) => `WHEN '${kind}' THEN ${value}`).join(' ')} END, '')`,
    visits: 'sum(sign * NOT is_bot)',
    bots: 'sum(sign * is_bot)',
  },
  `(SELECT *, substr(referrer, instr(referrer, '://') + 3) AS origin FROM (${changesOf('?1', sessions, visitColumns)})),
  json_each('${JSON.stringify(kinds.map(([kind]) => kind))}') AS kind
WHERE kind.value = 'all' OR NOT is_bot`,
)

const cellSide = elementParts / heatGrid
const cellOf = (column: string) => `min(${heatGrid - 1}, ${column} / ${cellSide})`

/** Parameters: ids of clicks, each once, and the attempt that stored them. Run after that; counts only what it stored. */
export const COUNT_CELLS = addTo(
  analyticsHeatCells,
  {
    pagePath: 'page_path',
    viewportClass: 'viewport_class',
    selector: 'element_selector',
    cell: `${cellOf('element_y')} * ${heatGrid} + ${cellOf('element_x')}`,
    clicks: 'count(*)',
    dead: 'sum(is_dead)',
    rage: 'sum(is_rage)',
    xSum: 'sum(element_x)',
    ySum: 'sum(element_y)',
  },
  `jsonb_each(?1) AS new CROSS JOIN figma_analytics_heatmap AS click
WHERE click.id = new.value AND ingest_id = ?2 AND NOT is_bot`,
)
