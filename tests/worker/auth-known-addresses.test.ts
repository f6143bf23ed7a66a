import { expect, test } from 'vitest'
import {
  countRows,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  signUp,
} from './auth-peer.ts'
import { watchCosts } from './cheap-keys.ts'
import { takeMail } from './mailbox.ts'
import { solveCaptcha } from './requests.ts'

test('a sign-in with the password of a new sign-up does not reveal whether the address had an account', async () => {
  const { email, client } = await makeAccount()
  const fresh = newEmail()
  const outcomes = await Promise.all(
    [email, fresh].map(async (address) => {
      await signUp(makeClient(), address, 'chosen by a stranger')
      const right = await makeClient().signInWithPassword({
        email: address,
        password: 'chosen by a stranger',
      })
      const wrong = await makeClient().signInWithPassword({
        email: address,
        password: 'some other words',
      })
      return [right.error?.code, wrong.error?.code]
    }),
  )
  expect(outcomes).toEqual([
    ['email_not_confirmed', 'invalid_credentials'],
    ['email_not_confirmed', 'invalid_credentials'],
  ])
  expect(
    (await makeClient().signInWithPassword({ email, password: goodPassword })).error,
  ).toBeNull()
  expect((await client.getUser()).error).toBeNull()
})

test('known and unknown addresses cost one derivation each, for a sign-in and for a sign-up', async () => {
  const { email } = await makeAccount()
  const works = {
    known: () => makeClient().signInWithPassword({ email, password: 'guess' }),
    unknown: () => makeClient().signInWithPassword({ email: newEmail(), password: 'guess' }),
    taken: () => signUp(makeClient(), email),
    free: () => signUp(makeClient(), newEmail()),
  }
  // Beside one of 95 ms, what else an answer does takes no time that could be told.
  for (const [name, work] of Object.entries(works))
    expect(await watchCosts(work), name).toEqual(['16384 8 5'])
})

test('a stranger who signs up with an invited address learns nothing from a sign-in either', async () => {
  const email = newEmail()
  await makeAdmin().inviteUserByEmail(email)
  await signUp(makeClient(), email, 'chosen by a stranger')
  const { error } = await makeClient().signInWithPassword({
    email,
    password: 'chosen by a stranger',
  })
  expect(error).toMatchObject({ code: 'email_not_confirmed' })
})

test('an owner who signs up a second time and asks for the link again is told of the account', async () => {
  const { email } = await makeAccount()
  await signUp(makeClient(), email, 'I forgot the first one')
  expect((await takeMail(email)).subject).toContain('already have')
  await makeClient().resend({
    type: 'signup',
    email,
    options: { captchaToken: await solveCaptcha() },
  })
  expect((await takeMail(email)).subject).toContain('already have')
})

test('a sign-up with a known address leaves no line in the audit log about an account that was not made', async () => {
  const { email } = await makeAccount()
  const { data } = await signUp(makeClient(), email)
  expect(await countRows('audit_log WHERE subject_id = ?', data.user!.id)).toBe(0)
})
