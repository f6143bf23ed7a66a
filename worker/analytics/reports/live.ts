import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { analyticsSessions as sessions } from '../schema/events.ts'

const LIVE_MINUTES = 5
const HOUR = 3600_000

/** Counts the sessions heard from in the last five minutes, by the page they were last on. */
export async function readLive(analytics: Database, now = Date.now()) {
  const rows = await analytics
    .select({ path: sessions.lastPath, visitors: sql<number>`count(*)` })
    .from(sessions)
    .where(
      and(
        // The index is on the start, so sessions that began more than a day ago are left out.
        gt(sessions.startedAt, new Date(now - 24 * HOUR).toISOString()),
        gt(sessions.seenAt, new Date(now - LIVE_MINUTES * 60_000).toISOString()),
        eq(sessions.isBot, false),
      ),
    )
    .groupBy(sessions.lastPath)
    .orderBy(desc(sql`count(*)`))
  return {
    minutes: LIVE_MINUTES,
    visitors: rows.reduce((all, row) => all + row.visitors, 0),
    pages: rows,
  }
}
