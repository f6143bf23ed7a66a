import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { openDashboard, registerTeam } from './dashboard.ts'
import { makeProject, makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { act, admin } = await openDashboard()
const organiser = await createAccount({ role: 'organizer' })

// Teams of one test would take or wait for the places of the next. The cron job sends twenty mails at a time.
afterEach(() =>
  env.DB.batch(
    [
      'delete from hub_places',
      'delete from outgoing_mails',
      'update teams set hub_id = null, hub_waiting_since = null',
    ].map((statement) => env.DB.prepare(statement)),
  ),
)

type Own = { id: string; revision: string; hubId: string | null; hubWaitingSince: string | null }

const setPlaces = async (hubId: string, places: number, token = organiser.token) =>
  (await send(`/api/admin/hubs/${hubId}/places`, { method: 'PUT', body: { places }, token })).status

/** Registers a team in a hub while signed in; returns how its lead reads and changes it. */
async function register(hubId: string | null) {
  const lead = await createAccount()
  const at = (hub: string | null) =>
    hub
      ? { participationMode: 'in-person', hubId: hub }
      : { participationMode: 'virtual', hubId: '' }
  const { captcha, id, ...details } = await makeTeam({
    ...at(hubId),
    representativeEmail: lead.email,
  })
  const sent = await send('/api/teams', { body: { captcha, id, ...details }, token: lead.token })
  expect(sent.status).toBe(201)
  const read = async () => {
    const answer = await send('/api/teams/mine', { token: lead.token })
    return (await answer.json<{ teams: Own[] }>()).teams[0]!
  }
  const move = async (hub: string | null, revision?: string) => {
    const body = { ...details, ...at(hub), revision: revision ?? (await read()).revision }
    const method = 'PATCH'
    return (await send(`/api/teams/mine/${id}`, { method, body, token: lead.token })).status
  }
  return {
    id,
    details,
    lead,
    read,
    move,
    waits: async () => (await read()).hubWaitingSince !== null,
  }
}

const listHub = async (hubId: string) => {
  const { hubs } = await (await act('/hubs', 'GET')).json<{ hubs: { id: string }[] }>()
  return hubs.find(({ id }) => id === hubId)
}
const giveFreePlaces = () => runCron(EVERY_FIVE_MINUTES, new Date())

test('of a hundred teams, one gets the last place at a hub, and the others wait', async () => {
  expect(await setPlaces('accra', 1)).toBe(204)
  const forms = await Promise.all(Array.from({ length: 100 }, () => makeTeam({ hubId: 'accra' })))
  const answers = await Promise.all(forms.map((body) => send('/api/teams', { body })))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(await listHub('accra')).toMatchObject({ id: 'accra', places: 1, teams: 1, waiting: 99 })
})

test('a team at a full hub waits, is told, and gets the place that comes free before any later team', async () => {
  expect(await setPlaces('lusaka', 1)).toBe(204)
  const seated = await register('lusaka')
  const [first, second] = [await register('lusaka'), await register('lusaka')]
  expect([await seated.waits(), await first.waits(), await second.waits()]).toEqual([
    false,
    true,
    true,
  ])
  await giveFreePlaces()
  const told = await takeMail(first.details.representativeEmail)
  expect(told.text).toContain('All places at the hub in Lusaka are taken')
  expect(await first.waits()).toBe(true)

  expect(await seated.move(null)).toBe(200)
  const late = await register('lusaka')
  expect(await late.waits()).toBe(true)
  await Promise.all([giveFreePlaces(), giveFreePlaces()])
  await giveFreePlaces()
  expect([await first.waits(), await second.waits(), await late.waits()]).toEqual([
    false,
    true,
    true,
  ])
  const given = await takeMail(first.details.representativeEmail)
  expect(given.text).toContain('A place at the hub in Lusaka has come free')
  // Whoever moves away and comes back waits behind the others.
  expect(await first.move('lusaka')).toBe(200)
  expect(await first.waits()).toBe(false)
  expect(await first.move('nairobi')).toBe(200)
  expect(await first.waits()).toBe(false)
  expect(await first.move('lusaka')).toBe(200)
  expect(await first.waits()).toBe(true)
})

test('a repeated move to a full hub keeps the time since which the team waits', async () => {
  const team = await register(null)
  const { revision } = await team.read()
  await setPlaces('nairobi', 0)
  expect(await team.move('nairobi', revision)).toBe(200)
  const { hubWaitingSince } = await team.read()
  expect(hubWaitingSince).not.toBeNull()
  expect(await team.move('nairobi', revision)).toBe(200)
  expect((await team.read()).hubWaitingSince).toBe(hubWaitingSince)
  await giveFreePlaces()
  expect(await countMails(team.details.representativeEmail)).toBe(2)
})

test('nobody can fill a mailbox by registering teams at a full hub', async () => {
  await setPlaces('lagos', 0)
  const { representativeEmail } = await makeTeam()
  for (let count = 0; count < 7; count++)
    await registerTeam({ hubId: 'lagos', representativeEmail })
  await giveFreePlaces()
  // Five acknowledgements, and five news about the hub.
  expect(await countMails(representativeEmail)).toBe(10)
})

test('an organiser sets the places of a hub, which are given at once and never taken away; each act is logged once', async () => {
  expect(await setPlaces('cape-town', 0)).toBe(204)
  const teams = [await register('cape-town'), await register('cape-town')]
  const waiting = async () => (await listHub('cape-town')) as unknown
  expect(await waiting()).toMatchObject({
    id: 'cape-town',
    places: 0,
    teams: 0,
    waiting: 2,
    queue: teams.map(({ id }) => ({ id })),
  })
  expect([await setPlaces('cape-town', 1), await setPlaces('cape-town', 1)]).toEqual([204, 204])
  expect([await teams[0]!.waits(), await teams[1]!.waits()]).toEqual([false, true])
  expect(await setPlaces('cape-town', 0)).toBe(204)
  expect(await waiting()).toMatchObject({ id: 'cape-town', places: 0, teams: 1, waiting: 1 })
  for (const status of [204, 404])
    expect((await act('/hubs/cape-town/places', 'DELETE')).status).toBe(status)
  expect(await waiting()).toMatchObject({ id: 'cape-town', places: null, teams: 2, waiting: 0 })
  const { results } = await env.DB.prepare(
    `select action, details, actor_id from audit_log where subject_id = 'cape-town' order by rowid`,
  ).all()
  expect(results).toEqual([
    ...['{"places":0}', '{"places":1}', '{"places":0}'].map((details) => ({
      action: 'hub_places_set',
      details,
      actor_id: organiser.id,
    })),
    { action: 'hub_limit_removed', details: null, actor_id: admin.id },
  ])
})

test('only organisers set places, for a hub that there is', async () => {
  const stranger = await createAccount()
  expect(await setPlaces('lusaka', 0, stranger.token)).toBe(403)
  expect(await setPlaces('atlantis', 1)).toBe(400)
  expect(await listHub('lusaka')).toMatchObject({ places: null })
})

// Merging

const member = (name: string) => ({
  name,
  email: `${name.toLowerCase()}.${crypto.randomUUID()}@example.com`,
})
const membersOf = async (teamId: string) =>
  (
    await env.DB.prepare(
      'select name, user_id, search_text from team_members where team_id = ? order by position, name',
    )
      .bind(teamId)
      .all<{ name: string; user_id: string | null; search_text: string }>()
  ).results
const merge = (into: string, from: string, query = '') =>
  act(`/teams/${into}/mergers${query}`, 'POST', { from })
const teamExists = async (id: string) =>
  (await env.DB.prepare('select 1 from teams where id = ?').bind(id).first()) !== null

test('an organiser merges two teams: someone who is in both stays once, as joined, and both representatives are told', async () => {
  const [both, ...others] = ['Bwalya', 'Chipo', 'Dalitso', 'Esther'].map(member)
  const into = await registerTeam({ members: [both, others[0]] })
  const from = await registerTeam({ members: [both, others[1], others[2]] })
  const joined = await createAccount({ email: both!.email })
  await env.DB.prepare(
    'update team_members set user_id = ?, joined_at = 1 where team_id = ? and email = ?',
  )
    .bind(joined.id, from.id, both!.email)
    .run()
  await takeMail(into.representativeEmail)
  await takeMail(from.representativeEmail)
  expect((await merge(into.id, from.id)).status).toBe(204)
  const members = await membersOf(into.id)
  expect(members.map(({ name }) => name)).toEqual(['Chipo', 'Bwalya', 'Dalitso', 'Esther'])
  expect(members.map(({ user_id }) => user_id)).toEqual([null, joined.id, null, null])
  const words = into.teamName.split(' ')[0]!.toLowerCase()
  expect(members.every(({ search_text }) => search_text.includes(` ${words}`))).toBe(true)
  expect(await teamExists(from.id)).toBe(false)
  await giveFreePlaces()
  for (const { representativeEmail } of [into, from]) {
    const mail = await takeMail(representativeEmail)
    expect(mail.text).toContain(into.teamName)
    expect(mail.text).toContain(from.teamName)
  }
  const log = env.DB.prepare(
    `select details from audit_log where action = 'teams_merged' and subject_id = ?`,
  )
  expect(await log.bind(into.id).first('details')).toBe(JSON.stringify({ merged: from.id }))
  expect((await merge(into.id, from.id)).status).toBe(404)
})

test('teams with six members between them are not merged, and no team is merged with itself', async () => {
  const into = await registerTeam({ members: ['Ada', 'Ben', 'Cleo'].map(member) })
  const from = await registerTeam({ members: ['Dan', 'Eve', 'Fay'].map(member) })
  for (const [other, code] of [
    [from.id, 'admin.merged_too_large'],
    [into.id, 'admin.same_team'],
  ] as const) {
    const answer = await merge(into.id, other)
    expect(answer.status).toBe(409)
    expect((await errorOf(answer)).code).toBe(code)
  }
  expect(await membersOf(from.id)).toHaveLength(3)
})

test('of a hundred merges into one team at once, only one happens, because of its size', async () => {
  const into = await registerTeam({ members: ['Ada', 'Ben', 'Cleo'].map(member) })
  const sources = await Promise.all(Array.from({ length: 100 }, () => registerTeam()))
  const answers = await Promise.all(sources.map(({ id }) => merge(into.id, id)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(99)
  expect(await membersOf(into.id)).toHaveLength(5)
})

test('a project moves with its team, and is dropped only if the organiser says so', async () => {
  const [into, from, third] = [await register(null), await register(null), await register(null)]
  const write = async ({ id, lead }: typeof into, title: string) => {
    const path = `/api/projects/mine/${id}`
    const body = makeProject({ title })
    expect((await send(path, { method: 'PUT', body, token: lead.token })).status).toBe(200)
  }
  const titleOf = (id: string) =>
    env.DB.prepare(`select draft->>'title' as title from projects where team_id = ?`)
      .bind(id)
      .first('title')
  await write(from, 'Mosi')
  expect((await merge(into.id, from.id)).status).toBe(204)
  expect(await titleOf(into.id)).toBe('Mosi')
  await write(third, 'Oa')
  // Four members already; one of the third team leaves, so that only the projects are in the way.
  await env.DB.prepare('delete from team_members where team_id = ? and position = 1')
    .bind(third.id)
    .run()
  const refused = await merge(into.id, third.id)
  expect((await errorOf(refused)).code).toBe('admin.two_projects')
  expect(await titleOf(third.id)).toBe('Oa')
  expect((await merge(into.id, third.id, '?projects=drop')).status).toBe(204)
  expect(await titleOf(into.id)).toBe('Mosi')
  expect(await teamExists(third.id)).toBe(false)
})
