import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { attempts } from '../../db/schema/attempts.ts'

/** What is counted, and the milliseconds after which its count starts again. */
export type Counter = { key: string; window: number }

/** Counts one more try under a key, if the condition holds, and returns the count within its window. */
export function countAttempt(
  db: Database,
  { key, window }: Counter,
  now: Date,
  condition: SQL = sql`true`,
) {
  const moment = now.getTime()
  const isOver = sql`${attempts.startedAt} <= ${moment - window}`
  return insertWhere(db, attempts, { key, count: 1, startedAt: now }, condition)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        startedAt: sql`CASE WHEN ${isOver} THEN ${moment} ELSE ${attempts.startedAt} END`,
      },
    })
    .returning({ count: attempts.count })
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
