import { randomIdentifier, type EventMessage } from './message.ts'
import { COUNT_BANDS, COUNT_CELLS, COUNT_PAGES, COUNT_VISITS } from './rollups.ts'
import { buildRows } from './rows.ts'

/**
 * Stores messages in one transaction: all of it, or nothing.
 *
 * Every table merges by min, max or "ignore", so that order, delay and repetition make no difference. The rollups add
 * what the rows are about to change, or for clicks what this attempt stored, and so stay equal to a count over the tables.
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
    const views = JSON.stringify(rows.views)
    const scroll = JSON.stringify(rows.scroll)
    const sessions = JSON.stringify(rows.sessions)
    run(COUNT_PAGES, views, scroll, sessions)
    run(COUNT_BANDS, views)
    run(COUNT_VISITS, sessions)
    run(STORE_SESSIONS, sessions)
    run(START_SESSIONS_EARLIER, sessions)
    run(STORE_VIEWS, views)
    run(STORE_TIME, views)
    run(SETTLE_LEAVING, views)
    run(STORE_SCROLL, scroll)
  }
  if (rows.clicks.length) {
    const attempt = randomIdentifier()
    run(STORE_CLICKS, JSON.stringify(rows.clicks), attempt)
    run(COUNT_CELLS, JSON.stringify(rows.clicks.map(([id]) => id)), attempt)
  }
  if (rows.rejected.length) run(STORE_REJECTED, JSON.stringify(rows.rejected))
  if (statements.length) await database.batch(statements)
}

// A path that is not the last one known is a second page, which is step 1. That finds every second page: as long as a
// session has shown one page, that is its last one.
const STORE_SESSIONS = `
INSERT INTO figma_analytics_sessions (session_id, user_agent, referrer, started_at, seen_at, last_view_clock,
  last_view_id, last_path, furthest_step, country, language, device, is_bot)
SELECT value->>'sessionId', value->>'userAgent', value->>'referrer', value->>'startedAt', value->>'seenAt',
  value->>'lastViewClock', value->>'lastViewId', value->>'lastPath', value->>'furthestStep', value->>'country',
  value->>'language', value->>'device', value->>'isBot'
FROM jsonb_each(?1) WHERE true
ON CONFLICT (session_id) DO UPDATE SET
  user_agent = min(user_agent, excluded.user_agent),
  referrer = coalesce(min(referrer, excluded.referrer), referrer, excluded.referrer),
  seen_at = max(seen_at, excluded.seen_at),
  last_path = iif((excluded.last_view_clock, excluded.last_view_id) > (last_view_clock, last_view_id), excluded.last_path, last_path),
  last_view_id = iif((excluded.last_view_clock, excluded.last_view_id) > (last_view_clock, last_view_id), excluded.last_view_id, last_view_id),
  last_view_clock = max(last_view_clock, excluded.last_view_clock),
  furthest_step = max(furthest_step, excluded.furthest_step, excluded.last_path <> last_path),
  country = coalesce(min(country, excluded.country), country, excluded.country),
  language = coalesce(min(language, excluded.language), language, excluded.language),
  device = min(device, excluded.device),
  is_bot = max(is_bot, excluded.is_bot)`

// Apart from the upsert, because naming an indexed column there rewrites the index for every batch of every session.
const START_SESSIONS_EARLIER = `
UPDATE figma_analytics_sessions SET started_at = new.value->>'startedAt'
FROM jsonb_each(?1) AS new
WHERE session_id = new.value->>'sessionId' AND started_at > new.value->>'startedAt'`

const STORE_VIEWS = `
INSERT INTO figma_analytics_page_views (id, session_id, page_path, page_title, entered_at, left_at, scroll_depth,
  viewport_class, viewport_height, document_height, build, is_bot)
SELECT value->>'id', value->>'sessionId', value->>'path', value->>'title', value->>'enteredAt', value->>'leftAt',
  value->>'depth', value->>'viewportClass', value->>'viewportHeight', value->>'documentHeight', value->>'build',
  value->>'isBot'
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
SELECT value->>'id', value->>'sessionId', value->>'path', value->>'activeMs', value->>'wallMs'
FROM jsonb_each(?1) WHERE true
ON CONFLICT (page_view_id) DO UPDATE SET
  active_ms = max(active_ms, excluded.active_ms), wall_ms = max(wall_ms, excluded.wall_ms)
WHERE excluded.active_ms > active_ms OR excluded.wall_ms > wall_ms`

// A page was left as long after it was entered as its longest stay: both may have grown since the row was made.
const SETTLE_LEAVING = `
UPDATE figma_analytics_page_views SET left_at = settled.left_at
FROM (
  SELECT v.id, strftime('%Y-%m-%dT%H:%M:%fZ', v.entered_at, format('+%.3f seconds', t.wall_ms / 1000.0)) AS left_at
  FROM jsonb_each(?1) AS new
  JOIN figma_analytics_page_views v ON v.id = new.value->>'id'
  JOIN figma_analytics_time t ON t.page_view_id = v.id
  WHERE v.left_at IS NOT NULL
) AS settled
WHERE figma_analytics_page_views.id = settled.id AND figma_analytics_page_views.left_at <> settled.left_at`

const STORE_SCROLL = `
INSERT INTO figma_analytics_scroll (session_id, page_path, max_scroll_depth, first_at, is_bot)
SELECT value->>'sessionId', value->>'path', value->>'depth', value->>'firstAt', value->>'isBot'
FROM jsonb_each(?1) WHERE true
ON CONFLICT (session_id, page_path) DO UPDATE SET
  max_scroll_depth = max(max_scroll_depth, excluded.max_scroll_depth),
  first_at = min(first_at, excluded.first_at),
  is_bot = max(is_bot, excluded.is_bot)
WHERE excluded.max_scroll_depth > max_scroll_depth OR excluded.first_at < first_at OR excluded.is_bot > is_bot`

// Parameters: clicks, and a number for this attempt, by which COUNT_CELLS knows what was not there before.
export const STORE_CLICKS = `
INSERT INTO figma_analytics_heatmap (id, session_id, page_view_id, page_path, occurred_at, element_selector,
  element_text, click_x, click_y, viewport_width, viewport_height, scroll_x, scroll_y, element_x, element_y,
  document_height, viewport_class, build, is_dead, is_rage, is_bot, ingest_id)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9,
  value->>10, value->>11, value->>12, value->>13, value->>14, value->>15, value->>16, value->>17, value->>18,
  value->>19, value->>20, ?2
FROM jsonb_each(?1) WHERE true
ON CONFLICT (id) DO UPDATE SET occurred_at = excluded.occurred_at WHERE excluded.occurred_at < occurred_at`

const STORE_REJECTED = `
INSERT INTO figma_analytics_rejected (id, reason, day, events)
SELECT value->>'id', value->>'reason', value->>'day', value->>'events' FROM jsonb_each(?1) WHERE true
ON CONFLICT DO NOTHING`
