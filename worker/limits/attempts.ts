import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { attempts } from '../db/schema/attempts.ts'

/** What is counted, the milliseconds after which its count starts again, and where this try does not raise it further. */
type Counter = { key: string; window: number; most?: number | undefined }

/** The result of a statement that counts, with the beginning of its window: no row if its condition did not hold. */
export type Counted = { count: number; startedAt: Date }[]

/** Reads the result of a statement that counts; 0 if its condition did not hold. */
export const countOf = ([row]: Counted) => row?.count ?? 0

/** Returns the milliseconds until a count starts again. */
export function timeLeft([row]: Counted, window: number, now: Date): number {
  return row ? row.startedAt.getTime() + window - now.getTime() : window
}

/** True if the count of a key is above a figure; for use after the statement that counts, which begins its window anew. */
export function isAbove(key: string, most: number): SQL {
  return rowExists(attempts, eq(attempts.key, key), gt(attempts.count, most))
}

/** Counts one more try under a key, if the condition holds, and returns the count within its window. */
export function countAttempt(
  db: Database,
  { key, window, most = Number.MAX_SAFE_INTEGER }: Counter,
  now: Date,
  condition: SQL = sql`true`,
) {
  const moment = now.getTime()
  const isOver = sql`${attempts.startedAt} <= ${moment - window}`
  return insertWhere(db, attempts, { key, count: 1, startedAt: now }, condition)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + (${attempts.count} < ${most}) END`,
        startedAt: sql`CASE WHEN ${isOver} THEN ${moment} ELSE ${attempts.startedAt} END`,
      },
    })
    .returning({ count: attempts.count, startedAt: attempts.startedAt })
}

/** Deletes the count of a key, if the condition holds. */
export function deleteAttempts(db: Database, key: string, condition: SQL) {
  return db.delete(attempts).where(and(eq(attempts.key, key), condition))
}

/** Takes one try off the count of a key, if the condition holds. */
export function uncountAttempt(db: Database, key: string, condition: SQL) {
  return db
    .update(attempts)
    .set({ count: sql`max(${attempts.count} - 1, 0)` })
    .where(and(eq(attempts.key, key), condition))
}

/** Reads the counts of keys that all have the same window, in milliseconds. Keys without one are missing. */
export async function readCounts(
  db: Database,
  keys: string[],
  window: number,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(
      and(inArray(attempts.key, keys), gt(attempts.startedAt, new Date(now.getTime() - window))),
    )
  return new Map(rows.map(({ key, count }) => [key, count]))
}
