import { readOwnSession, requireFactors } from '../bearer.ts'
import { inputOf, ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { revokeSession, signOut } from '../flows/sign-out.ts'
import { isUuid } from '../protocol.ts'
import { listSessions } from '../store/sessions.ts'

export async function answerSignOut(c: AuthContext) {
  const own = await readOwnSession(c)
  const scope = c.req.query('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw new AuthError('validation_failed.logout', 400)
  await signOut(inputOf(c), own, scope)
  return c.body(null, 204)
}

/** Beyond the protocol: lists where the person is signed in. */
export async function showSessions(c: AuthContext) {
  const rows = await listSessions(c.var.db, c.var.account.user.id, new Date())
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
}

/** Beyond the protocol: ends one of these sessions. */
export async function answerRevocation(c: AuthContext) {
  const id = c.req.param('id')?.toLowerCase() ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed.session_id', 404)
  requireFactors(c, 'insufficient_aal')
  await revokeSession(ownInputOf(c), id)
  return c.json({})
}
