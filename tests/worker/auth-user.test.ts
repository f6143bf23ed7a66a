import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import {
  call,
  countRows,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  registerAccount,
  signUp,
} from './auth-peer.ts'
import { countMails, hashOf, readCode, readLink, takeMail } from './mailbox.ts'
import { makeProtectedAccount, signInAgain } from './protected-account.ts'
import { origin, solveCaptcha } from './requests.ts'

test('a signed-in user changes the password with the current one or with a code by mail', async () => {
  const { client, email } = await makeAccount()
  expect((await client.updateUser({ password: 'a second password' })).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
  })
  expect(
    (await client.updateUser({ password: 'a second password', current_password: 'wrong' })).error,
  ).toMatchObject({ code: 'current_password_invalid' })
  expect(
    (await client.updateUser({ password: 'a second password', current_password: goodPassword }))
      .error,
  ).toBeNull()
  await takeMail(email)
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = readCode(await takeMail(email))
  const wrong = nonce === '111111' ? '222222' : '111111'
  expect(
    (await client.updateUser({ password: 'a third password', nonce: wrong })).error,
  ).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  expect((await client.updateUser({ password: 'a third password', nonce })).error).toBeNull()
  expect((await client.updateUser({ password: 'a fourth password', nonce })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  })
  expect(
    (await makeClient().signInWithPassword({ email, password: 'a third password' })).error,
  ).toBeNull()
})

test('of twenty concurrent changes with one nonce one is made', async () => {
  const { client, session, email } = await makeAccount()
  await client.reauthenticate()
  const nonce = readCode(await takeMail(email))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      call('PUT', '/user', {
        token: session.access_token,
        body: { password: `password number ${turn}`, nonce },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
})

test('metadata is merged, null removes a key, and what confirmation wrote stays', async () => {
  const { client, user } = await registerAccount()
  await client.updateUser({ data: { first_name: 'Thandi', country: 'ZA', nested: { a: 1 } } })
  const { data } = await client.updateUser({
    data: { country: null, nested: { b: 2 }, email_verified: false, sub: 'me' },
  })
  expect(data.user!.user_metadata).toEqual({
    sub: user.id,
    email: user.email,
    email_verified: true,
    phone_verified: false,
    first_name: 'Thandi',
    nested: { b: 2 },
  })
  const big = await client.updateUser({ data: { story: 'x'.repeat(4096) } })
  expect(big.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('concurrent profile changes are all kept', async () => {
  const { session } = await makeAccount()
  const answers = await Promise.all(
    [1, 2, 3].map((n) =>
      call('PUT', '/user', { token: session.access_token, body: { data: { [`key${n}`]: n } } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { body } = await call('GET', '/user', { token: session.access_token })
  expect(body.user_metadata).toMatchObject({ key1: 1, key2: 2, key3: 3 })
})

test('nobody can set their own app metadata or phone', async () => {
  const { session } = await makeAccount()
  const power = await call('PUT', '/user', {
    token: session.access_token,
    body: { app_metadata: { role: 'admin' } },
  })
  expect([power.status, power.body.code]).toEqual([403, 'not_admin'])
  const phone = await call('PUT', '/user', {
    token: session.access_token,
    body: { phone: '+27821234567' },
  })
  expect(phone.body.code).toBe('phone_provider_disabled')
})

test('an address changes once both addresses have confirmed, in either order', async () => {
  for (const order of ['current first', 'new first'] as const) {
    const { client, email } = await makeAccount()
    const newAddress = newEmail('moved')
    const asked = await client.updateUser(
      { email: newAddress },
      { emailRedirectTo: `${origin}/account` },
    )
    expect(asked.data.user).toMatchObject({ email, new_email: newAddress })
    expect(asked.data.user!.email_change_sent_at).toBeTruthy()
    const oldMail = await takeMail(email)
    const newMail = await takeMail(newAddress)
    expect(oldMail.text).toContain(newAddress)
    const [first, second] = order === 'current first' ? [oldMail, newMail] : [newMail, oldMail]
    const half = await client.verifyOtp({
      token_hash: hashOf(readLink(first)),
      type: 'email_change',
    })
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
    expect((await client.getUser()).data.user!.email).toBe(email)
    const whole = await client.verifyOtp({
      token_hash: hashOf(readLink(second)),
      type: 'email_change',
    })
    expect(whole.error).toBeNull()
    expect(whole.data.user).toMatchObject({
      email: newAddress,
      user_metadata: { email: newAddress },
      identities: [{ email: newAddress }],
    })
    expect(whole.data.user!.new_email).toBeUndefined()
    expect(
      (await makeClient().signInWithPassword({ email: newAddress, password: goodPassword })).error,
    ).toBeNull()
    expect(
      (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
    ).toMatchObject({ code: 'invalid_credentials' })
  }
})

test('the codes of a change of address work like its links', async () => {
  const { client, email } = await makeAccount()
  const newAddress = newEmail('moved')
  await client.updateUser({ email: newAddress })
  await client.verifyOtp({ email, token: readCode(await takeMail(email)), type: 'email_change' })
  const { data } = await client.verifyOtp({
    email: newAddress,
    token: readCode(await takeMail(newAddress)),
    type: 'email_change',
  })
  expect(data.user!.email).toBe(newAddress)
})

test('naming the present address cancels a change that waits, and its links are void', async () => {
  const { client, email, user } = await makeAccount()
  const newAddress = newEmail('moved')
  await client.updateUser({ email: newAddress })
  const mails = [await takeMail(email), await takeMail(newAddress)]
  const cancelled = await client.updateUser({ email: email.toUpperCase() })
  expect(cancelled.error).toBeNull()
  expect(cancelled.data.user!.email).toBe(email)
  expect(cancelled.data.user!.new_email).toBeUndefined()
  for (const mail of mails)
    expect(
      (await client.verifyOtp({ token_hash: hashOf(readLink(mail)), type: 'email_change' })).error,
    ).toMatchObject({ code: 'otp_expired' })
  const log = "audit_log WHERE action = 'email_change_cancelled' AND actor_id = ?"
  expect(await countRows(log, user.id)).toBe(1)
  // With nothing to cancel, the present address changes nothing.
  expect((await client.updateUser({ email })).data.user).toMatchObject({ email })
  expect(await countRows(log, user.id)).toBe(1)
  expect(await countMails(email)).toBe(0)
})

test('the password alone does not cancel the change of somebody with a second factor', async () => {
  const { client, email } = await makeProtectedAccount()
  const newAddress = newEmail('moved')
  await client.updateUser({ email: newAddress })
  const { token } = await signInAgain(email)
  const refused = await call('PUT', '/user', { token, body: { email } })
  expect([refused.status, refused.body.code]).toEqual([401, 'insufficient_aal'])
  expect((await client.getUser()).data.user!.new_email).toBe(newAddress)
})

test('a change of address ends with a new password, the owner’s or an administrator’s', async () => {
  const { client, user } = await makeAccount()
  await client.updateUser({ email: newEmail('moved') })
  const changed = await client.updateUser({
    password: 'a new one at noon',
    current_password: goodPassword,
  })
  expect(changed.error).toBeNull()
  expect(changed.data.user!.new_email).toBeUndefined()
  await client.updateUser({ email: newEmail('moved') })
  const { data } = await makeAdmin().updateUserById(user.id, { password: 'set by the office' })
  expect(data.user!.new_email).toBeUndefined()
})

test('a change to an address that is taken looks the same and tells its owner', async () => {
  const owner = await makeAccount()
  const { client, email } = await makeAccount()
  const asked = await client.updateUser({ email: owner.email })
  expect(asked.error).toBeNull()
  expect(asked.data.user).toMatchObject({ email, new_email: owner.email })
  expect((await takeMail(owner.email)).subject).toContain('already have')
  const half = await client.verifyOtp({
    token_hash: hashOf(readLink(await takeMail(email))),
    type: 'email_change',
  })
  expect(half).toMatchObject({ data: { user: null }, error: null })
  expect((await owner.client.getUser()).data.user!.email).toBe(owner.email)
})

test('two accounts that move to one address at the same time: the first one gets it', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  const wanted = newEmail('wanted')
  await one.client.updateUser({ email: wanted })
  const oneNew = readLink(await takeMail(wanted))
  await other.client.updateUser({ email: wanted })
  const otherNew = readLink(await takeMail(wanted))
  for (const [account, link] of [
    [one, oneNew],
    [other, otherNew],
  ] as const) {
    await account.client.verifyOtp({ token_hash: hashOf(link), type: 'email_change' })
  }
  const first = await one.client.verifyOtp({
    token_hash: hashOf(readLink(await takeMail(one.email))),
    type: 'email_change',
  })
  const second = await other.client.verifyOtp({
    token_hash: hashOf(readLink(await takeMail(other.email))),
    type: 'email_change',
  })
  expect(first.data.user!.email).toBe(wanted)
  expect(second.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a leaked password is refused, and a list that does not answer blocks nobody', async () => {
  const sha1 = [
    ...new Uint8Array(
      await crypto.subtle.digest('SHA-1', new TextEncoder().encode('correct horse battery staple')),
    ),
  ]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
  Object.assign(env, { BREACHED_PASSWORDS_URL: 'http://peer.test' })
  const asked: string[] = []
  const peer = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new Request(input).url)
    return new Response(`0000000000000000000000000000000000A:0\r\n${sha1.slice(5)}:42\r\n`)
  })
  const captchaToken = await solveCaptcha()
  const leaked = await makeClient().signUp({
    email: newEmail(),
    password: 'correct horse battery staple',
    options: { captchaToken },
  })
  peer.mockImplementation(async () => {
    throw new TypeError('network')
  })
  const open = await signUp(makeClient(), newEmail(), 'correct horse battery staple')
  peer.mockRestore()
  Object.assign(env, { BREACHED_PASSWORDS_URL: '' })
  expect(leaked.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
  expect(asked).toEqual([`http://peer.test/range/${sha1.slice(0, 5)}`])
  expect(open.error).toBeNull()
})
