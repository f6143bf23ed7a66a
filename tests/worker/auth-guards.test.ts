import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  browserAt,
  call,
  makeAccount,
  makeClient,
  newEmail,
  sessionIdOf,
  signUp,
} from './auth-peer.ts'
import { NIGHTLY, runCron } from './clock.ts'
import { readLink, takeMail } from './mailbox.ts'
import { errorOf, origin, send } from './requests.ts'

function askWho(token?: string) {
  return browserAt()(
    `${origin}/api/account/session`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
}

test('a signed-in route knows its user from the token and the session record', async () => {
  const { user, session } = await makeAccount()
  const answer = await askWho(session.access_token)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      id: user.id,
      sessionId: sessionIdOf(session.access_token),
      assurance: 'aal1',
    },
  ])
  for (const bad of [undefined, 'a.b.c', `${session.access_token.slice(0, -4)}AAAA`]) {
    const refused = await askWho(bad)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'auth.required' } })
  }
})

test('a session that KV does not show yet is found in the database', async () => {
  const { session } = await makeAccount()
  const key = `session:${sessionIdOf(session.access_token)}`
  await afterAnswers()
  expect(await env.SESSIONS.get(key)).not.toBeNull()
  await env.SESSIONS.delete(key)
  expect((await askWho(session.access_token)).status).toBe(200)
})

test('a session that has ended opens nothing', async () => {
  const { client, session } = await makeAccount()
  await client.signOut()
  expect((await askWho(session.access_token)).status).toBe(401)
})

test('a token of one account is refused with the session of another', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  const record = { userId: other.user.id, aal: 'aal1', expiresAt: Date.now() + 60_000 }
  await env.SESSIONS.put(`session:${sessionIdOf(one.session.access_token)}`, JSON.stringify(record))
  expect((await askWho(one.session.access_token)).status).toBe(401)
})

test('own teams are read while the session is checked, and kept from one that has ended', async () => {
  const { session } = await makeAccount()
  await afterAnswers()
  const { access_token: token } = session
  const key = `session:${sessionIdOf(token)}`
  await env.DB.prepare('DELETE FROM sessions WHERE id = ?').bind(sessionIdOf(token)).run()
  await env.SESSIONS.delete(key)
  const answer = await send('/api/teams/mine', { token })
  expect([answer.status, (await errorOf(answer)).code]).toEqual([401, 'auth.required'])
})

test('no body makes the auth service fail', async () => {
  const { session } = await makeAccount()
  const paths = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
    '/verify',
    '/recover',
    '/resend',
    '/otp',
    '/factors',
    '/factors/recovery-codes/verify',
  ]
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  const bodies = [
    '{"type":"constructor","token_hash":"x"}',
    '{"type":"__proto__","token":"x","email":"a@example.org"}',
    '',
    'null',
    '[]',
    '"text"',
    '42',
    '{',
    '\u0000',
    '{"email":null,"password":null}',
    `{"email":${deep}}`,
    '{"email":{"a":1},"password":[1],"type":5,"token":{},"data":"x","gotrue_meta_security":7,"code_challenge":1}',
    JSON.stringify({
      email: 'a\u0000b@example.org',
      password: '\u0000'.repeat(10),
      type: 'email',
      token: '\u202e',
      refresh_token: '\ud800',
      auth_code: '💥',
      code_verifier: '💥',
      factor_type: '\u0000',
      code: '\ud800',
    }),
    JSON.stringify({
      email: `${'a'.repeat(5000)}@example.org`,
      password: 'p'.repeat(5000),
      token: '9'.repeat(5000),
      token_hash: 'x'.repeat(5000),
      refresh_token: 'A'.repeat(4000),
    }),
    JSON.stringify({
      email: newEmail(),
      password: 'long enough',
      data: { __proto__: { admin: true }, constructor: 1 },
      code_challenge: 'short',
      code_challenge_method: 'md5',
    }),
  ]
  for (const path of paths) {
    for (const body of bodies) {
      const answer = await call('POST', path, { body, token: session.access_token })
      const about = `${path} ${body.slice(0, 60)}`
      expect(answer.status, about).toBeGreaterThanOrEqual(400)
      expect(answer.status, about).toBeLessThan(500)
      expect([typeof answer.body.code, typeof answer.body.message], about).toEqual([
        'string',
        'string',
      ])
    }
  }
  for (const body of bodies) {
    const answer = await call('PUT', '/user', { body, token: session.access_token })
    expect(answer.status, body.slice(0, 60)).toBeLessThan(500)
  }
  const odd = [
    '/verify?token=%00&type=%ff',
    '/authorize?provider[]=github',
    '/sessions/%00',
    '/user/identities/%E0%A4%A',
    '/factors/..%2f..%2fadmin/verify',
    '/callback?state=%00&code=%F0%9F',
  ]
  for (const path of odd) {
    const answer = await browserAt()(`${origin}/api/auth/v1${path}`, { redirect: 'manual' })
    expect(answer.status, path).toBeLessThan(500)
  }
})

test('what the auth service answers stays out of caches, with and without an error', async () => {
  const { session } = await makeAccount()
  const user = await call('GET', '/user', { token: session.access_token })
  const refused = await call('GET', '/user')
  const bad = await browserAt()(`${origin}/api/auth/v1/callback`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'not a form',
  })
  for (const { headers } of [user, refused, bad])
    expect(headers.get('cache-control')).toBe('no-store')
  expect(bad.status).toBe(302)
})

test('the nightly sweep deletes what has expired and keeps what has not', async () => {
  const { session, user } = await makeAccount()
  const abandoned = newEmail('abandoned')
  const waiting = newEmail('waiting')
  await signUp(makeClient(), abandoned)
  await signUp(makeClient(), waiting)
  const link = readLink(await takeMail(waiting))
  const month = 31 * 24 * 3600_000
  await env.DB.prepare('UPDATE users SET created_at = created_at - ?1 WHERE email = ?2')
    .bind(month, abandoned)
    .run()
  await env.DB.prepare('UPDATE one_time_tokens SET created_at = created_at - ?1 WHERE email = ?2')
    .bind(month, abandoned)
    .run()
  const old = await makeAccount()
  await env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - ?1 WHERE user_id = ?2')
    .bind(month, old.user.id)
    .run()
  await env.DB.prepare(
    'UPDATE known_networks SET signed_in_at = signed_in_at - ?1 WHERE user_id = ?2',
  )
    .bind(3 * month, old.user.id)
    .run()

  await runCron(NIGHTLY, new Date())

  const count = async (sql: string, value: string) =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM ${sql} = ?`)
      .bind(value)
      .first<{ n: number }>())!.n
  expect(await count('users WHERE email', abandoned)).toBe(0)
  expect(await count('users WHERE email', waiting)).toBe(1)
  expect(await count('users WHERE id', old.user.id)).toBe(1)
  expect(await count('sessions WHERE user_id', old.user.id)).toBe(0)
  expect(await count('sessions WHERE user_id', user.id)).toBe(1)
  expect(await count('known_networks WHERE user_id', old.user.id)).toBe(0)
  expect(await count('known_networks WHERE user_id', user.id)).toBe(1)
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(200)
  expect(
    (
      await makeClient().verifyOtp({
        token_hash: link.searchParams.get('token_hash')!,
        type: 'email',
      })
    ).error,
  ).toBeNull()
  expect((await exports.default.fetch(`${origin}/api/health`)).status).toBe(200)
})

test('the nightly sweep clears a table whole, however many rows have run out', async () => {
  const rows = 25_000
  const twoDaysAgo = Date.now() - 48 * 3600_000
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)'
  const old = env.DB.prepare(
    `${numbers} INSERT INTO attempts (key, started_at, count) SELECT 'old:' || i, ?2, 1 FROM n`,
  ).bind(rows, twoDaysAgo)
  await old.run()
  await env.DB.prepare('INSERT INTO attempts (key, started_at, count) VALUES (?, ?, 1)')
    .bind('fresh', Date.now())
    .run()
  await runCron(NIGHTLY, new Date())
  const left = await env.DB.prepare(
    "SELECT key FROM attempts WHERE key LIKE 'old:%' OR key = 'fresh'",
  ).all()
  expect(left.results).toEqual([{ key: 'fresh' }])
})
