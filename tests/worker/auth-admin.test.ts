import { AuthAdminApi } from '@supabase/auth-js'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  authUrl,
  browserAt,
  call,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  serviceToken,
  signUp,
} from './auth-peer.ts'
import { countMails, readLink, takeMail } from './mailbox.ts'
import { origin, solveCaptcha } from './requests.ts'

/** The published admin client with a service token. */
function makeAdmin(token = serviceToken) {
  return new AuthAdminApi({
    url: authUrl,
    headers: { Authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
    fetch: browserAt(),
  })
}

async function giveRole(userId: string, role: string) {
  await env.DB.prepare('INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, ?, 0)')
    .bind(crypto.randomUUID(), userId, role)
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
  const { scryptSync } = await import('node:crypto')
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
  expect(row!.hash).toMatch(/^scrypt\$14\$8\$5\$/)
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
  expect((await makeAdmin().getUserById(user.id)).error).toMatchObject({ status: 404 })
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

test('an invitation makes an account that the link opens and a password completes', async () => {
  const email = newEmail()
  const invited = await makeAdmin().inviteUserByEmail(email, {
    data: { first_name: 'Zuri' },
    redirectTo: `${origin}/account`,
  })
  expect(invited.data.user).toMatchObject({ email, user_metadata: { first_name: 'Zuri' } })
  expect(invited.data.user!.invited_at).toBeTruthy()
  const link = readLink(await takeMail(email))
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    type: 'invite',
    redirect_to: `${origin}/account`,
  })
  // A stranger who signs up with the invited address changes nothing.
  await signUp(makeClient(), email, 'set by a stranger')
  expect((await takeMail(email)).subject).toContain('already have')
  const client = makeClient()
  const opened = await client.verifyOtp({
    token_hash: link.searchParams.get('token_hash')!,
    type: 'invite',
  })
  expect(opened.error).toBeNull()
  expect((await client.updateUser({ password: 'chosen by the guest' })).error).toBeNull()
  expect(
    (await makeClient().signInWithPassword({ email, password: 'set by a stranger' })).error,
  ).toMatchObject({ code: 'invalid_credentials' })
  expect((await makeAdmin().inviteUserByEmail(email)).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
})

test('a generated link works like a mailed one, and no mail is sent', async () => {
  const admin = makeAdmin()
  const email = newEmail()
  const signup = await admin.generateLink({ type: 'signup', email, password: goodPassword })
  expect(signup.error).toBeNull()
  expect(signup.data.properties).toMatchObject({
    verification_type: 'signup',
    email_otp: expect.stringMatching(/^\d{6}$/),
    redirect_to: origin,
  })
  const opened = await makeClient().verifyOtp({
    token_hash: signup.data.properties!.hashed_token,
    type: 'email',
  })
  expect(opened.data.user!.email).toBe(email)
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()

  const magic = await admin.generateLink({ type: 'magiclink', email })
  const followed = await browserAt()(magic.data.properties!.action_link, { redirect: 'manual' })
  expect(followed.headers.get('location')).toContain(`${origin}/auth/confirm#token_hash=`)
  expect(
    (
      await makeClient().verifyOtp({
        email,
        token: magic.data.properties!.email_otp,
        type: 'email',
      })
    ).error,
  ).toBeNull()
  const recovery = await admin.generateLink({ type: 'recovery', email })
  expect(
    (
      await makeClient().verifyOtp({
        token_hash: recovery.data.properties!.hashed_token,
        type: 'recovery',
      })
    ).error,
  ).toBeNull()

  const newAddress = newEmail()
  const current = await admin.generateLink({
    type: 'email_change_current',
    email,
    newEmail: newAddress,
  })
  const next = await admin.generateLink({ type: 'email_change_new', email, newEmail: newAddress })
  await makeClient().verifyOtp({
    token_hash: current.data.properties!.hashed_token,
    type: 'email_change',
  })
  const whole = await makeClient().verifyOtp({
    token_hash: next.data.properties!.hashed_token,
    type: 'email_change',
  })
  expect(whole.data.user!.email).toBe(newAddress)

  const unknown = newEmail()
  const made = await admin.generateLink({ type: 'magiclink', email: unknown })
  expect(made.data.properties!.verification_type).toBe('signup')
  expect((await admin.generateLink({ type: 'recovery', email: newEmail() })).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
  // But what the links did is told.
  expect((await takeMail(email)).subject).toContain('address of your')
  expect(
    (await countMails(email)) + (await countMails(unknown)) + (await countMails(newAddress)),
  ).toBe(0)
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

test('an administrator sends mails without a captcha', async () => {
  const { email } = await makeAccount()
  const answer = await call('POST', '/recover', { token: serviceToken, body: { email } })
  expect(answer.status).toBe(200)
  expect((await takeMail(email)).subject).toContain('new password')
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
