import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam } from './dashboard.ts'
import { createAccount } from './visitors.ts'

const { readList } = await openDashboard()

async function dutyOf(email: string) {
  const { rows } = await readList(`/users?search=${email}`)
  expect(rows).toHaveLength(1)
  return rows[0]!['duty']
}

test('the list of accounts says who runs a hub, mentors or leads a team, and only the first of these if several apply, but finds them by each', async () => {
  const { representativeEmail } = await registerTeam()
  const { id, email } = await createAccount({ email: representativeEmail as string })
  expect(await dutyOf((await createAccount()).email)).toBeNull()
  expect(await dutyOf(email)).toBe('lead')
  await env.DB.prepare(`insert into mentors values (?, 'A', '[]', '["en"]', '[]', '[]', 2, 1, 1)`)
    .bind(id)
    .run()
  expect(await dutyOf(email)).toBe('mentor')
  await env.DB.prepare('insert into hub_organisers (user_id, hub_id, created_at) values (?, ?, 1)')
    .bind(id, 'lusaka')
    .run()
  expect(await dutyOf(email)).toBe('hub')
  for (const role of ['hub', 'mentor', 'lead'])
    expect((await readList(`/users?role=${role}&search=${email}`)).total, role).toBe(1)
  expect((await readList(`/users?role=judge&search=${email}`)).total).toBe(0)
  expect((await readList('/users?role=admin')).rows.every(({ role }) => role === 'admin')).toBe(
    true,
  )
})

test('an account that registered a team leads it, whatever address the team names', async () => {
  const { teamName } = await registerTeam()
  const { id, email } = await createAccount()
  await env.DB.prepare('update teams set owner_id = ? where team_name = ?').bind(id, teamName).run()
  expect(await dutyOf(email)).toBe('lead')
})
