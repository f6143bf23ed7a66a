import { and, desc, eq, gt, gte, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../../db/client.ts'
import { hasVerifiedFactor, isAlive, rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions, type AuthMethod, type SessionSource } from '../../db/schema/sessions.ts'

export type SessionRow = typeof sessions.$inferSelect
/** A session and whose it is, as an access token names them. */
export type OwnSession = { userId: string; sessionId: string }

/** Milliseconds without use after which a session is over. */
export const SESSION_IDLE_LIFETIME = retention.session.idleDays * 24 * 3600_000
/** A session is over after this long, however much it is used. Milliseconds. */
const SESSION_LIFETIME = retention.session.mostDays * 24 * 3600_000
/** Anybody may show the token before the current one again for this long, as after a lost answer. Milliseconds. */
const PARENT_INTERVAL = 60_000
/** Tabs and retries may show an older token for this long. Milliseconds. */
const REUSE_INTERVAL = 10_000
/** Milliseconds for which a sign-in or a later proof shows that the owner is there. */
const PROOF_LIFETIME = 10 * 60_000
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
    provenAt: null,
    mailProvenAt: method === 'otp' ? now : null,
    recordedAt: now,
  }
}

const before = (now: Date, age: number) => new Date(now.getTime() - age)

/** Tells whether a session has reached the age at which every session ends. */
export const isOld = ({ createdAt }: SessionRow, now: Date) =>
  createdAt <= before(now, SESSION_LIFETIME)

/** Tells whether a session is over: by its age, or because nobody used it. */
export const isOver = (session: SessionRow, now: Date) =>
  isOld(session, now) || session.refreshedAt <= before(now, SESSION_IDLE_LIFETIME)

/**
 * Tells whether the owner proved to be there a moment ago, by signing in or later in the session. A refresh proves
 * nothing: whoever holds the tokens can do it.
 */
export function isProven({ createdAt, provenAt }: SessionRow, now: Date): boolean {
  const since = before(now, PROOF_LIFETIME)
  return createdAt > since || (provenAt !== null && provenAt > since)
}

/** Matches sessions whose owner has just proved who they are, see {@link isProven}. */
export function isFresh(now: Date): SQL {
  const since = before(now, PROOF_LIFETIME)
  return or(gt(sessions.createdAt, since), gt(sessions.provenAt, since))!
}

/** Matches sessions whose owner has just used a code or link from their mailbox, which a phished password does not open. */
export function isProvenByMail(now: Date): SQL {
  return gt(sessions.mailProvenAt, before(now, PROOF_LIFETIME))
}

/** Records that the owner of a session has just proved who they are, if the condition holds. */
export function proveSession(
  db: Database,
  sessionId: string,
  { byMail, holds }: { byMail: boolean; holds: SQL },
  now: Date,
) {
  return db
    .update(sessions)
    .set({ provenAt: now, ...(byMail && { mailProvenAt: now }) })
    .where(and(eq(sessions.id, sessionId), holds))
    .returning({ id: sessions.id })
}

/** Matches a session that is not over, see {@link isOver}. */
export const isInUse = (now: Date) =>
  and(
    gt(sessions.createdAt, before(now, SESSION_LIFETIME)),
    gt(sessions.refreshedAt, before(now, SESSION_IDLE_LIFETIME)),
  )!

/** True while an account is neither banned nor deleted: a condition of the statement that opens the session. */
export function maySignIn(userId: string, now: Date): SQL {
  return rowExists(users, eq(users.id, userId), isAlive(now))
}

/** True while a session exists for which the further conditions hold. */
export function isOpen(sessionId: string, ...further: SQL[]): SQL {
  return rowExists(sessions, eq(sessions.id, sessionId), ...further)
}

/** True while a session is in use and its account neither banned nor deleted. */
export function isStanding({ userId, sessionId }: OwnSession, now: Date): SQL {
  return and(isOpen(sessionId, belongsTo(userId), isInUse(now)), maySignIn(userId, now))!
}

/** True while a session has shown the second factor, or its account has none. */
export function hasShownFactors({ userId, sessionId }: OwnSession): SQL {
  const isStrong = isOpen(sessionId, eq(sessions.aal, 'aal2'))
  return sql`(${or(isStrong, and(isOpen(sessionId), not(hasVerifiedFactor(userId))))})`
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

/** A refresh token as a client shows it. */
type ShownToken = { sessionId: string; counter: number; userAgent: string | null }

/**
 * Decides about a refresh token in one statement. The current one moves the counter on. The one before it leaves it as
 * it is within a minute, or from the browser that signed in; so does any token within ten seconds. Anything else changes
 * and returns no row.
 */
export function rotateSession(db: Database, token: ShownToken, now: Date) {
  const { sessionId, counter } = token
  const moment = now.getTime()
  const isCurrent = sql`${sessions.refreshCounter} = ${counter}`
  const isDue = sql`${isCurrent} AND ${sessions.recordedAt} <= ${moment - RECORD_INTERVAL}`
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
        or(isCurrent, not(isLate(token, now))),
      ),
    )
    .returning()
}

/** True while a token that is no longer the current one comes later than a retry would. */
function isLate({ counter, userAgent }: ShownToken, now: Date): SQL {
  const isParent = eq(sessions.refreshCounter, counter + 1)
  // A phone that lost the answer and then its network comes back with this token after hours.
  const isElsewhere = sql`${sessions.userAgent} IS NOT ${userAgent}`
  return or(
    and(isParent, isElsewhere, lte(sessions.refreshedAt, before(now, PARENT_INTERVAL))),
    and(not(isParent), lte(sessions.refreshedAt, before(now, REUSE_INTERVAL))),
  )!
}

/** Matches the session to end because an old token came back too late: its counter has moved on since. */
export function isReused(token: ShownToken, now: Date): SQL {
  return and(
    eq(sessions.id, token.sessionId),
    gt(sessions.refreshCounter, token.counter),
    isLate(token, now),
  )!
}

export function isSessionReused(token: ShownToken, now: Date): SQL {
  return rowExists(sessions, isReused(token, now))
}

/** Ends the sessions for which the condition holds; returns their ids, whose records in KV must go too. */
export function endSessions(db: Database, condition: SQL | undefined) {
  return db.delete(sessions).where(condition).returning({ id: sessions.id })
}

export type LogoutScope = 'global' | 'local' | 'others'

/** Matches the sessions of an account that a sign-out ends. */
export function isInScope(userId: string, scope: LogoutScope, sessionId: string): SQL {
  const own = eq(sessions.userId, userId)
  const which = {
    global: own,
    local: and(own, eq(sessions.id, sessionId))!,
    others: and(own, ne(sessions.id, sessionId))!,
  }
  return which[scope]
}

/** Matches the sessions of an account. */
export const belongsTo = (userId: string) => eq(sessions.userId, userId)
const isRecovery = eq(sessions.source, 'recovery')

/** True while a session was opened by a recovery mail and has not set a password. */
export function mayRecover(sessionId: string): SQL {
  return isOpen(sessionId, isRecovery)
}

/** Turns a recovery session, once it has set a password, into an ordinary one, if the condition holds. */
export function spendRecovery(db: Database, sessionId: string, condition: SQL) {
  return db
    .update(sessions)
    .set({ source: 'password' })
    .where(and(eq(sessions.id, sessionId), isRecovery, condition))
}

/** True while a session exists that has shown the second factor, if its account has one. */
export function isWhole({ id, userId }: Pick<SessionRow, 'id' | 'userId'>): SQL {
  return hasShownFactors({ userId, sessionId: id })
}

/**
 * Holds while a session may change how its account is entered: its owner has just proved to be there, and it has shown
 * the second factor if the account has one. A condition of the statements themselves, because another request may just
 * have lowered or ended the session.
 */
export function mayChangeAccess(session: Pick<SessionRow, 'id' | 'userId'>, now: Date): SQL {
  return and(isWhole(session), isOpen(session.id, isFresh(now)))!
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
      provenAt: now,
      recordedAt: now,
    })
    .where(and(eq(sessions.id, session.id), holds))
    .returning()
}

/** Matches the other sessions of the account that have shown only one factor. */
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
