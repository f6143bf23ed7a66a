import { and, desc, eq, gt, gte, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hasVerifiedFactor, isAlive, rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions, type AuthMethod, type SessionSource } from '../../db/schema/sessions.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Milliseconds without use after which a session is over. */
export const SESSION_IDLE_LIFETIME = 30 * 24 * 3600_000
/** Milliseconds for which tabs and retries may show an older refresh token. */
const REUSE_INTERVAL = 10_000
/** Milliseconds after which the record in KV is written again. */
const RECORD_INTERVAL = 24 * 3600_000

type Device = { userAgent: string | null; address: string | null }

/** Makes the row of a session; stores nothing. */
export function makeSession(
  userId: string,
  source: SessionSource,
  { userAgent, address }: Device,
  now: Date,
): SessionRow {
  const method: AuthMethod['method'] = source === 'password' || source === 'oauth' ? source : 'otp'
  return {
    id: crypto.randomUUID(),
    userId,
    refreshCounter: 0,
    aal: 'aal1',
    methods: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    source,
    userAgent,
    address,
    createdAt: now,
    refreshedAt: now,
    recordedAt: now,
  }
}

/** Tells whether a session that was read is over, because it was not used for too long. */
export const isIdle = ({ refreshedAt }: SessionRow, now: Date) =>
  refreshedAt.getTime() <= now.getTime() - SESSION_IDLE_LIFETIME

const isInUse = (now: Date) =>
  gt(sessions.refreshedAt, new Date(now.getTime() - SESSION_IDLE_LIFETIME))

/** Holds while an account is neither banned nor deleted: a condition of the statement that opens the session. */
export function maySignIn(userId: string, now: Date): SQL {
  return rowExists(users, eq(users.id, userId), isAlive(now))
}

/** Holds while a session exists for which the further conditions hold. */
export function isOpen(sessionId: string, ...further: SQL[]): SQL {
  return rowExists(sessions, eq(sessions.id, sessionId), ...further)
}

export function insertSession(db: Database, session: SessionRow, holds: SQL) {
  return insertWhere(db, sessions, session, holds).returning({ id: sessions.id })
}

export function selectSession(db: Database, sessionId: string) {
  return db.select().from(sessions).where(eq(sessions.id, sessionId))
}

/** Finds whose session it is and whether it still needs the second factor; undefined for one that has ended. */
export async function findLiveSession(db: Database, sessionId: string, now: Date) {
  const owes = and(eq(sessions.aal, 'aal1'), hasVerifiedFactor(sessions.userId))
  const [session] = await db
    .select({
      userId: sessions.userId,
      needsSecondFactor: sql<number>`${owes}`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isInUse(now)))
  return session
}

/** Selects the sessions of an account that are in use, the most recently used first. */
export function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      aal: sessions.aal,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isInUse(now)))
    .orderBy(desc(sessions.refreshedAt))
    .limit(100)
}

/**
 * Decides about a refresh token in one statement. The current one moves the counter on; the one before it, or any
 * within ten seconds, leaves it as it is. Anything else changes and returns no row.
 */
export function rotateSession(db: Database, sessionId: string, counter: number, now: Date) {
  const moment = now.getTime()
  const isCurrent = sql`${sessions.refreshCounter} = ${counter}`
  const isDue = sql`${isCurrent} AND ${sessions.recordedAt} <= ${moment - RECORD_INTERVAL}`
  const isRecent = gt(sessions.refreshedAt, new Date(moment - REUSE_INTERVAL))
  return db
    .update(sessions)
    .set({
      refreshCounter: sql`CASE WHEN ${isCurrent} THEN ${counter + 1} ELSE ${sessions.refreshCounter} END`,
      refreshedAt: sql`CASE WHEN ${isCurrent} THEN ${moment} ELSE ${sessions.refreshedAt} END`,
      recordedAt: sql`CASE WHEN ${isDue} THEN ${moment} ELSE ${sessions.recordedAt} END`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        gte(sessions.refreshCounter, counter),
        isInUse(now),
        or(lte(sessions.refreshCounter, counter + 1), isRecent),
      ),
    )
    .returning()
}

/** Holds for the session that a reused token ends: the counter is more than one ahead of the token's. */
export function isReused(sessionId: string, counter: number): SQL {
  return and(eq(sessions.id, sessionId), gt(sessions.refreshCounter, counter + 1))!
}

/** Holds while there is a session for which {@link isReused} holds. */
export function isSessionReused(sessionId: string, counter: number): SQL {
  return rowExists(sessions, isReused(sessionId, counter))
}

/** Ends the sessions for which the condition holds; returns their ids, whose records in KV must go too. */
export function endSessions(db: Database, condition: SQL | undefined) {
  return db.delete(sessions).where(condition).returning({ id: sessions.id })
}

export type LogoutScope = 'global' | 'local' | 'others'

/** Holds for the sessions of an account that a sign-out ends. */
export function isInScope(userId: string, scope: LogoutScope, sessionId: string): SQL {
  const own = eq(sessions.userId, userId)
  const which = {
    global: own,
    local: and(own, eq(sessions.id, sessionId))!,
    others: and(own, ne(sessions.id, sessionId))!,
  }
  return which[scope]
}

/** Holds for the sessions of an account. */
export const belongsTo = (userId: string) => eq(sessions.userId, userId)
const isRecovery = eq(sessions.source, 'recovery')

/** Holds while a session was opened by a recovery mail and has not set a password. */
export function mayRecover(sessionId: string): SQL {
  return isOpen(sessionId, isRecovery)
}

/** Turns a recovery session, once it has set a password, into an ordinary one. */
export function spendRecovery(db: Database, sessionId: string) {
  return db
    .update(sessions)
    .set({ source: 'password' })
    .where(and(eq(sessions.id, sessionId), isRecovery))
}

/**
 * Holds while a session may change factors: once it has shown one, or while its account has none that is verified. A
 * condition of the statements themselves, because another request may just have lowered or ended the session.
 */
export function mayChangeFactors({ id, userId }: SessionRow): SQL {
  const isStrong = isOpen(id, eq(sessions.aal, 'aal2'))
  return sql`(${or(isStrong, and(isOpen(id), not(hasVerifiedFactor(userId))))})`
}

/** Raises a session to aal2, with a new refresh token, and adds the method that it has shown. */
export function raiseSession(
  db: Database,
  session: SessionRow,
  method: AuthMethod['method'],
  holds: SQL,
  now: Date,
) {
  const methods: AuthMethod[] = [
    { method, timestamp: Math.floor(now.getTime() / 1000) },
    ...session.methods.filter((earlier) => earlier.method !== method),
  ]
  return db
    .update(sessions)
    .set({
      aal: 'aal2',
      methods,
      refreshCounter: sql`${sessions.refreshCounter} + 1`,
      refreshedAt: now,
      recordedAt: now,
    })
    .where(and(eq(sessions.id, session.id), holds))
    .returning()
}

/** Holds for the other sessions of the account that have shown only one factor. */
export function isWeakerThan(session: SessionRow): SQL {
  return and(isInScope(session.userId, 'others', session.id), eq(sessions.aal, 'aal1'))!
}

/** Lowers the sessions of an account to aal1, if the condition holds. */
export function lowerSessions(db: Database, userId: string, condition: SQL) {
  return db
    .update(sessions)
    .set({ aal: 'aal1' })
    .where(and(belongsTo(userId), condition))
}

/** Selects the account that a session belongs to, for use inside statements that read it. */
export function selectSessionOwner(db: Database, sessionId: string): SQL {
  const owner = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return sql`(${owner})`
}
