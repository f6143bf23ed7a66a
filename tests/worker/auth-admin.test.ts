import { scryptSync } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  call,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  serviceToken,
  signUp,
} from './auth-peer.ts'
import { useUsualCost } from './cheap-keys.ts'
import { countMails, takeMail } from './mailbox.ts'
import { solveCaptcha } from './requests.ts'

async function giveRole(userId: string, role: string) {
  await env.DB.prepare('INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, ?, ?)')
    .bind(crypto.randomUUID(), userId, role, Date.now())
    .run()
}

test('nobody manages accounts without permission', async () => {
  const { session, user } = await makeAccount()
  const paths: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${user.id}`],
    ['PUT', `/admin/users/${user.id}`],
    ['DELETE', `/admin/users/${user.id}`],
    ['GET', `/admin/users/${user.id}/factors`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ]
  for (const [method, path] of paths) {
    const none = await call(method, path)
    expect([path, none.status, none.body.code]).toEqual([path, 401, 'no_authorization'])
    const bad = await call(method, path, { token: 'a.b.c' })
    expect([path, bad.status, bad.body.code]).toEqual([path, 403, 'bad_jwt'])
    const plain = await call(method, path, { token: session.access_token })
    expect([path, plain.status, plain.body.code, plain.body.message]).toEqual([
      path,
      403,
      'not_admin',
      'User not allowed',
    ])
  }
  await giveRole(user.id, 'organizer')
  expect((await call('GET', '/admin/users', { token: session.access_token })).status).toBe(403)
})

test('an admin of the site manages accounts until the role is taken away', async () => {
  const { session, user } = await makeAccount()
  await giveRole(user.id, 'admin')
  expect((await call('GET', '/admin/users', { token: session.access_token })).status).toBe(200)
  await call('POST', '/factors', { token: session.access_token, body: { factor_type: 'totp' } })
  await env.DB.prepare("UPDATE factors SET status = 'verified' WHERE user_id = ?")
    .bind(user.id)
    .run()
  expect((await call('GET', '/admin/users', { token: session.access_token })).body.code).toBe(
    'insufficient_aal',
  )
  await env.DB.prepare('DELETE FROM factors WHERE user_id = ?').bind(user.id).run()
  expect(
    (await call('DELETE', `/admin/users/${user.id}`, { token: session.access_token })).body.code,
  ).toBe('conflict')
  await env.DB.prepare('DELETE FROM user_roles WHERE user_id = ?').bind(user.id).run()
  expect((await call('GET', '/admin/users', { token: session.access_token })).status).toBe(403)
})

test('accounts are made, read, changed and removed through the published admin client', async () => {
  const admin = makeAdmin()
  const email = newEmail()
  const made = await admin.createUser({
    email,
    password: goodPassword,
    email_confirm: true,
    user_metadata: { first_name: 'Ada' },
    app_metadata: { plan: 'free' },
  })
  expect(made.error).toBeNull()
  expect(made.data.user).toMatchObject({
    email,
    user_metadata: { first_name: 'Ada' },
    app_metadata: { provider: 'email', plan: 'free' },
  })
  const { id } = made.data.user!
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  expect((await admin.createUser({ email })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
  expect((await admin.createUser({})).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Cannot create a user without either an email or phone',
  })
  expect((await admin.createUser({ phone: '+27821234567' })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
  })
  expect((await admin.getUserById(id)).data.user!.email).toBe(email)
  expect((await admin.getUserById(crypto.randomUUID())).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })

  const moved = newEmail()
  const changed = await admin.updateUserById(id, {
    email: moved,
    password: 'set by the admin',
    user_metadata: { first_name: null, last_name: 'Lovelace' },
  })
  expect(changed.data.user).toMatchObject({
    email: moved,
    user_metadata: { last_name: 'Lovelace' },
    identities: [{ email: moved }],
  })
  expect(changed.data.user!.user_metadata).not.toHaveProperty('first_name')
  expect(
    (await makeClient().signInWithPassword({ email: moved, password: 'set by the admin' })).error,
  ).toBeNull()

  const other = await makeAccount()
  expect((await admin.updateUserById(id, { email: other.email })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' })
  expect(
    (await makeClient().signInWithPassword({ email: moved, password: 'set by the admin' })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
})

test('an imported hash signs in, and one with other parameters is renewed then', async () => {
  useUsualCost()
  const salt = Buffer.alloc(16, 7)
  const hash = scryptSync(goodPassword, salt, 32, { N: 2 ** 12, r: 8, p: 1 })
  const email = newEmail()
  const old = `scrypt$12$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`
  const made = await call('POST', '/admin/users', {
    token: serviceToken,
    body: { email, password_hash: old, email_confirm: true },
  })
  expect(made.status).toBe(200)
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  const row = await env.DB.prepare('SELECT password_hash AS hash FROM users WHERE email = ?')
    .bind(email)
    .first<{ hash: string }>()
  const [, salted, derived] = /^scrypt\$14\$8\$5\$(.{22})\$(.{43})$/.exec(row!.hash)!
  const usual = { N: 2 ** 14, r: 8, p: 5 }
  const renewed = scryptSync(goodPassword, Buffer.from(salted!, 'base64url'), 32, usual)
  expect(derived).toBe(renewed.toString('base64url'))
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  const bad = await call('POST', '/admin/users', {
    token: serviceToken,
    body: { email: newEmail(), password_hash: '$2a$10$abc' },
  })
  expect([bad.status, bad.body.code]).toEqual([400, 'validation_failed'])
})

test('an account with an old hash may sign in on several devices at once', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  const signIns = [1, 2, 3].map(() =>
    makeClient().signInWithPassword({ email, password: goodPassword }),
  )
  const errors = (await Promise.all(signIns)).map(({ error }) => error)
  expect(errors).toEqual([null, null, null])
})

test('a ban ends the sessions at once and keeps the account out until it is lifted', async () => {
  const { email, session, user } = await makeAccount()
  const admin = makeAdmin()
  const banned = await admin.updateUserById(user.id, { ban_duration: '24h' })
  const until = Date.parse((banned.data.user as unknown as { banned_until: string }).banned_until)
  expect(until - Date.now()).toBeGreaterThan(23.9 * 3600_000)
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403)
  expect(
    (
      await call('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: session.refresh_token },
      })
    ).status,
  ).toBe(400)
  expect((await makeClient().signInWithPassword({ email, password: 'wrong' })).error).toMatchObject(
    { code: 'invalid_credentials' },
  )
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toMatchObject({ status: 400, code: 'user_banned' })
  await makeClient().resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })
  expect(await countMails(email)).toBe(0)
  expect(
    (
      await call('PUT', `/admin/users/${user.id}`, {
        token: serviceToken,
        body: { ban_duration: 'for ever' },
      })
    ).body.code,
  ).toBe('validation_failed')
  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
})

test('a soft-deleted account keeps its id and nothing that says who it was', async () => {
  const { email, session, user } = await makeAccount()
  expect((await makeAdmin().deleteUser(user.id, true)).error).toBeNull()
  const row = await env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(user.id).first()
  expect(JSON.stringify(row)).not.toContain(email)
  expect(row).toMatchObject({ id: user.id, deleted_at: expect.any(Number) })
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'user_not_found',
  )
  const { data, error } = await makeAdmin().getUserById(user.id)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: user.id, email: '', deleted_at: expect.any(String) })
  expect(JSON.stringify(data.user)).not.toContain(email)
  expect((await makeAdmin().updateUserById(user.id, { email })).error).toMatchObject({
    status: 404,
  })
  expect((await makeAccount({ email })).user.id).not.toBe(user.id)
})

test('the last administrator can be deleted neither fully nor softly, even by ten requests at once', async () => {
  await env.DB.prepare('DELETE FROM user_roles').run()
  const [one, other] = [await makeAccount(), await makeAccount()]
  await giveRole(one.user.id, 'admin')
  await giveRole(other.user.id, 'admin')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      call('DELETE', `/admin/users/${(turn % 2 ? one : other).user.id}`, {
        token: serviceToken,
        body: { should_soft_delete: turn % 3 === 0 },
      }),
    ),
  )
  // The same account may be forgotten by one request and deleted by the next, but never both accounts.
  const gone = answers.flatMap(({ status }, turn) => (status === 200 ? [turn % 2] : []))
  expect(new Set(gone).size).toBe(1)
  expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true)
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM user_roles WHERE role = 'admin'").first(),
  ).toEqual({ n: 1 })
})

test('accounts are listed page by page, newest first, with the numbers the client reads', async () => {
  const emails = Array.from({ length: 5 }, (_, turn) => newEmail(`listed${turn}`))
  for (const email of emails) await makeAdmin().createUser({ email })
  const first = await makeAdmin().listUsers({ page: 1, perPage: 2 })
  expect(first.error).toBeNull()
  const page = first.data as {
    users: { email: string }[]
    nextPage: number | null
    lastPage: number
    total: number
  }
  expect(page.users.map(({ email }) => email)).toEqual([emails[4], emails[3]])
  expect(page.nextPage).toBe(2)
  expect(page.total).toBeGreaterThanOrEqual(5)
  const all = await makeAdmin().listUsers()
  expect(all.data.users.length).toBe(page.total)
  const filtered = await call(
    'GET',
    `/admin/users?page=&per_page=&filter=${emails[2]!.slice(0, 12)}`,
    { token: serviceToken },
  )
  expect(
    filtered.body.users.every((user: { email: string }) => user.email.startsWith('listed2')),
  ).toBe(true)
  const bad = await call('GET', '/admin/users?page=-1', { token: serviceToken })
  expect([bad.status, bad.body.code]).toEqual([400, 'validation_failed'])
})

test('factors of an account are listed and removed for somebody who lost the phone', async () => {
  const { client, user } = await makeAccount()
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Lost' })
  const { mfa } = makeAdmin()
  const listed = await mfa.listFactors({ userId: user.id })
  expect(listed.data!.factors).toMatchObject([
    { id: data!.id, friendly_name: 'Lost', factor_type: 'totp' },
  ])
  expect((await mfa.deleteFactor({ id: data!.id, userId: user.id })).error).toBeNull()
  const again = await call('DELETE', `/admin/users/${user.id}/factors/${data!.id}`, {
    token: serviceToken,
  })
  expect([again.status, again.body.code]).toEqual([404, 'mfa_factor_not_found'])
})

test('what this site does not offer is refused in JSON', async () => {
  const cases: [string, string, number, string][] = [
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled'],
    ['GET', '/user/oauth/grants', 404, 'feature_disabled'],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=carrier_pigeon', 400, 'invalid_credentials'],
  ]
  for (const [method, path, status, code] of cases) {
    const answer = await call(method, path, method === 'GET' ? {} : { body: {} })
    expect([path, answer.status, answer.body.code]).toEqual([path, status, code])
  }
  const clients = await call('GET', '/admin/oauth/clients', { token: serviceToken })
  expect([clients.status, clients.body.code]).toEqual([404, 'feature_disabled'])
})

test('the owner hears of a link that an administrator made, and not of one that a service made', async () => {
  const boss = await makeAccount()
  await giveRole(boss.user.id, 'admin')
  const owner = await makeAccount()
  const makeLink = (token: string, type: string, email = owner.email) =>
    call('POST', '/admin/generate_link', { token, body: { type, email } })
  expect((await makeLink(serviceToken, 'recovery')).status).toBe(200)
  expect(await countMails(owner.email)).toBe(0)
  for (const type of ['recovery', 'magiclink']) {
    expect((await makeLink(boss.session.access_token, type)).status).toBe(200)
    const mail = await takeMail(owner.email)
    expect(mail.subject).toContain('link was made for your')
    expect(mail.text).not.toContain('token')
  }
  const unknown = newEmail()
  await makeLink(boss.session.access_token, 'magiclink', unknown)
  expect(await countMails(unknown)).toBe(0)
  const logged = await env.DB.prepare(
    "SELECT count(*) AS n FROM audit_log WHERE action = 'link_generated' AND actor_id = ? AND subject_id = ?",
  )
    .bind(boss.user.id, owner.user.id)
    .first()
  expect(logged).toEqual({ n: 2 })
})

test('an administrator who confirms an address vouches for its sign-up, and its owner hears of it', async () => {
  const boss = await makeAccount()
  await giveRole(boss.user.id, 'admin')
  const email = newEmail()
  const { data } = await signUp(makeClient(), email)
  await takeMail(email)
  const confirm = { token: boss.session.access_token, body: { email_confirm: true } }
  expect((await call('PUT', `/admin/users/${data.user!.id}`, confirm)).status).toBe(200)
  expect((await takeMail(email)).subject).toContain('was confirmed')
  const signIn = await makeClient().signInWithPassword({ email, password: goodPassword })
  expect(signIn.error).toBeNull()
})

test('what administrators do is logged', async () => {
  const email = newEmail()
  const { data } = await makeAdmin().createUser({ email })
  await makeAdmin().updateUserById(data.user!.id, { ban_duration: '1h30m' })
  await makeAdmin().deleteUser(data.user!.id)
  const { results } = await env.DB.prepare(
    'SELECT action, details FROM audit_log WHERE subject_id = ? ORDER BY created_at',
  )
    .bind(data.user!.id)
    .all<{ action: string }>()
  expect(results.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user_created', 'user_changed', 'user_deleted']),
  )
  expect(JSON.stringify(results)).not.toContain(email)
})
