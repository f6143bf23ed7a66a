import { env } from 'cloudflare:workers'
import type { Role } from '#content/wire/roles.ts'
import { writeSessionRecord } from '#worker/auth/session-record.ts'
import { signAccessToken } from '#worker/auth/tokens/access-token.ts'

type Account = {
  email?: string
  role?: Role
  confirmed?: boolean
  bannedUntil?: number
  /** Milliseconds for which the account has had its role. */
  roleAge?: number
}

/** Creates an account with a session, as the auth service would, and an access token for it. */
export async function createAccount({
  email,
  role,
  confirmed = true,
  bannedUntil,
  roleAge = 0,
}: Account = {}) {
  const id = crypto.randomUUID()
  const sessionId = crypto.randomUUID()
  const address = email ?? `${id}@example.com`
  const now = Date.now()
  const roleId = crypto.randomUUID()
  const statements = [
    env.DB.prepare(
      `insert into users (id, email, email_confirmed_at, user_metadata, app_metadata, banned_until, created_at, updated_at)
       values (?1, ?2, ?3, '{"first_name":"Amina","last_name":"Okello","country":"UG"}', '{}', ?4, ?5, ?5)`,
    ).bind(id, address, confirmed ? now : null, bannedUntil ?? null, now),
    env.DB.prepare(
      `insert into sessions (id, user_id, aal, methods, source, created_at, refreshed_at, recorded_at)
       values (?1, ?2, 'aal1', '[]', 'password', ?3, ?3, ?3)`,
    ).bind(sessionId, id, now),
  ]
  if (role) {
    const insertRole = 'insert into user_roles (id, user_id, role, created_at) values (?, ?, ?, ?)'
    statements.push(env.DB.prepare(insertRole).bind(roleId, id, role, now - roleAge))
  }
  await env.DB.batch(statements)
  await writeSessionRecord(env, sessionId, id, 'aal1')
  const seconds = Math.floor(now / 1000)
  const token = await signAccessToken(env, {
    iss: `${env.SITE_URL}/api/auth/v1`,
    sub: id,
    aud: 'authenticated',
    iat: seconds,
    exp: seconds + 900,
    email: address,
    phone: '',
    app_metadata: {},
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [],
    session_id: sessionId,
    is_anonymous: false,
  })
  return { id, email: address, token, roleId }
}

/** Gives an account a hub, as an invitation would. */
export async function runHub({ id }: { id: string }, hubId = 'lusaka'): Promise<void> {
  await env.DB.prepare('insert or replace into hub_organisers values (?, ?, 1)')
    .bind(id, hubId)
    .run()
}
