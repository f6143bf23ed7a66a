import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeProject } from './filled-forms.ts'
import { makeAskingTeam, makeMentor, makeOwnTeam } from './mentored-team.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

type Page = {
  ended: { at: string; isMerged: boolean; intoId: string | null; intoName: string | null } | null
  team: {
    teamName: string
    ownerEmail: string | null
    hubAhead: number | null
    hubTaken: number
    hubPlaces: number | null
    members: { name: string; email: string; joinedAt: string | null; invitedUntil: string | null }[]
    exceptions: { kind: string; reason: string; grantedBy: string }[]
    checkIns: { number: number; details: { progress: string } }[]
    project: { state: string; submission: { title: string } | null; isChanged: boolean }
    mentorings: { mentorName: string | null; purpose: string; endedAt: string | null }[]
    history: { action: string; actorEmail: string | null }[]
  } | null
}

const organizer = await createAccount({ role: 'organizer' })
const asOrganizer = (path: string, method = 'GET', body?: object) =>
  send(`/api/admin/teams/${path}`, { method, body, token: organizer.token })
const read = async (id: string) => (await asOrganizer(id)).json<Page>()

test('an organizer reads everything about a team on one page', async () => {
  const { id, name, lead, joined, listed, request } = await makeAskingTeam()
  const mentor = await makeMentor()
  await env.DB.prepare('update mentorings set mentor_id = ?, assigned_at = 1 where id = ?')
    .bind(mentor.id, request)
    .run()
  const token = lead.token
  const told = { standing: 'building', progress: 'One tool answers.', blockers: '', link: '' }
  await send(`/api/check-ins/mine/${id}/1`, {
    method: 'PUT',
    body: { revision: null, ...told },
    token,
  })
  await asOrganizer(`${id}/exceptions`, 'PUT', {
    kind: 'track',
    until: '2025-10-30',
    reason: 'The data was withdrawn.',
  })
  const { team } = await read(id)
  expect(team).toMatchObject({
    teamName: name,
    ownerEmail: lead.email,
    members: [
      { email: lead.email, invitedUntil: null },
      { email: joined.email },
      { email: listed.email, joinedAt: null, invitedUntil: expect.any(String) },
    ],
    exceptions: [{ kind: 'track', reason: 'The data was withdrawn.', grantedBy: organizer.email }],
    checkIns: [{ number: 1, details: { progress: 'One tool answers.' } }],
    project: { state: 'none', submission: null },
    mentorings: [{ mentorName: 'Ngozi Sample', endedAt: null }],
    history: [{ action: 'exception_granted', actorEmail: organizer.email }],
  })
})

test('a team’s draft stays private, and so do secrets, network addresses and other teams', async () => {
  const { id, lead } = await makeOwnTeam()
  const other = await makeOwnTeam()
  const { token } = lead
  const project = makeProject({ title: 'The secret plan' })
  const save = await send(`/api/projects/mine/${id}`, { method: 'PUT', body: project, token })
  expect(save.status).toBe(200)
  await asOrganizer(`${id}/exceptions`, 'PUT', { kind: 'hub', until: '2025-10-30', reason: 'Late' })
  const answer = await asOrganizer(id)
  const text = await answer.text()
  expect((JSON.parse(text) as Page).team!.project).toMatchObject({
    state: 'draft',
    submission: null,
  })
  const [hash] = (
    await env.DB.prepare('select token_hash from team_invitations').raw<[string]>()
  )[0]!
  for (const secret of ['The secret plan', hash, 'token', '10.0.', other.id, other.lead.email])
    expect(text, secret).not.toContain(secret)
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('a team that waits for a place sees how many wait before it', async () => {
  await env.DB.prepare("insert into hub_places (hub_id, teams) values ('accra', 1)").run()
  const atHub = { participationMode: 'in-person', hubId: 'accra' }
  const teams = [await makeOwnTeam(atHub), await makeOwnTeam(atHub), await makeOwnTeam(atHub)]
  const seen = await Promise.all(teams.map(async ({ id }) => (await read(id)).team))
  expect(seen.map((team) => [team!.hubAhead, team!.hubTaken, team!.hubPlaces])).toEqual([
    [null, 1, 1],
    [0, 1, 1],
    [1, 1, 1],
  ])
})

test('the page says how a merged or deleted team ended, and nothing about a team that never was', async () => {
  const [stays, merged, deleted] = [await makeOwnTeam(), await makeOwnTeam(), await makeOwnTeam()]
  const admin = await createAccount({ role: 'admin' })
  await env.DB.prepare(
    'delete from team_members where team_id = ? and user_id is null and joined_at is null',
  )
    .bind(merged.id)
    .run()
  const merger = await asOrganizer(`${stays.id}/mergers`, 'POST', { from: merged.id })
  expect(merger.status).toBe(204)
  await send(`/api/admin/teams/${deleted.id}`, { method: 'DELETE', token: admin.token })
  expect(await read(merged.id)).toMatchObject({
    team: null,
    ended: { isMerged: true, intoId: stays.id, intoName: stays.name },
  })
  expect(await read(deleted.id)).toMatchObject({
    team: null,
    ended: { isMerged: false, intoId: null, intoName: null },
  })
  expect((await read(stays.id)).team!.history).toMatchObject([{ action: 'teams_merged' }])
  expect((await asOrganizer(crypto.randomUUID())).status).toBe(404)
  expect((await asOrganizer("1' or '1'='1")).status).toBe(400)
})

flow('reading all about a team in the dashboard', 'D1, D1', 200, async () => {
  const { id } = await makeOwnTeam()
  const { token } = await createAccount({ role: 'organizer' })
  return () => send(`/api/admin/teams/${id}`, { token })
})
