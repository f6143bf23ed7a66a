import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { codeTriesAt } from '#worker/limits/keys.ts'
import {
  authUrl,
  browserAt,
  call,
  generateLink,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  openSession,
  sessionIdOf,
} from './auth-peer.ts'
import { setCount } from './counters.ts'
import { countMails, hashOf, readCode, readLink, takeMail } from './mailbox.ts'
import { inTurn, newAddress, solveCaptcha, untilTooMany, withinOneMinute } from './requests.ts'

test('all addresses of one IPv6 network count as one', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  const guess = (address: string, password = 'guess') =>
    makeClient({ address }).signInWithPassword({ email, password })
  for (let turn = 0; turn < 10; turn++) await guess(`2001:db8:1:2:${turn + 1}::${turn + 1}`)
  expect((await guess('2001:db8:1:2::ffff', goodPassword)).error).toMatchObject({ status: 429 })
  expect((await guess('2001:db8:1:3::ffff', goodPassword)).error).toBeNull()
})

test.each([
  {
    network: '2001:db8:0:a::1',
    spellings: [
      '2001:0DB8:0000:000A:0000:0000:0000:0002',
      '2001:db8::a:1:2:3:4',
      '2001:db8:0:a::192.0.2.7',
      '2001:db8:0:a::5%eth0',
    ],
    neighbour: '2001:db8:a::1',
  },
  {
    network: '192.0.2.9',
    spellings: ['::ffff:192.0.2.9', '::FFFF:c000:209', '0:0:0:0:0:ffff:192.0.2.9'],
    neighbour: '::ffff:192.0.2.10',
  },
])('$network counts as one however it is spelt', async ({ network, spellings, neighbour }) => {
  const { email } = await makeAccount({ hash: 'imported' })
  const guess = (address: string, password = 'guess') =>
    makeClient({ address }).signInWithPassword({ email, password })
  for (let turn = 0; turn < 10; turn++) await guess(spellings[turn % spellings.length]!)
  expect((await guess(network, goodPassword)).error).toMatchObject({ status: 429 })
  expect((await guess(neighbour, goodPassword)).error).toBeNull()
})

test('requests whose address is unknown share one limit', async () => {
  // Each route counts apart: a second run takes one that has counted nothing.
  const routes = ['resend', 'recover', 'verify']
  const statuses = await withinOneMinute(() => {
    const route = routes.shift()!
    const ask = () => new Request(`${authUrl}/${route}`, { method: 'POST', body: '{}' })
    return inTurn(31, async () => (await exports.default.fetch(ask())).status)
  })
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429])
})

test('sixty wrong tries at live codes are the last of a day, over all mails; the links still work', async () => {
  const { email } = await makeAccount()
  const sendMail = async () => {
    await makeClient().signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
    return takeMail(email)
  }
  const tryCode = async (token: string) =>
    (await call('POST', '/verify', { body: { type: 'email', email, token } })).status
  // Tries while no code is live lock nobody out.
  await Promise.all(Array.from({ length: 70 }, () => tryCode('nothing')))
  expect(await tryCode(readCode(await sendMail()))).toBe(200)
  for (let mails = 0; mails < 12; mails++) {
    await sendMail()
    await Promise.all(Array.from({ length: 5 }, () => tryCode('nothing')))
  }
  const last = await sendMail()
  expect(await tryCode(readCode(last))).toBe(403)
  const link = await makeClient().verifyOtp({
    token_hash: hashOf(readLink(last)),
    type: 'magiclink',
  })
  expect(link.error).toBeNull()
})

test('who uses up the tries at one kind of code leaves the others to the owner, who is told once', async () => {
  const { client, email, session } = await makeAccount()
  const askForCode = async () => {
    await makeClient().signInWithOtp({ email, options: { captchaToken: await solveCaptcha() } })
    return readCode(await takeMail(email))
  }
  const tryCode = async (type: string, token: string) =>
    (await call('POST', '/verify', { body: { type, email, token } })).status
  await setCount(codeTriesAt(env, 'magiclink', email), 59)
  await askForCode()
  expect(await tryCode('email', 'nothing')).toBe(403)
  expect(await countMails(email)).toBe(0)
  expect(await tryCode('email', await askForCode())).toBe(403)
  expect((await takeMail(email)).subject).toContain('guessing codes')
  expect(await tryCode('email', 'nothing')).toBe(403)
  expect(await countMails(email)).toBe(0)

  await makeClient().resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })
  expect(await tryCode('recovery', readCode(await takeMail(email)))).toBe(200)
  await client.reauthenticate()
  const nonce = readCode(await takeMail(email))
  const proof = { token: session.access_token, body: { nonce } }
  expect((await call('POST', '/reauthenticate', proof)).status).toBe(200)
})

test('a stolen session uses up its own tries at the code of a signed-in owner', async () => {
  const { client, email, session } = await makeAccount()
  const stolen = await openSession(email)
  const { access_token } = stolen.session
  await setCount(codeTriesAt(env, 'reauthentication', sessionIdOf(access_token)), 60)
  await client.reauthenticate()
  const body = { nonce: readCode(await takeMail(email)) }
  const refused = await call('POST', '/reauthenticate', { token: access_token, body })
  expect(refused.body.code).toBe('reauthentication_not_valid')
  const proof = { token: session.access_token, body }
  expect((await call('POST', '/reauthenticate', proof)).status).toBe(200)
})

test('a guess at the code of a change of address is compared with one account, however many ask for the address', async () => {
  const wanted = newEmail('wanted')
  for (let turn = 0; turn < 3; turn++) {
    const { client } = await makeAccount()
    expect((await client.updateUser({ email: wanted })).error).toBeNull()
  }
  await call('POST', '/verify', { body: { type: 'email_change', email: wanted, token: 'nothing' } })
  const compared = await env.DB.prepare(
    'SELECT count(*) AS n FROM one_time_tokens WHERE email = ? AND tries > 0',
  )
    .bind(wanted)
    .first()
  expect(compared).toEqual({ n: 1 })
})

const refreshFrom = (address: string, refresh_token: string) =>
  call('POST', '/token?grant_type=refresh_token', { body: { refresh_token }, address })

test('two hundred sessions behind one address refresh within a minute, whatever a neighbour sends', async () => {
  const address = '198.51.100.1'
  const accounts = await Promise.all(Array.from({ length: 20 }, () => makeAccount()))
  await untilTooMany(() => refreshFrom(address, 'nonsense'))
  const tokens = accounts.map(({ session }) => session.refresh_token)
  for (let turn = 0; turn < 10; turn++) {
    const answers = await Promise.all(tokens.map((token) => refreshFrom(address, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    tokens.splice(0, 20, ...answers.map(({ body }) => body.refresh_token))
  }
})

test('a session that is refreshed too often waits a minute, and no other does', async () => {
  const [busy, other] = [await makeAccount(), await makeAccount()]
  const limit = vi.spyOn(env.FLOOD_LIMIT, 'limit').mockImplementation(async ({ key }) => ({
    success: !key.includes(sessionIdOf(busy.session.access_token)),
  }))
  const address = newAddress()
  const refused = await refreshFrom(address, busy.session.refresh_token)
  const passed = await refreshFrom(address, other.session.refresh_token)
  limit.mockRestore()
  expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit'])
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(passed.status).toBe(200)
})

test('a carrier whose phones share an IPv6 /48 asks more often than one of its lines may', async () => {
  const open = (address: string) => call('GET', '/verify', { address })
  for (let phone = 0; phone <= 300; phone++) {
    const { status } = await open(`2001:db8:40:${phone.toString(16)}::1`)
    expect(status).toBe(400)
  }
})

test('thirty wrong links and codes from one address do not keep a neighbour’s link from working', async () => {
  const address = '198.51.100.2'
  const { email } = await makeAccount()
  const verify = (body: object) => call('POST', '/verify', { body, address })
  await untilTooMany(() => verify({ type: 'magiclink', token_hash: 'nonsense' }))
  const token_hash = await generateLink('magiclink', email)
  expect((await verify({ type: 'magiclink', token_hash })).status).toBe(200)
})

test('an older client reads a refusal that came too often by its own code', async () => {
  const answer = await untilTooMany(() =>
    browserAt('198.51.100.3')(`${authUrl}/verify`, { method: 'POST', body: '{}' }),
  )
  expect(await answer.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
  expect(answer.headers.get('x-sb-error-code')).toBe('over_request_rate_limit')
})

test('forty people ask for mails from one address within a minute, whatever a neighbour sends', async () => {
  const address = '198.51.100.4'
  const ask = (captcha_token?: string) =>
    call('POST', '/recover', {
      body: { email: newEmail(), gotrue_meta_security: { captcha_token } },
      address,
    })
  await untilTooMany(() => ask())
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => ask(await solveCaptcha())),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
})
