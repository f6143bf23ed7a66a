import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { email as emailField } from '#content/forms/fields.ts'
import { authMessages } from '#words/auth-messages.ts'
import { checkCaptcha } from '../../captcha/check.ts'
import { isBanned } from '../../db/conditions.ts'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { noteAction } from '../audit.ts'
import { bearer, requireFactors } from '../bearer.ts'
import { findWeakness, hashPassword, matchPassword, needsRehash } from '../passwords.ts'
import {
  AuthError,
  commonFields,
  isUuid,
  optionalText,
  readBody,
  type AuthContext,
  type WeakReason,
} from '../protocol.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { countSignIn, forgiveSignIn } from '../throttle.ts'
import { findAccount, findUserByEmail } from '../user-object.ts'
import { exchangeCode } from './exchange.ts'
import { mayEnter, openSession, presentSession, recordSession } from './open.ts'
import {
  endSessions,
  findSession,
  listSessions,
  replaceHash,
  revokeFamily,
  rotateSession,
} from './queries.ts'
import { readRefreshToken } from './refresh-token.ts'

const tokenBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  refresh_token: optionalText,
  auth_code: optionalText,
  code_verifier: optionalText,
})
type TokenBody = z.infer<typeof tokenBody>

export const sessionRoutes = new Hono<AppEnv>()
  .post('/token', limitByAddress('AUTH_LIMIT', 'token'), async (c) => {
    const body = await readBody(c, tokenBody)
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(c, body))
      case 'refresh_token':
        return c.json(await refreshSession(c, body))
      case 'pkce':
        return c.json(await exchangeCode(c, body))
      case 'id_token':
        throw new AuthError('provider_disabled', 400)
      case 'web3':
        throw new AuthError('web3_provider_disabled', 422)
      default:
        throw new AuthError('invalid_credentials.grant', 400)
    }
  })
  .post('/logout', bearer(), async (c) => {
    const scope = c.req.query('scope') || 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others')
      throw new AuthError('validation_failed.logout', 400)
    if (scope !== 'local') await requireFactors(c, 'insufficient_aal')
    const { db, account, session } = c.var
    const [ended] = await db.batch([
      endSessions(db, account.id, scope, session.id),
      noteAction(c, 'signed_out', { actorId: account.id, details: { scope } }),
    ])
    await deleteSessionRecords(
      c,
      ended.map(({ id }) => id),
    )
    return c.body(null, 204)
  })
  .get('/sessions', bearer(), async (c) => {
    await requireFactors(c, 'insufficient_aal')
    const rows = await listSessions(c.var.db, c.var.account.id)
    const sessions = rows.map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      ip: row.address,
      aal: row.aal,
      created_at: row.createdAt.toISOString(),
      refreshed_at: row.refreshedAt.toISOString(),
      current: row.id === c.var.session.id,
    }))
    return c.json({ sessions })
  })
  .delete('/sessions/:id', bearer(), async (c) => {
    const id = c.req.param('id').toLowerCase()
    if (!isUuid(id)) throw new AuthError('validation_failed.session_id', 404)
    await requireFactors(c, 'insufficient_aal')
    const { db, account } = c.var
    const isOwn = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${id} AND user_id = ${account.id})`
    const [, ended] = await db.batch([
      noteAction(c, 'session_revoked', { actorId: account.id, details: { session: id } }, isOwn),
      endSessions(db, account.id, 'local', id),
    ])
    await deleteSessionRecords(
      c,
      ended.map((row) => row.id),
    )
    return c.json({})
  })

async function signInWithPassword(c: AuthContext, body: TokenBody) {
  if (body.phone && !body.email) throw new AuthError('phone_provider_disabled', 422)
  if (!body.email) throw new AuthError('validation_failed.missing_login', 400)
  const email = z.safeParse(emailField(), body.email).data
  // An address that cannot exist costs as much time as one that does.
  const { isBusy } = await countSignIn(c, email ?? 'invalid')
  if (isBusy && !(await hasCaptcha(c, body))) throw new AuthError('captcha_failed.busy', 400)
  const password = body.password ?? ''
  const user = email ? await findUserByEmail(c.var.db, email) : null
  const match = matchPassword(password, user)
  if (match === 'decoy') throw new AuthError('email_not_confirmed', 400)
  if (match === 'none' || !user) throw new AuthError('invalid_credentials', 400)
  if (isBanned(user, new Date())) throw new AuthError('user_banned', 400)
  if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed', 400)
  const [account, weakness] = await Promise.all([
    findAccount(c.var.db, user.id),
    findWeakness(c.env, password),
  ])
  if (!account) throw new AuthError('invalid_credentials', 400)
  const isUnchanged = sql`EXISTS (SELECT 1 FROM users WHERE id = ${user.id} AND password_hash = ${user.passwordHash})`
  const holds = sql`${mayEnter(user.id)} AND ${isUnchanged}`
  const session = await openSession(c, account, 'password', holds)
  if (needsRehash(user.passwordHash!))
    await replaceHash(c.var.db, user.id, user.passwordHash!, hashPassword(password))
  await forgiveSignIn(c, user.email)
  return {
    ...(await presentSession(c, account, session)),
    weak_password: describeWeakness(weakness),
  }
}

async function hasCaptcha(c: AuthContext, body: TokenBody): Promise<boolean> {
  const token = body.gotrue_meta_security?.captcha_token
  if (token) await checkCaptcha(c, token, 'signin')
  return Boolean(token)
}

function describeWeakness(reasons: WeakReason[]) {
  if (reasons.length === 0) return null
  return {
    message: authMessages[reasons.includes('pwned') ? 'weak_password.pwned' : 'weak_password'],
    reasons,
  }
}

async function refreshSession(c: AuthContext, body: TokenBody) {
  const token = readRefreshToken(c.env, body.refresh_token ?? '')
  if (token === 'malformed') throw new AuthError('validation_failed.refresh', 400)
  if (token === 'forged') throw new AuthError('refresh_token_not_found', 400)
  const { db } = c.var
  const rotated = await rotateSession(db, token)
  if (!rotated) throw await explainRefusal(c, token)
  const { session, isRecordDue } = rotated
  const account = await findAccount(db, session.userId)
  if (!account) throw new AuthError('refresh_token_not_found', 400)
  if (isBanned(account.user, new Date())) throw new AuthError('user_banned', 400)
  if (isRecordDue) recordSession(c, session)
  return presentSession(c, account, session)
}

async function explainRefusal(
  c: AuthContext,
  token: { sessionId: string; counter: number },
): Promise<AuthError> {
  const { db } = c.var
  const session = await findSession(db, token.sessionId)
  if (!session || session.refreshCounter < token.counter)
    return new AuthError('refresh_token_not_found', 400)
  if (session.refreshCounter <= token.counter + 1)
    return new AuthError('session_expired.inactivity', 400)
  // An old token comes back late: somebody has a copy. Nobody keeps the session.
  if (await revokeFamily(c, session, token)) await deleteSessionRecords(c, [session.id])
  return new AuthError('refresh_token_already_used', 400)
}
