import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '#content/wire/roles.ts'
import type { AppEnv, SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { readSessionRecord } from './session-record.ts'
import { findRole } from './store/roles.ts'
import { findLiveSession } from './store/sessions.ts'
import { recallToken, rememberToken } from './token-cache.ts'
import { readBearerToken, readAccessToken } from './tokens/access-token.ts'

/** Identifies who sent a request; `second factor` if the session still needs the second factor of its account. */
async function identifyUser(c: Context<AppEnv>): Promise<SignedIn | 'second factor' | undefined> {
  const token = readBearerToken(c.req.raw)
  if (!token) return undefined
  const known = recallToken(token)
  if (known) return known
  const claims = await readAccessToken(c.env, token)
  if (!claims?.sub || !claims.session_id) return undefined
  const isWhole = claims.aal === 'aal2'
  const record = await readSessionRecord(c.env, claims.session_id)
  // KV may not show yet that a session began a moment ago on the other side of the world, or that its account no longer
  // has a second factor; D1 does.
  const isSure = record !== null && (isWhole || !record.needsSecondFactor)
  const session = isSure ? record : await findLiveSession(c.var.db, claims.session_id, new Date())
  if (session?.userId !== claims.sub) return undefined
  if (session.needsSecondFactor && !isWhole) return 'second factor'
  const user = {
    id: claims.sub,
    sessionId: claims.session_id,
    assurance: claims.aal ?? ('aal1' as const),
  }
  rememberToken(token, user, claims.exp * 1000)
  return user
}

/** Lets only people through who are signed in with every factor of their account, and sets `c.var.user`. */
export function signedIn() {
  return createMiddleware<AppEnv>(async function requireUser(c, next) {
    const user = await identifyUser(c)
    if (!user) throw new Failure('auth.required', 401)
    if (user === 'second factor') throw new Failure('auth.second_factor_required', 403)
    c.set('user', user)
    await next()
  })
}

/** Sets `c.var.user` for signed-in people and lets everybody through: read it with {@link visitorOf}. */
export function maybeSignedIn() {
  return createMiddleware<AppEnv>(async function identifyVisitor(c, next) {
    const user = await identifyUser(c)
    if (user && user !== 'second factor') c.set('user', user)
    await next()
  })
}

/** The signed-in visitor behind {@link maybeSignedIn}, if there is one. */
export function visitorOf(c: Context<AppEnv>): SignedIn | undefined {
  return c.get('user') as SignedIn | undefined
}

/** Finds the role of the signed-in person; refuses a session that has ended since its record was read. */
export async function roleOf(c: Context<AppEnv>) {
  const found = await findRole(c.var.db, c.var.user.id, c.var.user.sessionId, new Date())
  if (!found) throw new Failure('auth.required', 401)
  return found
}

/** Stands behind {@link signedIn}. Reads the primary each time, so that a revoked role is gone at once. */
export function requireRole(...roles: Role[]) {
  return createMiddleware<AppEnv>(async function checkRole(c, next) {
    const { role, needsSecondFactor } = await roleOf(c)
    if (!role || !roles.includes(role)) throw new Failure('auth.forbidden', 403)
    if (needsSecondFactor) throw new Failure('auth.second_factor_required', 403)
    c.set('role', role)
    await next()
  })
}

/** Stands behind {@link signedIn}: requires a session that is in use now and has shown every factor of the account. */
export function requireAllFactors() {
  return createMiddleware<AppEnv>(async function checkFactors(c, next) {
    const { needsSecondFactor } = await roleOf(c)
    if (needsSecondFactor) throw new Failure('auth.second_factor_required', 403)
    await next()
  })
}
