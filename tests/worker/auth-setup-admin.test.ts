import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { browserAt, makeAccount, makeClient, newEmail, signUp } from './auth-peer.ts'
import { origin } from './requests.ts'

async function setUp(body: unknown) {
  const answer = await browserAt()(`${origin}/api/setup-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { message?: string; error?: { code: string; message: string } },
  }
}

test('without an address, the right key or a confirmed account nobody becomes admin', async () => {
  const { email } = await makeAccount()
  const unconfirmed = newEmail()
  await signUp(makeClient(), unconfirmed)
  expect(await setUp({ email: '', key: env.SETUP_KEY })).toMatchObject({
    status: 400,
    body: { error: { code: 'setup.email_required', message: 'Please enter an email address' } },
  })
  expect(await setUp({ email, key: `${env.SETUP_KEY}x` })).toMatchObject({
    status: 403,
    body: { error: { code: 'setup.key_wrong' } },
  })
  expect(await setUp({ email })).toMatchObject({ status: 403 })
  expect(await setUp({ email: unconfirmed, key: env.SETUP_KEY })).toMatchObject({
    status: 404,
    body: { error: { code: 'setup.account_missing' } },
  })
  expect(await setUp({ email: newEmail(), key: env.SETUP_KEY })).toMatchObject({ status: 404 })
  expect(await env.DB.prepare('SELECT count(*) AS n FROM user_roles').first()).toEqual({ n: 0 })
})

test('a hundred concurrent claims make one first admin, and afterwards nobody can', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => makeAccount()))
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      setUp({ email: accounts[turn % 4]!.email, key: env.SETUP_KEY }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.message)).toEqual([
    expect.any(String),
  ])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
  expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
    code: 'setup.admin_exists',
  })
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM user_roles WHERE role = 'admin'").first(),
  ).toEqual({ n: 1 })
})
