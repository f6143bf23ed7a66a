import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeTeam } from './filled-forms.ts'
import { errorOf, send } from './requests.ts'
import { createAccount, runHub } from './visitors.ts'

/** Creates an account whose session has ended in D1, while its record is still at the edge. */
async function createEnded() {
  const account = await createAccount()
  const end = async () => {
    await env.DB.prepare('delete from sessions where user_id = ?').bind(account.id).run()
  }
  return { ...account, end }
}

const count = async (table: string, column: string, value: string) => {
  const query = env.DB.prepare(`select count(*) as n from ${table} where ${column} = ?`)
  return (await query.bind(value).first<{ n: number }>())!.n
}

test('an ended session chooses no mails, opens no pass and withdraws no request', async () => {
  const { id, email, token, end } = await createEnded()
  const team = await makeTeam()
  expect((await send('/api/teams', { body: team })).status).toBe(201)
  const requestId = crypto.randomUUID()
  await env.DB.batch([
    env.DB.prepare(`insert into join_requests values (?, ?, ?, 'Naledi', '', 1)`).bind(
      requestId,
      team.id,
      id,
    ),
    env.DB.prepare(
      'update team_members set user_id = ?, joined_at = 1 where id = (select max(id) from team_members where team_id = ?)',
    ).bind(id, team.id),
  ])
  await end()
  const choices = { token: null, reminders: false, announcements: false }
  const writes = [
    send('/api/reminders', { method: 'PUT', body: { isOn: false }, token }),
    send('/api/mail-choices', { method: 'PUT', body: choices, token }),
    send('/api/attendance/pass', { method: 'PUT', token }),
    send(`/api/teams/requests/${requestId}`, { method: 'DELETE', token }),
  ]
  for (const answer of await Promise.all(writes)) expect(answer.status, answer.url).toBe(401)
  expect(await count('reminder_refusals', 'email', email)).toBe(0)
  expect(await count('announcement_refusals', 'email', email)).toBe(0)
  expect(await count('passes', 'user_id', id)).toBe(0)
  expect(await count('join_requests', 'id', requestId)).toBe(1)
})

test('a team that an ended session registers is nobody’s', async () => {
  const { id, email, token, end } = await createEnded()
  await end()
  const members = [email, `${id}.2@example.com`].map((address) => ({
    name: 'Amina',
    email: address,
  }))
  const form = await makeTeam({ members })
  expect((await send('/api/teams', { body: form, token })).status).toBe(201)
  expect(await count('teams', 'owner_id', id)).toBe(0)
  expect(await count('team_members', 'user_id', id)).toBe(0)
})

test('an ended session reads no names of a hub and nothing that a mentor was given', async () => {
  const { id, token, end } = await createEnded()
  await runHub({ id })
  await env.DB.prepare(
    `insert into mentors values (?, 'Ngozi', '[]', '["en"]', '[]', '[]', 2, 1, 1)`,
  )
    .bind(id)
    .run()
  const paths = ['/api/hub', '/api/mentoring/given']
  for (const path of paths) expect((await send(path, { token })).status, path).toBe(200)
  await end()
  for (const path of paths) {
    const answer = await send(path, { token })
    expect([answer.status, (await errorOf(answer)).code], path).toEqual([401, 'auth.required'])
  }
})
