import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { counterKey, factorTriesOf, signInsTo } from '#worker/limits/keys.ts'
import { call, goodPassword, makeAccount, makeClient, newEmail, openSession } from './auth-peer.ts'
import { setCount } from './counters.ts'
import { readCode, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount } from './protected-account.ts'
import { newAddress, solveCaptcha } from './requests.ts'

/** Tries a password from an address; returns the code of the refusal, or undefined for a session. */
async function tryPassword(
  email: string,
  { address = newAddress(), password = 'guess', captchaToken = '' } = {},
) {
  const options = captchaToken ? { captchaToken } : {}
  const { error } = await makeClient({ address }).signInWithPassword({ email, password, options })
  return error?.code
}

const withCaptcha = async () => ({ captchaToken: await solveCaptcha() })

/** Tries a password once for each address, one after the other, and counts the answers. */
async function guess(email: string, addresses: string[]) {
  const answers: Record<string, number> = {}
  for (const address of addresses) {
    const code = (await tryPassword(email, { address, ...(await withCaptcha()) })) ?? 'signed in'
    answers[code] = (answers[code] ?? 0) + 1
  }
  return answers
}

const times = (count: number, address: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) => address(turn))

test('of 120 guesses at one account, each with a captcha and from another IPv6 network, a hundred are compared', async () => {
  const home = newAddress()
  const { email } = await makeAccount({ hash: 'imported', address: home })
  const networks = times(120, (turn) => `2001:db8:${turn.toString(16)}::1`)
  expect(await guess(email, networks)).toEqual({
    invalid_credentials: 100,
    over_request_rate_limit: 20,
  })
  const right = { password: goodPassword, ...(await withCaptcha()) }
  expect(await tryPassword(email, right)).toBe('over_request_rate_limit')
  // The owner from a network where they have signed in before.
  expect(await tryPassword(email, { password: goodPassword, address: home })).toBeUndefined()
})

test('of forty guesses at one account from one IPv6 site thirty are compared, and twenty from one office', async () => {
  const site = await makeAccount({ hash: 'imported' })
  const everywhere = times(40, (turn) => `2001:db8:a:${(turn * 256).toString(16)}::1`)
  expect(await guess(site.email, everywhere)).toEqual({
    invalid_credentials: 30,
    over_request_rate_limit: 10,
  })
  const office = await makeAccount({ hash: 'imported' })
  const desks = times(25, (turn) => `2001:db8:b:${turn.toString(16)}::1`)
  expect(await guess(office.email, desks)).toEqual({
    invalid_credentials: 20,
    over_request_rate_limit: 5,
  })
})

test('guesses from one IPv6 site keep the owner out of none of its networks where they have signed in before', async () => {
  const home = '2001:db8:c:1::1'
  const { email } = await makeAccount({ hash: 'imported', address: home })
  await guess(
    email,
    times(31, (turn) => `2001:db8:c:${((turn + 1) * 256).toString(16)}::1`),
  )
  const right = { password: goodPassword, ...(await withCaptcha()) }
  expect(await tryPassword(email, { ...right, address: '2001:db8:c:ff00::1' })).toBe(
    'over_request_rate_limit',
  )
  expect(await tryPassword(email, { password: goodPassword, address: home })).toBeUndefined()
  await guess(
    email,
    times(10, () => home),
  )
  expect(await tryPassword(email, { password: goodPassword, address: home })).toBe(
    'over_request_rate_limit',
  )
})

test('a network that needs a captcha leaves no trace in the database without one', async () => {
  const countRows = async () =>
    (await env.DB.prepare('SELECT count(*) AS n FROM attempts').first<{ n: number }>())!.n
  await setCount(counterKey(env, 'sign-in-from:2001:db8:d::/48'), 120)
  const before = await countRows()
  for (const address of times(8, (turn) => `2001:db8:d:${(turn * 256).toString(16)}::1`))
    expect(await tryPassword(newEmail(), { address })).toBe('captcha_failed')
  expect(await countRows()).toBe(before)
  const solved = { address: '2001:db8:d::1', ...(await withCaptcha()) }
  expect(await tryPassword(newEmail(), solved)).toBe('invalid_credentials')
  expect(await countRows()).toBeGreaterThan(before)
})

test('guesses without a captcha close the account to nobody who solves one', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  await setCount(signInsTo(env, email), 30)
  for (let turn = 0; turn < 75; turn++) await tryPassword(email)
  const password = goodPassword
  expect(await tryPassword(email, { password })).toBe('captcha_failed')
  expect(await tryPassword(email, { password, ...(await withCaptcha()) })).toBeUndefined()
})

test('a known network stays known for ninety days, and only for its own account', async () => {
  const home = newAddress()
  const { email } = await makeAccount({ hash: 'imported', address: home })
  const other = await makeAccount({ hash: 'imported' })
  const right = { password: goodPassword, address: home }
  await setCount(signInsTo(env, email), 200)
  await setCount(signInsTo(env, other.email), 200)
  expect(await tryPassword(email, right)).toBeUndefined()
  expect(await tryPassword(other.email, right)).toBe('over_request_rate_limit')
  await env.DB.prepare('UPDATE known_networks SET signed_in_at = signed_in_at - ?')
    .bind(90 * 24 * 3600_000)
    .run()
  expect(await tryPassword(email, right)).toBe('over_request_rate_limit')
})

test('after a change of password only the network that it came from is known', async () => {
  const home = newAddress()
  const thief = newAddress()
  const { email, client } = await makeAccount({ hash: 'imported', address: home })
  await openSession(email, { address: thief })
  const password = 'chosen by the owner'
  const { error } = await client.updateUser({ password, current_password: goodPassword })
  expect(error).toBeNull()
  await setCount(signInsTo(env, email), 200)
  expect(await tryPassword(email, { password, address: thief })).toBe('over_request_rate_limit')
  expect(await tryPassword(email, { password, address: home })).toBeUndefined()
})

test('an owner whom guesses keep out is told of the code by mail, which signs in', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  await setCount(signInsTo(env, email), 101)
  const { error } = await makeClient().signInWithPassword({ email, password: goodPassword })
  expect(error).toMatchObject({ status: 429, message: expect.stringContaining('code by email') })
  const client = makeClient()
  await client.signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
  const token = readCode(await takeMail(email))
  expect((await client.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
})

test('ten wrong tries from a shared network leave the owner there the code by mail, and say so', async () => {
  const address = '203.0.113.70'
  const { email } = await makeAccount({ hash: 'imported' })
  for (let turn = 0; turn < 10; turn++) await tryPassword(email, { address })
  const client = makeClient({ address })
  const { error } = await client.signInWithPassword({ email, password: goodPassword })
  expect(error).toMatchObject({
    status: 429,
    message: expect.stringMatching(/from your network.*code by email/),
  })
  await client.signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
  const token = readCode(await takeMail(email))
  expect((await client.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
})

test('the ceiling says nothing about who has an account', async () => {
  const unknown = newEmail()
  await setCount(signInsTo(env, unknown), 99)
  expect(await tryPassword(unknown, await withCaptcha())).toBe('invalid_credentials')
  expect(await tryPassword(unknown, await withCaptcha())).toBe('over_request_rate_limit')
})

test('thirty wrong passwords from one address cost its neighbours a captcha, and no more', async () => {
  const address = '203.0.113.7'
  const { email } = await makeAccount({ hash: 'imported' })
  for (let account = 0; account < 4; account++) {
    const victim = await makeAccount({ hash: 'imported' })
    for (let turn = 0; turn < 10; turn++) await tryPassword(victim.email, { address })
  }
  const right = { password: goodPassword, address }
  expect(await tryPassword(email, right)).toBe('captcha_failed')
  expect(await tryPassword(email, { ...right, ...(await withCaptcha()) })).toBeUndefined()
  expect(await tryPassword(email, { password: goodPassword })).toBeUndefined()
})

test('a captcha that was used before is none', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  const captcha = await withCaptcha()
  expect(await tryPassword(email, captcha)).toBe('invalid_credentials')
  await setCount(signInsTo(env, email), 50)
  expect(await tryPassword(email, { password: goodPassword, ...captcha })).toBe('captcha_failed')
  await setCount(signInsTo(env, email), 0)
  expect(await tryPassword(email, { password: goodPassword, ...captcha })).toBeUndefined()
})

test('who knows the password, and guesses codes from everywhere, keeps the owner from no second factor', async () => {
  const home = newAddress()
  const away = newAddress()
  const { email, factor, nextCode, session, user } = await makeProtectedAccount({ address: home })
  const { body } = await call('POST', '/factors/recovery-codes', { token: session.access_token })
  const owner = await openSession(email, { address: home })
  const thief = makeClient({ address: away })
  await thief.signInWithPassword({ email, password: goodPassword })
  const guesser = await openSession(email, { address: away })
  await setCount(factorTriesOf(env, user.id), 100)

  const rightCode = { factorId: factor.id, code: nextCode }
  for (const client of [thief, guesser.client])
    expect((await client.mfa.challengeAndVerify(rightCode)).error).toMatchObject({ status: 429 })
  const tryRecoveryCode = (address: string, token: string, code: string) =>
    call('POST', '/factors/recovery-codes/verify', { token, address, body: { code } })
  const { access_token } = guesser.session
  const [first, second] = body.codes as [string, string]
  expect((await tryRecoveryCode(away, access_token, first)).status).toBe(429)
  const { data } = await owner.client.getSession()
  expect((await tryRecoveryCode(home, data.session!.access_token, second)).status).toBe(200)
  expect((await owner.client.mfa.challengeAndVerify(rightCode)).error).toBeNull()
})

test('a network known before there was a second factor is not known after it', async () => {
  const home = newAddress()
  const away = newAddress()
  const { email } = await makeAccount({ address: away })
  const { client } = await openSession(email, { address: home })
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp' })
  const { id: factorId, totp } = enrolled as { id: string; totp: { secret: string } }
  await client.mfa.challengeAndVerify({ factorId, code: appCode(totp.secret) })
  await setCount(signInsTo(env, email), 200)
  const right = { password: goodPassword }
  expect(await tryPassword(email, { ...right, address: away })).toBe('over_request_rate_limit')
  expect(await tryPassword(email, { ...right, address: home })).toBeUndefined()
})
