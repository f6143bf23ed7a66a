import { createMiddleware } from 'hono/factory'
import type { AuthRefusal } from '#content/wire/auth-refusals.ts'
import { batchOf } from '../db/batch.ts'
import type { AuthContext, AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'
import { owesFactor, requireOwn, selectOwn } from './flows/own-account.ts'
import { findRole } from './store/roles.ts'
import type { OwnSession } from './store/sessions.ts'
import { AUDIENCE, readBearerToken, readAccessToken } from './tokens/access-token.ts'

/**
 * Reads whose session the access token of a request is; throws if it has none or one that is not ours. The session may have
 * ended since.
 */
export async function readOwnSession(c: AuthContext): Promise<OwnSession> {
  const token = readBearerToken(c.req.raw)
  if (!token) throw new AuthError('no_authorization', 401)
  const claims = await readAccessToken(c.env, token)
  if (!claims?.sub || !claims.session_id) throw new AuthError('bad_jwt', 403)
  if (claims.aud !== AUDIENCE) throw new AuthError('validation_failed.audience', 400)
  return { userId: claims.sub, sessionId: claims.session_id }
}

/**
 * Reads the account and the session of the access token from D1 on every call, so that a sign-out takes effect at once.
 */
export function bearer() {
  return createMiddleware<AuthEnv>(async function requireSession(c, next) {
    const own = await readOwnSession(c)
    const rows = await batchOf(c.var.db, selectOwn(c.var.db, own))
    const { account, session } = requireOwn(rows, new Date())
    c.set('account', account)
    c.set('session', session)
    await next()
  })
}

/** Stands behind {@link bearer}: refuses a session that has not shown the second factor of its account. */
export function requireFactors(
  c: AuthContext,
  refusal: AuthRefusal,
  status: 401 | 403 = 403,
): void {
  if (owesFactor(c.var)) throw new AuthError(refusal, status)
}

/** {@link requireFactors} as a guard of a route. */
export function allFactors(refusal: AuthRefusal) {
  return createMiddleware<AuthEnv>(async function checkFactors(c, next) {
    requireFactors(c, refusal)
    await next()
  })
}

const serviceRoles = new Set(['service_role', 'supabase_admin'])

type AdminPass = { pass: true; adminId: string | null } | { pass: false; refusal: AuthError }

/**
 * Checks who may manage accounts: a service token signed with our key, or an administrator of this site. The role is read
 * from the primary each time. If the account has a second factor, the session must have passed it; a day after the role was
 * given, the account must have one.
 */
export async function checkAdmin(c: AuthContext): Promise<AdminPass> {
  const refuse = (refusal: AuthError): AdminPass => ({ pass: false, refusal })
  const token = readBearerToken(c.req.raw)
  if (!token) return refuse(new AuthError('no_authorization', 401))
  const claims = await readAccessToken(c.env, token)
  if (!claims) return refuse(new AuthError('bad_jwt', 403))
  if (serviceRoles.has(claims.role)) return { pass: true, adminId: null }
  if (!claims.sub || !claims.session_id) return refuse(new AuthError('not_admin', 403))
  const found = await findRole(c.var.db, claims.sub, claims.session_id, new Date())
  if (found?.role !== 'admin') return refuse(new AuthError('not_admin', 403))
  if (found.needsSecondFactor) return refuse(new AuthError('insufficient_aal', 403))
  if (found.isFactorOverdue) return refuse(new AuthError('insufficient_aal.admin', 403))
  return { pass: true, adminId: claims.sub }
}

/** Lets only those through who may manage accounts, and sets `c.var.adminId`. */
export function adminBearer() {
  return createMiddleware<AuthEnv>(async function requireAdmin(c, next) {
    const admin = await checkAdmin(c)
    if (!admin.pass) throw admin.refusal
    c.set('adminId', admin.adminId)
    await next()
  })
}
