import { createHmac } from 'node:crypto'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  call,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  openSession,
  serviceToken,
  sessionIdOf,
} from './auth-peer.ts'
import { makeTeam } from './filled-forms.ts'
import { readLink, takeMail } from './mailbox.ts'
import { newAddress, send, solveCaptcha } from './requests.ts'

const stepNow = () => Math.floor(Date.now() / 30_000)

/** What an authenticator app shows, computed apart from the Worker's own code. */
function appCode(secret: string, step = stepNow()): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32IgnorePadding(secret)).update(message).digest()
  return String((digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** An account with a verified authenticator; `nextCode` is one that it will accept for the next half minute. */
async function makeProtectedAccount() {
  const account = await makeAccount()
  const { data: enrolled } = await account.client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
  })
  const factor = enrolled as { id: string; totp: { secret: string; qr_code: string; uri: string } }
  const step = stepNow()
  const { data, error } = await account.client.mfa.challengeAndVerify({
    factorId: factor.id,
    code: appCode(factor.totp.secret, step),
  })
  if (error) throw error
  await takeMail(account.email)
  return {
    ...account,
    factor,
    secret: factor.totp.secret,
    nextCode: appCode(factor.totp.secret, step + 1),
    session: data!,
  }
}

/** One more session of the account, at aal1. */
async function signInAgain(email: string) {
  const { client, session } = await openSession(email)
  return { client, session, token: session.access_token }
}

test('the codes of RFC 6238 are the ones the apps show', () => {
  expect(appCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1)).toBe('287082')
})

test('an authenticator is enrolled, verified, and raises the session to aal2 with the same id', async () => {
  const { client, email, session } = await makeAccount()
  const other = await signInAgain(email)
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error).toBeNull()
  const factor = data as {
    id: string
    type: string
    friendly_name: string
    totp: { qr_code: string; secret: string; uri: string }
  }
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
  expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(factor.totp.uri).toBe(
    `otpauth://totp/MCPHack%20Africa:${encodeURIComponent(email)}?algorithm=SHA1&digits=6&issuer=MCPHack%20Africa&period=30&secret=${factor.totp.secret}`,
  )
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/)

  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id })
  expect(challenge!.expires_at).toBeGreaterThan(Date.now() / 1000 + 200)
  const wrong = await client.mfa.verify({
    factorId: factor.id,
    challengeId: challenge!.id,
    code: '000000',
  })
  expect(wrong.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  const right = await client.mfa.verify({
    factorId: factor.id,
    challengeId: challenge!.id,
    code: appCode(factor.totp.secret),
  })
  expect(right.error).toBeNull()
  const claims = (await client.getClaims()).data!.claims
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'otp' }] })
  expect(claims.session_id).toBe(JSON.parse(atob(session.access_token.split('.')[1]!)).session_id)
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  })
  expect((await client.getUser()).data.user!.factors).toMatchObject([
    { id: factor.id, status: 'verified', factor_type: 'totp', friendly_name: 'Phone' },
  ])
  expect((await takeMail(email)).subject).toContain('second factor was added')
  expect((await call('GET', '/user', { token: other.token })).body.code).toBe('session_not_found')
  const renewed = await client.refreshSession()
  expect(renewed.error).toBeNull()
  expect((await client.getClaims()).data!.claims.aal).toBe('aal2')
})

test('the secret of an authenticator is stored encrypted and never shown again', async () => {
  const { secret, session } = await makeProtectedAccount()
  const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM factors').all()).results)
  expect(rows).toContain('sealed_secret')
  expect(rows).not.toContain(secret)
  expect(
    JSON.stringify((await call('GET', '/user', { token: session.access_token })).body),
  ).not.toContain(secret)
})

test('a code works once, even for a second sign-in within its thirty seconds', async () => {
  const { email, factor, nextCode: code } = await makeProtectedAccount()
  const first = await signInAgain(email)
  const second = await signInAgain(email)
  expect(
    (await first.client.mfa.challengeAndVerify({ factorId: factor.id, code })).error,
  ).toBeNull()
  const replay = await second.client.mfa.challengeAndVerify({ factorId: factor.id, code })
  expect(replay.error).not.toBeNull()
})

test('of thirty concurrent uses of one code one is accepted', async () => {
  const { email, factor, nextCode: code } = await makeProtectedAccount()
  const entries: Awaited<ReturnType<typeof signInAgain>>[] = []
  while (entries.length < 6) entries.push(await signInAgain(email))
  const challenges = await Promise.all(
    entries.map(async ({ token }) => ({
      token,
      id: (await call('POST', `/factors/${factor.id}/challenge`, { token, body: {} })).body.id,
    })),
  )
  const tries = challenges.flatMap((challenge) => Array.from({ length: 5 }, () => challenge))
  const answers = await Promise.all(
    tries.map(({ token, id }) =>
      call('POST', `/factors/${factor.id}/verify`, {
        token,
        address: newAddress(),
        body: { challenge_id: id, code },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a challenge allows five tries', async () => {
  const { email, factor, nextCode } = await makeProtectedAccount()
  const { client } = await signInAgain(email)
  const { data } = await client.mfa.challenge({ factorId: factor.id })
  for (let turn = 0; turn < 5; turn++)
    await client.mfa.verify({ factorId: factor.id, challengeId: data!.id, code: '000000' })
  const late = await client.mfa.verify({
    factorId: factor.id,
    challengeId: data!.id,
    code: nextCode,
  })
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
})

test('fifteen wrong codes from one address are the last for an hour', async () => {
  const { email, factor } = await makeProtectedAccount()
  const { token } = await signInAgain(email)
  const address = newAddress()
  let last = 0
  for (let turn = 0; turn < 16; turn++) {
    const { body: challenge } = await call('POST', `/factors/${factor.id}/challenge`, {
      token,
      body: {},
    })
    last = (
      await call('POST', `/factors/${factor.id}/verify`, {
        token,
        address,
        body: { challenge_id: challenge.id, code: '000000' },
      })
    ).status
  }
  expect(last).toBe(429)
})

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

test('an enrolment abandoned for five minutes makes room for the next one', async () => {
  const { client, user } = await makeAccount()
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  await env.DB.prepare('UPDATE factors SET created_at = created_at - 300001 WHERE user_id = ?')
    .bind(user.id)
    .run()
  const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(again.error).toBeNull()
  expect((await client.getUser()).data.user!.factors).toHaveLength(1)
})

test('an administrator who removes the factor of a lost phone lets its owner know', async () => {
  const { email, factor, user } = await makeProtectedAccount()
  const answer = await call('DELETE', `/admin/users/${user.id}/factors/${factor.id}`, {
    token: serviceToken,
  })
  expect(answer.status).toBe(200)
  expect((await takeMail(email)).subject).toContain('second factor was removed')
})

test('removing the last authenticator takes the recovery codes along and brings sessions back to aal1', async () => {
  const { client, email, factor, session } = await makeProtectedAccount()
  await call('POST', '/factors/recovery-codes', { token: session.access_token })
  const { data, error } = await client.mfa.unenroll({ factorId: factor.id })
  expect([data!.id, error]).toEqual([factor.id, null])
  expect((await takeMail(email)).subject).toContain('second factor was removed')
  await client.refreshSession()
  expect((await client.getClaims()).data!.claims.aal).toBe('aal1')
  expect(
    (await call('GET', '/factors/recovery-codes', { token: session.access_token })).status,
  ).toBe(404)
})

test('recovery codes need an authenticator, are shown once, and each signs in once', async () => {
  const bare = await makeAccount()
  expect(
    (await call('POST', '/factors/recovery-codes', { token: bare.session.access_token })).body.code,
  ).toBe('insufficient_aal')
  const { email, session } = await makeProtectedAccount()
  const made = await call('POST', '/factors/recovery-codes', { token: session.access_token })
  expect(made.body).toMatchObject({ type: 'recovery_code', total: 10 })
  expect(new Set(made.body.codes).size).toBe(10)
  expect(
    JSON.stringify((await env.DB.prepare('SELECT * FROM recovery_codes').all()).results),
  ).not.toContain(made.body.codes[0])

  const { token } = await signInAgain(email)
  const wrong = await call('POST', '/factors/recovery-codes/verify', {
    token,
    body: { code: 'aaaaa-aaaaa' },
  })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'mfa_verification_failed'])
  const shouted = made.body.codes[0].toUpperCase().replace('-', ' ')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call('POST', '/factors/recovery-codes/verify', {
        token,
        address: newAddress(),
        body: { code: shouted },
      }),
    ),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(1)
  const claims = JSON.parse(
    atob(accepted[0]!.body.access_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')),
  )
  expect(claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'otp' }],
  })
  const status = await call('GET', '/factors/recovery-codes', {
    token: accepted[0]!.body.access_token,
  })
  expect(status.body).toEqual({ id: made.body.id, type: 'recovery_code', total: 10, remaining: 9 })

  const again = await call('POST', '/factors/recovery-codes/regenerate', {
    token: accepted[0]!.body.access_token,
  })
  expect(again.body.codes).not.toContain(made.body.codes[1])
  expect(again.body.id).toBe(made.body.id)
  const twice = await call('POST', '/factors/recovery-codes', {
    token: accepted[0]!.body.access_token,
  })
  expect([twice.status, twice.body.code]).toEqual([422, 'mfa_verified_factor_exists'])
  const old = await call('POST', '/factors/recovery-codes/verify', {
    token: accepted[0]!.body.access_token,
    body: { code: made.body.codes[1] },
  })
  expect(old.status).toBe(422)
  const removed = await call('DELETE', '/factors/recovery-codes', {
    token: accepted[0]!.body.access_token,
  })
  expect(removed.body).toEqual({ id: again.body.id })
})

test('names are unique for one owner, there are at most ten factors, and strangers see none', async () => {
  const { client, session } = await makeAccount()
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(
    (await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error,
  ).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const answers = await Promise.all(
    Array.from({ length: 15 }, () =>
      call('POST', '/factors', { token: session.access_token, body: { factor_type: 'totp' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.find(({ status }) => status !== 200)!.body.code).toBe(
    'too_many_enrolled_mfa_factors',
  )
  const stranger = await makeAccount()
  expect((await stranger.client.mfa.challenge({ factorId: data!.id })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  expect(
    (await call('DELETE', '/factors/not-an-id', { token: session.access_token })).body.code,
  ).toBe('validation_failed')
  expect(
    (
      await call('POST', '/factors', {
        token: session.access_token,
        body: { factor_type: 'phone', phone: '+2782' },
      })
    ).body.code,
  ).toBe('mfa_phone_enroll_not_enabled')
})
