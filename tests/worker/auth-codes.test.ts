import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  authUrl,
  browserAt,
  call,
  generateLink,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  signUp,
} from './auth-peer.ts'
import { countMails, hashOf, readCode, readLink, takeMail } from './mailbox.ts'
import { origin, solveCaptcha } from './requests.ts'

async function press(link: URL, from = origin) {
  return browserAt()(`${authUrl}/verify`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
    body: link.searchParams,
  })
}

test('a forgotten password is replaced through the mail, once, and other devices are signed out', async () => {
  const { email, session } = await makeAccount()
  const client = makeClient()
  const asked = await client.resetPasswordForEmail(email, {
    captchaToken: await solveCaptcha(),
    redirectTo: `${origin}/auth/reset`,
  })
  expect(asked).toEqual({ data: {}, error: null })
  const link = readLink(await takeMail(email))
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    type: 'recovery',
    redirect_to: `${origin}/auth/reset`,
  })
  const opened = await client.verifyOtp({ token_hash: hashOf(link), type: 'recovery' })
  expect(opened.error).toBeNull()
  const weak = await client.updateUser({ password: 'tiny' })
  expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] })
  const same = await client.updateUser({ password: goodPassword })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await client.updateUser({ password: 'a new and better one' })).error).toBeNull()
  expect((await takeMail(email)).subject).toContain('password was changed')
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
  expect(
    (await makeClient().signInWithPassword({ email, password: 'a new and better one' })).error,
  ).toBeNull()
  expect((await client.updateUser({ password: 'and one more change' })).error).toMatchObject({
    code: 'current_password_required',
  })
})

test('recover, resend and otp answer the same for an address without an account, and mail nothing', async () => {
  const email = newEmail()
  const client = makeClient()
  expect(await client.resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })).toEqual(
    { data: {}, error: null },
  )
  expect(
    (
      await client.resend({
        type: 'signup',
        email,
        options: { captchaToken: await solveCaptcha() },
      })
    ).error,
  ).toBeNull()
  const otp = await client.signInWithOtp({
    email,
    options: { shouldCreateUser: false, captchaToken: await solveCaptcha() },
  })
  expect(otp.error).toBeNull()
  expect(await countMails(email)).toBe(0)
})

test('recover, resend and otp need a captcha', async () => {
  for (const [path, body] of [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/otp', {}],
    ['/magiclink', {}],
  ] as const) {
    const answer = await call('POST', path, { body: { email: newEmail(), ...body } })
    expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'captcha_failed'])
  }
})

test('a verification can be sent again, and then only the newer link works', async () => {
  const client = makeClient()
  const email = newEmail()
  await signUp(client, email)
  const first = readLink(await takeMail(email))
  await client.resend({ type: 'signup', email, options: { captchaToken: await solveCaptcha() } })
  const second = readLink(await takeMail(email))
  expect(
    (await client.verifyOtp({ token_hash: hashOf(first), type: 'email' })).error,
  ).toMatchObject({ code: 'otp_expired' })
  expect((await client.verifyOtp({ token_hash: hashOf(second), type: 'email' })).error).toBeNull()
  await client.resend({ type: 'signup', email, options: { captchaToken: await solveCaptcha() } })
  expect(await countMails(email)).toBe(0)
  const odd = await call('POST', '/resend', { body: { type: 'telegram', email } })
  expect([odd.status, odd.body.code]).toEqual([400, 'validation_failed'])
})

test('a code by mail signs in without a password and makes an account where there is none', async () => {
  const client = makeClient()
  const email = newEmail()
  const asked = await client.signInWithOtp({
    email,
    options: { data: { first_name: 'Amina' }, captchaToken: await solveCaptcha() },
  })
  expect(asked.error).toBeNull()
  const { data, error } = await client.verifyOtp({
    email,
    token: readCode(await takeMail(email)),
    type: 'email',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    user_metadata: { first_name: 'Amina', email_verified: true },
  })
  expect((await client.updateUser({ password: 'my first password' })).error).toBeNull()
  expect(
    (await makeClient().signInWithPassword({ email, password: 'my first password' })).error,
  ).toBeNull()
})

test('somebody who confirms the address by another mail is not left with a stranger’s password', async () => {
  const email = newEmail()
  await signUp(makeClient(), email, 'set by a stranger')
  await takeMail(email)
  const owner = makeClient()
  await owner.signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
  await owner.verifyOtp({ email, token: readCode(await takeMail(email)), type: 'email' })
  expect(
    (await makeClient().signInWithPassword({ email, password: 'set by a stranger' })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
})

test('opening a link spends nothing: it leads to the confirm page, with the secret in the fragment', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const link = readLink(await takeMail(email))
  const query = new URLSearchParams({
    token: hashOf(link),
    type: 'signup',
    redirect_to: `${origin}/account`,
  })
  for (let scan = 0; scan < 3; scan++) {
    const answer = await browserAt()(`${authUrl}/verify?${query.toString()}`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location')!)
    expect([target.origin + target.pathname, target.search]).toEqual([`${origin}/auth/confirm`, ''])
    expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toEqual({
      token_hash: hashOf(link),
      type: 'signup',
      redirect_to: `${origin}/account`,
    })
  }
  const { error } = await makeClient().verifyOtp({ token_hash: hashOf(link), type: 'email' })
  expect(error).toBeNull()
  const empty = await call('GET', '/verify')
  expect([empty.status, empty.body.code]).toEqual([400, 'validation_failed'])
})

test('a press sent as a plain form returns the session in the fragment, which the client can use', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const link = readLink(await takeMail(email))
  expect((await press(link, 'https://elsewhere.example')).status).toBe(403)
  const answer = await press(link)
  expect(answer.status).toBe(303)
  const target = new URL(answer.headers.get('location')!)
  const values = Object.fromEntries(new URLSearchParams(target.hash.slice(1)))
  expect(values).toMatchObject({ token_type: 'bearer', expires_in: '900', type: 'signup', sb: '' })
  const client = makeClient()
  const { data } = await client.setSession({
    access_token: values.access_token!,
    refresh_token: values.refresh_token!,
  })
  expect(data.user!.email).toBe(email)
  const again = await press(link)
  const failed = new URLSearchParams(new URL(again.headers.get('location')!).hash.slice(1))
  expect(Object.fromEntries(failed)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  })
})

test('a page that asks where a press leads gets the address instead of a redirect', async () => {
  const { email } = await makeAccount()
  const body = new URLSearchParams({
    token_hash: await generateLink('magiclink', email),
    type: 'magiclink',
    redirect_to: 'http://127.0.0.1:3000/back',
  })
  const answer = await browserAt()(`${authUrl}/verify`, {
    method: 'POST',
    headers: { origin, accept: 'application/json' },
    body,
  })
  expect(answer.status).toBe(200)
  const { redirect_to } = await answer.json<{ redirect_to: string }>()
  expect(redirect_to).toMatch(/^http:\/\/127\.0\.0\.1:3000\/back#access_token=/)
})

test('a link asked for with PKCE brings a code that only the page with the verifier can exchange, once', async () => {
  const { email, user } = await makeAccount()
  const client = makeClient({ flowType: 'pkce' })
  await client.signInWithOtp({
    email,
    options: { captchaToken: await solveCaptcha(), emailRedirectTo: `${origin}/auth` },
  })
  const link = readLink(await takeMail(email))
  expect(hashOf(link)).toMatch(/^pkce_/)
  const answer = await press(link)
  const target = new URL(answer.headers.get('location')!)
  expect([answer.status, target.origin + target.pathname, target.hash]).toEqual([
    303,
    `${origin}/auth`,
    '',
  ])
  const code = target.searchParams.get('code')!
  const wrong = await call('POST', '/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: 'x'.repeat(56) },
  })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_code_verifier'])
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user!.id).toBe(user.id)
  const again = await call('POST', '/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: 'x'.repeat(56) },
  })
  expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
  const failed = new URL((await press(link)).headers.get('location')!)
  expect(failed.searchParams.get('error_code')).toBe('otp_expired')
})

test('a mail never leads to a foreign address', async () => {
  const foreign = [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:8787@evil.example/',
    'http://2130706433/',
    'http://localhost.evil.example/',
  ]
  for (const redirect of foreign) {
    const email = newEmail()
    await makeClient().signUp({
      email,
      password: goodPassword,
      options: { captchaToken: await solveCaptcha(), emailRedirectTo: redirect },
    })
    expect(readLink(await takeMail(email)).searchParams.get('redirect_to'), redirect).toBe(origin)
  }
  Object.assign(env, { REDIRECT_URLS: 'https://*.mcphack.example/**, mcphack://callback' })
  for (const [redirect, isKept] of [
    ['https://app.mcphack.example/a/b', true],
    ['https://a.b.mcphack.example/', false],
    ['mcphack://callback', true],
    ['https://app.mcphack.example.evil.example/', false],
  ] as const) {
    const email = newEmail()
    await makeClient().signUp({
      email,
      password: goodPassword,
      options: { captchaToken: await solveCaptcha(), emailRedirectTo: redirect },
    })
    expect(readLink(await takeMail(email)).searchParams.get('redirect_to')).toBe(
      isKept ? redirect : origin,
    )
  }
  Object.assign(env, { REDIRECT_URLS: '' })
})

test('verify says what is missing', async () => {
  const cases: [unknown, number, string][] = [
    [{ type: 'email' }, 400, 'Verify requires either a token or a token hash'],
    [
      { type: 'email', token_hash: 'x', email: 'a@example.org' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'carrier-pigeon', token_hash: 'x' }, 400, 'Unsupported verification type'],
    [{ type: 'email', token_hash: 'x' }, 403, 'Email link is invalid or has expired'],
    [{ type: 'email', token: '123456', email: newEmail() }, 403, 'Token has expired or is invalid'],
    [{ type: 'sms' }, 400, 'Verify requires either a token or a token hash'],
    [{ type: 'sms', token: '1', phone: '+27 82 123 4567' }, 403, 'Token has expired or is invalid'],
    [{ type: 'phone_change', token_hash: 'x' }, 403, 'Email link is invalid or has expired'],
    [
      { type: 'phone_change', token: '1', phone: '0' },
      400,
      'Invalid phone number format (E.164 required)',
    ],
  ]
  for (const [body, status, message] of cases) {
    const answer = await call('POST', '/verify', { body })
    expect([answer.status, answer.body.message]).toEqual([status, message])
  }
})
