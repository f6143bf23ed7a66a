import { retention } from '#content/facts/retention.ts'

const { rawDays, deadLetterDays, cellDays, dailyDays, forgottenDays } = retention.analytics
const CHUNK = 5000
const DAY = 24 * 3600_000

/** What is pruned: rows whose time is before the number of days ago. These constants go into the SQL as they are. */
const PRUNED: { table: string; time: string; days: number; dependent?: string }[] = [
  { table: 'dead_events', time: 'died_at', days: deadLetterDays },
  {
    table: 'figma_analytics_page_views',
    time: 'entered_at',
    days: rawDays,
    dependent: 'figma_analytics_time',
  },
  { table: 'figma_analytics_heatmap', time: 'occurred_at', days: rawDays },
  { table: 'figma_analytics_scroll', time: 'first_at', days: rawDays },
  { table: 'figma_analytics_sessions', time: 'started_at', days: rawDays },
  { table: 'figma_analytics_rejected', time: 'day', days: rawDays },
  { table: 'figma_analytics_forgotten', time: 'forgotten_at', days: forgottenDays },
  { table: 'figma_analytics_networks', time: 'day', days: 0 },
  { table: 'figma_analytics_heat_cells', time: 'last_day', days: cellDays },
  { table: 'figma_analytics_daily_pages', time: 'day', days: dailyDays },
  { table: 'figma_analytics_daily_visits', time: 'day', days: dailyDays },
  { table: 'figma_analytics_dropped', time: 'day', days: dailyDays },
]

/** Deletes rows past their retention, in chunks, and returns how many. `now` is in milliseconds. */
export async function pruneAnalytics(database: D1Database, now: number): Promise<number> {
  let deleted = 0
  for (const { table, time, days, dependent } of PRUNED) {
    const cutoff = new Date(now - days * DAY).toISOString()
    // A day sorts before every moment of it, so the day of the cutoff itself must be compared as a day.
    const before = time.endsWith('day') ? cutoff.slice(0, 10) : cutoff
    deleted += await pruneTable(database, table, time, before, dependent)
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
