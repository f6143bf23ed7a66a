import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  call,
  countRows,
  goodPassword,
  makeAccount,
  makeClient,
  openSession,
  serviceToken,
  sessionIdOf,
} from './auth-peer.ts'
import { readCode, takeMail } from './mailbox.ts'
import { appCode } from './protected-account.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'
import { interleave } from './watched-database.ts'

const DAY = 24 * 3600_000

/** Asks for the dashboard: how it answers, and by when it wants a second factor. */
async function openDashboard(token: string) {
  const answer = await send('/api/admin/summary', { token })
  const body = await answer.json<{ factorDueAt?: string | null; error?: { code: string } }>()
  return { status: answer.status, factorDueAt: body.factorDueAt, code: body.error?.code }
}

async function roleSince(userId: string) {
  const row = await env.DB.prepare('SELECT created_at AS since FROM user_roles WHERE user_id = ?')
    .bind(userId)
    .first<{ since: number }>()
  return row!.since
}

/** An account with the role of administrator for that long, and the token of a session opened with its password. */
async function makeAdministrator({ roleAge }: { roleAge: number }) {
  const { email, user } = await makeAccount({ hash: 'imported' })
  await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?, 'admin', ?)")
    .bind(crypto.randomUUID(), user.id, Date.now() - roleAge)
    .run()
  const { data, error } = await makeClient().signInWithPassword({ email, password: goodPassword })
  if (error) throw error
  return { email, id: user.id, token: data.session.access_token }
}

const enrol = (token: string) => call('POST', '/factors', { token, body: { factor_type: 'totp' } })
const prove = (token: string, body: object) => call('POST', '/reauthenticate', { token, body })

async function verify(token: string, factor: { id: string; totp: { secret: string } }) {
  const { body: challenge } = await call('POST', `/factors/${factor.id}/challenge`, { token })
  const body = { challenge_id: challenge.id, code: appCode(factor.totp.secret) }
  return call('POST', `/factors/${factor.id}/verify`, { token, body })
}

/** Asks for the code of a mail and proves with it who is there. */
async function proveByMail({ email, token }: { email: string; token: string }) {
  await call('GET', '/reauthenticate', { token })
  const proven = await prove(token, { nonce: readCode(await takeMail(email)) })
  expect(proven.status).toBe(200)
}

const wantsMail = { status: 400, body: { code: 'email_reauthentication_needed' } }

test('an administrator who is late enrols a second factor with a code by mail, and the dashboard opens', async () => {
  const admin = await makeAdministrator({ roleAge: DAY })
  expect(await openDashboard(admin.token)).toMatchObject({ code: 'auth.second_factor_missing' })
  expect(await enrol(admin.token)).toMatchObject(wantsMail)
  await prove(admin.token, { current_password: goodPassword })
  expect(await enrol(admin.token)).toMatchObject(wantsMail)
  await proveByMail(admin)
  const { body: factor } = await enrol(admin.token)
  const { body: session } = await verify(admin.token, factor)
  expect(await openDashboard(session.access_token)).toMatchObject({
    status: 200,
    factorDueAt: null,
  })
})

test('a session that a mail opened enrols the factor of a late administrator for ten minutes', async () => {
  const { email } = await makeAdministrator({ roleAge: DAY })
  const { session } = await openSession(email)
  const token = session.access_token
  expect((await enrol(token)).status).toBe(200)
  await env.DB.prepare('UPDATE sessions SET mail_proven_at = mail_proven_at - ? WHERE id = ?')
    .bind(10 * 60_000, sessionIdOf(token))
    .run()
  expect(await enrol(token)).toMatchObject(wantsMail)
})

test('in time the password is enough to enrol, and a factor begun then is not verified late without a mail', async () => {
  const admin = await makeAdministrator({ roleAge: DAY - 60_000 })
  const { body: factor } = await enrol(admin.token)
  expect(factor.type).toBe('totp')
  await env.DB.prepare('UPDATE user_roles SET created_at = created_at - ? WHERE user_id = ?')
    .bind(60_000, admin.id)
    .run()
  expect(await verify(admin.token, factor)).toMatchObject(wantsMail)
  await proveByMail(admin)
  expect((await verify(admin.token, factor)).status).toBe(200)
})

test('a role that becomes overdue in the middle of the request is refused by the statement itself', async () => {
  const admin = await makeAdministrator({ roleAge: 0 })
  const age = () =>
    env.DB.prepare('UPDATE user_roles SET created_at = created_at - ? WHERE user_id = ?')
      .bind(DAY, admin.id)
      .run()
  const answer = await interleave(() => enrol(admin.token), { before: 2, work: age })
  expect(answer).toMatchObject(wantsMail)
  expect(await countRows('factors WHERE user_id = ?', admin.id)).toBe(0)
})

test('the dashboard says by when an administrator needs a second factor, and asks nobody else for one', async () => {
  const admin = await createAccount({ role: 'admin' })
  const { factorDueAt } = await openDashboard(admin.token)
  expect(Date.parse(factorDueAt!)).toBe((await roleSince(admin.id)) + DAY)
  const organizer = await createAccount({ role: 'organizer', roleAge: DAY })
  expect(await openDashboard(organizer.token)).toMatchObject({ status: 200, factorDueAt: null })
})

test('a role given again puts nothing off, and a new one begins a new day', async () => {
  const admin = await createAccount({ role: 'admin', roleAge: DAY - 60_000 })
  const organizer = await createAccount({ role: 'organizer', roleAge: 9 * DAY })
  const before = await roleSince(admin.id)
  for (const { email } of [admin, organizer]) {
    const body = { email, role: 'admin' }
    expect((await send('/api/admin/roles', { token: admin.token, body })).status).toBe(200)
  }
  expect(await roleSince(admin.id)).toBe(before)
  expect(await roleSince(organizer.id)).toBeGreaterThan(Date.now() - 60_000)
})

test('an organizer who becomes the first administrator has a day too', async () => {
  await env.DB.prepare("DELETE FROM user_roles WHERE role = 'admin'").run()
  const { id, email, token } = await createAccount({ role: 'organizer', roleAge: 9 * DAY })
  const answer = await send('/api/setup-admin', { body: { email, key: env.SETUP_KEY } })
  expect(answer.status).toBe(200)
  expect(await roleSince(id)).toBeGreaterThan(Date.now() - 60_000)
  expect((await openDashboard(token)).status).toBe(200)
})

test('whoever has a role chooses a password of eight characters or more, whoever sets it', async () => {
  const { email, user, session } = await makeAccount()
  const token = session.access_token
  await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?, 'organizer', ?)")
    .bind(crypto.randomUUID(), user.id, Date.now())
    .run()
  const refused = { status: 422, body: { code: 'weak_password' } }
  await call('GET', '/reauthenticate', { token })
  const nonce = readCode(await takeMail(email))
  const change = (password: string, proof: object) =>
    call('PUT', '/user', { token, body: { password, ...proof } })
  expect(await change('7 chars', { current_password: goodPassword })).toMatchObject(refused)
  expect(await change('7 chars', { nonce })).toMatchObject(refused)
  const byAdmin = { token: serviceToken, body: { password: '7 chars' } }
  expect(await call('PUT', `/admin/users/${user.id}`, byAdmin)).toMatchObject(refused)
  expect((await change('8 chars.', { nonce })).status).toBe(200)

  const plain = await makeAccount()
  const body = { password: '7 chars', current_password: goodPassword }
  const short = await call('PUT', '/user', { token: plain.session.access_token, body })
  expect(short.status).toBe(200)
})
