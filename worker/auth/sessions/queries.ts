import { and, desc, eq, exists, gt, gte, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext, SessionRow } from '../protocol.ts'
import { SESSION_IDLE_LIFETIME } from '../session-record.ts'
import type { RefreshToken } from './refresh-token.ts'

/** Tabs and retries may show an older token for this long. Milliseconds. */
const REUSE_INTERVAL = 10_000
const RECORD_INTERVAL = 24 * 3600_000

/**
 * One statement decides about a refresh token. The current one moves the counter on; the one before it, or any within
 * ten seconds, leaves it as it is. Anything else changes no row and is answered by null.
 */
export async function rotateSession(
  db: Database,
  { sessionId, counter }: RefreshToken,
): Promise<{ session: SessionRow; isRecordDue: boolean } | null> {
  const now = Date.now()
  const isCurrent = sql`${sessions.refreshCounter} = ${counter}`
  const isRecordDue = sql`${isCurrent} AND ${sessions.recordedAt} <= ${now - RECORD_INTERVAL}`
  const [session] = await db
    .update(sessions)
    .set({
      refreshCounter: sql`CASE WHEN ${isCurrent} THEN ${counter + 1} ELSE ${sessions.refreshCounter} END`,
      refreshedAt: sql`CASE WHEN ${isCurrent} THEN ${now} ELSE ${sessions.refreshedAt} END`,
      recordedAt: sql`CASE WHEN ${isRecordDue} THEN ${now} ELSE ${sessions.recordedAt} END`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        gte(sessions.refreshCounter, counter),
        gt(sessions.refreshedAt, new Date(now - SESSION_IDLE_LIFETIME)),
        or(
          lte(sessions.refreshCounter, counter + 1),
          gt(sessions.refreshedAt, new Date(now - REUSE_INTERVAL)),
        ),
      ),
    )
    .returning()
  return session ? { session, isRecordDue: session.recordedAt.getTime() === now } : null
}

export async function findSession(
  db: Database,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
  return session
}

/** Ends the session of a token that was shown again too late; false if somebody else has ended it already. */
export async function revokeFamily(
  c: AuthContext,
  session: SessionRow,
  { counter }: RefreshToken,
): Promise<boolean> {
  const { db } = c.var
  const isReused = and(eq(sessions.id, session.id), gt(sessions.refreshCounter, counter + 1))
  const reused = db.select({ id: sessions.id }).from(sessions).where(isReused)
  const who = { subjectId: session.userId, details: { session: session.id } }
  const [, ended] = await db.batch([
    noteAction(c, 'refresh_token_reused', who, exists(reused)),
    db.delete(sessions).where(isReused).returning({ id: sessions.id }),
  ])
  return ended.length === 1
}

export type LogoutScope = 'global' | 'local' | 'others'

/** The statement that ends sessions of one user; it returns their ids, whose records must go too. */
export function endSessions(
  db: Database,
  userId: string,
  scope: LogoutScope,
  sessionId: string,
  condition?: SQL,
) {
  const own = and(eq(sessions.userId, userId), condition)
  const which = {
    global: own,
    local: and(own, eq(sessions.id, sessionId)),
    others: and(own, ne(sessions.id, sessionId)),
  }
  return db.delete(sessions).where(which[scope]).returning({ id: sessions.id })
}

export async function listSessions(db: Database, userId: string) {
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
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.refreshedAt, new Date(Date.now() - SESSION_IDLE_LIFETIME)),
      ),
    )
    .orderBy(desc(sessions.refreshedAt))
    .limit(100)
}

export async function replaceHash(
  db: Database,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
}
