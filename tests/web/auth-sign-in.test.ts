import { expect, test } from 'vitest'
import { plainRefusals } from '#words/refusals.ts'
import { answer, makeSession, next, silence, tab, useSessionTab } from './session-tab.ts'

useSessionTab()

test.each([
  [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  [422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge'],
  [403, 'otp_expired', 'Token has expired or is invalid'],
  [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
  [422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached'],
] as const)('a refusal %i %s reaches a person in our words', async (status, code, message) => {
  tab.answers = [answer(status, { code, message })]
  await expect(tab.client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    code,
    message: plainRefusals[code],
  })
})

test('a wrong password marks its field in our words, and keeps what the service said for the toast', async () => {
  const message = 'Invalid login credentials'
  tab.answers = [answer(400, { code: 'invalid_credentials', message })]
  await expect(tab.client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    fields: { password: plainRefusals.invalid_credentials },
    said: message,
  })
})

test.each([
  ['mfa_verification_failed', 'code'],
  ['otp_expired', 'code'],
  ['same_password', 'password'],
  ['reauthentication_not_valid', 'nonce'],
] as const)('a refusal %s marks the field %s', async (code, field) => {
  tab.answers = [answer(422, { code, message: 'the protocol’s' })]
  await expect(tab.client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    fields: { [field]: plainRefusals[code] },
  })
})

test('signing in stores the session, marks the document and notifies every listener', async () => {
  const heard = tab.hear()
  tab.answers = [answer(200, { ...next, weak_password: null })]
  await tab.client.signIn('amina@example.com', 'a long sentence')
  expect(tab.calls[0]).toMatchObject({
    path: '/api/auth/v1/token?grant_type=password',
    body: { email: 'amina@example.com', password: 'a long sentence', gotrue_meta_security: {} },
  })
  expect(tab.readSession()).not.toHaveProperty('weak_password')
  expect(tab.attributes.has('data-session')).toBe(true)
  expect(heard).toEqual(['INITIAL_SESSION -', 'SIGNED_IN access-2'])
})

test('signing in without a password is refused before anything is sent', async () => {
  const message = 'You must provide either an email or phone number and a password'
  await expect(tab.client.signIn('amina@example.com', '')).rejects.toThrow(message)
  expect(tab.calls).toEqual([])
})

test('signing up leads back to the root of the site and opens no session', async () => {
  tab.answers = [answer(200, { id: 'user-1', email: 'amina@example.com' })]
  await tab.client.signUp(
    'amina@example.com',
    'a long sentence',
    { first_name: 'Amina', github_link: null },
    'token',
  )
  expect(tab.calls[0]?.path).toBe('/api/auth/v1/signup?redirect_to=https%3A%2F%2Fsite.example%2F')
  expect(tab.calls[0]?.body).toMatchObject({
    data: { first_name: 'Amina', github_link: null },
    gotrue_meta_security: { captcha_token: 'token' },
  })
  expect(tab.readSession()).toBeNull()
})

test('signing out forgets the session first and then throws what went wrong', async () => {
  tab.store(makeSession())
  tab.answers = [silence]
  const heard = tab.hear()
  await expect(tab.client.signOut()).rejects.toMatchObject({ code: 'network' })
  expect(tab.readSession()).toBeNull()
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'SIGNED_OUT -'])
})

test('a session that the server has forgotten counts as signed out', async () => {
  tab.store(makeSession())
  tab.answers = [
    answer(403, {
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    }),
  ]
  await tab.client.signOut()
  expect(tab.calls[0]).toMatchObject({
    path: '/api/auth/v1/logout?scope=local',
    token: 'Bearer access-1',
  })
})

test('after its account was deleted a session is forgotten without asking the server', async () => {
  tab.store(makeSession())
  await tab.client.signOut('forgotten')
  expect(tab.readSession()).toBeNull()
  expect(tab.calls).toEqual([])
})

test('signing out elsewhere leaves this device signed in', async () => {
  tab.store(makeSession())
  tab.answers = [() => new Response(null, { status: 204 })]
  await tab.client.signOut('others')
  expect(tab.calls[0]?.path).toBe('/api/auth/v1/logout?scope=others')
  expect(tab.readSession()).not.toBeNull()
})

test('a recovery link, a changed user and a second factor are announced', async () => {
  const heard = tab.hear()
  const { spendLink } = await import('#web/auth/one-time-tokens.ts')
  const { updateUser } = await import('#web/auth/user.ts')
  const { verifyFactor } = await import('#web/auth/factors.ts')
  tab.answers = [
    answer(200, next),
    answer(200, { ...next.user, email: 'new@example.com' }),
    answer(200, { id: 'challenge' }),
    answer(200, { ...next, access_token: 'access-3' }),
  ]
  await spendLink('recovery', 'hash')
  await updateUser({ data: { first_name: 'Amina' } })
  expect(tab.readSession()?.user.email).toBe('new@example.com')
  await verifyFactor('factor', '123456')
  expect(heard.slice(1)).toEqual([
    'PASSWORD_RECOVERY access-2',
    'USER_UPDATED access-2',
    'MFA_CHALLENGE_VERIFIED access-3',
  ])
})

test('the first of the two confirmations of a new address opens no session', async () => {
  const { spendLink } = await import('#web/auth/one-time-tokens.ts')
  tab.answers = [answer(200, { msg: 'Confirmation link accepted.', code: '200' })]
  expect(await spendLink('email_change', 'hash')).toBeNull()
  expect(tab.readSession()).toBeNull()
})
