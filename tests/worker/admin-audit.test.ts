import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam } from './dashboard.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { admin, act, readList } = await openDashboard()

test('the audit log says who did what to whom, newest first, and finds it by person, action and day', async () => {
  const actor = await createAccount({ role: 'admin', email: 'keeper.of.logs@example.com' })
  const subject = await createAccount({ email: 'thabo.nkosi@example.com' })
  const asActor = (path: string, options: object = {}) =>
    send(`/api/admin${path}`, { token: actor.token, address: '198.51.100.7', ...options })
  const body = { email: subject.email, role: 'organizer' }
  expect((await asActor('/roles', { method: 'POST', body })).status).toBe(200)
  const team = await registerTeam({ teamName: 'Watched Weavers' })
  expect((await asActor(`/teams/${team.id}`, { method: 'DELETE' })).status).toBe(204)

  const { rows } = await readList('/audit-log')
  expect(rows.slice(0, 2)).toEqual([
    {
      id: expect.any(String),
      action: 'team_deleted',
      actorId: actor.id,
      actorEmail: actor.email,
      actorFirstName: 'Amina',
      actorLastName: 'Okello',
      subjectId: team.id,
      subjectEmail: null,
      subjectTeam: null,
      address: '198.51.100.7',
      details: null,
      createdAt: expect.any(String),
    },
    expect.objectContaining({
      action: 'role_given',
      subjectId: subject.id,
      subjectEmail: subject.email,
      details: { role: 'organizer' },
    }),
  ])
  const found = async (query: string) =>
    (await readList(`/audit-log?${query}`)).rows.map(({ action }) => action)
  expect(await found('search=Keeper.of.logs')).toEqual(['team_deleted', 'role_given'])
  expect(await found('search=thabo.nkosi')).toEqual(['role_given'])
  expect(await found(`search=${team.id.slice(0, 13)}`)).toEqual(['team_deleted'])
  expect(await found(`search=${subject.id}&action=team_deleted`)).toEqual([])
  expect(new Set(await found('search=deleted+tea'))).toEqual(new Set(['team_deleted']))
  expect(await found('search=nobody@at.all')).toEqual([])
  expect(await found('search=...')).toEqual([])
  const day = String(rows[0]!.createdAt).slice(0, 10)
  const ofTeam = `search=${team.id}&action=team_deleted`
  expect(await found(`${ofTeam}&from=${day}&to=${day}`)).toEqual(['team_deleted'])
  expect((await readList('/audit-log?to=2024-02-29')).total).toBe(0)
  expect((await readList('/audit-log?from=2100-01-01')).total).toBe(0)
  for (const query of ['from=2025-02-30', 'to=yesterday', 'action=danced'])
    expect((await act(`/audit-log?${query}`, 'GET')).status).toBe(400)
})

test('the audit log names no deleted account, by address or by name', async () => {
  const gone = await createAccount({ email: 'gone.tomorrow@example.com' })
  const soft = await createAccount({ email: 'softly.gone@example.com' })
  for (const { id } of [gone, soft])
    await act('/roles', 'POST', { email: id === gone.id ? gone.email : soft.email, role: 'admin' })
  await env.DB.prepare('update users set deleted_at = 1 where id = ?').bind(soft.id).run()
  await send('/api/account', { method: 'DELETE', token: gone.token, body: { email: gone.email } })
  for (const { id } of [gone, soft]) {
    const { rows } = await readList(`/audit-log?search=${id}`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.subjectEmail).toBeNull()
  }
  await env.DB.prepare('delete from user_roles where user_id = ?').bind(soft.id).run()
})

test('the file of the audit log holds what the list shows, in plain words and without formulas, and is logged', async () => {
  const formula = '=HYPERLINK("http://x.example")'
  await env.DB.prepare(
    `insert into audit_log values (?, 'role_given', null, 'a-subject', '192.0.2.1', ?, 1)`,
  )
    .bind(crypto.randomUUID(), JSON.stringify({ reason: formula, '=1+1': 'x'.repeat(3000) }))
    .run()
  const answer = await act('/audit-log.csv?to=1970-01-01&search=a-subj', 'GET')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}/)
  const [heading, line, end] = (await answer.text()).split('\r\n')
  expect(heading).toBe(
    '"When","Action","Done by","ID (done by)","Done to","ID (done to)","Details","IP address"',
  )
  expect(line).toContain('"1970-01-01T00:00:00.001Z","Gave a role","","","","a-subject","{')
  expect(line).not.toMatch(/(^|[,;|\t\r\n])[\s"]*[=+@]/)
  expect(end).toBe('')
  const { rows } = await readList('/audit-log?action=data_exported')
  expect(rows[0]).toMatchObject({ actorId: admin.id, details: { list: 'audit-log' } })
  expect(JSON.stringify(rows[0]!.details)).not.toContain('a-subj')
})
