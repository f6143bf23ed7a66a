import { getTableName } from 'drizzle-orm'
import * as place from '#content/wire/analytics-click.ts'
import { desktopWidth, tabletWidth } from '#content/wire/analytics.ts'
import { analyticsHeatmap } from '../schema/events.ts'
import { clickRules } from './merge-rules.ts'
import { CLICKS } from './rows.ts'
import { listColumns, onConflict } from './upsert.ts'

const posted = (index: number) => `click.value->>${index}`
const flag = (bit: number) => `(${posted(place.flags)} & ${bit}) <> 0`
const width = posted(place.viewportWidth)

/** The SQL for each column of a click, taken from the click as posted or from its view. */
const sources: Record<keyof typeof analyticsHeatmap.$inferSelect, string> = {
  id: posted(place.id),
  sessionId: 'clicked.session_id',
  pageViewId: 'clicked.page_view_id',
  pagePath: 'clicked.page_path',
  occurredAt: posted(place.at),
  elementSelector: posted(place.selector),
  elementText: `nullif(${posted(place.text)}, '')`,
  clickX: posted(place.x),
  clickY: posted(place.y),
  viewportWidth: width,
  viewportHeight: posted(place.viewportHeight),
  scrollX: posted(place.scrollX),
  scrollY: posted(place.scrollY),
  elementX: posted(place.elementX),
  elementY: posted(place.elementY),
  documentHeight: posted(place.documentHeight),
  viewportClass: `CASE WHEN ${width} < ${tabletWidth} THEN 'phone' WHEN ${width} < ${desktopWidth} THEN 'tablet' ELSE 'desktop' END`,
  build: 'clicked.build',
  isDead: flag(place.deadFlag),
  isRage: flag(place.rageFlag),
  isBot: 'clicked.is_bot',
  ingestId: '?2',
}

const columns = listColumns(analyticsHeatmap)

/**
 * Stores clicks as they were posted, grouped by view: turned into rows beforehand they would take twice the bytes and one
 * more pass. Parameters: a JSON list of {@link ClicksOfView}, and a number for this attempt, by which COUNT_CELLS
 * recognises the clicks that are new.
 */
export const STORE_CLICKS = `
WITH clicked AS MATERIALIZED (
  SELECT value->>0 AS page_view_id, value->>1 AS session_id, value->>2 AS page_path, value->>3 AS build,
    value->>4 AS is_bot, jsonb_extract(value, '$[${CLICKS}]') AS clicks
  FROM jsonb_each(?1)
)
INSERT INTO ${getTableName(analyticsHeatmap)} (${columns.map(([, name]) => name).join(', ')})
SELECT ${columns.map(([column]) => sources[column as keyof typeof sources]).join(', ')}
FROM clicked CROSS JOIN jsonb_each(clicked.clicks) AS click WHERE true
${onConflict(analyticsHeatmap, clickRules)}`
