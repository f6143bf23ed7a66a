/** Days for which raw events are kept; the rollups stay. */
const RAW_DAYS = 90
/** Days for which dead letters are kept: their events may be a week old, and must not return once their day is pruned. */
const DEAD_LETTER_DAYS = 80
const CHUNK = 5000
const DAY = 24 * 3600_000

/** The tables to prune and their time columns. These constants go into the SQL as they are; no input does. */
const RAW_TABLES = [
  { table: 'figma_analytics_page_views', time: 'entered_at', dependent: 'figma_analytics_time' },
  { table: 'figma_analytics_heatmap', time: 'occurred_at' },
  { table: 'figma_analytics_scroll', time: 'first_at' },
  { table: 'figma_analytics_sessions', time: 'started_at' },
  { table: 'figma_analytics_rejected', time: 'day' },
] as const

/** Deletes rows past their retention, in chunks, and returns how many. `now` is in milliseconds. */
export async function pruneAnalytics(database: D1Database, now: number): Promise<number> {
  const cutoff = new Date(now - RAW_DAYS * DAY).toISOString()
  let deleted = await pruneTable(
    database,
    'dead_events',
    'died_at',
    new Date(now - DEAD_LETTER_DAYS * DAY).toISOString(),
  )
  for (const raw of RAW_TABLES) {
    deleted += await pruneTable(
      database,
      raw.table,
      raw.time,
      cutoff,
      'dependent' in raw ? raw.dependent : undefined,
    )
  }
  return deleted
}

/** Scans the table once, in row order: an index on the time would cost a write per event. */
async function pruneTable(
  database: D1Database,
  table: string,
  time: string,
  cutoff: string,
  dependent?: string,
) {
  const old = `SELECT rowid FROM ${table} WHERE rowid > ?1 AND ${time} < ?2 ORDER BY rowid LIMIT ${CHUNK}`
  let deleted = 0
  let after = -1
  for (;;) {
    const tables = dependent ? [dependent, table] : [table]
    const results = await database.batch<{ place: number }>(
      tables.map((name) =>
        database
          .prepare(`DELETE FROM ${name} WHERE rowid IN (${old}) RETURNING rowid AS place`)
          .bind(after, cutoff),
      ),
    )
    const places = results.at(-1)!.results.map((row) => row.place)
    deleted += places.length
    if (places.length < CHUNK) return deleted
    after = places.reduce((most, place) => Math.max(most, place), after)
  }
}
