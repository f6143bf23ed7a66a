import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, goodPassword, makeClient, newEmail, serviceToken, signUp } from './auth-peer.ts'
import { countMails, hashOf, readCode, readLink, takeMail, type SentMail } from './mailbox.ts'
import { newAddress, solveCaptcha } from './requests.ts'

// An owner and a stranger sign up with one address. Whatever the owner does with the mails, the stranger's password opens
// nothing, the owner gets in, and what the stranger typed is gone.

const stranger = { password: 'set by a stranger', data: { first_name: 'Mallory' } }
const owner = { password: goodPassword, data: { first_name: 'Thandi' } }

const withCaptcha = async () => ({ options: { captchaToken: await solveCaptcha() } })

async function resend(email: string) {
  await makeClient().resend({ type: 'signup', email, ...(await withCaptcha()) })
  return takeMail(email)
}

async function press(mail: SentMail) {
  const link = readLink(mail)
  const type = link.searchParams.get('type') as 'signup' | 'magiclink' | 'recovery'
  const client = makeClient()
  const { data } = await client.verifyOtp({ token_hash: hashOf(link), type })
  return data.user && client
}

async function enterCode(email: string, mail: SentMail) {
  const client = makeClient()
  const { data } = await client.verifyOtp({ email, token: readCode(mail), type: 'email' })
  return data.user && client
}

const orders = {
  'the stranger first': [stranger, owner],
  'the owner first': [owner, stranger],
  'the stranger before and after': [stranger, owner, stranger],
}

type Ways = Record<
  string,
  (email: string, mails: SentMail[]) => Promise<ReturnType<typeof makeClient> | null>
>
const ways: Ways = {
  // A later sign-up voids the link; the page that says so offers to send it again.
  'the first mail': async (email, [first]) => (await press(first!)) ?? press(await resend(email)),
  'the last mail': (_, mails) => press(mails.at(-1)!),
  'the code of the last mail': (email, mails) => enterCode(email, mails.at(-1)!),
  'a mail sent again': async (email) => press(await resend(email)),
  'the code of a mail sent again': async (email) => enterCode(email, await resend(email)),
  'a magic link': async (email) => {
    await makeClient().signInWithOtp({ email, ...(await withCaptcha()) })
    return press(await takeMail(email))
  },
  'a recovery': async (email) => {
    await makeClient().resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })
    return press(await takeMail(email))
  },
}

for (const [order, people] of Object.entries(orders)) {
  for (const [way, open] of Object.entries(ways)) {
    test(`two sign-ups, ${order}: ${way} lets the owner in and the stranger’s password nowhere`, async () => {
      const email = newEmail()
      const mails: SentMail[] = []
      for (const { password, data } of people) {
        expect((await signUp(makeClient(), email, password, data)).error).toBeNull()
        mails.push(await takeMail(email))
      }
      const client = await open(email, mails)
      expect(client).not.toBeNull()
      const { data } = await client!.getUser()
      expect(data.user).toMatchObject({ email, has_password: false })
      expect(data.user!.user_metadata).not.toHaveProperty('first_name')
      expect(data.user!.identities![0]!.identity_data).not.toHaveProperty('first_name')
      const wrong = await makeClient().signInWithPassword({ email, password: stranger.password })
      expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })
      expect((await client!.updateUser({ password: 'chosen by the owner' })).error).toBeNull()
      const right = await makeClient().signInWithPassword({
        email,
        password: 'chosen by the owner',
      })
      expect(right.error).toBeNull()
    })
  }
}

test('sign-ups that may send no mail leave the owner’s links alone and no stranger’s password', async () => {
  const email = newEmail()
  await signUp(makeClient(), email, owner.password, owner.data)
  await makeClient().signInWithOtp({ email, ...(await withCaptcha()) })
  const link = await takeMail(email)
  for (let turn = 0; turn < 15; turn++)
    await signUp(makeClient({ address: newAddress() }), email, stranger.password, stranger.data)
  const sentAgain = await resend(email)
  const before = await countMails(email)
  await signUp(makeClient(), email, stranger.password, stranger.data)
  expect(await countMails(email)).toBe(before)
  expect(await press(link)).not.toBeNull()
  // One sign-in spends them all: the link that was sent again would have been as good.
  expect(await press(sentAgain)).toBeNull()
  const wrong = await makeClient().signInWithPassword({ email, password: stranger.password })
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })
})

test('a stranger’s sign-up that was given a role or a ban keeps no password once the owner signs up', async () => {
  for (const change of ['role', 'ban'] as const) {
    const email = newEmail()
    await signUp(makeClient(), email, stranger.password, stranger.data)
    await takeMail(email)
    const found = await call('GET', `/admin/users?filter=${email}`, { token: serviceToken })
    const { id } = found.body.users[0]
    if (change === 'ban') {
      await call('PUT', `/admin/users/${id}`, {
        token: serviceToken,
        body: { ban_duration: '24h' },
      })
    } else {
      await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?, 'organizer', 0)")
        .bind(crypto.randomUUID(), id)
        .run()
    }
    await signUp(makeClient(), email, owner.password, owner.data)
    if (change === 'ban')
      await call('PUT', `/admin/users/${id}`, {
        token: serviceToken,
        body: { ban_duration: 'none' },
      })
    expect(await press(await resend(email))).not.toBeNull()
    const wrong = await makeClient().signInWithPassword({ email, password: stranger.password })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })
  }
})

test('whoever sends the same sign-up twice keeps the password', async () => {
  const email = newEmail()
  for (let turn = 0; turn < 2; turn++) await signUp(makeClient(), email, owner.password, owner.data)
  const client = await press(await takeMail(email))
  expect((await client!.getUser()).data.user).toMatchObject({
    has_password: true,
    user_metadata: owner.data,
  })
  const right = await makeClient().signInWithPassword({ email, password: owner.password })
  expect(right.error).toBeNull()
})

test('names that a stranger typed for a sign-in code do not reach the owner who asks for one', async () => {
  const email = newEmail()
  for (const options of [{ data: stranger.data }, {}]) {
    const captchaToken = await solveCaptcha()
    await makeClient().signInWithOtp({ email, options: { ...options, captchaToken } })
  }
  const client = await press(await takeMail(email))
  const { data } = await client!.getUser()
  expect(data.user!.user_metadata).not.toHaveProperty('first_name')
  expect(data.user!.identities![0]!.identity_data).not.toHaveProperty('first_name')
})
