import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  call,
  catchErrors,
  countRows,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  openSession,
  serviceToken,
  sessionIdOf,
  signUp,
} from './auth-peer.ts'
import { useBreachedList } from './auth-stand-ins.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { makeProtectedAccount, signInAgain } from './protected-account.ts'
import { interleave } from './watched-database.ts'

test('nobody can ban the last administrator, nor can two ban each other', async () => {
  await env.DB.prepare('DELETE FROM user_roles').run()
  const people = [await makeAccount(), await makeAccount()]
  for (const { user } of people) {
    await env.DB.prepare(
      "INSERT INTO user_roles (id, user_id, role, created_at) VALUES (?, ?, 'admin', ?)",
    )
      .bind(crypto.randomUUID(), user.id, Date.now())
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
  const signIn = () => makeClient().signInWithPassword({ email, password: goodPassword })
  const work = () => makeAdmin().updateUserById(user.id, { ban_duration: '24h' })
  const { error } = await interleave(signIn, { before: 2, work })
  expect(error).not.toBeNull()
  expect(await countRows('sessions WHERE user_id = ?', user.id)).toBe(0)
})

test('a sign-in with the old password opens no session if the password changes meanwhile', async () => {
  const { email, session, user } = await makeAccount()
  const signIn = () => makeClient().signInWithPassword({ email, password: goodPassword })
  async function work() {
    const changed = await call('PUT', '/user', {
      token: session.access_token,
      body: { password: 'the thief is out', current_password: goodPassword },
    })
    expect(changed.status).toBe(200)
  }
  const { error } = await interleave(signIn, { before: 2, work })
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
  const { error } = await makeAdmin().generateLink({
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
      makeAdmin().inviteUserByEmail(email),
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
  const { data } = await makeAdmin().getUserById(user.id)
  expect(data.user!.app_metadata).toMatchObject({ key1: 1, key2: 2, key3: 3 })
})

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

test('a record that KV will not delete is logged with its request', async () => {
  const { client } = await makeAccount()
  await afterAnswers()
  const log = catchErrors()
  const forget = vi
    .spyOn(env.SESSIONS, 'delete')
    .mockRejectedValue(new Error('KV DELETE failed: 429 Too Many Requests'))
  await client.signOut({ scope: 'global' })
  await afterAnswers()
  forget.mockRestore()
  log.end()
  expect(log.calls).toEqual([
    ['session record not deleted', { requestId: expect.stringMatching(/^[\w-]{8,}$/) }],
  ])
})

test('a session that ends during its second factor neither spends the code nor ends the others', async () => {
  const { email, factor, nextCode: code } = await makeProtectedAccount()
  const [one, other] = [await signInAgain(email), await signInAgain(email)]
  const path = `/factors/${factor.id}`
  const challenge = async (token: string) =>
    (await call('POST', `${path}/challenge`, { token })).body.id as string
  const show = async (token: string) => {
    const body = { challenge_id: await challenge(token), code }
    return () => call('POST', `${path}/verify`, { token, body })
  }
  const work = () =>
    env.DB.prepare('DELETE FROM sessions WHERE id = ?').bind(sessionIdOf(one.token)).run()
  const answer = await interleave(await show(one.token), { before: 4, work })
  expect(answer.body.code).toBe('mfa_verification_failed')
  expect((await (await show(other.token))()).status).toBe(200)
})

test('an account that is deleted softly during a change keeps no profile', async () => {
  const { session, user } = await makeAccount()
  const change = { token: session.access_token, body: { data: { first_name: 'Thandi' } } }
  const work = () => makeAdmin().deleteUser(user.id, true)
  const answer = await interleave(() => call('PUT', '/user', change), { before: 2, work })
  expect([answer.status, answer.body.code]).toEqual([403, 'user_not_found'])
  expect(await countRows("users WHERE id = ? AND user_metadata = '{}'", user.id)).toBe(1)
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
