import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  browserAt,
  call,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  serviceToken,
  signUp,
} from './auth-peer.ts'
import { countMails, readLink, takeMail } from './mailbox.ts'
import { origin } from './requests.ts'

test('an invitation makes an account that the link opens and a password completes', async () => {
  const email = newEmail()
  const invited = await makeAdmin().inviteUserByEmail(email, {
    data: { first_name: 'Zuri' },
    redirectTo: `${origin}/account`,
  })
  expect(invited.data.user!.email).toBe(email)
  expect(invited.data.user!.user_metadata).toEqual({ first_name: 'Zuri' })
  expect(invited.data.user!.invited_at).toBeTruthy()
  const mail = await takeMail(email)
  expect(mail.text).not.toMatch(/\d{6}$/m)
  const link = readLink(mail)
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

test('an invitation forgets the profile of a stranger’s sign-up, in the identity too', async () => {
  const email = newEmail()
  await signUp(makeClient(), email, 'set by a stranger', { first_name: 'Stranger' })
  const { data } = await makeAdmin().inviteUserByEmail(email)
  const stored = await env.DB.prepare(
    `SELECT users.user_metadata || identities.identity_data AS profile
     FROM users JOIN identities ON identities.user_id = users.id WHERE users.id = ?`,
  )
    .bind(data.user!.id)
    .first<{ profile: string }>()
  expect(stored!.profile).toContain(email)
  expect(stored!.profile).not.toContain('Stranger')
})

test('a generated link works like a mailed one, and no mail is sent', async () => {
  const admin = makeAdmin()
  const email = newEmail()
  const signup = await admin.generateLink({
    type: 'signup',
    email,
    password: goodPassword,
    options: { data: { first_name: 'Zuri' } },
  })
  expect(signup.error).toBeNull()
  expect(signup.data.user!.user_metadata).toEqual({ first_name: 'Zuri' })
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
  expect(made.data.user!.user_metadata).toEqual({})
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

test('an administrator sends mails without a captcha', async () => {
  const { email } = await makeAccount()
  const answer = await call('POST', '/recover', { token: serviceToken, body: { email } })
  expect(answer.status).toBe(200)
  expect((await takeMail(email)).subject).toContain('new password')
})
