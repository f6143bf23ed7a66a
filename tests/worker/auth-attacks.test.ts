import { AuthAdminApi } from '@supabase/auth-js'
import { env, exports } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
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
  registerAccount,
  serviceToken,
  sessionIdOf,
  signUp,
} from './auth-peer.ts'
import { useBreachedList } from './auth-stand-ins.ts'
import { hashOf, readCode, readLink, takeMail } from './mailbox.ts'
import { origin, solveCaptcha } from './requests.ts'

const admin = () =>
  new AuthAdminApi({
    url: authUrl,
    headers: { Authorization: `Bearer ${serviceToken}` },
    fetch: browserAt(),
  })

const countRows = async (sql: string, ...values: unknown[]) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
    .bind(...values)
    .first<{ n: number }>())!.n

// --- Who has an account ---

test('a sign-in with the password of a new sign-up does not reveal whether the address had an account', async () => {
  const { email, client } = await makeAccount()
  const fresh = newEmail()
  const outcomes = await Promise.all(
    [email, fresh].map(async (address) => {
      await signUp(makeClient(), address, 'chosen by a stranger')
      const right = await makeClient().signInWithPassword({
        email: address,
        password: 'chosen by a stranger',
      })
      const wrong = await makeClient().signInWithPassword({
        email: address,
        password: 'some other words',
      })
      return [right.error?.code, wrong.error?.code]
    }),
  )
  expect(outcomes).toEqual([
    ['email_not_confirmed', 'invalid_credentials'],
    ['email_not_confirmed', 'invalid_credentials'],
  ])
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  expect((await client.getUser()).error).toBeNull()
})

test('known and unknown addresses take the same time, for a sign-in and for a sign-up', async () => {
  const { email } = await makeAccount()
  const signIn = (address: string) => () =>
    makeClient().signInWithPassword({ email: address, password: 'guess' })
  const register = (address: () => string) => () => signUp(makeClient(), address())
  const least = { known: Infinity, unknown: Infinity, taken: Infinity, free: Infinity }
  const works: Record<keyof typeof least, () => Promise<unknown>> = {
    known: signIn(email),
    unknown: signIn(newEmail()),
    taken: register(() => email),
    free: register(() => newEmail()),
  }
  // Whatever else the machine does only adds to a time, and to all of them in turn: the least of each is its own.
  for (let turn = 0; turn < 4; turn++) {
    for (const name of Object.keys(works) as (keyof typeof least)[]) {
      const began = Date.now()
      await works[name]()
      least[name] = Math.min(least[name], Date.now() - began)
    }
  }
  // A derivation costs twenty times what the rest does, so an answer without one would be far below a quarter.
  expect(least.unknown / least.known).toBeGreaterThan(0.25)
  expect(least.known / least.unknown).toBeGreaterThan(0.25)
  expect(least.taken / least.free).toBeGreaterThan(0.25)
  expect(least.free / least.taken).toBeGreaterThan(0.25)
})

test('a stranger who signs up with an invited address learns nothing from a sign-in either', async () => {
  const email = newEmail()
  await admin().inviteUserByEmail(email)
  await signUp(makeClient(), email, 'chosen by a stranger')
  const { error } = await makeClient().signInWithPassword({
    email,
    password: 'chosen by a stranger',
  })
  expect(error).toMatchObject({ code: 'email_not_confirmed' })
})

test('an owner who signs up a second time and asks for the link again is told of the account', async () => {
  const { email } = await makeAccount()
  await signUp(makeClient(), email, 'I forgot the first one')
  expect((await takeMail(email)).subject).toContain('already have')
  await makeClient().resend({
    type: 'signup',
    email,
    options: { captchaToken: await solveCaptcha() },
  })
  expect((await takeMail(email)).subject).toContain('already have')
})

test('a sign-up with a known address leaves no line in the audit log about an account that was not made', async () => {
  const { email } = await makeAccount()
  const { data } = await signUp(makeClient(), email)
  expect(await countRows('audit_log WHERE subject_id = ?', data.user!.id)).toBe(0)
})

// --- Limits ---

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
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn++) {
    const request = new Request(`${authUrl}/resend`, { method: 'POST', body: '{}' })
    statuses.push((await exports.default.fetch(request)).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
  expect(statuses.at(-1)).toBe(429)
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

// --- Metadata ---

test('metadata too deep for the database is refused, so that nobody can spoil an address for its owner', async () => {
  const deep = (depth: number) => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))
  for (const data of [
    deep(1500),
    deep(600),
    deep(30),
    { list: JSON.parse('['.repeat(1200) + ']'.repeat(1200)) },
  ]) {
    const { error } = await signUp(makeClient(), newEmail(), goodPassword, data)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  const huge = `{"email":"${newEmail()}","password":"${goodPassword}","data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect((await call('POST', '/signup', { body: huge })).status).toBe(400)
  const { client } = await registerAccount()
  const { error } = await client.updateUser({ data: deep(900) })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await client.updateUser({ data: deep(5) })).error).toBeNull()
})

test('metadata reaches no prototype', async () => {
  const { session } = await makeAccount()
  const answer = await call('PUT', '/user', {
    token: session.access_token,
    body: '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"Ada"}}',
  })
  expect(answer.status).toBe(200)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(answer.body.user_metadata.name).toBe('Ada')
})

test('a request that cannot be granted whole changes nothing', async () => {
  const { client, email } = await makeAccount()
  const { error } = await client.updateUser({
    password: 'another good one',
    current_password: goodPassword,
    data: { story: 'x'.repeat(5000) },
  } as Parameters<typeof client.updateUser>[0])
  expect(error).toMatchObject({ code: 'validation_failed' })
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
})

// --- Tokens ---

test('only the Worker’s own key, algorithm, issuer and audience make a token', async () => {
  const { session, user } = await makeAccount()
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: authUrl,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    session_id: sessionIdOf(session.access_token),
    iat: now,
    exp: now + 600,
  }
  const key = JSON.parse(env.SIGNING_KEY)
  const ask = async (token: string) => (await call('GET', '/user', { token })).status
  expect(await ask(await sign(claims, key, 'ES256'))).toBe(200)
  expect(await ask(await sign({ ...claims, iss: 'https://elsewhere.example' }, key, 'ES256'))).toBe(
    403,
  )
  expect(await ask(await sign({ ...claims, exp: now - 1 }, key, 'ES256'))).toBe(403)
  expect(await ask(await sign({ ...claims, aud: 'somebody-else' }, key, 'ES256'))).toBe(400)
  // A symmetric signature whose secret is the published key.
  const { body: keys } = await call('GET', '/.well-known/jwks.json')
  const header = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '')
  const payload = header(claims)
  for (const secret of [keys.keys[0].x, JSON.stringify(keys.keys[0])]) {
    const hmac = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const head = header({ alg: 'HS256', typ: 'JWT', kid: key.kid })
    const mac = await crypto.subtle.sign(
      'HMAC',
      hmac,
      new TextEncoder().encode(`${head}.${payload}`),
    )
    const signature = btoa(String.fromCharCode(...new Uint8Array(mac)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    expect(await ask(`${head}.${payload}.${signature}`)).toBe(403)
  }
  const foreign = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const jwk = (await crypto.subtle.exportKey('jwk', foreign.privateKey)) as JsonWebKey
  for (const kid of [key.kid, '__proto__', 'constructor', '../key', '', undefined]) {
    const { kty, crv, x, y, d } = jwk
    const stranger = { kty, crv, x, y, d, alg: 'ES256', ...(kid !== undefined && { kid }) }
    expect(await ask(await sign(claims, stranger as never, 'ES256'))).toBe(403)
  }
})

test('a link in a mail carries its secret in the fragment, which no server sees', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const mail = await takeMail(email)
  const [address] = /https?:\/\/\S+\/auth\/confirm\S*/.exec(mail.text)!
  const link = new URL(address!)
  expect(link.search).toBe('')
  expect([...new URLSearchParams(link.hash.slice(1)).keys()]).toEqual([
    'token_hash',
    'type',
    'redirect_to',
  ])
  expect(mail.html).not.toMatch(/\?token_hash/)
})

test('a link is good for its own purpose only', async () => {
  const { email } = await makeAccount()
  const recovery = await generateLink('recovery', email)
  for (const type of [
    'signup',
    'magiclink',
    'email',
    'invite',
    'email_change',
    'reauthentication',
  ]) {
    const answer = await call('POST', '/verify', { body: { type, token_hash: recovery } })
    expect([400, 403], type).toContain(answer.status)
  }
  expect(
    (await makeClient().verifyOtp({ token_hash: recovery, type: 'recovery' })).error,
  ).toBeNull()
})

// --- Redirects ---

test('a pattern for further addresses is compared with the address a browser would open', async () => {
  Object.assign(env, { REDIRECT_URLS: 'https://*.mcphack.example/**,https://app.example' })
  const { email } = await makeAccount()
  const cases: [string, string][] = [
    ['https://evil%2eexample\\.mcphack.example/', origin],
    ['https://[2001:db8::1]\\.mcphack.example/', origin],
    ['https://evil\u3002example\\.mcphack.example/', origin],
    ['https://localhost?.mcphack.example/', origin],
    ['https://localhost#.mcphack.example/', origin],
    ['http:\\\\2130706433\\', origin],
    ['http://0x7f000001/', origin],
    ['https://app.mcphack.example/', 'https://app.mcphack.example/'],
    ['https://app.example', 'https://app.example'],
    ['http://127.0.0.1:3000/back', 'http://127.0.0.1:3000/back'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
  ]
  for (const [wanted, kept] of cases) {
    const { body } = await call(
      'POST',
      `/admin/generate_link?redirect_to=${encodeURIComponent(wanted)}`,
      { token: serviceToken, body: { type: 'magiclink', email } },
    )
    expect(body.redirect_to, wanted).toBe(kept)
  }
  Object.assign(env, { REDIRECT_URLS: '' })
})

test('on a public site nothing leads to a program on the reader’s own machine, unless the settings name it', async () => {
  const site = env.SITE_URL
  const choose = async (wanted: string) => {
    const query = new URLSearchParams({ token: 'x', type: 'magiclink', redirect_to: wanted })
    const { headers } = await call('GET', `/verify?${query.toString()}`)
    return new URLSearchParams(new URL(headers.get('location')!).hash.slice(1)).get('redirect_to')
  }
  Object.assign(env, {
    SITE_URL: 'https://mcphack.example',
    REDIRECT_URLS: 'http://127.0.0.1:*/callback',
  })
  try {
    for (const wanted of ['http://127.0.0.1:4444/grab', 'http://[::1]:4444/', 'http://localhost/'])
      expect(await choose(wanted), wanted).toBe('https://mcphack.example')
    expect(await choose('http://127.0.0.1:4444/callback')).toBe('http://127.0.0.1:4444/callback')
  } finally {
    Object.assign(env, { SITE_URL: site, REDIRECT_URLS: '' })
  }
})

// --- Power ---

test('nobody can ban the last administrator, nor can two ban each other', async () => {
  await env.DB.prepare('DELETE FROM user_roles').run()
  const people = [await makeAccount(), await makeAccount()]
  for (const { user } of people) {
    await env.DB.prepare(
      "INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, 'admin', 0)",
    )
      .bind(crypto.randomUUID(), user.id)
      .run()
  }
  const [one, other] = people as [(typeof people)[0], (typeof people)[0]]
  const ban = (target: typeof one, token: string) =>
    call('PUT', `/admin/users/${target.user.id}`, { token, body: { ban_duration: '1h' } })
  const answers = await Promise.all([
    ban(other, one.session.access_token),
    ban(one, other.session.access_token),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = answers[0].status === 200 ? one : other
  const gone = left === one ? other : one
  const last = await ban(left, serviceToken)
  expect([last.status, last.body.code]).toEqual([409, 'conflict'])
  // An administrator who is banned does not count as one who is left.
  const deleted = await call('DELETE', `/admin/users/${left.user.id}`, { token: serviceToken })
  expect([deleted.status, deleted.body.code]).toEqual([409, 'conflict'])
  const forgotten = await call('DELETE', `/admin/users/${left.user.id}`, {
    token: serviceToken,
    body: { should_soft_delete: true },
  })
  expect(forgotten.status).toBe(409)
  expect((await call('GET', '/user', { token: left.session.access_token })).status).toBe(200)
  const banned = await call('GET', '/user', { token: gone.session.access_token })
  expect([banned.status, banned.body.code]).toEqual([403, 'user_banned'])
})

test('a ban during a sign-in prevents the session', async () => {
  const { email, user } = await makeAccount()
  const list = useBreachedList(async () => {
    await admin().updateUserById(user.id, { ban_duration: '24h' })
  })
  const { error } = await makeClient().signInWithPassword({ email, password: goodPassword })
  list.end()
  expect(error).not.toBeNull()
  expect(await countRows('sessions WHERE user_id = ?', user.id)).toBe(0)
})

test('a sign-in with the old password opens no session if the password changes meanwhile', async () => {
  const { email, session, user } = await makeAccount()
  const list = useBreachedList(async () => {
    const changed = await call('PUT', '/user', {
      token: session.access_token,
      body: { password: 'the thief is out', current_password: goodPassword },
    })
    expect(changed.status).toBe(200)
  })
  const { error } = await makeClient().signInWithPassword({ email, password: goodPassword })
  list.end()
  expect(error).toMatchObject({ status: 409, code: 'conflict' })
  expect(await countRows('sessions WHERE user_id = ?', user.id)).toBe(1)
})

test('an administrator’s link for a sign-up does not overwrite an account that was confirmed meanwhile', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const token_hash = hashOf(readLink(await takeMail(email)))
  const list = useBreachedList(async () => {
    expect((await makeClient().verifyOtp({ token_hash, type: 'email' })).error).toBeNull()
  })
  const { error } = await admin().generateLink({
    type: 'signup',
    email,
    password: 'chosen by the administrator',
  })
  list.end()
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
})

test('an invitation and a confirmation at the same moment never take a password that was confirmed', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const email = newEmail()
    await signUp(makeClient(), email)
    const token_hash = hashOf(readLink(await takeMail(email)))
    const [invited, confirmed] = await Promise.all([
      admin().inviteUserByEmail(email),
      makeClient().verifyOtp({ token_hash, type: 'email' }),
    ])
    const signIn = await makeClient().signInWithPassword({ email, password: goodPassword })
    // Whoever came first counts; what must not be is a refused invitation and a lost password.
    const isInvited = invited.error === null
    expect(isInvited || signIn.error === null).toBe(true)
    expect(isInvited || confirmed.error === null).toBe(true)
  }
})

test('changes by administrators at the same moment are all kept', async () => {
  const { user } = await makeAccount()
  const answers = await Promise.all(
    [1, 2, 3].map((n) =>
      call('PUT', `/admin/users/${user.id}`, {
        token: serviceToken,
        body: { app_metadata: { [`key${n}`]: n } },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { data } = await admin().getUserById(user.id)
  expect(data.user!.app_metadata).toMatchObject({ key1: 1, key2: 2, key3: 3 })
})

test('an administrator who deletes an account is the one the audit log names', async () => {
  const { user: boss, session } = await makeAccount()
  await env.DB.prepare(
    "INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, 'admin', 0)",
  )
    .bind(crypto.randomUUID(), boss.id)
    .run()
  const { user } = await makeAccount()
  await call('DELETE', `/admin/users/${user.id}`, { token: session.access_token })
  const { results } = await env.DB.prepare(
    "SELECT action, actor_id AS actor FROM audit_log WHERE subject_id = ? AND action LIKE '%deleted'",
  )
    .bind(user.id)
    .all()
  expect(results).toEqual([{ action: 'user_deleted', actor: boss.id }])
})

test('the audit log holds nothing that did not happen', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  const notes = () => countRows('audit_log WHERE actor_id = ?', one.user.id)
  const before = await notes()
  await call('DELETE', `/sessions/${sessionIdOf(other.session.access_token)}`, {
    token: one.session.access_token,
  })
  const { data } = await one.client.getUserIdentities()
  await one.client.unlinkIdentity(data!.identities[0]!)
  await one.client.unlinkIdentity({ ...data!.identities[0]!, identity_id: crypto.randomUUID() })
  await call('DELETE', '/factors/recovery-codes', { token: one.session.access_token })
  expect(await notes()).toBe(before)
  expect((await other.client.getUser()).error).toBeNull()
})

// --- The records at the edge ---

test('a sign-out succeeds and takes effect although KV refuses to delete the record at once', async () => {
  const { client, session } = await makeAccount()
  const forget = vi
    .spyOn(env.SESSIONS, 'delete')
    .mockRejectedValueOnce(new Error('KV DELETE failed: 429 Too Many Requests'))
  expect((await client.signOut({ scope: 'global' })).error).toBeNull()
  const key = `session:${sessionIdOf(session.access_token)}`
  await afterAnswers()
  forget.mockRestore()
  expect(await env.SESSIONS.get(key)).toBeNull()
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )
})

test('a session that ends before its record is written leaves no record behind', async () => {
  const put = env.SESSIONS.put.bind(env.SESSIONS)
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const slow = vi.spyOn(env.SESSIONS, 'put').mockImplementation(async (...words) => {
    await isOver
    return put(...(words as Parameters<typeof put>))
  })
  const { email } = await makeAccount()
  const { client, session } = await openSession(email)
  await client.signOut({ scope: 'local' })
  letGo()
  await afterAnswers()
  slow.mockRestore()
  expect(await env.SESSIONS.get(`session:${sessionIdOf(session.access_token)}`)).toBeNull()
})
