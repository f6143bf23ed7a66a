import * as clickPlace from '#content/wire/analytics-click.ts'
import { randomIdentifier, type EventMessage } from '../message.ts'
import {
  analyticsPageViews,
  analyticsRejected,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../schema/events.ts'
import { STORE_CLICKS } from './clicks.ts'
import { scrollRules, sessionRules, timeRules, viewRules } from './merge-rules.ts'
import { COUNT_BANDS, COUNT_CELLS, COUNT_PAGES, COUNT_VISITS } from './rollups.ts'
import { buildRows, CLICKS } from './rows.ts'
import { COUNT_SENT, sumSent } from './standing.ts'
import { insertNew, updateColumn, upsert } from './upsert.ts'

/**
 * Stores messages in one transaction, all or nothing.
 *
 * Every table merges by its {@link MergeRule}s, so that order, delay and repetition make no difference. The rollups add
 * what the rows are about to change, or for clicks what this attempt stored, and so always equal a count over the rows.
 *
 * Rows are passed as one JSON parameter. `jsonb_each` parses each row once; with `json_each` every column would parse its
 * row again, which takes twice as long.
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
    const ids = new Set(rows.clicks.flatMap((ofView) => ofView[CLICKS].map(idOf)))
    run(STORE_CLICKS, JSON.stringify(rows.clicks), attempt)
    run(COUNT_CELLS, JSON.stringify([...ids]), attempt)
  }
  if (rows.rejected.length) run(STORE_REJECTED, JSON.stringify(rows.rejected))
  const sent = sumSent(messages)
  if (sent.length) run(COUNT_SENT, JSON.stringify(sent))
  if (statements.length) await database.batch(statements)
}

const idOf = (click: unknown[]) => click[clickPlace.id]

const STORE_SESSIONS = upsert(analyticsSessions, sessionRules, ['startedAt'])
const START_SESSIONS_EARLIER = updateColumn(analyticsSessions, sessionRules, 'startedAt')
const STORE_VIEWS = upsert(analyticsPageViews, viewRules)
const STORE_TIME = upsert(analyticsTime, timeRules)
const STORE_SCROLL = upsert(analyticsScroll, scrollRules)
const STORE_REJECTED = insertNew(analyticsRejected)

// The time of leaving is the time of entering plus the longest stay, and a merge may have changed both.
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
