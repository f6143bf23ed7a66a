import {
  and,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { factorChallenges, factors } from '../../db/schema/factors.ts'
import { UNDO_LIFETIME } from '../tokens/undo-link.ts'

export type FactorRow = typeof factors.$inferSelect
export type ChallengeRow = typeof factorChallenges.$inferSelect

const MOST_FACTORS = 10
const MOST_TRIES = 5
/** Milliseconds after which a factor that was never verified is deleted. */
const UNVERIFIED_LIFETIME = 300_000

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

/** True while an account has fewer than ten factors. */
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

/** The link by which the owner can undo a factor that was just verified, and until when. */
export type Undo = Pick<FactorRow, 'undoHash' | 'undoUntil' | 'undoEmail'>

/** Marks a step as used and its factor as verified; returns a row only to the one request that did. */
export function spendStep(
  db: Database,
  factorId: string,
  step: number,
  undo: Undo | undefined,
  holds: SQL,
  now: Date,
) {
  return db
    .update(factors)
    .set({ status: 'verified', lastUsedStep: step, updatedAt: now, ...undo })
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

/** Matches the row that a removal deletes: a factor of this account for which the further condition holds. */
export function isRemovable(userId: string, factorId: string, further?: SQL): SQL {
  return and(eq(factors.id, factorId), eq(factors.userId, userId), further)!
}

export const isUnverified = sql`${factors.status} <> 'verified'`

export function deleteFactor(db: Database, condition: SQL) {
  return db.delete(factors).where(condition).returning({ id: factors.id })
}

/** Matches the factor that an undo link removes, while the link is valid. */
const isUndoable = (linkHash: string, now: Date) =>
  and(eq(factors.undoHash, linkHash), gt(factors.undoUntil, now))!

/** Selects what a valid undo link applies to: the account, when its factor was added, and the address the link went to. */
export function selectUndoableFactor(db: Database, linkHash: string, now: Date) {
  return db
    .select({
      userId: factors.userId,
      since: factors.createdAt,
      email: factors.undoEmail,
      subject: factors.id,
    })
    .from(factors)
    .where(isUndoable(linkHash, now))
}

/** True while a link can undo a factor. */
export function mayUndoFactor(linkHash: string, now: Date): SQL {
  return rowExists(factors, isUndoable(linkHash, now))
}

/** Makes the links that undo an account's factors useless, if the condition is true. */
export function voidUndo(db: Database, userId: string, holds: SQL) {
  return db
    .update(factors)
    .set({ undoHash: null, undoUntil: null, undoEmail: null })
    .where(and(eq(factors.userId, userId), isNotNull(factors.undoHash), holds))
}

/**
 * Holds for a factor that was verified a day before a time: it was the owner's, or they would have undone it. One that was
 * begun then and verified later is not settled.
 */
export function isSettled(time: Date): SQL {
  return and(
    eq(factors.status, 'verified'),
    lte(factors.createdAt, new Date(time.getTime() - UNDO_LIFETIME)),
    or(isNull(factors.undoUntil), lte(factors.undoUntil, time)),
  )!
}

/** True while an account has a factor that {@link isSettled} matches. */
export function hasSettledFactor(userId: string, time: Date): SQL {
  return rowExists(factors, eq(factors.userId, userId), isSettled(time))
}

/** Deletes the factors of an account that were begun or verified at a time or later, if the condition holds. */
export function deleteFactorsSince(db: Database, userId: string, since: Date, holds: SQL) {
  const isLater = or(
    gte(factors.createdAt, since),
    gte(factors.undoUntil, new Date(since.getTime() + UNDO_LIFETIME)),
    isUnverified,
  )
  return db.delete(factors).where(and(eq(factors.userId, userId), isLater, holds))
}

/** True while some factor matches the condition. */
export function factorExists(condition: SQL): SQL {
  return rowExists(factors, condition)
}

/** True once a factor has been deleted. */
export function isFactorDeleted(factorId: string): SQL {
  return not(rowExists(factors, eq(factors.id, factorId)))
}
