import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, goodPassword, makeAccount, newEmail, openSession, sessionIdOf } from './auth-peer.ts'
import { countMails, readCode, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount } from './protected-account.ts'
import { errorOf, send } from './requests.ts'
import { interleave } from './watched-database.ts'

const MINUTE = 60_000

beforeAll(() => void Object.assign(env, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }))
afterAll(() => void Object.assign(env, { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' }))

/** Lets time pass for a session: its sign-in and its last proof were that long ago. */
async function age(token: string, milliseconds: number) {
  await env.DB.prepare(
    'UPDATE sessions SET created_at = created_at - ?1, proven_at = proven_at - ?1 WHERE id = ?2',
  )
    .bind(milliseconds, sessionIdOf(token))
    .run()
}

async function endSession(token: string) {
  await env.DB.prepare('DELETE FROM sessions WHERE id = ?').bind(sessionIdOf(token)).run()
}

const enrol = (token: string) => call('POST', '/factors', { token, body: { factor_type: 'totp' } })
const removeAccount = (token: string, email: string) =>
  send('/api/account', { method: 'DELETE', token, body: { email } })

const connect =
  '/user/identities/authorize?provider=github&skip_http_redirect=true' +
  `&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`

async function expectRefusals(token: string, requests: [string, string, object?][]) {
  for (const [method, path, body] of requests) {
    const answer = await call(method, path, { token, body })
    expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'reauthentication_needed'])
  }
}

test('ten minutes after the sign-in, an access token alone changes nothing about how the account is entered', async () => {
  const { email, session } = await makeAccount()
  const token = session.access_token
  await age(token, 10 * MINUTE)
  await expectRefusals(token, [
    ['POST', '/factors', { factor_type: 'totp' }],
    ['PUT', '/user', { email: newEmail() }],
    ['GET', connect],
    ['DELETE', `/user/identities/${crypto.randomUUID()}`],
  ])
  const deletion = await removeAccount(token, email)
  expect([deletion.status, (await errorOf(deletion)).code]).toEqual([403, 'auth.proof_needed'])
  expect(await countMails(email)).toBe(0)
  expect((await call('GET', '/user', { token })).body).toMatchObject({ email, identities: [{}] })
})

test('ten minutes after the second factor, neither it nor its recovery codes can be changed by the token alone', async () => {
  const { factor, session } = await makeProtectedAccount()
  const token = session.access_token
  const made = await call('POST', '/factors/recovery-codes', { token })
  await age(token, 10 * MINUTE)
  await expectRefusals(token, [
    ['POST', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes/regenerate'],
    ['DELETE', '/factors/recovery-codes'],
    ['DELETE', `/factors/${factor.id}`],
  ])
  const left = await call('GET', '/factors/recovery-codes', { token })
  expect(left.body).toMatchObject({ id: made.body.id, remaining: 10 })
})

test('a refresh does not make a session fresh', async () => {
  const { client, session } = await makeAccount()
  await age(session.access_token, 10 * MINUTE)
  const { data } = await client.refreshSession()
  expect((await enrol(data.session!.access_token)).body.code).toBe('reauthentication_needed')
})

test('the current password is good for ten minutes, a wrong one for nothing', async () => {
  const { session } = await makeAccount({ hash: 'imported' })
  const token = session.access_token
  await age(token, 10 * MINUTE)
  const prove = (body: object) => call('POST', '/reauthenticate', { token, body })
  expect((await prove({})).body.code).toBe('current_password_required')
  expect((await prove({ current_password: 'a guess' })).body.code).toBe('current_password_invalid')
  expect((await enrol(token)).status).toBe(400)
  expect(await prove({ current_password: goodPassword })).toMatchObject({ status: 200, body: {} })
  expect((await enrol(token)).status).toBe(200)
  await age(token, 10 * MINUTE)
  expect((await enrol(token)).status).toBe(400)
})

test('ten guesses at the current password are the last of a session for an hour', async () => {
  const { session } = await makeAccount({ hash: 'imported' })
  const guess = (current_password: string) =>
    call('POST', '/reauthenticate', { token: session.access_token, body: { current_password } })
  for (let turn = 0; turn < 10; turn++) await guess('a guess')
  expect((await guess(goodPassword)).status).toBe(429)
})

test('somebody without a password proves who they are by a code of a mail, which works once', async () => {
  const { email, user, session } = await makeAccount()
  const token = session.access_token
  await env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(user.id).run()
  await age(token, 10 * MINUTE)
  const change = await call('PUT', '/user', { token, body: { password: 'taken by a thief' } })
  expect([change.status, change.body.code]).toEqual([400, 'reauthentication_needed'])
  await call('GET', '/reauthenticate', { token })
  const nonce = readCode(await takeMail(email))
  const prove = () => call('POST', '/reauthenticate', { token, body: { nonce } })
  expect((await prove()).status).toBe(200)
  expect((await prove()).body.code).toBe('reauthentication_not_valid')
  expect((await removeAccount(token, email)).status).toBe(204)
})

test('a proof is good in the session that gave it, and a code for one of two sessions at once', async () => {
  const { email, client, session } = await makeAccount()
  const other = await openSession(email)
  const tokens = [session.access_token, other.session.access_token]
  for (const token of tokens) await age(token, 10 * MINUTE)
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = readCode(await takeMail(email))
  const prove = (token: string) => call('POST', '/reauthenticate', { token, body: { nonce } })
  const answers = await Promise.all(tokens.map(prove))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const begun = await Promise.all(tokens.map(enrol))
  expect(begun.map(({ status }) => status)).toEqual(
    answers.map(({ status }) => (status === 200 ? 200 : 400)),
  )
})

test('an address may be changed with the current password in the same request', async () => {
  const { client, session } = await makeAccount()
  await age(session.access_token, 10 * MINUTE)
  const wanted = newEmail()
  const { data, error } = await client.updateUser({
    email: wanted,
    current_password: goodPassword,
  })
  expect([error, data.user?.new_email]).toEqual([null, wanted])
})

test('a factor begun in time is not verified too late without a new proof', async () => {
  const { client, session } = await makeAccount()
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const { id, totp } = data as { id: string; totp: { secret: string } }
  await age(session.access_token, 10 * MINUTE)
  const verify = () => client.mfa.challengeAndVerify({ factorId: id, code: appCode(totp.secret) })
  expect((await verify()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  await call('POST', '/reauthenticate', {
    token: session.access_token,
    body: { current_password: goodPassword },
  })
  expect((await verify()).error).toBeNull()
})

test('a session that is ended in the middle of a request changes nothing more', async () => {
  const { email, factor, session, user } = await makeProtectedAccount()
  const token = session.access_token
  await call('POST', '/factors/recovery-codes', { token })
  const github = await linkGithub(user.id)
  const restore = await copySession(token)
  const requests: [number, () => Promise<{ status: number }>][] = [
    [2, () => enrol(token)],
    [2, () => call('DELETE', `/factors/${factor.id}`, { token })],
    [2, () => call('DELETE', '/factors/recovery-codes', { token })],
    [3, () => call('POST', '/factors/recovery-codes/regenerate', { token })],
    [2, () => call('DELETE', `/user/identities/${github}`, { token })],
    [4, () => call('PUT', '/user', { token, body: { email: newEmail() } })],
    [2, () => call('PUT', '/user', { token, body: { data: { first_name: 'Thief' } } })],
    [3, () => removeAccount(token, email)],
  ]
  for (const [before, request] of requests) {
    const answer = await interleave(request, { before, work: () => endSession(token) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    await restore()
  }
  const { body } = await call('GET', '/user', { token })
  expect(body).toMatchObject({ email, factors: [{ id: factor.id }], identities: [{}, {}] })
  expect(body.new_email).toBeUndefined()
  expect(body.user_metadata.first_name).toBeUndefined()
  const codes = await call('GET', '/factors/recovery-codes', { token })
  expect(codes.body).toMatchObject({ total: 10 })
})

/** Remembers the row of a session; returns what puts it back. */
async function copySession(token: string) {
  const id = sessionIdOf(token)
  const row = await env.DB.prepare('SELECT * FROM sessions WHERE id = ?').bind(id).first()
  const names = Object.keys(row!)
  const insert = `INSERT OR REPLACE INTO sessions (${names.join()}) VALUES (${names.map(() => '?').join()})`
  return () =>
    env.DB.prepare(insert)
      .bind(...Object.values(row!))
      .run()
}

async function linkGithub(userId: string): Promise<string> {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     VALUES (?1, ?2, 'github', ?1, '{}', 0, 0)`,
  )
    .bind(id, userId)
    .run()
  return id
}
