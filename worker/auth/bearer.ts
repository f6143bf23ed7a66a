import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { AuthMessage } from '#words/auth-messages.ts'
import { isBanned } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { AppEnv } from '../http/context.ts'
import { AUDIENCE, bearerToken, readAccessToken } from './access-token.ts'
import { AuthError, type AuthContext } from './protocol.ts'
import { SESSION_IDLE_LIFETIME } from './session-record.ts'
import { hasVerifiedFactor } from './user-object.ts'

/** Asks D1 for the account and the session behind the access token, on every call: a sign-out counts at once. */
export function bearer() {
  return createMiddleware<AppEnv>(async function requireSession(c, next) {
    const token = bearerToken(c.req.raw)
    if (!token) throw new AuthError('no_authorization', 401)
    const claims = await readAccessToken(c.env, token)
    if (!claims?.sub || !claims.session_id) throw new AuthError('bad_jwt', 403)
    if (claims.aud !== AUDIENCE) throw new AuthError('validation_failed.audience', 400)
    const [[user], [session]] = await c.var.db.batch([
      c.var.db.select().from(users).where(eq(users.id, claims.sub)),
      c.var.db.select().from(sessions).where(eq(sessions.id, claims.session_id)),
    ])
    if (!user || user.deletedAt) throw new AuthError('user_not_found.bearer', 403)
    if (isBanned(user, new Date())) throw new AuthError('user_banned', 403)
    const isIdle = session && session.refreshedAt.getTime() <= Date.now() - SESSION_IDLE_LIFETIME
    if (session?.userId !== user.id || isIdle) throw new AuthError('session_not_found', 403)
    c.set('account', user)
    c.set('session', session)
    await next()
  })
}

/** Behind {@link bearer}: refuses a session that has shown only the first factor of an account that has two. */
export async function requireFactors(
  c: AuthContext,
  refusal: AuthMessage,
  status: 401 | 403 = 403,
): Promise<void> {
  if (c.var.session.aal === 'aal2') return
  if (await hasVerifiedFactor(c.var.db, c.var.account.id)) throw new AuthError(refusal, status)
}
