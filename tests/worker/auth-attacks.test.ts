import { env } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { expect, test } from 'vitest'
import {
  authUrl,
  call,
  countRows,
  generateLink,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  registerAccount,
  serviceToken,
  sessionIdOf,
  signUp,
} from './auth-peer.ts'
import { takeMail } from './mailbox.ts'
import { origin } from './requests.ts'

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

test('an administrator who deletes an account is the one the audit log names', async () => {
  const { user: boss, session } = await makeAccount()
  await env.DB.prepare(
    "INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, 'admin', ?)",
  )
    .bind(crypto.randomUUID(), boss.id, Date.now())
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
