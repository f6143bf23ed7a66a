import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './client.ts'

/**
 * Builds a statement that makes its whole batch fail unless the condition holds: for a batch whose own statements delete
 * the rows that the condition reads. SQLite has no simpler way to abort.
 */
export function demand(db: Database, condition: SQL) {
  const held = sql`CASE WHEN ${condition} THEN 1 ELSE json('') END`
  return db.select({ held }).from(sql`(SELECT 1)`)
}

/** Awaits a batch with a {@link demand}; throws `failure()` instead if its condition did not hold. */
export async function refuseUnless<Result>(
  batch: Promise<Result>,
  failure: () => Error,
): Promise<Result> {
  try {
    return await batch
  } catch (error) {
    const isUnmet = error instanceof Error && error.message.includes('malformed JSON')
    throw isUnmet ? failure() : error
  }
}
