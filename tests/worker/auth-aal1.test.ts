import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { call, goodPassword, makeClient, newEmail, serviceToken, sessionIdOf } from './auth-peer.ts'
import { makeTeam } from './filled-forms.ts'
import { readLink, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount, signInAgain } from './protected-account.ts'
import { send, solveCaptcha } from './requests.ts'

test('with a second factor the password alone changes nothing that matters', async () => {
  const { email, factor } = await makeProtectedAccount()
  const { client, token } = await signInAgain(email)
  expect(
    (await client.updateUser({ password: 'taken over by a thief', current_password: goodPassword }))
      .error,
  ).toMatchObject({ status: 401, code: 'insufficient_aal' })
  expect((await client.updateUser({ email: newEmail() })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  })
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  })
  expect((await call('POST', '/factors/recovery-codes', { token })).body.code).toBe(
    'insufficient_aal',
  )
  const recovery = makeClient()
  await recovery.resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })
  await recovery.verifyOtp({
    token_hash: readLink(await takeMail(email)).searchParams.get('token_hash')!,
    type: 'recovery',
  })
  expect((await recovery.updateUser({ password: 'taken over by mail' })).error).toMatchObject({
    code: 'insufficient_aal',
  })
})

test('a session without the second factor neither sees nor ends other sessions, and ends itself', async () => {
  const { email, session } = await makeProtectedAccount()
  const { token } = await signInAgain(email)
  const own = sessionIdOf(session.access_token)
  const answers = [
    await call('GET', '/sessions', { token }),
    await call('DELETE', `/sessions/${own}`, { token }),
    await call('POST', '/logout?scope=others', { token }),
    await call('POST', '/logout?scope=global', { token }),
  ]
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([403, 'insufficient_aal'])
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(200)
  expect((await call('POST', '/logout?scope=local', { token })).status).toBe(204)
  expect((await call('GET', '/user', { token })).body.code).toBe('session_not_found')
})

test('a session without the second factor opens no page of the account, whether KV or D1 says so', async () => {
  const { email, nextCode, factor, session } = await makeProtectedAccount()
  const askTeams = async (token: string) => {
    const answer = await send('/api/teams/mine', { token })
    return [answer.status, (await answer.json<{ error?: { code: string } }>()).error?.code]
  }
  const refused = [403, 'auth.second_factor_required']
  const { client, session: half, token } = await signInAgain(email)
  const key = `session:${sessionIdOf(half.access_token)}`
  await afterAnswers()
  expect(await env.SESSIONS.get(key)).not.toBeNull()
  expect(await askTeams(token)).toEqual(refused)
  await env.SESSIONS.delete(key)
  expect(await askTeams(token)).toEqual(refused)
  const team = await makeTeam()
  expect((await send('/api/teams', { token, body: team })).status).toBe(201)
  const stored = env.DB.prepare('SELECT owner_id AS owner FROM teams WHERE id = ?').bind(team.id)
  expect(await stored.first()).toEqual({ owner: null })

  const { data } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: nextCode })
  expect((await askTeams(data!.access_token))[0]).toBe(200)
  expect((await askTeams(session.access_token))[0]).toBe(200)
})

test('a session without the second factor is complete once the factor of a lost phone is removed', async () => {
  const { email, factor, user } = await makeProtectedAccount()
  const { session, token } = await signInAgain(email)
  const key = `session:${sessionIdOf(session.access_token)}`
  await afterAnswers()
  expect(await env.SESSIONS.get(key)).not.toBeNull()
  expect((await send('/api/teams/mine', { token })).status).toBe(403)
  await call('DELETE', `/admin/users/${user.id}/factors/${factor.id}`, { token: serviceToken })
  expect((await send('/api/teams/mine', { token })).status).toBe(200)
})

test('linking and unlinking another way to sign in need the second factor', async () => {
  Object.assign(env, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' })
  const { email, session } = await makeProtectedAccount()
  const { token } = await signInAgain(email)
  const challenge = `code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`
  const path = `/user/identities/authorize?provider=github&skip_http_redirect=true&${challenge}`
  const weak = await call('GET', path, { token })
  const strong = await call('GET', path, { token: session.access_token })
  const removal = await call('DELETE', `/user/identities/${crypto.randomUUID()}`, { token })
  Object.assign(env, { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' })
  expect([weak.status, weak.body.code]).toEqual([403, 'insufficient_aal'])
  expect([removal.status, removal.body.code]).toEqual([403, 'insufficient_aal'])
  expect(strong.status).toBe(200)
})

test('a factor that was begun and never verified raises no session of a protected account', async () => {
  const { client, email } = await makeProtectedAccount()
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })
  const begun = data as { id: string; totp: { secret: string } }
  const thief = await signInAgain(email)
  const { error } = await thief.client.mfa.challengeAndVerify({
    factorId: begun.id,
    code: appCode(begun.totp.secret),
  })
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  const own = await client.mfa.challengeAndVerify({
    factorId: begun.id,
    code: appCode(begun.totp.secret),
  })
  expect(own.error).toBeNull()
})
