import { and, eq, type SQL } from 'drizzle-orm'
import { isAlive, rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { sessions, type AuthMethod, type SessionSource } from '../../db/schema/sessions.ts'
import { clientAddress } from '../../http/limits.ts'
import { ACCESS_TOKEN_LIFETIME, AUDIENCE, issuer, signAccessToken } from '../access-token.ts'
import { noteAction } from '../audit.ts'
import { AuthError, type AuthContext, type SessionRow } from '../protocol.ts'
import { deleteSessionRecords, writeSessionRecord } from '../session-record.ts'
import { hasVerifiedFactor, presentUser, type Account } from '../user-object.ts'
import { makeRefreshToken } from './refresh-token.ts'

const LONGEST_USER_AGENT = 300

/** A session row for this request, not stored yet. */
export function makeSession(c: AuthContext, userId: string, source: SessionSource): SessionRow {
  const now = new Date()
  const method: AuthMethod['method'] = source === 'password' || source === 'oauth' ? source : 'otp'
  return {
    id: crypto.randomUUID(),
    userId,
    refreshCounter: 0,
    aal: 'aal1',
    methods: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    source,
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
    address: clientAddress(c.req.raw),
    createdAt: now,
    refreshedAt: now,
    recordedAt: now,
  }
}

/** Holds while an account may be entered: asked in the statement that opens the session, not before it. */
export function mayEnter(userId: string): SQL {
  return rowExists(users, eq(users.id, userId), isAlive(new Date()))
}

/**
 * Opens a session for an account whose holder has just proved who he is, unless the proof does not hold any more: the
 * account was banned or deleted since it was looked at, or its password was changed.
 */
export async function openSession(
  c: AuthContext,
  account: Account,
  source: SessionSource,
  holds: SQL = mayEnter(account.user.id),
): Promise<SessionRow> {
  const { db } = c.var
  const session = makeSession(c, account.user.id, source)
  const isOpen = rowExists(sessions, eq(sessions.id, session.id))
  const [opened] = await db.batch([
    insertWhere(db, sessions, session, holds).returning({ id: sessions.id }),
    db
      .update(users)
      .set({ lastSignInAt: session.createdAt })
      .where(and(eq(users.id, session.userId), isOpen)),
    noteAction(c, 'signed_in', { actorId: session.userId, details: { source } }, isOpen),
  ])
  if (opened.length === 0) throw new AuthError('conflict', 409)
  account.user.lastSignInAt = session.createdAt
  recordSession(c, session)
  return session
}

/**
 * Puts the session where every edge location finds it; until then the guards ask D1. A session that ended before its
 * record was written takes the record along.
 */
export function recordSession(c: AuthContext, session: SessionRow): void {
  c.executionCtx.waitUntil(record().catch(forget))

  async function record() {
    const { id, userId, aal } = session
    const isHalf = aal === 'aal1' && (await hasVerifiedFactor(c.var.db, userId))
    await writeSessionRecord(c.env, id, userId, aal, isHalf)
    const live = c.var.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, session.id))
    if ((await live).length === 0) await deleteSessionRecords(c, [session.id])
  }

  // Not sure to be right: without a record the guards ask D1. The error's text may hold SQL and values.
  async function forget(error: Error) {
    console.error('session record not written', { name: error.name })
    await deleteSessionRecords(c, [session.id])
  }
}

/** The answer of the protocol to everything that signs in. */
export async function presentSession(c: AuthContext, account: Account, session: SessionRow) {
  const { user } = account
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = now + ACCESS_TOKEN_LIFETIME
  const accessToken = await signAccessToken(c.env, {
    iss: issuer(c.env),
    sub: user.id,
    aud: AUDIENCE,
    iat: now,
    exp: expiresAt,
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: AUDIENCE,
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: ACCESS_TOKEN_LIFETIME,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken(c.env, session.id, session.refreshCounter),
    user: presentUser(account),
  }
}
