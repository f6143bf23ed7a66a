import { and, eq, gte, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { recoveryCodes } from '../../db/schema/factors.ts'

type RecoveryCode = typeof recoveryCodes.$inferInsert

/** Counts an account's recovery codes, used and unused; returns null if it has none. `id` is that of their set. */
export async function countRecoveryCodes(db: Database, userId: string) {
  const [counts] = await db
    .select({
      id: sql<string | null>`max(${recoveryCodes.setId})`,
      total: sql<number>`count(*)`,
      remaining: sql<number>`count(*) FILTER (WHERE ${recoveryCodes.usedAt} IS NULL)`,
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counts?.id ? { id: counts.id, total: counts.total, remaining: counts.remaining } : null
}

export function insertRecoveryCode(db: Database, row: RecoveryCode, holds: SQL) {
  return insertWhere(db, recoveryCodes, row, holds).returning({ id: recoveryCodes.id })
}

/** True while an account has codes of another set than this. */
export function hasOtherCodes(userId: string, setId: string): SQL {
  return rowExists(recoveryCodes, eq(recoveryCodes.userId, userId), ne(recoveryCodes.setId, setId))
}

export function hasRecoveryCodes(userId: string): SQL {
  return rowExists(recoveryCodes, eq(recoveryCodes.userId, userId))
}

/** Deletes the codes of an account, if the condition holds; each row returned names their set. */
export function deleteRecoveryCodes(db: Database, userId: string, condition?: SQL) {
  return db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), condition))
    .returning({ setId: recoveryCodes.setId })
}

/** Deletes the codes of an account that were made at a time or later, if the condition holds. */
export function deleteCodesSince(db: Database, userId: string, since: Date, holds: SQL) {
  return deleteRecoveryCodes(db, userId, and(gte(recoveryCodes.createdAt, since), holds))
}

const isThisUnused = (userId: string, codeHash: string) =>
  and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  )

/** True while a code of an account has not been used. */
export function isCodeUnused(userId: string, codeHash: string): SQL {
  return rowExists(recoveryCodes, isThisUnused(userId, codeHash))
}

/** Spends a code, if the condition holds; returns a row only to the one request that did. */
export function spendRecoveryCode(
  db: Database,
  userId: string,
  codeHash: string,
  holds: SQL,
  now: Date,
) {
  return db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThisUnused(userId, codeHash), holds))
    .returning({ id: recoveryCodes.id })
}
