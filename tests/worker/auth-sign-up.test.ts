import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { goodPassword, makeAccount, makeClient, newEmail, signUp, call } from './auth-peer.ts'
import { countMails, readCode, readLink, takeMail } from './mailbox.ts'
import { origin, solveCaptcha } from './requests.ts'

const profile = {
  first_name: 'Thandi',
  last_name: 'Mbeki',
  phone_country_code: '+27',
  phone_number: '821234567',
  country: 'ZA',
  github_link: null,
}

test('a sign-up answers the bare user, mails a link to the confirm page, and the link signs in', async () => {
  const client = makeClient()
  const email = newEmail()
  const { data, error } = await signUp(client, email, goodPassword, profile)
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    aud: 'authenticated',
    phone: '',
    is_anonymous: false,
  })
  expect(data.user!.confirmation_sent_at).toBeTruthy()
  expect(data.user!.identities).toHaveLength(1)
  expect(data.user!.user_metadata).toMatchObject({
    ...profile,
    sub: data.user!.id,
    email,
    email_verified: false,
    phone_verified: false,
  })

  const mail = await takeMail(email)
  expect(mail.html).toContain(readCode(mail))
  const link = readLink(mail)
  expect(link.origin + link.pathname).toBe(`${origin}/auth/confirm`)
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    type: 'signup',
    redirect_to: `${origin}/`,
  })

  const verified = await client.verifyOtp({
    token_hash: link.searchParams.get('token_hash')!,
    type: 'email',
  })
  expect(verified.error).toBeNull()
  expect(verified.data.user).toMatchObject({ id: data.user!.id, email })
  expect(verified.data.user!.email_confirmed_at).toBeTruthy()
  expect(verified.data.user!.user_metadata.email_verified).toBe(true)
  expect(verified.data.session).toMatchObject({ token_type: 'bearer', expires_in: 900 })
})

test('the code of the mail confirms too, but only for its own address and only once', async () => {
  const client = makeClient()
  const [email, other] = [newEmail(), newEmail()]
  await signUp(client, email)
  await signUp(client, other)
  const token = readCode(await takeMail(email))
  const wrong = await client.verifyOtp({ email: other, token, type: 'signup' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const right = await client.verifyOtp({ email, token, type: 'signup' })
  expect(right.data.session).toBeTruthy()
  const again = await client.verifyOtp({ email, token, type: 'signup' })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('the right code is refused after five wrong ones', async () => {
  const client = makeClient()
  const email = newEmail()
  await signUp(client, email)
  const code = readCode(await takeMail(email))
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 5; attempt++)
    await client.verifyOtp({ email, token: wrong, type: 'email' })
  const { error } = await client.verifyOtp({ email, token: code, type: 'email' })
  expect(error).toMatchObject({ code: 'otp_expired' })
})

test('an address that has an account gets the same answer as one that has none', async () => {
  const { email } = await makeAccount()
  const fresh = newEmail()
  const known = await signUp(makeClient(), email, 'another good password', profile)
  const unknown = await signUp(makeClient(), fresh, 'another good password', profile)
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape)
    if (value === null || typeof value !== 'object') return typeof value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
  }
  expect(known.error).toBeNull()
  expect(shape(known.data)).toEqual(shape(unknown.data))
  expect(known.data.user!.role).toBe('authenticated')
  expect((await takeMail(email)).subject).toContain('already have')
  const signIn = await makeClient().signInWithPassword({ email, password: goodPassword })
  expect(signIn.error).toBeNull()
})

test('one recipient gets five mails an hour from one address, and the answers do not change', async () => {
  const client = makeClient({ address: '10.99.0.1' })
  const email = newEmail()
  for (let attempt = 0; attempt < 7; attempt++) {
    const { data, error } = await signUp(client, email)
    expect(error).toBeNull()
    expect(data.user!.identities).toHaveLength(1)
  }
  expect(await countMails(email)).toBe(5)
  for (let mail = 0; mail < 5; mail++) await takeMail(email)
  const captchaToken = await solveCaptcha()
  await client.resend({ type: 'signup', email, options: { captchaToken } })
  const link = readLink(await takeMail(email))
  const { error } = await client.verifyOtp({
    token_hash: link.searchParams.get('token_hash')!,
    type: 'email',
  })
  expect(error).toBeNull()
})

test('what is missing or malformed is refused with the code and words of the protocol', async () => {
  const client = makeClient()
  const captchaToken = await solveCaptcha()
  const weak = await client.signUp({
    email: newEmail(),
    password: 'five5',
    options: { captchaToken },
  })
  expect(weak.error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['length'],
    message: 'Password should be at least 6 characters.',
  })
  const cases: [unknown, number, string][] = [
    [{ email: 'not-an-address', password: goodPassword }, 400, 'validation_failed'],
    [{ email: newEmail() }, 400, 'validation_failed'],
    [{ password: goodPassword }, 400, 'validation_failed'],
    [{ email: newEmail(), password: 'x'.repeat(129) }, 400, 'captcha_failed'],
    [{ email: newEmail(), password: goodPassword }, 400, 'captcha_failed'],
    [{ data: {} }, 422, 'anonymous_provider_disabled'],
    [{ phone: '+27821234567', password: goodPassword }, 400, 'phone_provider_disabled'],
    [
      { email: newEmail(), password: goodPassword, data: { story: 'x'.repeat(5000) } },
      400,
      'validation_failed',
    ],
    [{ email: { $gt: '' }, password: goodPassword }, 400, 'validation_failed'],
    [[], 400, 'bad_json'],
    ['{"email":', 400, 'bad_json'],
  ]
  for (const [body, status, code] of cases) {
    const answer = await call('POST', '/signup', { body })
    expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([status, code])
    expect(answer.body.message).toEqual(expect.any(String))
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  }
})

test('a captcha works once', async () => {
  const client = makeClient()
  const captchaToken = await solveCaptcha()
  const first = await client.signUp({
    email: newEmail(),
    password: goodPassword,
    options: { captchaToken },
  })
  expect(first.error).toBeNull()
  const second = await client.signUp({
    email: newEmail(),
    password: goodPassword,
    options: { captchaToken },
  })
  expect(second.error).toMatchObject({ status: 400, code: 'captcha_failed' })
})

test('a client that names no version reads numbers and error_code', async () => {
  const answer = await call('POST', '/signup', {
    body: { email: newEmail(), password: '123' },
    headers: { 'x-supabase-api-version': '' },
  })
  expect(answer.body).toMatchObject({
    code: 400,
    error_code: 'captcha_failed',
    msg: expect.any(String),
  })
  expect(answer.headers.get('x-sb-error-code')).toBe('captcha_failed')
  expect(answer.headers.get('x-supabase-api-version')).toBeNull()
})

test('the database holds no password, code or link that could be used', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const mail = await takeMail(email)
  const link = readLink(mail).searchParams.get('token_hash')!
  const dump = JSON.stringify(
    await env.DB.batch([
      env.DB.prepare('SELECT * FROM users'),
      env.DB.prepare('SELECT * FROM one_time_tokens'),
      env.DB.prepare('SELECT * FROM attempts'),
      env.DB.prepare('SELECT * FROM audit_log'),
    ]),
  )
  expect(dump).toContain(email)
  expect(dump).not.toContain(link)
  expect(dump).not.toContain(`"${readCode(mail)}"`)
  expect(dump).not.toContain(goodPassword)
  expect(dump).toContain('scrypt$14$8$5$')
})

test('a body above one mebibyte is refused in the shape of the protocol', async () => {
  const answer = await call('POST', '/signup', {
    body: { email: newEmail(), password: 'x'.repeat(1024 * 1024) },
  })
  expect([answer.status, answer.body.code]).toEqual([413, 'request_entity_too_large'])
})
