import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { stopEditionAt } from './edition-time.ts'
import { countMails, takeMail } from './mailbox.ts'
import { makeOwnTeam } from './mentored-team.ts'
import { errorOf, send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

type Team = {
  revision: string
  country: string
  representativeEmail: string
  members: { id: string; name: string; email: string; githubUrl: string; huggingfaceUrl: string }[]
  notes: { id: string; text: string; authorEmail: string | null }[]
  history: { action: string; actorEmail: string; details: { fields?: string[] } | null }[]
}

const organizer = await createAccount({ role: 'organizer' })
const act = (path: string, method = 'GET', body?: object, token = organizer.token) =>
  send(`/api/admin/teams/${path}`, { method, body, token })
const read = async (id: string) => (await (await act(id)).json<{ team: Team }>()).team

/** The fields of a team as the form sends them, with the revision that was read. */
async function readForm(id: string) {
  const { teams } = await (
    await send('/api/teams/mine', { token: (await leadOf(id)).token })
  ).json<{ teams: (Team & { id: string })[] }>()
  const { members, ...team } = teams.find((one) => one.id === id)!
  return {
    ...team,
    members: members.map(({ name, email, githubUrl, huggingfaceUrl }) => ({
      name,
      email,
      githubUrl: githubUrl ?? '',
      huggingfaceUrl: huggingfaceUrl ?? '',
    })),
  }
}

const leads = new Map<string, { token: string; email: string }>()
const leadOf = async (id: string) => leads.get(id)!

async function makeKnownTeam() {
  const team = await makeOwnTeam()
  leads.set(team.id, team.lead)
  return team
}

test('an organiser adds a note about a team once, others see whose it is, and deleting a wrong note is logged', async () => {
  const [team, other] = [await makeKnownTeam(), await makeKnownTeam()]
  const note = { id: crypto.randomUUID(), text: 'Asked for a ramp at the hub.\n<b>Soon</b>' }
  const answers = [
    await act(`${team.id}/notes`, 'POST', note),
    await act(`${team.id}/notes`, 'POST', note),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 204])
  const changed = await act(`${team.id}/notes`, 'POST', { ...note, text: 'Other words' })
  expect([changed.status, (await errorOf(changed)).code]).toEqual([409, 'form.already_received'])
  expect((await act(`${other.id}/notes`, 'POST', note)).status).toBe(409)
  expect((await read(team.id)).notes).toMatchObject([
    { id: note.id, text: note.text, authorEmail: organizer.email },
  ])
  expect((await read(other.id)).notes).toEqual([])
  const own = await send('/api/teams/mine', { token: team.lead.token })
  expect(await own.text()).not.toContain('a ramp')
  const copy = await send('/api/account/export', { token: team.lead.token })
  const text = await copy.text()
  expect(text).toContain('Asked for a ramp')
  expect(text).not.toContain(organizer.email)
  expect((await act(`${other.id}/notes/${note.id}`, 'DELETE')).status).toBe(404)
  expect((await act(`${team.id}/notes/${note.id}`, 'DELETE')).status).toBe(204)
  const after = await read(team.id)
  expect(after.notes).toEqual([])
  expect(after.history[0]).toMatchObject({ action: 'team_note_deleted' })
  const nobody = await act(`${crypto.randomUUID()}/notes`, 'POST', {
    ...note,
    id: crypto.randomUUID(),
  })
  expect(nobody.status).toBe(404)
})

test('notes move along in a merger, and are deleted with the team', async () => {
  const [stays, ends] = [await makeKnownTeam(), await makeKnownTeam()]
  const note = { id: crypto.randomUUID(), text: 'The same people twice.' }
  await act(`${ends.id}/notes`, 'POST', note)
  await env.DB.prepare('delete from team_members where team_id = ? and user_id is null')
    .bind(ends.id)
    .run()
  expect((await act(`${stays.id}/mergers`, 'POST', { from: ends.id })).status).toBe(204)
  expect((await read(stays.id)).notes).toMatchObject([{ id: note.id }])
  const admin = await createAccount({ role: 'admin' })
  await act(stays.id, 'DELETE', undefined, admin.token)
  expect(
    await env.DB.prepare('select count(*) as n from team_notes where id = ?')
      .bind(note.id)
      .first('n'),
  ).toBe(0)
})

test('an organiser sends an invitation again: the earlier link stops working, and it is logged', async () => {
  const { id, listed, joined } = await makeKnownTeam()
  const { members } = await read(id)
  const idOf = (email: string) => members.find((member) => member.email === email)!.id
  const hashes = () =>
    env.DB.prepare('select token_hash from team_invitations where member_id = ?')
      .bind(idOf(listed.email))
      .first<string>('token_hash')
  const before = await hashes()
  const answer = await act(`${id}/invitations`, 'POST', { memberId: idOf(listed.email) })
  expect(answer.status).toBe(204)
  await afterAnswers()
  expect((await takeMail(listed.email)).subject).toContain('invites')
  expect(await hashes()).not.toBe(before)
  const { history } = await read(id)
  expect(history[0]).toMatchObject({ action: 'invitation_sent_again', actorEmail: organizer.email })
  for (const memberId of [idOf(joined.email), crypto.randomUUID()])
    expect((await act(`${id}/invitations`, 'POST', { memberId })).status).toBe(404)
  const other = await makeKnownTeam()
  const foreign = await act(`${other.id}/invitations`, 'POST', { memberId: idOf(listed.email) })
  expect(foreign.status).toBe(404)
})

test('withdrawing an invitation removes the person, unless they have joined, lead the team, or would leave it too small', async () => {
  const { id, lead, listed, joined } = await makeKnownTeam()
  const { members } = await read(id)
  const path = (email: string) =>
    `${id}/invitations/${members.find((member) => member.email === email)!.id}`
  for (const { email } of [joined, lead])
    expect((await act(path(email), 'DELETE')).status).toBe(404)
  expect((await act(path(listed.email), 'DELETE')).status).toBe(204)
  await afterAnswers()
  await takeMail(lead.email)
  const after = await read(id)
  expect(after.members.map(({ email }) => email)).toEqual([lead.email, joined.email])
  expect(after.history[0]).toMatchObject({ action: 'member_deleted' })
  await env.DB.prepare('update team_members set user_id = null, joined_at = null where email = ?')
    .bind(joined.email)
    .run()
  const tooSmall = await act(path(joined.email), 'DELETE')
  expect((await errorOf(tooSmall)).code).toBe('admin.team_too_small')
  expect((await act(`${path(joined.email)}?small=allow`, 'DELETE')).status).toBe(204)
})

test('an organiser changes a team by the rules of its lead; the log names the fields, and the lead is told', async () => {
  const { id, lead, listed } = await makeKnownTeam()
  const form = await readForm(id)
  const members = form.members.filter(({ email }) => email !== listed.email)
  const change = { ...form, country: 'UG', members }
  expect((await act(id, 'PATCH', change)).status).toBe(204)
  expect((await act(id, 'PATCH', change)).status).toBe(204)
  await afterAnswers()
  expect((await takeMail(lead.email)).subject).toContain('was changed')
  expect(await countMails(lead.email)).toBe(0)
  const team = await read(id)
  expect(team).toMatchObject({ country: 'UG', representativeEmail: lead.email })
  expect(team.members).toHaveLength(2)
  const changes = team.history.filter(({ action }) => action === 'team_changed')
  expect(changes).toMatchObject([
    { actorEmail: organizer.email, details: { fields: ['country', 'members'] } },
  ])
  const own = await readForm(id)
  expect(own.country).toBe('UG')
})

test('a change is refused if the team has changed in the meantime, the name is taken, its time is over or there is no such team', async () => {
  const [team, other] = [await makeKnownTeam(), await makeKnownTeam()]
  const form = await readForm(team.id)
  const codeOf = async (answer: Response) => [answer.status, (await errorOf(answer)).code]
  expect(await codeOf(await act(team.id, 'PATCH', { ...form, teamName: other.name }))).toEqual([
    409,
    'teams.name_taken',
  ])
  expect((await act(team.id, 'PATCH', { ...form, country: 'UG' })).status).toBe(204)
  expect((await read(team.id)).history[0]!.details).toEqual({ fields: ['country'] })
  expect(await codeOf(await act(team.id, 'PATCH', { ...form, country: 'KE' }))).toEqual([
    409,
    'teams.changed',
  ])
  expect(await codeOf(await act(crypto.randomUUID(), 'PATCH', form))).toEqual([
    404,
    'admin.not_found',
  ])
  stopEditionAt('2025-11-06T12:00:00')
  const late = { ...(await readForm(team.id)), country: 'KE' }
  expect(await codeOf(await act(team.id, 'PATCH', late))).toEqual([403, 'teams.locked'])
  await act(`${team.id}/exceptions`, 'PUT', { kind: 'team', until: '2025-11-10', reason: 'Moved' })
  expect((await act(team.id, 'PATCH', late)).status).toBe(204)
})

test('the page lists the mails about a team and their outcome, but nothing that they said', async () => {
  const { id, lead, listed } = await makeKnownTeam()
  await act(`${id}/invitations`, 'POST', {
    memberId: (await read(id)).members.find(({ email }) => email === listed.email)!.id,
  })
  await afterAnswers()
  await env.DB.prepare(
    `insert into outgoing_mails (id, recipient, copy, url, team_id, due_at, created_at)
     values ('waits', ?1, ?2, 'https://x.example/secret', ?3, 9e12, 4e12),
            ('other', ?1, ?2, '', null, 9e12, 4e12)`,
  )
    .bind(lead.email, JSON.stringify({ subject: 'Soon', paragraphs: ['Hidden words'] }), id)
    .run()
  const text = await (await act(id)).text()
  const { mails } = (JSON.parse(text) as { team: { mails: object[] } }).team
  expect(mails).toMatchObject([
    { recipient: lead.email, subject: 'Soon', delivery: 'waiting' },
    { recipient: listed.email, subject: expect.stringContaining('invites'), delivery: 'sent' },
  ])
  expect(mails).toHaveLength(2)
  for (const secret of ['secret', 'Hidden words', '/invitation']) expect(text).not.toContain(secret)
  const admin = await createAccount({ role: 'admin' })
  await send('/api/admin/addresses', {
    method: 'DELETE',
    body: { email: listed.email },
    token: admin.token,
  })
  expect(await (await act(id)).text()).not.toContain(listed.email)
})

test('a representative whom an organiser names is told, and so is the previous one', async () => {
  const { id, lead, joined } = await makeKnownTeam()
  const form = await readForm(id)
  const change = { ...form, representativeEmail: joined.email }
  expect((await act(id, 'PATCH', change)).status).toBe(204)
  await afterAnswers()
  expect((await takeMail(joined.email)).subject).toContain('You now represent')
  expect((await takeMail(lead.email)).subject).toContain('was changed')
})

flow('changing a team on its behalf', 'D1, D1', 204, async () => {
  const { id } = await makeKnownTeam()
  const form = await readForm(id)
  const { token } = await createAccount({ role: 'organizer' })
  return () => act(id, 'PATCH', { ...form, country: 'UG' }, token)
})
flow('noting something about a team', 'D1, D1', 201, async () => {
  const { id } = await makeKnownTeam()
  const { token } = await createAccount({ role: 'organizer' })
  return () => act(`${id}/notes`, 'POST', { id: crypto.randomUUID(), text: 'Called.' }, token)
})
