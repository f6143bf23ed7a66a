import { expect, test } from 'playwright/test'
import {
  appCode,
  codeIn,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  solveCaptcha,
  valuesIn,
  type Client,
} from './auth-peer.ts'
import { startGithub } from './github-stand-in.ts'
import { allMailTo, mailTo } from './mail.ts'

// The client that Supabase publishes, unmodified, against the built Worker: every method this site offers.

async function claimsOf(client: Client) {
  const { data, error } = await client.getClaims()
  expect(error).toBeNull()
  return data!.claims
}

async function signIn(baseURL: string, email: string, password = goodPassword) {
  const client = makeClient(baseURL)
  const { data, error } = await client.signInWithPassword({ email, password })
  return { client, session: data.session, error }
}

test('a sign-up is verified by the link of its mail, and by the code of the mail that was sent again', async ({
  baseURL,
  request,
}) => {
  const url = baseURL!
  const email = newEmail()
  const client = makeClient(url)
  await client.signUp({
    email,
    password: goodPassword,
    options: { captchaToken: await solveCaptcha(url) },
  })
  const { token_hash } = valuesIn(await mailTo(request, email, /Confirm your email/))
  const { data } = await client.verifyOtp({ token_hash, type: 'email' })
  const user = data.user!
  expect(user).toMatchObject({ email, role: 'authenticated' })
  expect((await client.getSession()).data.session!.user.id).toBe(user.id)

  const second = newEmail()
  const other = makeClient(url)
  const captchaToken = await solveCaptcha(url)
  const made = await other.signUp({
    email: second,
    password: goodPassword,
    options: { captchaToken, data: { first_name: 'Zola' } },
  })
  expect(made.data).toMatchObject({
    session: null,
    user: { email: second, identities: [{ provider: 'email' }] },
  })
  expect((await signIn(url, second)).error).toMatchObject({ code: 'email_not_confirmed' })
  await mailTo(request, second, /Confirm your email/)
  await other.resend({
    type: 'signup',
    email: second,
    options: { captchaToken: await solveCaptcha(url) },
  })
  await expect.poll(async () => (await allMailTo(request, second)).length).toBe(2)
  const token = codeIn(await mailTo(request, second, /Confirm your email/))
  const wrong = await other.verifyOtp({
    email: second,
    token: token === '111111' ? '222222' : '111111',
    type: 'email',
  })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const right = await other.verifyOtp({ email: second, token, type: 'email' })
  expect(right.data.user!.user_metadata).toMatchObject({ first_name: 'Zola', email_verified: true })
})

test('a password opens a session that is refreshed, read, verified with the public key and changed', async ({
  baseURL,
  request,
}) => {
  const url = baseURL!
  const { email, user } = await makeAccount(url)
  expect((await signIn(url, email, 'not the password')).error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
  })
  const { client, session } = await signIn(url, email)
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const renewed = await client.refreshSession()
  expect(renewed.data.session!.refresh_token).not.toBe(session!.refresh_token)
  expect((await client.getUser()).data.user!.id).toBe(user.id)
  expect(await claimsOf(client)).toMatchObject({
    sub: user.id,
    email,
    aal: 'aal1',
    amr: [{ method: 'password' }],
  })

  const changed = await client.updateUser({ data: { country: 'ZM' } })
  expect(changed.data.user!.user_metadata).toMatchObject({ country: 'ZM' })
  const weak = await client.updateUser({ password: 'tiny' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  expect((await client.updateUser({ password: 'the second password' })).error).toMatchObject({
    code: 'current_password_required',
  })
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = codeIn(await mailTo(request, email, /code|confirm/i))
  expect((await client.updateUser({ password: 'the second password', nonce })).error).toBeNull()
  expect((await signIn(url, email)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn(url, email, 'the second password')).error).toBeNull()
  expect(events).toEqual(expect.arrayContaining(['TOKEN_REFRESHED', 'USER_UPDATED']))
})

test('an address changes once the mails to both have been confirmed', async ({
  baseURL,
  request,
}) => {
  const { client, email } = await makeAccount(baseURL!)
  const moved = newEmail('moved')
  const asked = await client.updateUser({ email: moved })
  expect(asked.data.user).toMatchObject({ email, new_email: moved })
  const half = await client.verifyOtp({
    token_hash: valuesIn(await mailTo(request, email, /about to change/)).token_hash,
    type: 'email_change',
  })
  expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
  const whole = await client.verifyOtp({
    email: moved,
    token: codeIn(await mailTo(request, moved, /new email/)),
    type: 'email_change',
  })
  expect(whole.data.user!.email).toBe(moved)
})

test('a forgotten password is replaced through the mail', async ({ baseURL, request }) => {
  const url = baseURL!
  const { email, client: old } = await makeAccount(url)
  const client = makeClient(url)
  const unknown = await client.resetPasswordForEmail(newEmail('nobody'), {
    captchaToken: await solveCaptcha(url),
  })
  const known = await client.resetPasswordForEmail(email, {
    captchaToken: await solveCaptcha(url),
    redirectTo: `${url}/auth/reset`,
  })
  expect(known).toEqual(unknown)
  const link = valuesIn(await mailTo(request, email, /new password/))
  expect(link).toMatchObject({ type: 'recovery', redirect_to: `${url}/auth/reset` })
  expect(
    (await client.verifyOtp({ token_hash: link.token_hash, type: 'recovery' })).error,
  ).toBeNull()
  expect((await client.updateUser({ password: 'chosen after the mail' })).error).toBeNull()
  expect((await mailTo(request, email, /was changed/)).text).toContain('signed out')
  expect((await old.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await signIn(url, email, 'chosen after the mail')).error).toBeNull()
})

test('a code by mail signs in, and with PKCE the link returns a code to the page that asked', async ({
  baseURL,
  request,
}) => {
  const url = baseURL!
  const email = newEmail()
  const client = makeClient(url)
  await client.signInWithOtp({ email, options: { captchaToken: await solveCaptcha(url) } })
  const first = await client.verifyOtp({
    email,
    token: codeIn(await mailTo(request, email, /sign-in code/)),
    type: 'email',
  })
  expect(first.error).toBeNull()

  const later = makeClient(url, 'pkce')
  await later.signInWithOtp({
    email,
    options: { captchaToken: await solveCaptcha(url), emailRedirectTo: `${url}/auth` },
  })
  await expect.poll(async () => (await allMailTo(request, email)).length).toBe(2)
  const link = valuesIn(await mailTo(request, email, /sign-in code/))
  const pressed = await fetch(`${url}/api/auth/v1/verify`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(link),
  })
  const target = new URL(pressed.headers.get('location')!)
  expect([pressed.status, target.pathname, target.hash]).toEqual([303, '/auth', ''])
  const exchanged = await later.exchangeCodeForSession(target.searchParams.get('code')!)
  expect(exchanged.data.user!.id).toBe(first.data.user!.id)
})

test('an authenticator raises the session, recovery codes replace it, and both can be removed', async ({
  baseURL,
  request,
}) => {
  const url = baseURL!
  const { client, email } = await makeAccount(url)
  const { data: enrolled, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
  })
  expect(error).toBeNull()
  const factor = enrolled as { id: string; totp: { secret: string; qr_code: string } }
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id })
  const code = appCode(factor.totp.secret)
  const raised = await client.mfa.verify({ factorId: factor.id, challengeId: challenge!.id, code })
  expect(raised.error).toBeNull()
  expect(await claimsOf(client)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'otp' }],
  })
  expect((await client.mfa.listFactors()).data!.totp).toMatchObject([
    { id: factor.id, status: 'verified' },
  ])
  const made = await client.mfa.recoveryCodes.generate()
  expect(made.data).toMatchObject({ type: 'recovery_code', total: 10 })

  const { client: second } = await signIn(url, email)
  expect((await second.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect((await second.updateUser({ password: 'by a thief' })).error).toMatchObject({
    code: 'insufficient_aal',
  })
  const replay = await second.mfa.challengeAndVerify({ factorId: factor.id, code })
  expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect((await second.mfa.recoveryCodes.verify({ code: made.data!.codes[0]! })).error).toBeNull()
  expect((await second.mfa.recoveryCodes.getStatus()).data).toMatchObject({
    total: 10,
    remaining: 9,
  })
  expect((await second.mfa.recoveryCodes.regenerate()).data!.codes).not.toContain(
    made.data!.codes[1],
  )
  expect((await second.mfa.recoveryCodes.unenroll()).error).toBeNull()
  expect((await second.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id })
  await mailTo(request, email, /authenticator app was removed/)
})

test('signing out ends the sessions of its scope, and sessions can be ended one by one', async ({
  baseURL,
}) => {
  const url = baseURL!
  const { client, email, session } = await makeAccount(url)
  const [second, third] = [await signIn(url, email), await signIn(url, email)]
  const call = (method: string, path: string, token: string) =>
    fetch(`${url}/api/auth/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  const list = await call('GET', '/sessions', session.access_token)
  const { sessions } = (await list.json()) as { sessions: { id: string; current: boolean }[] }
  expect(sessions).toHaveLength(3)
  const { session_id } = await claimsOf(third.client)
  expect((await call('DELETE', `/sessions/${session_id}`, session.access_token)).status).toBe(200)
  expect((await third.client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await client.signOut({ scope: 'others' })).error).toBeNull()
  expect((await second.client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await client.getUser()).error).toBeNull()
  expect((await client.signOut({ scope: 'local' })).error).toBeNull()
  expect((await call('GET', '/user', session.access_token)).status).toBe(403)
  const { client: last } = await signIn(url, email)
  expect((await last.signOut()).error).toBeNull()
})

test('an administrator lists, creates, changes, bans and deletes accounts, and generates links', async ({
  baseURL,
  request,
}) => {
  const url = baseURL!
  const admin = await makeAdmin(url)
  const email = newEmail()
  const made = await admin.createUser({ email, password: goodPassword, email_confirm: true })
  expect(made.error).toBeNull()
  const { id } = made.data.user!
  const { data: listed } = await admin.listUsers({ page: 1, perPage: 1 })
  expect(listed).toMatchObject({ users: [expect.anything()], total: expect.any(Number) })
  expect((await admin.getUserById(id)).data.user!.email).toBe(email)
  const { client } = await signIn(url, email)
  expect(
    (await admin.updateUserById(id, { user_metadata: { country: 'GH' } })).data.user!.user_metadata,
  ).toMatchObject({ country: 'GH' })
  await admin.updateUserById(id, { ban_duration: '24h' })
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await signIn(url, email)).error).toMatchObject({ code: 'user_banned' })
  await admin.updateUserById(id, { ban_duration: 'none' })

  const { data: link } = await admin.generateLink({ type: 'magiclink', email })
  const opened = await makeClient(url).verifyOtp({
    token_hash: link.properties!.hashed_token,
    type: 'magiclink',
  })
  expect(opened.data.user!.id).toBe(id)
  const guest = newEmail('guest')
  const invited = await admin.inviteUserByEmail(guest, { redirectTo: `${url}/account` })
  expect(invited.data.user!.invited_at).toBeTruthy()
  const invitation = valuesIn(await mailTo(request, guest, /invite|invitation/i))
  const welcome = await makeClient(url).verifyOtp({
    token_hash: invitation.token_hash,
    type: 'invite',
  })
  expect(welcome.data.user!.email).toBe(guest)
  expect((await admin.deleteUser(invited.data.user!.id, true)).error).toBeNull()
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  const stranger = await makeAccount(url)
  const noAdmin = await fetch(`${url}/api/auth/v1/admin/users`, {
    headers: { authorization: `Bearer ${stranger.session.access_token}` },
  })
  expect(noAdmin.status).toBe(403)
})

test('GitHub signs in, is linked to the account that asks, and is unlinked', async ({
  baseURL,
}) => {
  const url = baseURL!
  const id = 1_000_000 + Math.floor(Math.random() * 1_000_000)
  const stop = await startGithub({ id, login: `amara${id}`, email: newEmail('hub') })
  try {
    const client = makeClient(url, 'pkce')
    const { data: begun } = await client.signInWithOAuth({
      provider: 'github',
      options: { redirectTo: `${url}/auth`, skipBrowserRedirect: true },
    })
    const opened = await client.exchangeCodeForSession(await follow(begun.url!, url))
    expect(opened.data.user).toMatchObject({
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: `amara${id}` },
    })
    expect(opened.data.session!.provider_token).toBe('gho_token')
    expect((await client.unlinkIdentity(opened.data.user!.identities![0]!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    })
    const admin = await makeAdmin(url)
    await admin.deleteUser(opened.data.user!.id)

    const { email } = await makeAccount(url)
    const other = makeClient(url, 'pkce')
    await other.signInWithPassword({ email, password: goodPassword })
    const { data: asked } = await other.linkIdentity({
      provider: 'github',
      options: { redirectTo: `${url}/account`, skipBrowserRedirect: true },
    })
    const linked = await other.exchangeCodeForSession(await follow(asked!.url!, url))
    expect(linked.data.user!.identities!.map(({ provider }) => provider).toSorted()).toEqual([
      'email',
      'github',
    ])
    const github = linked.data.user!.identities!.find(({ provider }) => provider === 'github')!
    expect((await other.unlinkIdentity(github)).error).toBeNull()
    expect((await other.getUserIdentities()).data!.identities).toHaveLength(1)
  } finally {
    stop()
  }
})

/** Goes where a browser would be sent, through GitHub and back, and hands over the code of the last address. */
async function follow(start: string, baseURL: string): Promise<string> {
  let address = new URL(start)
  while (address.pathname.startsWith('/api/') || address.origin !== new URL(baseURL).origin) {
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    address = new URL(answer.headers.get('location')!, address)
  }
  return address.searchParams.get('code')!
}
