import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/client.ts'
import { hasVerifiedFactor, isAlive } from '../db/conditions.ts'
import { userRoles, users, type Role } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { AppEnv, SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { bearerToken, readAccessToken } from './access-token.ts'
import { recall, remember } from './recognised.ts'
import { readSessionRecord, SESSION_IDLE_LIFETIME } from './session-record.ts'

async function findLiveSession(db: Database, sessionId: string) {
  const oldest = new Date(Date.now() - SESSION_IDLE_LIFETIME)
  const [session] = await db
    .select({
      userId: sessions.userId,
      isHalf:
        sql<number>`${sessions.aal} = 'aal1' AND ${hasVerifiedFactor(sessions.userId)}`.mapWith(
          Boolean,
        ),
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.refreshedAt, oldest)))
  return session
}

/** Who is asking; `half` for an account with a second factor whose session has shown only the first. */
async function recogniseUser(c: Context<AppEnv>): Promise<SignedIn | 'half' | undefined> {
  const token = bearerToken(c.req.raw)
  if (!token) return undefined
  const known = recall(token)
  if (known) return known
  const claims = await readAccessToken(c.env, token)
  if (!claims?.sub || !claims.session_id) return undefined
  const isWhole = claims.aal === 'aal2'
  const record = await readSessionRecord(c.env, claims.session_id)
  // KV may not show a session that began a moment ago on the other side of the world, or that its account has no second
  // factor any more; D1 does.
  const isSure = record !== null && (isWhole || !record.isHalf)
  const session = isSure ? record : await findLiveSession(c.var.db, claims.session_id)
  if (session?.userId !== claims.sub) return undefined
  if (session.isHalf && !isWhole) return 'half'
  const user = {
    id: claims.sub,
    sessionId: claims.session_id,
    assurance: claims.aal ?? ('aal1' as const),
  }
  remember(token, user, claims.exp * 1000)
  return user
}

/** Lets only people through who are signed in with every factor of their account, and sets `c.var.user`. */
export function signedIn() {
  return createMiddleware<AppEnv>(async function requireUser(c, next) {
    const user = await recogniseUser(c)
    if (!user) throw new Failure('auth.required', 401)
    if (user === 'half') throw new Failure('auth.second_factor_required', 403)
    c.set('user', user)
    await next()
  })
}

/** Sets `c.var.user` for signed-in people and lets everybody through: read it with {@link visitorOf}. */
export function maybeSignedIn() {
  return createMiddleware<AppEnv>(async function recogniseVisitor(c, next) {
    const user = await recogniseUser(c)
    if (user && user !== 'half') c.set('user', user)
    await next()
  })
}

/** The signed-in visitor behind {@link maybeSignedIn}, if there is one. */
export function visitorOf(c: Context<AppEnv>): SignedIn | undefined {
  return c.get('user') as SignedIn | undefined
}

/** The role of an account whose session is alive and which is neither banned nor deleted; reads the primary. */
export async function findPower(db: Database, userId: string, sessionId: string) {
  const [power] = await db
    .select({
      role: userRoles.role,
      aal: sessions.aal,
      hasFactor: sql<number>`${hasVerifiedFactor(users.id)}`.mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.refreshedAt, new Date(Date.now() - SESSION_IDLE_LIFETIME)),
        isAlive(new Date()),
      ),
    )
  return power
}

/** Stands behind {@link signedIn}. Asks the primary each time, so that a role taken away is gone at once. */
export function requireRole(...roles: Role[]) {
  return createMiddleware<AppEnv>(async function checkRole(c, next) {
    const power = await findPower(c.var.db, c.var.user.id, c.var.user.sessionId)
    if (!power) throw new Failure('auth.required', 401)
    if (!power.role || !roles.includes(power.role)) throw new Failure('auth.forbidden', 403)
    if (power.hasFactor && power.aal !== 'aal2')
      throw new Failure('auth.second_factor_required', 403)
    c.set('role', power.role)
    await next()
  })
}
