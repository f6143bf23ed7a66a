import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { legalChanged } from '#content/facts/legal.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const count = async (statement: string, ...values: string[]) =>
  (await env.DB.prepare(statement)
    .bind(...values)
    .first<{ n: number }>())!.n

/** Sends the contact form. */
async function write(email: string, message: string) {
  const answer = await send('/api/contact', { body: await makeContact({ email, message }) })
  expect(answer.status).toBe(201)
}

async function addFactor(userId: string) {
  await env.DB.prepare(
    `INSERT INTO factors (id, user_id, status, sealed_secret, created_at, updated_at) VALUES (?, ?, 'verified', 'sealed-secret', 1, 1)`,
  )
    .bind(crypto.randomUUID(), userId)
    .run()
}

test('an account learns its own role, and that it has none', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  const nobody = await createAccount()
  expect(await (await send('/api/account/role', { token: organizer.token })).json()).toEqual({
    role: 'organizer',
    isMentor: false,
    hubId: null,
  })
  expect(await (await send('/api/account/role', { token: nobody.token })).json()).toEqual({
    role: null,
    isMentor: false,
    hubId: null,
  })
})

test('the export holds the profile and what was sent from the address, and no secret', async () => {
  const owner = await createAccount()
  await env.DB.prepare(`UPDATE users SET password_hash = 'scrypt$14$8$5$salt$hash' WHERE id = ?`)
    .bind(owner.id)
    .run()
  await write(owner.email, 'A question of mine')
  await write('somebody.else@example.com', 'A question of theirs')
  const answer = await send('/api/account/export', { token: owner.token })
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ account: { id: owner.id, email: owner.email } })
  expect(text).toContain('A question of mine')
  expect(text).not.toContain('A question of theirs')
  expect(text).not.toContain('scrypt$')
})

test('the export holds what was sent, without the site’s internal columns', async () => {
  const { email, token } = await createAccount()
  await write(email, 'A question of mine')
  await send('/api/partner-applications', { body: await makeApplication({ email }) })
  await send('/api/hub-interest', { body: await makeHubInterest({ email }) })
  const team = await makeTeam({ representativeEmail: email })
  team.members[0]!.email = email
  await send('/api/teams', { body: team })
  const data = await (await send('/api/account/export', { token })).json<Record<string, object[]>>()
  for (const part of ['teams', 'memberships', 'messages', 'partnerApplications', 'hubInterests'])
    expect(data[part], part).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/searchText|formDigest|nameKey|"status"/)
})

test('the export says what others did to the account, not who they were or where they did it from', async () => {
  const owner = await createAccount()
  await env.DB.prepare(
    `INSERT INTO audit_log (id, action, actor_id, subject_id, address, created_at) VALUES (?1, 'role_given', 'an-administrator', ?2, '203.0.113.7', 1)`,
  )
    .bind(crypto.randomUUID(), owner.id)
    .run()
  const text = await (await send('/api/account/export', { token: owner.token })).text()
  expect(JSON.parse(text).history).toMatchObject([
    { action: 'role_given', actorId: null, address: null },
  ])
  expect(text).not.toContain('203.0.113.7')
})

test('an address that was never confirmed does not open what was sent from it', async () => {
  const stranger = await createAccount({ confirmed: false })
  await write(stranger.email, 'A private question')
  const text = await (await send('/api/account/export', { token: stranger.token })).text()
  expect(text).not.toContain('A private question')
})

test('deleting an account removes everything that belongs to it and signs it out', async () => {
  const owner = await createAccount({ role: 'organizer' })
  const { token, email, id } = owner
  const answer = await send('/api/account', { method: 'DELETE', token, body: { email } })
  expect(answer.status).toBe(204)
  for (const table of [
    'sessions',
    'identities',
    'one_time_tokens',
    'factors',
    'recovery_codes',
    'user_roles',
  ]) {
    expect(await count(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`, id)).toBe(0)
  }
  expect(await count('SELECT count(*) AS n FROM users WHERE id = ?', id)).toBe(0)
  expect((await send('/api/account/role', { token })).status).toBe(401)
})

test('after a deletion the audit log says what the person did, and no longer from where', async () => {
  const owner = await createAccount()
  const note = (actor: string | null, subject: string | null, address: string) =>
    env.DB.prepare(
      `INSERT INTO audit_log (id, action, actor_id, subject_id, address, created_at) VALUES (?, 'signed_in', ?, ?, ?, 1)`,
    )
      .bind(crypto.randomUUID(), actor, subject, address)
      .run()
  await note(owner.id, null, '192.0.2.1')
  await note(null, owner.id, '192.0.2.2')
  await note('an-administrator', owner.id, '203.0.113.7')
  await send('/api/account/export', { token: owner.token, address: '192.0.2.3' })
  const answer = await send('/api/account', {
    method: 'DELETE',
    token: owner.token,
    address: '192.0.2.4',
    body: { email: owner.email },
  })
  expect(answer.status).toBe(204)
  const { results } = await env.DB.prepare(
    'SELECT address FROM audit_log WHERE actor_id = ?1 OR subject_id = ?1 ORDER BY address',
  )
    .bind(owner.id)
    .all()
  expect(results.map(({ address }) => address)).toEqual([null, null, null, null, '203.0.113.7'])
})

test('deleting an account also deletes its messages and hub interests, but not what an organisation sent', async () => {
  const owner = await createAccount()
  await write(owner.email, 'A question of mine')
  await write('somebody.else@example.com', 'A question of theirs')
  await send('/api/hub-interest', { body: await makeHubInterest({ email: owner.email }) })
  await send('/api/partner-applications', { body: await makeApplication({ email: owner.email }) })
  const left = () =>
    Promise.all(
      ['contact_messages', 'hub_interests', 'partner_applications'].map((table) =>
        count(`SELECT count(*) AS n FROM ${table} WHERE email = ?`, owner.email),
      ),
    )
  expect(await left()).toEqual([1, 1, 1])
  await send('/api/account', {
    method: 'DELETE',
    token: owner.token,
    body: { email: owner.email },
  })
  expect(await left()).toEqual([0, 0, 1])
  expect(
    await count(
      'SELECT count(*) AS n FROM contact_messages WHERE email = ?',
      'somebody.else@example.com',
    ),
  ).toBeGreaterThan(0)
})

test('an account stays when the address typed is not its own', async () => {
  const { token, id } = await createAccount()
  const answer = await send('/api/account', {
    method: 'DELETE',
    token,
    body: { email: 'wrong@example.com' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { code: 'account.email_mismatch', fields: { email: expect.any(String) } },
  })
  expect(await count('SELECT count(*) AS n FROM users WHERE id = ?', id)).toBe(1)
})

test('the last administrator cannot delete their account, and others can', async () => {
  const first = await createAccount({ role: 'admin' })
  const second = await createAccount({ role: 'admin' })
  const remove = ({ token, email }: typeof first) =>
    send('/api/account', { method: 'DELETE', token, body: { email } })
  const answers = await Promise.all([remove(first), remove(second)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ])
  expect(await count(`SELECT count(*) AS n FROM user_roles WHERE role = 'admin'`)).toBe(1)
})

test('with a second factor, a sign-in by password alone can neither export nor delete', async () => {
  const { token, email, id } = await createAccount()
  await addFactor(id)
  const answers = [
    await send('/api/account/export', { token }),
    await send('/api/account', { method: 'DELETE', token, body: { email } }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { code: 'auth.second_factor_required' } })
  }
})

test('the copy says which version of the terms a registration accepted', async () => {
  const owner = await createAccount()
  await send('/api/teams', { body: await makeTeam(), token: owner.token })
  const answer = await send('/api/account/export', { token: owner.token })
  const { teams } = await answer.json<{ teams: { termsVersion: string }[] }>()
  expect(teams.map(({ termsVersion }) => termsVersion)).toEqual([legalChanged])
})
