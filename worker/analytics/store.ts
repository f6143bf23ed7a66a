import type { EventMessage } from './message.ts'
import { buildRows } from './rows.ts'

/**
 * Stores messages in one transaction: all of it, or nothing.
 *
 * Every table merges by min, max or "ignore", so that order, delay and repetition make no difference. The rollups stay
 * equal to a count over the raw tables: what the touched rows contributed is taken out before they change and put back
 * after. Clicks never change, so their cells are counted from those that are not there yet, before they are stored.
 *
 * Rows arrive as one JSON parameter. `jsonb_each` hands them on already parsed; with `json_each` every column would parse
 * its row again, which takes twice the time.
 */
export async function storeMessages(database: D1Database, messages: EventMessage[]): Promise<void> {
  const rows = buildRows(messages)
  const statements: D1PreparedStatement[] = []
  const run = (sql: string, ...parameters: (string | number)[]) =>
    statements.push(database.prepare(sql).bind(...parameters))
  if (rows.views.length) {
    const [sessions, views, scroll] = [rows.sessions, rows.views, rows.scroll].map((list) => JSON.stringify(list))
    const sessionIds = keysOf(rows.sessions, 1)
    const viewIds = keysOf(rows.views, 1)
    const scrollKeys = keysOf(rows.scroll, 2)
    const countAll = (sign: 1 | -1) => {
      run(COUNT_PAGES, sign, viewIds, scrollKeys, sessionIds)
      run(COUNT_BANDS, sign, viewIds)
      run(COUNT_VISITS, sign, sessionIds)
    }
    countAll(-1)
    run(STORE_SESSIONS, sessions!)
    run(START_SESSIONS_EARLIER, sessions!)
    run(STORE_VIEWS, views!)
    run(STORE_TIME, views!)
    run(SETTLE_LEAVING, viewIds)
    run(STORE_SCROLL, scroll!)
    countAll(1)
  }
  if (rows.clicks.length) {
    const clicks = JSON.stringify(rows.clicks)
    run(COUNT_CELLS, clicks)
    run(STORE_CLICKS, clicks)
  }
  if (rows.rejected.length) run(STORE_REJECTED, JSON.stringify(rows.rejected))
  if (statements.length) await database.batch(statements)
}

/** The distinct keys of rows as JSON: a row that is named twice must not be counted twice. */
function keysOf(rows: unknown[][], width: 1 | 2): string {
  return `[${[...new Set(rows.map((row) => JSON.stringify(row.slice(0, width))))].join()}]`
}

const STORE_SESSIONS = `
INSERT INTO figma_analytics_sessions (session_id, user_agent, referrer, started_at, seen_at, last_view_clock,
  last_view_id, last_path, furthest_step, country, language, device, is_bot)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9,
  value->>10, value->>11, value->>12
FROM jsonb_each(?1) WHERE true
ON CONFLICT (session_id) DO UPDATE SET
  user_agent = min(user_agent, excluded.user_agent),
  referrer = coalesce(min(referrer, excluded.referrer), referrer, excluded.referrer),
  seen_at = max(seen_at, excluded.seen_at),
  last_path = iif((excluded.last_view_clock, excluded.last_view_id) > (last_view_clock, last_view_id), excluded.last_path, last_path),
  last_view_id = iif((excluded.last_view_clock, excluded.last_view_id) > (last_view_clock, last_view_id), excluded.last_view_id, last_view_id),
  last_view_clock = max(last_view_clock, excluded.last_view_clock),
  furthest_step = max(furthest_step, excluded.furthest_step),
  country = coalesce(min(country, excluded.country), country, excluded.country),
  language = coalesce(min(language, excluded.language), language, excluded.language),
  device = min(device, excluded.device),
  is_bot = max(is_bot, excluded.is_bot)`

// Apart from the upsert, because naming an indexed column there rewrites the index for every batch of every session.
const START_SESSIONS_EARLIER = `
UPDATE figma_analytics_sessions SET started_at = earlier.started_at
FROM (SELECT value->>0 AS session_id, min(value->>3) AS started_at FROM jsonb_each(?1) GROUP BY 1) AS earlier
WHERE figma_analytics_sessions.session_id = earlier.session_id
  AND figma_analytics_sessions.started_at > earlier.started_at`

const STORE_VIEWS = `
INSERT INTO figma_analytics_page_views (id, session_id, page_path, page_title, entered_at, left_at, scroll_depth,
  viewport_class, viewport_height, document_height, build, is_bot)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9,
  value->>10, value->>11
FROM jsonb_each(?1) WHERE true
ON CONFLICT (id) DO UPDATE SET
  entered_at = min(entered_at, excluded.entered_at),
  left_at = coalesce(left_at, excluded.left_at),
  scroll_depth = max(scroll_depth, excluded.scroll_depth),
  viewport_class = min(viewport_class, excluded.viewport_class),
  viewport_height = max(viewport_height, excluded.viewport_height),
  document_height = max(document_height, excluded.document_height),
  is_bot = max(is_bot, excluded.is_bot)
WHERE excluded.entered_at < entered_at OR (left_at IS NULL AND excluded.left_at IS NOT NULL)
  OR excluded.scroll_depth > scroll_depth OR excluded.viewport_class < viewport_class
  OR excluded.viewport_height > viewport_height OR excluded.document_height > document_height
  OR excluded.is_bot > is_bot`

const STORE_TIME = `
INSERT INTO figma_analytics_time (page_view_id, session_id, page_path, active_ms, wall_ms)
SELECT value->>0, value->>1, value->>2, value->>12, value->>13 FROM jsonb_each(?1) WHERE true
ON CONFLICT (page_view_id) DO UPDATE SET
  active_ms = max(active_ms, excluded.active_ms), wall_ms = max(wall_ms, excluded.wall_ms)
WHERE excluded.active_ms > active_ms OR excluded.wall_ms > wall_ms`

// A page was left as long after it was entered as its longest stay: both may have grown since the row was made.
const SETTLE_LEAVING = `
UPDATE figma_analytics_page_views SET left_at = settled.left_at
FROM (
  SELECT v.id, strftime('%Y-%m-%dT%H:%M:%fZ', v.entered_at, format('+%.3f seconds', t.wall_ms / 1000.0)) AS left_at
  FROM jsonb_each(?1) AS touched
  JOIN figma_analytics_page_views v ON v.id = touched.value->>0
  JOIN figma_analytics_time t ON t.page_view_id = v.id
  WHERE v.left_at IS NOT NULL
) AS settled
WHERE figma_analytics_page_views.id = settled.id AND figma_analytics_page_views.left_at <> settled.left_at`

const STORE_SCROLL = `
INSERT INTO figma_analytics_scroll (session_id, page_path, max_scroll_depth, first_at, is_bot)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM jsonb_each(?1) WHERE true
ON CONFLICT (session_id, page_path) DO UPDATE SET
  max_scroll_depth = max(max_scroll_depth, excluded.max_scroll_depth),
  first_at = min(first_at, excluded.first_at),
  is_bot = max(is_bot, excluded.is_bot)
WHERE excluded.max_scroll_depth > max_scroll_depth OR excluded.first_at < first_at OR excluded.is_bot > is_bot`

const COUNT_CELLS = `
INSERT INTO figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
SELECT value->>3, value->>16, value->>5, value->>21, count(*), sum(value->>18), sum(value->>19), sum(value->>13), sum(value->>14)
FROM jsonb_each(?1) AS click
WHERE NOT value->>20 AND NOT EXISTS (SELECT 1 FROM figma_analytics_heatmap WHERE id = click.value->>0)
GROUP BY 1, 2, 3, 4
ON CONFLICT (page_path, viewport_class, selector, cell) DO UPDATE SET
  clicks = clicks + excluded.clicks, dead = dead + excluded.dead, rage = rage + excluded.rage,
  x_sum = x_sum + excluded.x_sum, y_sum = y_sum + excluded.y_sum`

export const STORE_CLICKS = `
INSERT INTO figma_analytics_heatmap (id, session_id, page_view_id, page_path, occurred_at, element_selector,
  element_text, click_x, click_y, viewport_width, viewport_height, scroll_x, scroll_y, element_x, element_y,
  document_height, viewport_class, build, is_dead, is_rage, is_bot)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9,
  value->>10, value->>11, value->>12, value->>13, value->>14, value->>15, value->>16, value->>17, value->>18,
  value->>19, value->>20
FROM jsonb_each(?1) WHERE true
ON CONFLICT (id) DO UPDATE SET occurred_at = excluded.occurred_at WHERE excluded.occurred_at < occurred_at`

const STORE_REJECTED = `
INSERT INTO figma_analytics_rejected (id, reason, day, events)
SELECT value->>0, value->>1, value->>2, value->>3 FROM jsonb_each(?1) WHERE true
ON CONFLICT DO NOTHING`

const COUNT_PAGES = `
INSERT INTO figma_analytics_daily_pages (day, page_path, views, bot_views, active_ms, wall_ms, sessions, depth_sum, exits)
SELECT day, page_path, ?1 * sum(views), ?1 * sum(bot_views), ?1 * sum(active_ms), ?1 * sum(wall_ms),
  ?1 * sum(sessions), ?1 * sum(depth), ?1 * sum(exits)
FROM (
  SELECT substr(entered_at, 1, 10) AS day, v.page_path, NOT is_bot AS views, is_bot AS bot_views,
    iif(is_bot, 0, t.active_ms) AS active_ms, iif(is_bot, 0, t.wall_ms) AS wall_ms, 0 AS sessions, 0 AS depth, 0 AS exits
  FROM jsonb_each(?2) AS touched
  JOIN figma_analytics_page_views v ON v.id = touched.value->>0
  JOIN figma_analytics_time t ON t.page_view_id = v.id
  UNION ALL
  SELECT substr(first_at, 1, 10), page_path, 0, 0, 0, 0, 1, max_scroll_depth, 0
  FROM jsonb_each(?3) AS touched
  JOIN figma_analytics_scroll s ON s.session_id = touched.value->>0 AND s.page_path = touched.value->>1
  WHERE NOT is_bot
  UNION ALL
  SELECT substr(started_at, 1, 10), last_path, 0, 0, 0, 0, 0, 0, 1
  FROM jsonb_each(?4) AS touched JOIN figma_analytics_sessions s ON s.session_id = touched.value->>0
  WHERE NOT is_bot
) WHERE true GROUP BY 1, 2
ON CONFLICT (day, page_path) DO UPDATE SET
  views = views + excluded.views, bot_views = bot_views + excluded.bot_views,
  active_ms = active_ms + excluded.active_ms, wall_ms = wall_ms + excluded.wall_ms,
  sessions = sessions + excluded.sessions, depth_sum = depth_sum + excluded.depth_sum, exits = exits + excluded.exits`

const COUNT_BANDS = `
INSERT INTO figma_analytics_scroll_bands (page_path, viewport_class, band, views, viewport_height_sum, document_height_sum)
SELECT page_path, viewport_class, scroll_depth / 5, ?1 * count(*), ?1 * sum(viewport_height), ?1 * sum(document_height)
FROM jsonb_each(?2) AS touched JOIN figma_analytics_page_views v ON v.id = touched.value->>0
WHERE NOT is_bot GROUP BY 1, 2, 3
ON CONFLICT (page_path, viewport_class, band) DO UPDATE SET
  views = views + excluded.views,
  viewport_height_sum = viewport_height_sum + excluded.viewport_height_sum,
  document_height_sum = document_height_sum + excluded.document_height_sum`

// A session counts once in all, and once under each kind. The referrer counts by its host: what stands between :// and
// the next slash. (D1 takes at most five SELECTs in one UNION.)
const COUNT_VISITS = `
INSERT INTO figma_analytics_daily_visits (day, kind, value, visits, bots)
WITH touched AS MATERIALIZED (
  SELECT substr(started_at, 1, 10) AS day, is_bot, country, language, device, furthest_step,
    substr(referrer, instr(referrer, '://') + 3) AS origin
  FROM jsonb_each(?2) AS named JOIN figma_analytics_sessions s ON s.session_id = named.value->>0
)
SELECT day, kind.value, coalesce(CASE kind.value
    WHEN 'referrer' THEN substr(origin, 1, instr(origin || '/', '/') - 1)
    WHEN 'country' THEN country
    WHEN 'language' THEN language
    WHEN 'device' THEN device
    WHEN 'step' THEN furthest_step
  END, ''), ?1 * sum(NOT is_bot), ?1 * sum(is_bot)
FROM touched, json_each('["all","referrer","country","language","device","step"]') AS kind
WHERE kind.value = 'all' OR NOT is_bot
GROUP BY 1, 2, 3
ON CONFLICT (day, kind, value) DO UPDATE SET visits = visits + excluded.visits, bots = bots + excluded.bots`
