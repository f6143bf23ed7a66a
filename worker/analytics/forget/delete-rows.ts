import type { analyticsForgotten } from '../schema/guards.ts'
import { LEAVE_PAGE, listPages, UNCOUNT_CLICKS, UNCOUNT_VIEWS } from './statements.ts'

export type Order = typeof analyticsForgotten.$inferSelect
type Found = { place: number; session: number }
/** What to delete: a table and its time column, the tables that go with it, and the statements that first subtract its rows from the totals. */
type Rows = {
  table: string
  time: string
  /** Whether the index by which rows are found begins with the page. */
  isByPage: boolean
  dependents?: string[]
  uncount?: string
}

const CHUNK = 2000
const DAY = 24 * 3600_000

const views: Rows = {
  table: 'figma_analytics_page_views',
  time: 'entered_at',
  isByPage: true,
  dependents: ['figma_analytics_time'],
  uncount: UNCOUNT_VIEWS,
}
const clicks: Rows = {
  table: 'figma_analytics_heatmap',
  time: 'occurred_at',
  isByPage: true,
  uncount: UNCOUNT_CLICKS,
}
const scroll: Rows = { table: 'figma_analytics_scroll', time: 'first_at', isByPage: true }
const sessions: Rows = { table: 'figma_analytics_sessions', time: 'started_at', isByPage: false }

/**
 * Deletes the rows of an order, at most so many chunks. Returns how many chunks more there may be, 0 if rows are left, and how
 * many rows are gone.
 */
export async function deleteRows(
  database: D1Database,
  order: Order,
  most: number,
): Promise<{ chunks: number; deleted: number }> {
  let chunks = most
  let deleted = 0
  for (const rows of order.pagePath ? [views, clicks, scroll] : [views, clicks, scroll, sessions]) {
    for (;;) {
      if (chunks === 0) return { chunks, deleted }
      const found = await findRows(database, order, rows)
      if (found.length === 0) break
      await database.batch(removeRows(database, order, rows, found))
      chunks -= 1
      deleted += found.length
    }
  }
  return { chunks, deleted }
}

/** Finds some rows of an order that are left, by the index of the table. */
async function findRows(
  database: D1Database,
  { pagePath, firstDay, lastDay, forgottenAt }: Order,
  { table, time, isByPage }: Rows,
): Promise<Found[]> {
  const end = lastDay ? new Date(Date.parse(lastDay) + DAY - 1).toISOString() : forgottenAt
  const to = end < forgottenAt ? end : forgottenAt
  const find = (where: string) =>
    database.prepare(
      `SELECT rowid AS place, session_id AS session FROM ${table}
WHERE ${where} AND ${time} <= ?1 LIMIT ${CHUNK}`,
    )
  const ofDays = isByPage ? `page_path IN (${listPages}) AND ${time} >= ?2` : `${time} >= ?2`
  const statement = find(pagePath ? 'page_path = ?2' : ofDays)
  const { results } = await statement.bind(to, pagePath ?? firstDay).all<Found>()
  return results
}

function removeRows(
  database: D1Database,
  { pagePath }: Order,
  { table, dependents = [], uncount }: Rows,
  found: Found[],
): D1PreparedStatement[] {
  const places = JSON.stringify(found.map(({ place }) => place))
  const remove = (name: string) =>
    database
      .prepare(`DELETE FROM ${name} WHERE rowid IN (SELECT value FROM json_each(?1))`)
      .bind(places)
  const ended = JSON.stringify(found.map(({ session }) => session))
  return [
    ...(uncount ? [database.prepare(uncount).bind(places)] : []),
    ...[...dependents, table].map(remove),
    ...(pagePath && table === scroll.table
      ? LEAVE_PAGE.map((sql) => database.prepare(sql).bind(ended, pagePath))
      : []),
  ]
}
