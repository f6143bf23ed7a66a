import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authMessages } from '#words/auth-messages.ts'
import { afterAnswers } from './after-answers.ts'
import {
  authUrl,
  browserAt,
  call,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  refresh,
  sessionIdOf,
  signUp,
} from './auth-peer.ts'
import { stopClock } from './clock.ts'
import { readCode, readLink, takeMail } from './mailbox.ts'
import { inTurn, newAddress, send, solveCaptcha, withinOneMinute } from './requests.ts'
import { createAccount } from './visitors.ts'

test('a password signs in and the published client reads the session, its claims and the user', async () => {
  const { email, user } = await makeAccount()
  const client = makeClient()
  const { data, error } = await client.signInWithPassword({ email, password: goodPassword })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 })
  expect(data.user).toMatchObject({ id: user.id, email })
  const fetched = await client.getUser()
  expect(fetched.data.user).toMatchObject({
    id: user.id,
    identities: [{ provider: 'email', id: user.id }],
  })
  expect(fetched.data.user!.last_sign_in_at).toBeTruthy()
  const claims = await client.getClaims()
  expect(claims.error).toBeNull()
  expect(claims.data!.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
  expect(claims.data!.claims).toMatchObject({
    iss: authUrl,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    app_metadata: { provider: 'email', providers: ['email'] },
  })
})

test('the key set holds public keys only, and may be cached', async () => {
  const { body, headers } = await call('GET', '/.well-known/jwks.json')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  expect(body.keys).toHaveLength(1)
  expect(body.keys[0]).toMatchObject({
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
  })
  expect(body.keys[0]).not.toHaveProperty('d')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await makeAccount()
  const wrong = await makeClient().signInWithPassword({ email, password: 'not the password' })
  const unknown = await makeClient().signInWithPassword({
    email: newEmail(),
    password: 'not the password',
  })
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  })
  expect(unknown.error).toEqual(wrong.error)
})

test('an unconfirmed address is told so only after the right password', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  expect(
    (await makeClient().signInWithPassword({ email, password: 'not the password' })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
})

test('ten failures lock one account for one address, and nobody else', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  const address = newAddress()
  for (let attempt = 0; attempt < 10; attempt++)
    await makeClient({ address }).signInWithPassword({ email, password: 'guess' })
  const locked = await makeClient({ address }).signInWithPassword({ email, password: goodPassword })
  expect(locked.error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: authMessages['over_request_rate_limit.network'],
  })
  const wait = async () => {
    const body = { email, password: goodPassword }
    const { headers } = await call('POST', '/token?grant_type=password', { body, address })
    return Number(headers.get('retry-after'))
  }
  const left = await wait()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(900)
  // Ten minutes later it is ten minutes less.
  await env.DB.prepare('UPDATE attempts SET started_at = started_at - 600000').run()
  expect(await wait()).toBeLessThanOrEqual(300)
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  const other = await makeAccount()
  expect(
    (
      await makeClient({ address }).signInWithPassword({
        email: other.email,
        password: goodPassword,
      })
    ).error,
  ).toBeNull()
})

test('an account whose password is guessed from everywhere asks for a captcha, which its owner can solve', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  for (let attempt = 0; attempt < 30; attempt++) {
    await makeClient().signInWithPassword({ email, password: 'guess' })
  }
  const asked = await makeClient().signInWithPassword({ email, password: goodPassword })
  expect(asked.error).toMatchObject({ status: 400, code: 'captcha_failed' })
  const captchaToken = await solveCaptcha()
  const solved = await makeClient().signInWithPassword({
    email,
    password: goodPassword,
    options: { captchaToken },
  })
  expect(solved.error).toBeNull()
})

test('a hundred concurrent claims of one code make one session', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const token = readCode(await takeMail(email))
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => makeClient().verifyOtp({ email, token, type: 'email' })),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  const row = await env.DB.prepare(
    'SELECT count(*) AS n FROM sessions JOIN users ON users.id = user_id WHERE email = ?',
  )
    .bind(email)
    .first()
  expect(row).toEqual({ n: 1 })
})

test('a hundred concurrent presses of one link make one session', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const token_hash = readLink(await takeMail(email)).searchParams.get('token_hash')!
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => makeClient().verifyOtp({ token_hash, type: 'email' })),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(answers.find(({ error }) => error)!.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
  })
})

test('signing out ends the sessions of its scope, their access tokens and their records', async () => {
  const { client, email, session } = await makeAccount()
  const second = makeClient()
  const third = makeClient()
  const { data: inSecond } = await second.signInWithPassword({ email, password: goodPassword })
  const { data: inThird } = await third.signInWithPassword({ email, password: goodPassword })
  const recordOf = (token: string) => env.SESSIONS.get(`session:${sessionIdOf(token)}`)
  await afterAnswers()
  expect(await recordOf(inThird.session!.access_token)).not.toBeNull()

  expect((await third.signOut({ scope: 'local' })).error).toBeNull()
  expect((await call('GET', '/user', { token: inThird.session!.access_token })).body).toMatchObject(
    { code: 'session_not_found' },
  )
  expect(await recordOf(inThird.session!.access_token)).toBeNull()
  expect((await second.getUser()).error).toBeNull()

  expect((await second.signOut({ scope: 'others' })).error).toBeNull()
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403)
  expect((await call('GET', '/user', { token: inSecond.session!.access_token })).status).toBe(200)

  const out = await call('POST', '/logout', { token: inSecond.session!.access_token })
  expect([out.status, out.body]).toEqual([204, null])
  const left = await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?')
    .bind(session.user.id)
    .first()
  expect(left).toEqual({ n: 0 })
  const gone = await client.getUser()
  expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError' })
  const odd = await call('POST', '/logout?scope=planet', {
    token: (await makeAccount()).session.access_token,
  })
  expect([odd.status, odd.body.code]).toEqual([400, 'validation_failed'])
})

test('own sessions are listed and ended one by one, and nobody else can end them', async () => {
  const { email, session, user } = await makeAccount()
  const { data } = await makeClient().signInWithPassword({ email, password: goodPassword })
  const token = data.session!.access_token
  const list = await call('GET', '/sessions', { token })
  expect(list.body.sessions).toHaveLength(2)
  expect(list.body.sessions.find((row: { current: boolean }) => row.current)).toMatchObject({
    id: sessionIdOf(token),
    ip: expect.any(String),
    aal: 'aal1',
    created_at: expect.any(String),
    refreshed_at: expect.any(String),
  })
  const stranger = await makeAccount()
  const oldId = sessionIdOf(session.access_token)
  expect(
    (await call('DELETE', `/sessions/${oldId}`, { token: stranger.session.access_token })).status,
  ).toBe(200)
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(200)
  expect((await call('DELETE', `/sessions/${oldId}`, { token })).status).toBe(200)
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )
  expect((await call('DELETE', '/sessions/not-an-id', { token })).status).toBe(404)
  expect(user.email).toBe(email)
})

test('a route that needs a session says what is wrong with the token', async () => {
  expect((await call('GET', '/user')).body).toMatchObject({ code: 'no_authorization' })
  expect((await call('GET', '/user', { token: 'a.b.c' })).body).toMatchObject({ code: 'bad_jwt' })
  const { session } = await makeAccount()
  const [head, body] = session.access_token.split('.')
  const forged = `${head}.${body}.${btoa('x'.repeat(64)).replaceAll('=', '')}`
  const answer = await call('GET', '/user', { token: forged })
  expect([answer.status, answer.body.code]).toEqual([403, 'bad_jwt'])
  const none = `${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${body}.`
  expect((await call('GET', '/user', { token: none })).status).toBeGreaterThanOrEqual(401)
})

test('a token signed with the key before the current one still works', async () => {
  const { session } = await makeAccount()
  const old = env.SIGNING_KEY
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey(
    'jwk',
    (pair as CryptoKeyPair).privateKey,
  )) as JsonWebKey
  Object.assign(env, {
    SIGNING_KEY: JSON.stringify({ kty, crv, x, y, d, alg: 'ES256', kid: 'next' }),
    PREVIOUS_SIGNING_KEY: old,
  })
  const keys = await call('GET', '/.well-known/jwks.json')
  const user = await call('GET', '/user', { token: session.access_token })
  const renewed = await refresh(session.refresh_token)
  const fresh = await call('GET', '/user', { token: renewed.body.access_token })
  Object.assign(env, { SIGNING_KEY: old, PREVIOUS_SIGNING_KEY: '' })
  expect(keys.body.keys.map((key: { kid: string }) => key.kid)).toEqual([
    'next',
    JSON.parse(old).kid,
  ])
  expect([user.status, fresh.status]).toEqual([200, 200])
})

test('settings and health answer anybody; an unknown path answers JSON', async () => {
  const settings = await call('GET', '/settings')
  expect(settings.body).toMatchObject({
    external: { email: true, phone: false, github: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  expect((await call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' })
  const lost = await call('GET', '/no-such-thing')
  expect([lost.status, lost.body.message]).toEqual([404, expect.any(String)])
})

test('one address may ask for tokens thirty times a minute', async () => {
  const answers = await withinOneMinute(() => {
    const ask = browserAt()
    const guess = { method: 'POST', body: '{"refresh_token":"x"}' }
    return inTurn(31, () => ask(`${authUrl}/token?grant_type=refresh_token`, guess))
  })
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(400), 429])
  const last = answers.at(-1)!
  expect(last.headers.get('retry-after')).toBe('60')
  expect(await last.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
})

const askSession = (token: string) => send('/api/account/session', { token })

/** Ends a session the way another isolate would: only the stores know. */
async function endElsewhere(userId: string) {
  const { results } = await env.DB.prepare('delete from sessions where user_id = ? returning id')
    .bind(userId)
    .all<{ id: string }>()
  for (const { id } of results) await env.SESSIONS.delete(`session:${id}`)
}

test('a visitor is told who is signed in', async () => {
  const { id, token } = await createAccount()
  const answer = await askSession(token)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id, sessionId: expect.any(String), assurance: 'aal1' })
})

test('of a burst of requests only the first reads the session record', async () => {
  stopClock()
  const read = vi.spyOn(env.SESSIONS, 'get')
  onTestFinished(() => read.mockRestore())
  const { token } = await createAccount()
  for (let time = 0; time < 5; time += 1) expect((await askSession(token)).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a session that ended elsewhere is out after five seconds at the latest', async () => {
  const { id, token } = await createAccount()
  expect((await askSession(token)).status).toBe(200)
  await endElsewhere(id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await askSession(token)).status).toBe(401)
})

test('a session that is signed out here is out at once', async () => {
  const { token } = await createAccount()
  expect((await askSession(token)).status).toBe(200)
  expect((await send('/api/auth/v1/logout', { method: 'POST', token })).status).toBe(204)
  expect((await askSession(token)).status).toBe(401)
})

test('a dashboard route does not rely on the token cache', async () => {
  const { id, token } = await createAccount({ role: 'admin' })
  expect((await send('/api/admin/summary', { token })).status).toBe(200)
  await endElsewhere(id)
  expect((await send('/api/admin/summary', { token })).status).toBe(401)
})

test('sessions beyond the size of the token cache are still accepted', async () => {
  const { token: first } = await createAccount()
  expect((await askSession(first)).status).toBe(200)
  const read = vi.spyOn(env.SESSIONS, 'get')
  onTestFinished(() => read.mockRestore())
  const others = await Promise.all(Array.from({ length: 500 }, () => createAccount()))
  for (const { token } of others) expect((await askSession(token)).status).toBe(200)
  read.mockClear()
  expect((await askSession(first)).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
})
