import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, makeAccount, serviceToken } from './auth-peer.ts'
import { countMails, takeMail } from './mailbox.ts'
import { appCode, makeProtectedAccount, signInAgain } from './protected-account.ts'
import { newAddress } from './requests.ts'

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
  expect((await takeMail(email)).subject).toContain('authenticator app was added')
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
  expect((await takeMail(email)).subject).toContain('authenticator app was removed')
})

test('removing the last authenticator takes the recovery codes along and brings sessions back to aal1', async () => {
  const { client, email, factor, session } = await makeProtectedAccount()
  await call('POST', '/factors/recovery-codes', { token: session.access_token })
  const { data, error } = await client.mfa.unenroll({ factorId: factor.id })
  expect([data!.id, error]).toEqual([factor.id, null])
  expect((await takeMail(email)).subject).toContain('authenticator app was removed')
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

test('the owner hears of recovery codes that replace others, and of no first ones', async () => {
  const { email, session } = await makeProtectedAccount()
  const token = session.access_token
  await call('POST', '/factors/recovery-codes', { token })
  expect(await countMails(email)).toBe(0)
  const { body } = await call('POST', '/factors/recovery-codes/regenerate', { token })
  const mail = await takeMail(email)
  expect(mail.subject).toContain('recovery codes were replaced')
  for (const code of body.codes) expect(mail.text).not.toContain(code)
})
