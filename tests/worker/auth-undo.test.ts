import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, countRows, goodPassword, makeAccount, makeClient, openSession } from './auth-peer.ts'
import { NIGHTLY, runCron } from './clock.ts'
import { countMails, hashOf, readLink, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount } from './protected-account.ts'

type Client = ReturnType<typeof makeClient>

/** Enrols and verifies an authenticator, as whoever holds the session can right after its sign-in. */
async function addFactor(client: Client, friendlyName: string) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { id, totp } = data as { id: string; totp: { secret: string } }
  const verified = await client.mfa.challengeAndVerify({ factorId: id, code: appCode(totp.secret) })
  if (verified.error) throw verified.error
  return { id, token: verified.data.access_token }
}

const undo = (token_hash: string) =>
  call('POST', '/verify', { body: { type: 'factor_undo', token_hash } })

/** The secret of the link in the newest mail, which must be the one about a second factor. */
async function readUndo(email: string): Promise<string> {
  const mail = await takeMail(email)
  expect(mail.subject).toContain('authenticator app was added')
  return hashOf(readLink(mail))
}

test('a thief who added a second factor is out after one press, and the owner is back in', async () => {
  const { email, client: stolen, session } = await makeAccount()
  const thief = await addFactor(stolen, 'Thief')
  await call('POST', '/factors/recovery-codes', { token: thief.token })
  const owner = await openSession(email)
  const locked = await owner.client.updateUser({
    password: 'chosen by the owner',
    current_password: goodPassword,
  })
  expect(locked.error).toMatchObject({ code: 'insufficient_aal' })

  const pressed = await undo(await readUndo(email))
  expect(pressed).toMatchObject({ status: 200, body: { user: { email, has_password: false } } })
  expect(pressed.body.user.factors).toBeUndefined()
  for (const token of [thief.token, session.access_token, owner.session.access_token])
    expect((await call('GET', '/user', { token })).body.code).toBe('session_not_found')
  const token = pressed.body.access_token
  expect((await call('GET', '/factors/recovery-codes', { token })).status).toBe(404)
  const chosen = await call('PUT', '/user', { token, body: { password: 'chosen by the owner' } })
  expect(chosen.status).toBe(200)
  const signIn = (password: string) => makeClient().signInWithPassword({ email, password })
  expect((await signIn(goodPassword)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn('chosen by the owner')).error).toBeNull()
})

test('of twenty presses at once one undoes, and opening the link undoes nothing', async () => {
  const { email, client } = await makeAccount()
  const { id } = await addFactor(client, 'Thief')
  const secret = await readUndo(email)
  const opened = await call('GET', `/verify?type=factor_undo&token=${secret}`)
  expect(opened.status).toBe(303)
  expect((await client.getUser()).data.user!.factors).toMatchObject([{ id }])
  const presses = await Promise.all(Array.from({ length: 20 }, () => undo(secret)))
  const outcomes = presses.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()
  expect(outcomes).toEqual(['200 ', ...Array.from({ length: 19 }, () => '403 otp_expired')])
  const { results } = await env.DB.prepare(
    "SELECT actor_id FROM audit_log WHERE action = 'factor_undone' AND details LIKE ?",
  )
    .bind(`%${id}%`)
    .all()
  expect(results).toHaveLength(1)
})

test('the link is void after a day, once the factor is gone, and for a banned account', async () => {
  const late = await makeAccount()
  await addFactor(late.client, 'Phone')
  const lateLink = await readUndo(late.email)
  await env.DB.prepare('UPDATE factors SET undo_until = ? WHERE user_id = ?')
    .bind(Date.now(), late.user.id)
    .run()
  const gone = await makeAccount()
  const { id } = await addFactor(gone.client, 'Phone')
  const goneLink = await readUndo(gone.email)
  await gone.client.mfa.unenroll({ factorId: id })
  const banned = await makeAccount()
  await addFactor(banned.client, 'Phone')
  const bannedLink = await readUndo(banned.email)
  await env.DB.prepare('UPDATE users SET banned_until = ? WHERE id = ?')
    .bind(Date.now() + 60_000, banned.user.id)
    .run()
  for (const link of [lateLink, goneLink, 'a'.repeat(43), ''])
    expect((await undo(link)).body.code).toBe('otp_expired')
  expect((await undo(bannedLink)).body.code).toBe('user_banned')
  const kept = await env.DB.prepare('SELECT count(*) AS n FROM factors WHERE user_id IN (?, ?)')
    .bind(late.user.id, banned.user.id)
    .first()
  expect(kept).toEqual({ n: 2 })
})

test('undoing a factor keeps what was there before it, and takes away what was added after it', async () => {
  const { email, client, factor, session, user } = await makeProtectedAccount()
  await call('POST', '/factors/recovery-codes', { token: session.access_token })
  await env.DB.batch([
    env.DB.prepare('UPDATE factors SET created_at = created_at - 1000 WHERE user_id = ?').bind(
      user.id,
    ),
    env.DB.prepare(
      'UPDATE recovery_codes SET created_at = created_at - 1000 WHERE user_id = ?',
    ).bind(user.id),
  ])
  await addFactor(client, 'Thief')
  const secret = await readUndo(email)
  await addFactor(client, 'Thief again')
  await linkGithub(user.id, 0)
  const { body } = await undo(secret)
  expect(body.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
  expect(body.user.identities).toMatchObject([{ provider: 'email' }])
  expect(body.user.app_metadata.providers).toEqual(['email'])
  const counts = await call('GET', '/factors/recovery-codes', { token: body.access_token })
  expect(counts.body).toMatchObject({ remaining: 10 })
  const change = { token: body.access_token, body: { password: 'chosen by the owner' } }
  expect((await call('PUT', '/user', change)).body.code).toBe('insufficient_aal')
})

/** Links GitHub to an account, that many milliseconds ago. */
async function linkGithub(userId: string, age: number) {
  await env.DB.prepare(
    `INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     VALUES (?1, ?2, 'github', ?1, '{}', ?3, ?3)`,
  )
    .bind(crypto.randomUUID(), userId, Date.now() - age)
    .run()
}

test('undoing a factor unlinks what was linked in the day before it, but not what made the account', async () => {
  const hour = 3600_000
  const undoAfter = async (prepare: (userId: string) => Promise<unknown>) => {
    const { email, client, user } = await makeAccount()
    await prepare(user.id)
    await addFactor(client, 'Thief')
    const { body } = await undo(await readUndo(email))
    return body.user.app_metadata.providers.toSorted()
  }
  const linkAgo = (age: number) => async (userId: string) => {
    const aged = env.DB.prepare('UPDATE users SET created_at = created_at - ? WHERE id = ?')
    await aged.bind(48 * hour, userId).run()
    await linkGithub(userId, age)
  }
  expect(await undoAfter(linkAgo(hour))).toEqual(['email'])
  expect(await undoAfter(linkAgo(25 * hour))).toEqual(['email', 'github'])
  const signUpWithGithub = (userId: string) =>
    env.DB.prepare("UPDATE identities SET provider = 'github' WHERE user_id = ?").bind(userId).run()
  expect(await undoAfter(signUpWithGithub)).toEqual(['github'])
})

test('a network that somebody signed in from is no longer known once a factor is undone', async () => {
  const { email, client, user } = await makeAccount()
  await addFactor(client, 'Thief')
  expect(await countRows('known_networks WHERE user_id = ?', user.id)).toBe(1)
  await undo(await readUndo(email))
  expect(await countRows('known_networks WHERE user_id = ?', user.id)).toBe(0)
})

test('after a change of phone no mail takes the only factor off', async () => {
  const changePhone = async ({ age }: { age: number }) => {
    const { email, client, factor, user } = await makeProtectedAccount()
    await env.DB.prepare(
      'UPDATE factors SET created_at = created_at - ?1, undo_until = undo_until - ?1 WHERE user_id = ?2',
    )
      .bind(age, user.id)
      .run()
    const { id } = await addFactor(client, 'New phone')
    const secret = await readUndo(email)
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
    const { status } = await undo(secret)
    const { data } = await client.getUser()
    return { status, isKept: data.user?.factors?.some((kept) => kept.id === id) ?? false }
  }
  expect(await changePhone({ age: 25 * 3600_000 })).toEqual({ status: 403, isKept: true })
  // Of two new factors neither may be the owner's.
  expect(await changePhone({ age: 0 })).toEqual({ status: 200, isKept: false })
})

test('the link is stored as a hash, and only the first verification mails one', async () => {
  const { email, factor, nextCode } = await makeProtectedAccount()
  const { client } = await openSession(email)
  const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: nextCode })
  expect([error, await countMails(email)]).toEqual([null, 0])
  const other = await makeAccount()
  await addFactor(other.client, 'Phone')
  const secret = await readUndo(other.email)
  const { results } = await env.DB.prepare('SELECT * FROM factors').all()
  expect(JSON.stringify(results)).not.toContain(secret)
})

test('the night after its day the link is forgotten, with the address to which it went', async () => {
  const { client, user } = await makeAccount()
  await addFactor(client, 'Phone')
  const of = 'factors WHERE user_id = ? AND (undo_hash IS NOT NULL OR undo_email IS NOT NULL)'
  await runCron(NIGHTLY, new Date())
  expect(await countRows(of, user.id)).toBe(1)
  await runCron(NIGHTLY, new Date(Date.now() + 24 * 3600_000))
  expect(await countRows(of, user.id)).toBe(0)
  expect(await countRows('factors WHERE user_id = ? AND undo_until IS NOT NULL', user.id)).toBe(1)
})
