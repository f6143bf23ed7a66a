import { elementParts, heatGrid } from '#content/wire/analytics.ts'

// What rows are about to change in the rollups. Each statement runs before the rows are stored: it pairs every new row
// with the one that is there, and counts the row as it will be (+1) against the row as it is (-1). A row that changes
// nothing counts nothing and costs no write. The merging here must be that of store.ts; a test recounts every rollup.
// (D1 takes at most five SELECTs in one UNION.)

const viewChanges = (parameter: string) => `
  SELECT sign.value AS sign, coalesce(v.page_path, new.value->>'path') AS page_path,
    substr(iif(sign.value = 1, min(new.value->>'enteredAt', coalesce(v.entered_at, 'x')), v.entered_at), 1, 10) AS day,
    iif(sign.value = 1, max(new.value->>'isBot', coalesce(v.is_bot, 0)), v.is_bot) AS is_bot,
    iif(sign.value = 1, max(new.value->>'activeMs', coalesce(t.active_ms, 0)), t.active_ms) AS active_ms,
    iif(sign.value = 1, max(new.value->>'wallMs', coalesce(t.wall_ms, 0)), t.wall_ms) AS wall_ms,
    iif(sign.value = 1, max(new.value->>'depth', coalesce(v.scroll_depth, 0)), v.scroll_depth) AS depth,
    iif(sign.value = 1, min(new.value->>'viewportClass', coalesce(v.viewport_class, 'x')), v.viewport_class) AS viewport_class,
    iif(sign.value = 1, max(new.value->>'viewportHeight', coalesce(v.viewport_height, 0)), v.viewport_height) AS viewport_height,
    iif(sign.value = 1, max(new.value->>'documentHeight', coalesce(v.document_height, 0)), v.document_height) AS document_height
  FROM jsonb_each(${parameter}) AS new
  LEFT JOIN figma_analytics_page_views v ON v.id = new.value->>'id'
  LEFT JOIN figma_analytics_time t ON t.page_view_id = v.id
  JOIN json_each('[1,-1]') AS sign ON sign.value = 1 OR v.id IS NOT NULL`

const scrollChanges = (parameter: string) => `
  SELECT sign.value AS sign, new.value->>'path' AS page_path,
    substr(iif(sign.value = 1, min(new.value->>'firstAt', coalesce(s.first_at, 'x')), s.first_at), 1, 10) AS day,
    iif(sign.value = 1, max(new.value->>'isBot', coalesce(s.is_bot, 0)), s.is_bot) AS is_bot,
    iif(sign.value = 1, max(new.value->>'depth', coalesce(s.max_scroll_depth, 0)), s.max_scroll_depth) AS depth
  FROM jsonb_each(${parameter}) AS new
  LEFT JOIN figma_analytics_scroll s ON s.session_id = new.value->>'sessionId' AND s.page_path = new.value->>'path'
  JOIN json_each('[1,-1]') AS sign ON sign.value = 1 OR s.session_id IS NOT NULL`

const sessionChanges = (parameter: string) => `
  SELECT sign.value AS sign,
    substr(iif(sign.value = 1, min(new.value->>'startedAt', coalesce(s.started_at, 'x')), s.started_at), 1, 10) AS day,
    iif(sign.value = 1, max(new.value->>'isBot', coalesce(s.is_bot, 0)), s.is_bot) AS is_bot,
    iif(sign.value = 1 AND (s.session_id IS NULL
      OR (new.value->>'lastViewClock', new.value->>'lastViewId') > (s.last_view_clock, s.last_view_id)),
      new.value->>'lastPath', s.last_path) AS last_path,
    iif(sign.value = 1, coalesce(min(s.referrer, new.value->>'referrer'), s.referrer, new.value->>'referrer'), s.referrer) AS referrer,
    iif(sign.value = 1, coalesce(min(s.country, new.value->>'country'), s.country, new.value->>'country'), s.country) AS country,
    iif(sign.value = 1, coalesce(min(s.language, new.value->>'language'), s.language, new.value->>'language'), s.language) AS language,
    iif(sign.value = 1, min(new.value->>'device', coalesce(s.device, 'x')), s.device) AS device,
    iif(sign.value = 1, max(new.value->>'furthestStep', coalesce(s.furthest_step, 0),
      coalesce(new.value->>'lastPath' <> s.last_path, 0)), s.furthest_step) AS furthest_step
  FROM jsonb_each(${parameter}) AS new
  LEFT JOIN figma_analytics_sessions s ON s.session_id = new.value->>'sessionId'
  JOIN json_each('[1,-1]') AS sign ON sign.value = 1 OR s.session_id IS NOT NULL`

/** Parameters: views, scroll rows, sessions. */
export const COUNT_PAGES = `
INSERT INTO figma_analytics_daily_pages (day, page_path, views, bot_views, active_ms, wall_ms, sessions, depth_sum, exits)
SELECT day, page_path, sum(views) AS views, sum(bot_views) AS bot_views, sum(active_ms) AS active_ms,
  sum(wall_ms) AS wall_ms, sum(sessions) AS sessions, sum(depth) AS depth_sum, sum(exits) AS exits
FROM (
  SELECT day, page_path, sign * NOT is_bot AS views, sign * is_bot AS bot_views, iif(is_bot, 0, sign * active_ms) AS active_ms,
    iif(is_bot, 0, sign * wall_ms) AS wall_ms, 0 AS sessions, 0 AS depth, 0 AS exits
  FROM (${viewChanges('?1')})
  UNION ALL
  SELECT day, page_path, 0, 0, 0, 0, sign, sign * depth, 0 FROM (${scrollChanges('?2')}) WHERE NOT is_bot
  UNION ALL
  SELECT day, last_path, 0, 0, 0, 0, 0, 0, sign FROM (${sessionChanges('?3')}) WHERE NOT is_bot
)
GROUP BY day, page_path
HAVING sum(views) OR sum(bot_views) OR sum(active_ms) OR sum(wall_ms) OR sum(sessions) OR sum(depth) OR sum(exits)
ON CONFLICT (day, page_path) DO UPDATE SET
  views = views + excluded.views, bot_views = bot_views + excluded.bot_views,
  active_ms = active_ms + excluded.active_ms, wall_ms = wall_ms + excluded.wall_ms,
  sessions = sessions + excluded.sessions, depth_sum = depth_sum + excluded.depth_sum, exits = exits + excluded.exits`

/** Parameter: views. */
export const COUNT_BANDS = `
INSERT INTO figma_analytics_scroll_bands (page_path, viewport_class, band, views, viewport_height_sum, document_height_sum)
SELECT page_path, viewport_class, depth / 5 AS band, sum(sign), sum(sign * viewport_height), sum(sign * document_height)
FROM (${viewChanges('?1')}) WHERE NOT is_bot
GROUP BY page_path, viewport_class, band
HAVING sum(sign) OR sum(sign * viewport_height) OR sum(sign * document_height)
ON CONFLICT (page_path, viewport_class, band) DO UPDATE SET
  views = views + excluded.views,
  viewport_height_sum = viewport_height_sum + excluded.viewport_height_sum,
  document_height_sum = document_height_sum + excluded.document_height_sum`

/**
 * Parameter: sessions. A session counts once in all and once under each kind; the referrer by its host, which is what
 * stands between :// and the next slash.
 */
export const COUNT_VISITS = `
INSERT INTO figma_analytics_daily_visits (day, kind, value, visits, bots)
SELECT day, kind.value AS kind, coalesce(CASE kind.value
    WHEN 'referrer' THEN substr(origin, 1, instr(origin || '/', '/') - 1)
    WHEN 'country' THEN country
    WHEN 'language' THEN language
    WHEN 'device' THEN device
    WHEN 'step' THEN furthest_step
  END, '') AS value, sum(sign * NOT is_bot), sum(sign * is_bot)
FROM (SELECT *, substr(referrer, instr(referrer, '://') + 3) AS origin FROM (${sessionChanges('?1')})),
  json_each('["all","referrer","country","language","device","step"]') AS kind
WHERE kind.value = 'all' OR NOT is_bot
GROUP BY 1, 2, 3
HAVING sum(sign * NOT is_bot) OR sum(sign * is_bot)
ON CONFLICT (day, kind, value) DO UPDATE SET visits = visits + excluded.visits, bots = bots + excluded.bots`

const cellSide = elementParts / heatGrid
const cellOf = (column: string) => `min(${heatGrid - 1}, ${column} / ${cellSide})`

/** Parameters: ids of clicks, and the attempt that stored them. Runs after them, and counts only what that attempt stored. */
export const COUNT_CELLS = `
INSERT INTO figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
SELECT page_path, viewport_class, element_selector, ${cellOf('element_y')} * ${heatGrid} + ${cellOf('element_x')},
  count(*), sum(is_dead), sum(is_rage), sum(element_x), sum(element_y)
FROM jsonb_each(?1) AS new CROSS JOIN figma_analytics_heatmap AS click
WHERE click.id = new.value AND ingest_id = ?2 AND NOT is_bot
GROUP BY 1, 2, 3, 4
ON CONFLICT (page_path, viewport_class, selector, cell) DO UPDATE SET
  clicks = clicks + excluded.clicks, dead = dead + excluded.dead, rage = rage + excluded.rage,
  x_sum = x_sum + excluded.x_sum, y_sum = y_sum + excluded.y_sum`
