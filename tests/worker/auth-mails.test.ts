import { AuthAdminApi } from '@supabase/auth-js'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import {
  authUrl,
  browserAt,
  call,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  serviceToken,
  signUp,
} from './auth-peer.ts'
import { countMails, hashOf, readLink, takeMail } from './mailbox.ts'
import { solveCaptcha, withCaptcha } from './requests.ts'

/** From each of three addresses, as often as one address may. */
async function fifteenTimes(work: (client: ReturnType<typeof makeClient>) => Promise<unknown>) {
  for (const client of [makeClient(), makeClient(), makeClient()])
    for (let turn = 0; turn < 5; turn++) await work(client)
}

const askForPassword = async (client: ReturnType<typeof makeClient>, email: string) =>
  client.resetPasswordForEmail(email, { captchaToken: await solveCaptcha() })

test('one network that asks to reset a password again and again causes five mails', async () => {
  const { email } = await makeAccount()
  const stranger = makeClient()
  for (let turn = 0; turn < 7; turn++) await askForPassword(stranger, email)
  expect(await countMails(email)).toBe(5)
})

test('requests to reset somebody’s password keep that person neither from signing up nor from a change', async () => {
  const newcomer = newEmail()
  await fifteenTimes((client) => askForPassword(client, newcomer))
  expect(await countMails(newcomer)).toBe(0)
  await signUp(makeClient(), newcomer)
  expect((await takeMail(newcomer)).subject).toContain('Confirm')

  const { client, email } = await makeAccount()
  await fifteenTimes((stranger) => askForPassword(stranger, email))
  expect(await countMails(email)).toBe(15)
  expect((await client.reauthenticate()).error).toBeNull()
  expect((await takeMail(email)).subject).toContain('confirmation code')
  expect((await client.updateUser({ email: newEmail('moved') })).error).toBeNull()
})

test('after too many sign-ups by strangers none of their passwords counts, and the owner’s mail comes when asked for', async () => {
  const email = newEmail()
  await fifteenTimes((stranger) => signUp(stranger, email, 'set by a stranger'))
  for (let mail = 0; mail < 15; mail++) await takeMail(email)
  const client = makeClient()
  expect((await signUp(client, email)).error).toBeNull()
  expect(await countMails(email)).toBe(0)
  const captchaToken = await solveCaptcha()
  await client.resend({ type: 'signup', email, options: { captchaToken } })
  const link = readLink(await takeMail(email))
  expect((await client.verifyOtp({ token_hash: hashOf(link), type: 'email' })).error).toBeNull()
  const strangers = await makeClient().signInWithPassword({ email, password: 'set by a stranger' })
  expect(strangers.error).toMatchObject({ code: 'invalid_credentials' })
  expect((await client.updateUser({ password: goodPassword })).error).toBeNull()
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
})

test('recover, resend and otp look at no account before their answer has left', async () => {
  const { email } = await makeAccount()
  const asked: string[] = []
  const withSession = env.DB.withSession.bind(env.DB)
  const watched = vi.spyOn(env.DB, 'withSession').mockImplementation((constraint) => {
    const session = withSession(constraint)
    const prepare = session.prepare.bind(session)
    session.prepare = (sql) => {
      asked.push(sql)
      return prepare(sql)
    }
    return session
  })
  for (const [path, body, subject] of [
    ['/recover', {}, 'new password'],
    ['/resend', { type: 'signup' }, undefined],
    ['/otp', {}, 'sign-in code'],
  ] as const) {
    const question = await withCaptcha({ email, ...body })
    asked.length = 0
    const answer = await call('POST', path, { body: question })
    expect([path, answer.status]).toEqual([path, 200])
    expect(asked.join(), path).toContain('attempts')
    expect(asked.join(), path).not.toContain('"users"')
    await afterAnswers()
    expect(asked.join(), path).toContain('"users"')
    const mail = subject ? await takeMail(email) : undefined
    expect(mail?.subject ?? '').toContain(subject ?? '')
  }
  watched.mockRestore()
})

test('the old address hears of a change of address, whoever made it', async () => {
  const { client, email } = await makeAccount()
  const moved = newEmail('moved')
  await client.updateUser({ email: moved })
  for (const mail of [await takeMail(email), await takeMail(moved)])
    await client.verifyOtp({ token_hash: hashOf(readLink(mail)), type: 'email_change' })
  expect((await takeMail(email)).subject).toContain('address of your')
  expect(await countMails(moved)).toBe(0)
})

test('the owner hears of a password and an address that an administrator set', async () => {
  const { email, user } = await makeAccount()
  const admin = new AuthAdminApi({
    url: authUrl,
    headers: { Authorization: `Bearer ${serviceToken}` },
    fetch: browserAt(),
  })
  await admin.updateUserById(user.id, { password: 'chosen by the office' })
  expect((await takeMail(email)).subject).toContain('password was changed')
  await admin.updateUserById(user.id, { user_metadata: { first_name: 'Naledi' } })
  await admin.updateUserById(user.id, { email: newEmail('moved') })
  expect((await takeMail(email)).subject).toContain('address of your')
  expect(await countMails(email)).toBe(0)
})
