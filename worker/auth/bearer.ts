import { createMiddleware } from 'hono/factory'
import type { AuthRefusal } from '#content/wire/auth-refusals.ts'
import { batchOf } from '../db/batch.ts'
import { isBanned } from '../db/conditions.ts'
import type { AuthContext, AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'
import { selectAccount, toAccount } from './store/accounts.ts'
import { findRole } from './store/roles.ts'
import { isOver, selectSession } from './store/sessions.ts'
import { AUDIENCE, readBearerToken, readAccessToken } from './tokens/access-token.ts'

/**
 * Reads the account and the session of the access token from D1 on every call, so that a sign-out takes effect at once.
 */
export function bearer() {
  return createMiddleware<AuthEnv>(async function requireSession(c, next) {
    const token = readBearerToken(c.req.raw)
    if (!token) throw new AuthError('no_authorization', 401)
    const claims = await readAccessToken(c.env, token)
    if (!claims?.sub || !claims.session_id) throw new AuthError('bad_jwt', 403)
    if (claims.aud !== AUDIENCE) throw new AuthError('validation_failed.audience', 400)
    const { sessions, ...rows } = await batchOf(c.var.db, {
      ...selectAccount(c.var.db, claims.sub),
      sessions: selectSession(c.var.db, claims.session_id),
    })
    const account = toAccount(rows)
    const [session] = sessions
    const now = new Date()
    if (!account) throw new AuthError('user_not_found.bearer', 403)
    if (isBanned(account.user, now)) throw new AuthError('user_banned', 403)
    if (session?.userId !== account.user.id || isOver(session, now))
      throw new AuthError('session_not_found', 403)
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
  const hasFactor = c.var.account.factors.some((factor) => factor.status === 'verified')
  if (hasFactor && c.var.session.aal !== 'aal2') throw new AuthError(refusal, status)
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
 * Checks who may manage accounts: a service token signed with our key, or an administrator of this site, read from the
 * primary each time, with the second factor if the account has one.
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
