import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  authUrl,
  browserAt,
  call,
  catchErrors,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  openSession,
  readClaims,
  registerAccount,
  serviceToken,
  sessionIdOf,
} from './auth-peer.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { origin, solveCaptcha, withCaptcha } from './requests.ts'

test('clients may send null, an empty text or nothing alike, and keys that nobody knows', async () => {
  const email = newEmail()
  const answer = await call('POST', '/signup', {
    body: {
      email,
      password: goodPassword,
      data: null,
      phone: '',
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: { captcha_token: await solveCaptcha() },
      options: { emailRedirectTo: 'x' },
      redirectTo: 'x',
    },
  })
  expect(answer.status).toBe(200)
  expect(answer.body.email).toBe(email)
  const { session } = await makeAccount()
  const unchanged = await call('PUT', '/user', {
    token: session.access_token,
    body: { email: '', phone: null, password: '', data: null, nonce: null, channel: 'sms' },
  })
  expect(unchanged.status).toBe(200)
})

test('the way back is read from the header, then the query, then the page that asked', async () => {
  const { email } = await makeAccount()
  const choose = async (query: string, headers: Record<string, string>) => {
    const { body } = await call('POST', `/admin/generate_link${query}`, {
      token: serviceToken,
      body: { type: 'magiclink', email },
      headers,
    })
    return body.redirect_to
  }
  const inQuery = `?redirect_to=${encodeURIComponent(`${origin}/from-query`)}`
  const inHeader = { redirect_to: `${origin}/from-header`, referer: `${origin}/from-page` }
  expect(await choose(inQuery, inHeader)).toBe(`${origin}/from-header`)
  expect(await choose(inQuery, { referer: `${origin}/from-page` })).toBe(`${origin}/from-query`)
  expect(await choose('', { referer: `${origin}/from-page` })).toBe(`${origin}/from-page`)
  expect(await choose('', {})).toBe(origin)
  expect(await choose('?redirect_to=http%3A%2F%2Flocalhost%3A3000%2F', {})).toBe(
    'http://localhost:3000/',
  )
})

test('a page of an origin that a sign-in may lead back to may call, others and cookies may not', async () => {
  Object.assign(env, { REDIRECT_URLS: 'https://*.mcphack.example/**' })
  const ask = (from: string, method: string, path: string) =>
    browserAt()(`${authUrl}${path}`, {
      method,
      headers: {
        origin: from,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'apikey,authorization,x-supabase-api-version',
      },
    })
  const { headers, status } = await ask('https://app.mcphack.example', 'OPTIONS', '/user')
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('https://app.mcphack.example')
  expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE')
  expect(headers.get('access-control-allow-headers')!.toLowerCase().split(',')).toEqual(
    expect.arrayContaining([
      'accept',
      'authorization',
      'content-type',
      'apikey',
      'x-client-info',
      'x-supabase-api-version',
    ]),
  )
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  const refused = await ask('https://app.mcphack.example', 'GET', '/user')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://app.mcphack.example')
  expect(refused.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  for (const stranger of ['https://evil.example', 'https://a.b.mcphack.example', 'null']) {
    const answer = await ask(stranger, 'OPTIONS', '/user')
    expect(answer.headers.get('access-control-allow-origin'), stranger).toBeNull()
  }
  Object.assign(env, { REDIRECT_URLS: '' })
})

test('a request that takes more than ten seconds is answered as one that may be sent again', async () => {
  const { email } = await makeAccount()
  const errors = catchErrors()
  Object.assign(env, { BREACHED_PASSWORDS_URL: 'http://a-list-that-is-slow.test' })
  // The limit comes a hundred times sooner, the answer of the list not before it.
  const wait = globalThis.setTimeout
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, delay = 0) =>
      wait(work, delay / 100)) as typeof setTimeout)
  const peer = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await isOver
    return new Response('')
  })
  const { status, body } = await call('POST', '/token?grant_type=password', {
    body: { email, password: goodPassword },
  })
  letGo()
  await afterAnswers()
  timers.mockRestore()
  peer.mockRestore()
  errors.end()
  Object.assign(env, { BREACHED_PASSWORDS_URL: '' })
  expect([status, body.code]).toEqual([504, 'request_timeout'])
})

test('an older client reads the reasons of a weak password too', async () => {
  const answer = await call('POST', '/signup', {
    body: await withCaptcha({ email: newEmail(), password: 'five5' }),
    headers: { 'x-supabase-api-version': '' },
  })
  expect(answer.body).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 6 characters.',
    weak_password: { reasons: ['length'] },
  })
})

test('mails that a signed-in person asks for have a limit of their own and say so', async () => {
  const { session } = await makeAccount({ address: '10.97.0.1' })
  const ask = () =>
    call('GET', '/reauthenticate', { token: session.access_token, address: '10.97.0.1' })
  for (let turn = 0; turn < 5; turn++) expect((await ask()).status).toBe(200)
  const { status, body, headers } = await ask()
  expect([status, body.code, body.message]).toEqual([
    429,
    'over_email_send_rate_limit',
    'email rate limit exceeded',
  ])
  expect(headers.get('retry-after')).toBe('3600')
})

test('the token route says what is missing for each grant, and which grants there are not', async () => {
  const cases: [string, object, number, string][] = [
    ['password', {}, 400, 'validation_failed'],
    ['password', { phone: '+27821234567', password: 'x' }, 422, 'phone_provider_disabled'],
    ['password', { email: 'no address', password: 'x' }, 400, 'invalid_credentials'],
    ['refresh_token', {}, 400, 'validation_failed'],
    ['pkce', { auth_code: 'x' }, 400, 'validation_failed'],
    ['pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['id_token', { provider: 'google', id_token: 'a.b.c' }, 400, 'provider_disabled'],
    ['web3', { chain: 'solana' }, 422, 'web3_provider_disabled'],
    ['', {}, 400, 'invalid_credentials'],
  ]
  for (const [grant, body, status, code] of cases) {
    const answer = await call('POST', `/token?grant_type=${grant}`, { body })
    expect([grant, answer.status, answer.body.code]).toEqual([grant, status, code])
  }
  const { error } = await makeClient().signInWithIdToken({ provider: 'google', token: 'a.b.c' })
  expect(error).toMatchObject({ status: 400, code: 'provider_disabled' })
  expect(error!.message).toContain('is not enabled')
})

test('the code of a redirect expires after five minutes', async () => {
  const { email, user } = await makeAccount()
  const client = makeClient({ flowType: 'pkce' })
  await client.signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
  const link = readLink(await takeMail(email))
  const pressed = await browserAt()(`${authUrl}/verify`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: link.searchParams,
  })
  await env.DB.prepare('UPDATE flow_states SET expires_at = expires_at - 300001 WHERE user_id = ?')
    .bind(user.id)
    .run()
  const code = new URL(pressed.headers.get('location')!).searchParams.get('code')!
  expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  })
})

test('the user object has every field of the protocol, and none that is empty but these', async () => {
  const { session } = await registerAccount()
  const { body: user } = await call('GET', '/user', { token: session.access_token })
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(user).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    aud: 'authenticated',
    role: 'authenticated',
    email: expect.any(String),
    email_confirmed_at: moment,
    phone: '',
    confirmed_at: moment,
    confirmation_sent_at: moment,
    last_sign_in_at: moment,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {
      sub: user.id,
      email: user.email,
      email_verified: true,
      phone_verified: false,
    },
    identities: [
      {
        identity_id: expect.stringMatching(/^[\da-f-]{36}$/),
        id: user.id,
        user_id: user.id,
        identity_data: {
          sub: user.id,
          email: user.email,
          email_verified: true,
          phone_verified: false,
        },
        provider: 'email',
        last_sign_in_at: moment,
        created_at: moment,
        updated_at: moment,
        email: user.email,
      },
    ],
    created_at: moment,
    updated_at: moment,
    is_anonymous: false,
    has_password: true,
  })
})

test('a session and its token carry what clients read, and live well above two minutes', async () => {
  const { email, user } = await makeAccount()
  const { body } = await call('POST', '/token?grant_type=password', {
    body: { email, password: goodPassword },
  })
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 900,
    expires_at: expect.any(Number),
    refresh_token: expect.stringMatching(/^[\w-]+$/),
    user: expect.objectContaining({ id: user.id }),
    weak_password: null,
  })
  const claims = readClaims(body.access_token)
  expect(Object.keys(claims).toSorted()).toEqual([
    'aal',
    'amr',
    'app_metadata',
    'aud',
    'email',
    'exp',
    'iat',
    'is_anonymous',
    'iss',
    'phone',
    'role',
    'session_id',
    'sub',
    'user_metadata',
  ])
  expect(claims.exp - claims.iat).toBe(900)
  expect(body.expires_at).toBe(claims.exp)
})

test('a weak password that was chosen before still signs in, and the answer says so', async () => {
  const { email } = await makeAccount()
  Object.assign(env, { BREACHED_PASSWORDS_URL: 'http://list-of-leaks.test' })
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(goodPassword))
  const hex = Buffer.from(digest).toString('hex').toUpperCase()
  const peer = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(`${hex.slice(5)}:7`))
  const { data, error } = await makeClient().signInWithPassword({ email, password: goodPassword })
  peer.mockRestore()
  Object.assign(env, { BREACHED_PASSWORDS_URL: '' })
  expect(error).toBeNull()
  expect(data.weakPassword).toEqual({ message: expect.any(String), reasons: ['pwned'] })
})

test('the description for OpenID clients names the keys and the routes', async () => {
  const { body } = await call('GET', '/.well-known/openid-configuration')
  expect(body).toMatchObject({
    issuer: authUrl,
    jwks_uri: `${authUrl}/.well-known/jwks.json`,
    token_endpoint: `${authUrl}/token`,
    id_token_signing_alg_values_supported: ['ES256'],
  })
})

test('the list of accounts can begin with the oldest, and nothing else sorts it', async () => {
  const [first, second] = [await makeAccount(), await makeAccount()]
  const list = (sort: string) =>
    call('GET', `/admin/users?page=1&per_page=1000&sort=${encodeURIComponent(sort)}`, {
      token: serviceToken,
    })
  const order = async (sort: string) => {
    const ids = (await list(sort)).body.users.map(({ id }: { id: string }) => id) as string[]
    return ids.indexOf(first.user.id) < ids.indexOf(second.user.id)
  }
  expect(await order('created_at asc')).toBe(true)
  expect(await order('created_at desc')).toBe(false)
  expect(await order('')).toBe(false)
  const odd = await list('password_hash asc')
  expect([odd.status, odd.body.code]).toEqual([400, 'validation_failed'])
})

test('a session can be ended from another one, and its client forgets it', async () => {
  const { email, session } = await makeAccount()
  const other = await openSession(email)
  await call('DELETE', `/sessions/${sessionIdOf(other.session.access_token)}`, {
    token: session.access_token,
  })
  const { error } = await other.client.getUser()
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await other.client.getSession()).data.session).toBeNull()
})

test('a link of a change of address works only as one, and a new one can be requested', async () => {
  const { client, email } = await makeAccount()
  const moved = newEmail('moved')
  await client.updateUser({ email: moved })
  const token_hash = hashOf(readLink(await takeMail(moved)))
  for (const type of ['signup', 'recovery', 'magiclink'] as const)
    expect((await client.verifyOtp({ token_hash, type })).error).toMatchObject({ status: 403 })
  const half = await client.verifyOtp({ token_hash, type: 'email_change' })
  expect(half).toMatchObject({ error: null, data: { session: null } })
  await takeMail(email)
  await client.resend({
    type: 'email_change',
    email,
    options: { captchaToken: await solveCaptcha() },
  })
  const again = hashOf(readLink(await takeMail(email)))
  const whole = await client.verifyOtp({ token_hash: again, type: 'email_change' })
  expect(whole.data.user!.email).toBe(moved)
})
