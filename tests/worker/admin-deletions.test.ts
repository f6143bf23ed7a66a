import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam } from './dashboard.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { admin, act, readList } = await openDashboard()

const remove = (path: string) => act(path, 'DELETE')

const readAll = async (statement: string, ...values: string[]) =>
  (
    await env.DB.prepare(statement)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results

const membersOf = (teamId: string) =>
  readAll('select id, email from team_members where team_id = ? order by position', teamId)
const revisionOf = async (teamId: string) =>
  (await readAll('select revision from teams where id = ?', teamId))[0]!.revision

test.each([
  ['message', '/contact', '/messages', 'contact_messages', makeContact],
  [
    'application',
    '/partner-applications',
    '/applications',
    'partner_applications',
    makeApplication,
  ],
  ['hub_interest', '/hub-interest', '/hub-interests', 'hub_interests', makeHubInterest],
])(
  'an administrator deletes a %s with its waiting mail, once, and the log keeps nothing of it',
  async (name, form, list, table, make) => {
    const body = await make({ email: `private.person.${name}@example.com` })
    expect((await send(`/api${form}`, { body })).status).toBe(201)
    await env.DB.prepare(
      `insert or ignore into outgoing_mails (id, recipient, copy, url, due_at, created_at) values (?1, 'private.person@example.com', '{}', 'x', 9e15, 1)`,
    )
      .bind(body.id)
      .run()
    const other = await make()
    await send(`/api${form}`, { body: other })

    expect((await remove(`${list}/${body.id}`)).status).toBe(204)
    expect(await readAll(`select id from ${table} where id = ?`, body.id)).toEqual([])
    expect(await readAll('select id from outgoing_mails where id = ?', body.id)).toEqual([])
    expect(await readAll(`select id from ${table} where id = ?`, other.id)).toHaveLength(1)
    const again = await remove(`${list}/${body.id}`)
    expect([again.status, (await errorOf(again)).code]).toEqual([404, 'admin.not_found'])
    const log = await readAll('select * from audit_log where subject_id = ?', body.id)
    expect(log).toMatchObject([{ action: `${name}_deleted`, actor_id: admin.id, details: null }])
    expect(JSON.stringify(log)).not.toContain('private.person')
  },
)

test('a deletion under the id of another kind of entry deletes nothing', async () => {
  const message = await makeContact()
  await send('/api/contact', { body: message })
  expect((await remove(`/applications/${message.id}`)).status).toBe(404)
  expect((await remove(`/members/${message.id}`)).status).toBe(404)
  expect(await readAll('select id from contact_messages where id = ?', message.id)).toHaveLength(1)
})

test('a deleted member is gone, the team stays and an open change of it is refused', async () => {
  const owner = await createAccount()
  const form = await registerTeam({ representativeEmail: owner.email })
  await registerTeam()
  const { id, captcha: _captcha, ...details } = form
  const [, second] = await membersOf(id)
  const seen = await revisionOf(id)
  expect((await remove(`/members/${second!.id as string}?small=allow`)).status).toBe(204)
  expect(await membersOf(id)).toHaveLength(1)
  expect(await revisionOf(id)).not.toBe(seen)
  const change = await send(`/api/teams/mine/${id}`, {
    method: 'PATCH',
    token: owner.token,
    body: { ...details, revision: seen },
  })
  expect((await errorOf(change)).code).toBe('teams.changed')
  expect(await membersOf(id)).toHaveLength(1)
  const log = await readAll(
    `select * from audit_log where action = 'member_deleted' and subject_id = ?`,
    id,
  )
  expect(log).toMatchObject([{ actor_id: admin.id }])
  expect(JSON.stringify(log)).not.toContain('example.com')
})

test('a member without whom the team is too small is deleted only if the administrator says so', async () => {
  const { id } = await registerTeam()
  const [first, second] = await membersOf(id)
  const seen = await revisionOf(id)
  const answer = await remove(`/members/${second!.id as string}`)
  expect([answer.status, (await errorOf(answer)).code]).toEqual([409, 'admin.team_too_small'])
  expect(await membersOf(id)).toHaveLength(2)
  expect(await revisionOf(id)).toBe(seen)
  expect(await readAll('select id from audit_log where subject_id = ?', id)).toEqual([])

  const { rows } = await readList(`/members?team=${id}`)
  for (const member of [
    { id: first!.id, teamSize: 2, isRepresentative: true },
    { id: second!.id, teamSize: 2, isRepresentative: false },
  ])
    expect(rows).toContainEqual(expect.objectContaining(member))
})

test('of two members deleted at the same time from a team of three, one goes', async () => {
  const { members: two } = await makeTeam()
  const form = await registerTeam({
    members: [...two, { name: 'Kofi Annor', email: 'kofi.annor@example.com' }],
  })
  const members = await membersOf(form.id)
  const answers = await Promise.all(
    members.slice(0, 2).map(({ id }) => remove(`/members/${id as string}`)),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ])
  expect(await membersOf(form.id)).toHaveLength(2)
})
