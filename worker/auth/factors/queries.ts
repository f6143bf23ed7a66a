import { and, eq, exists, gt, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { factorChallenges, factors, recoveryCodes } from '../../db/schema/factors.ts'
import { sessions, type AuthMethod } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext, SessionRow } from '../protocol.ts'
import type { FactorRow } from '../user-object.ts'

const MOST_FACTORS = 10
const MOST_TRIES = 5
/** Factors that were begun and never finished are cleared away after this. Milliseconds. */
const UNVERIFIED_LIFETIME = 300_000

export async function findFactor(
  db: Database,
  userId: string,
  factorId: string,
): Promise<FactorRow | undefined> {
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId)))
  return factor
}

/**
 * What a session may do about factors: everything once it has shown one, or while the account has none that is verified.
 * Asked in the statements themselves, for a session that is as weak as another request has just made it.
 */
function mayChangeFactors(c: AuthContext): SQL {
  const { id, userId } = c.var.session
  return sql`(EXISTS (SELECT 1 FROM sessions WHERE id = ${id} AND aal = 'aal2')
    OR EXISTS (SELECT 1 FROM sessions WHERE id = ${id})
    AND NOT EXISTS (SELECT 1 FROM factors WHERE user_id = ${userId} AND status = 'verified'))`
}

/** Stores a factor unless its owner has ten; answers whether it was stored. */
export async function enrolFactor(c: AuthContext, factor: FactorRow): Promise<boolean> {
  const { db } = c.var
  const hasRoom = sql`(SELECT count(*) FROM factors WHERE user_id = ${factor.userId}) < ${MOST_FACTORS}
    AND ${mayChangeFactors(c)}`
  const oldest = new Date(Date.now() - UNVERIFIED_LIFETIME)
  const [, , made] = await db.batch([
    db
      .delete(factors)
      .where(
        and(
          eq(factors.userId, factor.userId),
          eq(factors.status, 'unverified'),
          lt(factors.createdAt, oldest),
        ),
      ),
    noteAction(
      c,
      'factor_enrolled',
      { actorId: factor.userId, details: { factor: factor.id } },
      hasRoom,
    ),
    insertWhere(db, factors, factor, hasRoom).returning({ id: factors.id }),
  ])
  return made.length === 1
}

export async function openChallenge(db: Database, factorId: string, lifetime: number) {
  const challenge = {
    id: crypto.randomUUID(),
    factorId,
    tries: 0,
    expiresAt: new Date(Date.now() + lifetime),
  }
  await db.batch([
    db.insert(factorChallenges).values(challenge),
    db.update(factors).set({ lastChallengedAt: new Date() }).where(eq(factors.id, factorId)),
  ])
  return challenge
}

/** Counts a try against a challenge; false if it is unknown, too old or was tried five times. */
export async function tryChallenge(
  db: Database,
  factorId: string,
  challengeId: string,
): Promise<boolean> {
  const tried = await db
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(
      and(
        eq(factorChallenges.id, challengeId),
        eq(factorChallenges.factorId, factorId),
        lt(factorChallenges.tries, MOST_TRIES),
        gt(factorChallenges.expiresAt, new Date()),
      ),
    )
    .returning({ id: factorChallenges.id })
  return tried.length === 1
}

type Elevation = {
  holds: SQL
  method: AuthMethod['method']
  action: Parameters<typeof noteAction>[1]
}

/** The statements that raise this session to aal2 and end the account's weaker ones, as long as the proof holds. */
function elevate(c: AuthContext, { holds, method, action }: Elevation) {
  const { db, session } = c.var
  const now = new Date()
  const methods: AuthMethod[] = [
    { method, timestamp: Math.floor(now.getTime() / 1000) },
    ...session.methods.filter((earlier) => earlier.method !== method),
  ]
  return [
    db
      .update(sessions)
      .set({
        aal: 'aal2',
        methods,
        refreshCounter: sql`${sessions.refreshCounter} + 1`,
        refreshedAt: now,
        recordedAt: now,
      })
      .where(and(eq(sessions.id, session.id), holds))
      .returning(),
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, session.userId),
          ne(sessions.id, session.id),
          eq(sessions.aal, 'aal1'),
          holds,
        ),
      )
      .returning({ id: sessions.id }),
    noteAction(c, action, { actorId: session.userId }, holds),
  ] as const
}

/** The session as it is now, and the ids of those that were ended for it. */
export type Elevated = { session: SessionRow; ended: string[] }

/** Accepts a code of this step, once: of two requests with the same code one finds the step unused. */
export async function acceptTotp(
  c: AuthContext,
  factor: FactorRow,
  step: number,
): Promise<Elevated | null> {
  const { db } = c.var
  // A factor that is not verified yet raises no session of an account that has another one.
  const isUnused = sql`EXISTS (SELECT 1 FROM factors WHERE id = ${factor.id} AND last_used_step < ${step}
    AND (status = 'verified' OR ${mayChangeFactors(c)}))`
  const [raised, ended, , , used] = await db.batch([
    ...elevate(c, { holds: isUnused, method: 'totp', action: 'factor_verified' }),
    db
      .delete(factors)
      .where(
        and(
          eq(factors.userId, factor.userId),
          ne(factors.id, factor.id),
          eq(factors.status, 'unverified'),
          isUnused,
        ),
      ),
    db
      .update(factors)
      .set({ status: 'verified', lastUsedStep: step, updatedAt: new Date() })
      .where(and(eq(factors.id, factor.id), isUnused))
      .returning({ id: factors.id }),
    db.delete(factorChallenges).where(eq(factorChallenges.factorId, factor.id)),
  ])
  const session = raised[0]
  return used.length === 1 && session ? { session, ended: ended.map(({ id }) => id) } : null
}

/** Takes one of the own factors away; a verified one only for a session that has shown one. */
export async function removeOwnFactor(c: AuthContext, factorId: string): Promise<boolean> {
  const { userId } = c.var.session
  const isAllowed = sql`(status <> 'verified' OR ${mayChangeFactors(c)})`
  return removeFactor(c, { actorId: userId, userId, factorId }, isAllowed)
}

type Removal = { actorId: string | null; userId: string; factorId: string }

/** Removes a factor. With the last verified one go the recovery codes, and sessions fall back to aal1. */
export async function removeFactor(
  c: AuthContext,
  { actorId, userId, factorId }: Removal,
  condition?: SQL,
): Promise<boolean> {
  const { db } = c.var
  const verified = db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
  const isRemovable = and(eq(factors.id, factorId), eq(factors.userId, userId), condition)
  const removable = db.select({ id: factors.id }).from(factors).where(isRemovable)
  const isGone = notExists(
    db.select({ id: factors.id }).from(factors).where(eq(factors.id, factorId)),
  )
  const who = { actorId, subjectId: userId, details: { factor: factorId } }
  const [, removed] = await db.batch([
    noteAction(c, 'factor_removed', who, exists(removable)),
    db.delete(factors).where(isRemovable).returning({ id: factors.id }),
    db.delete(factorChallenges).where(and(eq(factorChallenges.factorId, factorId), isGone)),
    db
      .update(sessions)
      .set({ aal: 'aal1' })
      .where(and(eq(sessions.userId, userId), notExists(verified))),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), notExists(verified))),
  ])
  return removed.length === 1
}

type RecoveryCode = typeof recoveryCodes.$inferInsert

/** Stores an account's first recovery codes, or replaces those it has; false if it has no verified factor to recover from. */
export async function storeRecoveryCodes(
  c: AuthContext,
  rows: RecoveryCode[],
  { replaces }: { replaces: boolean },
): Promise<boolean> {
  const { db, account } = c.var
  const verified = db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, account.id), eq(factors.status, 'verified')))
  const others = db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, account.id), ne(recoveryCodes.setId, rows[0]!.setId)))
  const holds = replaces ? exists(verified) : sql`${exists(verified)} AND ${notExists(others)}`
  const [, , first] = await db.batch([
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, account.id), replaces ? holds : sql`false`)),
    noteAction(c, 'recovery_codes_made', { actorId: account.id }, holds),
    ...rows.map((row) =>
      insertWhere(db, recoveryCodes, row, holds).returning({ id: recoveryCodes.id }),
    ),
  ])
  return first?.length === 1
}

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

/** Accepts a recovery code, once. */
export async function acceptRecoveryCode(
  c: AuthContext,
  codeHash: string,
): Promise<Elevated | null> {
  const { db, account } = c.var
  const isUnused = sql`EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ${account.id} AND code_hash = ${codeHash} AND used_at IS NULL)`
  const [raised, ended, , used] = await db.batch([
    ...elevate(c, { holds: isUnused, method: 'mfa/recovery_code', action: 'recovery_code_used' }),
    db
      .update(recoveryCodes)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(recoveryCodes.userId, account.id),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id }),
  ])
  const session = raised[0]
  return used.length === 1 && session ? { session, ended: ended.map(({ id }) => id) } : null
}

export async function removeRecoveryCodes(c: AuthContext): Promise<string | null> {
  const { db, account } = c.var
  const isOwn = eq(recoveryCodes.userId, account.id)
  const own = db.select({ id: recoveryCodes.id }).from(recoveryCodes).where(isOwn)
  const [, removed] = await db.batch([
    noteAction(c, 'recovery_codes_removed', { actorId: account.id }, exists(own)),
    db.delete(recoveryCodes).where(isOwn).returning({ setId: recoveryCodes.setId }),
  ])
  return removed[0]?.setId ?? null
}
