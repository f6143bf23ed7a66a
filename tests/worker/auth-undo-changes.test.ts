import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  call,
  countRows,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  openSession,
  serviceToken,
  signUp,
} from './auth-peer.ts'
import { countMails, hashOf, readLink, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount } from './protected-account.ts'

type Client = ReturnType<typeof makeClient>

beforeAll(() => void Object.assign(env, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }))
afterAll(() => void Object.assign(env, { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' }))

const DAY = 24 * 3600_000
const thiefPassword = 'chosen by a thief'

const undo = (token_hash: string) =>
  call('POST', '/verify', { body: { type: 'change_undo', token_hash } })
const signIn = (email: string, password: string) =>
  makeClient().signInWithPassword({ email, password })

/** The secret of the link in the newest mail, which must be about that. */
async function readUndo(email: string, subject: string): Promise<string> {
  const mail = await takeMail(email)
  expect(mail.subject).toContain(subject)
  const link = readLink(mail)
  expect(link.searchParams.get('type')).toBe('change_undo')
  return hashOf(link)
}

const changePassword = async (client: Client, password = thiefPassword) => {
  const change = { password, current_password: goodPassword }
  expect((await client.updateUser(change)).error).toBeNull()
}

/** Moves an account to a new address, as whoever reads the mails to both does; returns the link that the old one gets. */
async function moveAccount(client: Client, email: string, moved: string): Promise<string> {
  expect((await client.updateUser({ email: moved })).error).toBeNull()
  for (const mail of [await takeMail(email), await takeMail(moved)])
    await client.verifyOtp({ token_hash: hashOf(readLink(mail)), type: 'email_change' })
  return readUndo(email, 'address of your')
}

async function enrol(client: Client) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const { id, totp } = data as { id: string; totp: { secret: string } }
  const verify = () => client.mfa.challengeAndVerify({ factorId: id, code: appCode(totp.secret) })
  return { id, verify }
}

test('a thief who changed the password is out after one press, and the owner chooses a new one', async () => {
  const { email, client } = await makeAccount()
  await changePassword(client)
  const pressed = await undo(await readUndo(email, 'password was changed'))
  expect(pressed).toMatchObject({ status: 200, body: { user: { email, has_password: false } } })
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  for (const password of [goodPassword, thiefPassword])
    expect((await signIn(email, password)).error).toMatchObject({ code: 'invalid_credentials' })
  const token = pressed.body.access_token
  const chosen = await call('PUT', '/user', { token, body: { password: 'chosen by the owner' } })
  expect(chosen.status).toBe(200)
  expect((await signIn(email, 'chosen by the owner')).error).toBeNull()
})

test('the old address takes the account back, whatever a thief did after moving it away', async () => {
  const { email, client, user } = await makeAccount()
  const moved = newEmail('thief')
  const link = await moveAccount(client, email, moved)
  await changePassword(client)
  const thiefsLink = await readUndo(moved, 'password was changed')
  await (await enrol(client)).verify()
  const factorLink = hashOf(readLink(await takeMail(moved)))
  await env.DB.prepare(
    `INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     VALUES (?1, ?2, 'github', ?1, '{}', ?3, ?3)`,
  )
    .bind(crypto.randomUUID(), user.id, Date.now())
    .run()

  const { body } = await undo(link)
  expect(body.user).toMatchObject({ id: user.id, email, has_password: false })
  expect(body.user.factors).toBeUndefined()
  expect(body.user.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  for (const address of [email, moved])
    expect((await signIn(address, thiefPassword)).error).not.toBeNull()
  expect((await undo(thiefsLink)).body.code).toBe('otp_expired')
  const factorUndo = { type: 'factor_undo', token_hash: factorLink }
  expect((await call('POST', '/verify', { body: factorUndo })).body.code).toBe('otp_expired')
  expect((await takeMail(moved)).subject).toContain('moved back')
  const change = { token: body.access_token, body: { password: 'chosen by the owner' } }
  expect((await call('PUT', '/user', change)).status).toBe(200)
})

test('a thief cannot undo the change of address for the owner, nor take their link away', async () => {
  const { email, client } = await makeAccount()
  const moved = newEmail('thief')
  const link = await moveAccount(client, email, moved)
  await changePassword(client)
  const thief = await undo(await readUndo(moved, 'password was changed'))
  expect(thief.body.user.email).toBe(moved)
  await call('PUT', '/user', { token: thief.body.access_token, body: { password: thiefPassword } })
  expect((await undo(link)).body.user).toMatchObject({ email, has_password: false })
  const again = await readUndo(moved, 'password was changed').catch(() => 'none')
  expect((await undo(again)).body.code).toBe('otp_expired')
})

test('undoing a factor takes the account back to the address that was told of it', async () => {
  const { email, client, user } = await makeAccount()
  const { verify } = await enrol(client)
  await verify()
  const factorLink = hashOf(readLink(await takeMail(email)))
  const moved = newEmail('thief')
  const link = await moveAccount(client, email, moved)
  const body = { type: 'factor_undo', token_hash: factorLink }
  const pressed = await call('POST', '/verify', { body })
  expect(pressed.body.user).toMatchObject({ id: user.id, email })
  expect(pressed.body.user.factors).toBeUndefined()
  expect((await undo(link)).body.code).toBe('otp_expired')
})

test('a factor begun before the change and verified after it goes too', async () => {
  const { email, client, user } = await makeAccount()
  const { verify } = await enrol(client)
  await env.DB.prepare('UPDATE factors SET created_at = created_at - 60000 WHERE user_id = ?')
    .bind(user.id)
    .run()
  await changePassword(client)
  const link = await readUndo(email, 'password was changed')
  await verify()
  expect((await undo(link)).body.user.factors).toBeUndefined()
})

test('a second factor that was there a day before the change stays, and with it the password', async () => {
  const { email, client, factor, user } = await makeProtectedAccount()
  await env.DB.prepare(
    'UPDATE factors SET created_at = created_at - ?1, undo_until = undo_until - ?1 WHERE user_id = ?2',
  )
    .bind(DAY, user.id)
    .run()
  await changePassword(client, 'chosen by the owner')
  const { body } = await undo(await readUndo(email, 'password was changed'))
  expect(body.user).toMatchObject({ has_password: true, factors: [{ id: factor.id }] })
  // Whoever reads the mailbox and no more gets half a session, and takes nothing from the owner.
  const change = { token: body.access_token, body: { password: thiefPassword } }
  expect((await call('PUT', '/user', change)).body.code).toBe('insufficient_aal')
  expect((await signIn(email, 'chosen by the owner')).error).toBeNull()
})

test('somebody who signs up with the old address meanwhile keeps nobody from undoing the change', async () => {
  const { email, client, user } = await makeAccount()
  const link = await moveAccount(client, email, newEmail('thief'))
  expect((await signUp(makeClient(), email, thiefPassword)).error).toBeNull()
  expect((await undo(link)).body.user).toMatchObject({ id: user.id, email })
  expect((await signIn(email, thiefPassword)).error).toMatchObject({ code: 'invalid_credentials' })
})

test('an old address that has a confirmed account by now is not taken from it', async () => {
  const { email, client, user } = await makeAccount()
  const moved = newEmail('moved')
  const link = await moveAccount(client, email, moved)
  const other = await makeAccount({ email })
  expect(await undo(link)).toMatchObject({ status: 422, body: { code: 'email_exists' } })
  expect((await client.getUser()).data.user).toMatchObject({ id: user.id, email: moved })
  expect((await other.client.getUser()).data.user).toMatchObject({ email })
})

test('of twenty presses at once one undoes, and opening the link undoes nothing', async () => {
  const { email, client, user } = await makeAccount()
  await changePassword(client)
  const secret = await readUndo(email, 'password was changed')
  expect((await call('GET', `/verify?type=change_undo&token=${secret}`)).status).toBe(303)
  expect((await client.getUser()).error).toBeNull()
  const presses = await Promise.all(Array.from({ length: 20 }, () => undo(secret)))
  const outcomes = presses.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()
  expect(outcomes).toEqual(['200 ', ...Array.from({ length: 19 }, () => '403 otp_expired')])
  const logged = `audit_log WHERE action = 'change_undone' AND actor_id = ? AND details LIKE '%password%'`
  expect(await countRows(logged, user.id)).toBe(1)
})

test('the link works for a day, is stored as a hash, and gives way to the next one to that mailbox', async () => {
  const { email, client, user } = await makeAccount()
  await changePassword(client)
  const first = await readUndo(email, 'password was changed')
  const change = { password: 'chosen by the owner', current_password: thiefPassword }
  expect((await client.updateUser(change)).error).toBeNull()
  const second = await readUndo(email, 'password was changed')
  const { results } = await env.DB.prepare('SELECT * FROM undo_links').all()
  expect(JSON.stringify(results)).not.toContain(second)
  await env.DB.prepare('UPDATE undo_links SET expires_at = ? WHERE user_id = ?')
    .bind(Date.now(), user.id)
    .run()
  for (const link of [first, second, 'a'.repeat(43), ''])
    expect((await undo(link)).body.code).toBe('otp_expired')
  expect((await client.getUser()).error).toBeNull()
})

test('whoever changes the password again keeps the owner from undoing nothing that came between', async () => {
  const { email, client } = await makeAccount()
  await changePassword(client)
  await readUndo(email, 'password was changed')
  await (await enrol(client)).verify()
  await takeMail(email)
  const again = { password: 'chosen by a thief again', current_password: thiefPassword }
  expect((await client.updateUser(again)).error).toBeNull()
  const { body } = await undo(await readUndo(email, 'password was changed'))
  expect(body.user.factors).toBeUndefined()
  const change = { token: body.access_token, body: { password: 'chosen by the owner' } }
  expect((await call('PUT', '/user', change)).status).toBe(200)
})

test('a chain of changes is undone for a day, and not what was before it', async () => {
  const { email, client, user } = await makeAccount()
  const { id, verify } = await enrol(client)
  await verify()
  await takeMail(email)
  const age = (table: string, ...columns: string[]) =>
    env.DB.prepare(
      `UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} - ?1`).join(', ')} WHERE user_id = ?2`,
    )
      .bind(DAY - 60_000, user.id)
      .run()
  await age('factors', 'created_at', 'undo_until')
  await changePassword(client)
  await age('undo_links', 'created_at', 'expires_at')
  await age('factors', 'created_at', 'undo_until')
  const again = { password: 'chosen by a thief again', current_password: thiefPassword }
  expect((await client.updateUser(again)).error).toBeNull()
  await age('undo_links', 'created_at', 'expires_at')
  await age('factors', 'created_at', 'undo_until')
  const last = { password: 'chosen at last', current_password: 'chosen by a thief again' }
  expect((await client.updateUser(last)).error).toBeNull()
  const { body } = await undo(await readUndo(email, 'password was changed'))
  expect(body.user.factors).toMatchObject([{ id }])
})

test('an address that an administrator set is undone by no mail', async () => {
  const { email, client, user } = await makeAccount()
  await changePassword(client)
  const link = await readUndo(email, 'password was changed')
  const moved = newEmail('moved')
  const change = { token: serviceToken, body: { email: moved } }
  expect((await call('PUT', `/admin/users/${user.id}`, change)).status).toBe(200)
  const mail = await takeMail(email)
  expect(mail.subject).toContain('address of your')
  expect(mail.text).not.toContain('/auth/confirm')
  expect((await undo(link)).body.code).toBe('otp_expired')
  await call('PUT', `/admin/users/${user.id}`, {
    token: serviceToken,
    body: { password: thiefPassword },
  })
  const { body } = await undo(await readUndo(moved, 'password was changed'))
  expect(body.user).toMatchObject({ email: moved, has_password: false })
})

test('what GitHub no longer opens is not opened again, but every session ends', async () => {
  const { email, client, user } = await makeAccount()
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     VALUES (?1, ?2, 'github', ?1, '{}', 0, 0)`,
  )
    .bind(id, user.id)
    .run()
  const { session } = await openSession(email)
  const token = session.access_token
  expect((await call('DELETE', `/user/identities/${id}`, { token })).status).toBe(200)
  const { body } = await undo(await readUndo(email, 'was disconnected'))
  expect(body.user).toMatchObject({ identities: [{ provider: 'email' }], has_password: false })
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('nothing is left of the links when the account is deleted', async () => {
  const { email, client, user } = await makeAccount()
  await changePassword(client)
  expect(await countRows('undo_links WHERE user_id = ?', user.id)).toBe(1)
  await call('DELETE', `/admin/users/${user.id}`, { token: serviceToken })
  expect(await countRows('undo_links WHERE user_id = ?', user.id)).toBe(0)
  expect(await countMails(email)).toBe(1)
})

test('a factor that was begun a day ago and verified now is undone, although the owner’s was removed', async () => {
  const { email, client, factor, user } = await makeProtectedAccount()
  const { id, verify } = await enrol(client)
  await env.DB.prepare('UPDATE factors SET created_at = created_at - ? WHERE id = ?')
    .bind(DAY, id)
    .run()
  await verify()
  const link = hashOf(readLink(await takeMail(email)))
  const late = await enrol(client)
  await late.verify()
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull()
  expect(await countRows('factors WHERE user_id = ? AND undo_hash IS NOT NULL', user.id)).toBe(1)
  expect(
    (await call('POST', '/verify', { body: { type: 'factor_undo', token_hash: link } })).status,
  ).toBe(403)
})
