import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/context.ts'
import { bearerToken, readAccessToken } from '../access-token.ts'
import { findPower } from '../guards.ts'
import { AuthError } from '../protocol.ts'

const serviceRoles = new Set(['service_role', 'supabase_admin'])

export type AdminPass = { pass: true; actorId: string | null } | { pass: false; refusal: AuthError }

/**
 * Who may manage accounts: a service token signed with our key, or an admin of this site, asked from the primary each
 * time and with the second factor if there is one.
 */
export async function checkAdmin(c: Context<AppEnv>): Promise<AdminPass> {
  const refuse = (refusal: AuthError): AdminPass => ({ pass: false, refusal })
  const token = bearerToken(c.req.raw)
  if (!token) return refuse(new AuthError('no_authorization', 401))
  const claims = await readAccessToken(c.env, token)
  if (!claims) return refuse(new AuthError('bad_jwt', 403))
  if (serviceRoles.has(claims.role)) return { pass: true, actorId: null }
  if (!claims.sub || !claims.session_id) return refuse(new AuthError('not_admin', 403))
  const power = await findPower(c.var.db, claims.sub, claims.session_id)
  if (power?.role !== 'admin') return refuse(new AuthError('not_admin', 403))
  if (power.hasFactor && power.aal !== 'aal2') return refuse(new AuthError('insufficient_aal', 403))
  return { pass: true, actorId: claims.sub }
}

export function adminBearer() {
  return createMiddleware<AppEnv>(async function requireAdmin(c, next) {
    const admin = await checkAdmin(c)
    if (!admin.pass) throw admin.refusal
    c.set('adminId', admin.actorId)
    await next()
  })
}
