import { and, eq, gt, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { factorChallenges, factors } from '../../db/schema/factors.ts'

export type FactorRow = typeof factors.$inferSelect
export type ChallengeRow = typeof factorChallenges.$inferSelect

const MOST_FACTORS = 10
const MOST_TRIES = 5
/** Milliseconds after which a factor that was never verified is deleted. */
const UNVERIFIED_LIFETIME = 300_000

/** Selects the factors of many accounts, with one parameter for all: a statement takes a hundred at most. */
export function selectFactorsOf(db: Database, userIds: string[]) {
  return db
    .select()
    .from(factors)
    .where(inArray(factors.userId, sql`(SELECT value FROM json_each(${JSON.stringify(userIds)}))`))
}

/** Tells whether an account has a verified factor. */
export async function isFactorVerified(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .limit(1)
  return found.length > 0
}

/** Deletes the factors of an account that were not verified in time. */
export function dropStaleFactors(db: Database, userId: string, now: Date) {
  const oldest = new Date(now.getTime() - UNVERIFIED_LIFETIME)
  return db
    .delete(factors)
    .where(
      and(
        eq(factors.userId, userId),
        eq(factors.status, 'unverified'),
        lt(factors.createdAt, oldest),
      ),
    )
}

/** Holds while an account has fewer than ten factors. */
export function hasRoomForFactor(userId: string): SQL {
  return sql`(SELECT count(*) FROM ${factors} WHERE ${factors.userId} = ${userId}) < ${MOST_FACTORS}`
}

export function insertFactor(db: Database, factor: FactorRow, holds: SQL) {
  return insertWhere(db, factors, factor, holds).returning({ id: factors.id })
}

export function insertChallenge(db: Database, challenge: ChallengeRow) {
  return db.insert(factorChallenges).values(challenge)
}

/** Records when a factor was last challenged. */
export function setLastChallenged(db: Database, factorId: string, now: Date) {
  return db.update(factors).set({ lastChallengedAt: now }).where(eq(factors.id, factorId))
}

/** Counts a try at a challenge; returns no row if it is unknown, expired or was tried five times. */
export function tryChallenge(db: Database, factorId: string, challengeId: string, now: Date) {
  return db
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(
      and(
        eq(factorChallenges.id, challengeId),
        eq(factorChallenges.factorId, factorId),
        lt(factorChallenges.tries, MOST_TRIES),
        gt(factorChallenges.expiresAt, now),
      ),
    )
    .returning({ id: factorChallenges.id })
}

/**
 * Holds while a factor may accept the code of a step: no code of that step or a later one was accepted before. A factor
 * that is not verified must also fulfil `ifUnverified`.
 */
export function isStepUnused(factorId: string, step: number, ifUnverified: SQL): SQL {
  const isUsable = sql`(${factors.status} = 'verified' OR ${ifUnverified})`
  return rowExists(factors, eq(factors.id, factorId), lt(factors.lastUsedStep, step), isUsable)
}

/** Marks a step as used and its factor as verified; returns a row only to the one request that did. */
export function spendStep(db: Database, factorId: string, step: number, holds: SQL, now: Date) {
  return db
    .update(factors)
    .set({ status: 'verified', lastUsedStep: step, updatedAt: now })
    .where(and(eq(factors.id, factorId), holds))
    .returning({ id: factors.id })
}

/** Deletes the other unverified factors of an account, once one is verified. */
export function dropOtherUnverified(db: Database, factor: FactorRow, holds: SQL) {
  return db
    .delete(factors)
    .where(
      and(
        eq(factors.userId, factor.userId),
        ne(factors.id, factor.id),
        eq(factors.status, 'unverified'),
        holds,
      ),
    )
}

export function deleteChallenges(db: Database, factorId: string, condition?: SQL) {
  return db.delete(factorChallenges).where(and(eq(factorChallenges.factorId, factorId), condition))
}

/** Holds for the row that a removal deletes: a factor of this account for which the further condition holds. */
export function isRemovable(userId: string, factorId: string, further?: SQL): SQL {
  return and(eq(factors.id, factorId), eq(factors.userId, userId), further)!
}

export const isUnverified = sql`${factors.status} <> 'verified'`

export function deleteFactor(db: Database, condition: SQL) {
  return db.delete(factors).where(condition).returning({ id: factors.id })
}

/** Holds while there is a factor for which the condition holds. */
export function factorExists(condition: SQL): SQL {
  return rowExists(factors, condition)
}

/** Holds once a factor has been deleted. */
export function isFactorDeleted(factorId: string): SQL {
  return not(rowExists(factors, eq(factors.id, factorId)))
}
