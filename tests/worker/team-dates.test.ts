import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { event, type RegistrationSwitch } from '#content/facts/event.ts'
import { editionInstants } from '../edition-instants.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeHubInterest, makeTeam } from './filled-forms.ts'
import { takeMail } from './mailbox.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const expected: Record<RegistrationSwitch, (isOpen: boolean) => boolean> = {
  open: () => true,
  closed: () => false,
  'by-date': (isOpen) => isOpen,
}

const { switch: usual } = event.registration
afterEach(() => {
  Object.assign(event.registration, { switch: usual })
})

test.for(Object.keys(expected) as RegistrationSwitch[])(
  'with the switch at %s the server takes or refuses a team at every instant as the page says',
  async (choice) => {
    Object.assign(event.registration, { switch: choice })
    for (const { at, state } of editionInstants) {
      stopEditionAt(at)
      const answer = await send('/api/teams', { body: await makeTeam() })
      const { error } = (await answer.json()) as { error?: { code: string } }
      expect({ at, status: answer.status, code: error?.code }).toEqual(
        expected[choice](state === 'open')
          ? { at, status: 201, code: undefined }
          : { at, status: 403, code: 'teams.closed' },
      )
    }
  },
)

type Own = { revision: string; exceptions: { kind: string; until: string }[] }

const online = { participationMode: 'virtual', hubId: '' }
/** One change of each kind. */
const changed = {
  hub: { participationMode: 'in-person', hubId: 'lusaka' },
  track: { trackId: 'open-innovation' },
  team: { country: 'UG' },
}
const atHub = changed.hub

/** Registers a team on the opening day and returns how its owner changes it and reads it. */
async function register(fields: Record<string, unknown> = {}) {
  const { token } = await createAccount()
  const { id, captcha, ...details } = await makeTeam(fields)
  await send('/api/teams', { body: { id, captcha, ...details }, token })
  const read = async () => {
    const { teams } = await (await send('/api/teams/mine', { token })).json<{ teams: Own[] }>()
    return teams[0]!
  }
  return {
    id,
    name: details.teamName,
    read,
    async change(changes: Record<string, unknown>, revision?: string) {
      const body = { ...details, ...changes, revision: revision ?? (await read()).revision }
      return send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token })
    },
  }
}

test.for(Object.keys(changed) as (keyof typeof changed)[])(
  'at every instant a team may make the change “%s” or gets the reason, and nothing is lost',
  async (kind) => {
    const team = await register(online)
    for (const { at, changes } of editionInstants) {
      stopEditionAt(at)
      const { revision } = await team.read()
      const answer = await team.change({ ...online, ...changed[kind] })
      expect({ at, status: answer.status }).toEqual({ at, status: changes[kind] ? 200 : 403 })
      const refusal = changes.team ? `teams.${kind}_closed` : 'teams.locked'
      const { error } = await answer.json<{ error?: { code: string } }>()
      expect({ at, code: error?.code }).toEqual({
        at,
        code: changes[kind] ? undefined : refusal,
      })
      expect((await team.read()).revision === revision).toBe(!changes[kind])
      // Back again, so that the next instant asks the same.
      await team.change(online)
    }
  },
)

test('the receipt of a team and the thanks for an interest offer the way to a hub only while it is open', async () => {
  for (const { at, state, changes } of editionInstants) {
    stopEditionAt(at)
    const isOffered = (text: string) => /move to a hub[^]*24 September 2025/.test(text)
    const interest = await makeHubInterest()
    expect((await send('/api/hub-interest', { body: interest })).status).toBe(201)
    expect(isOffered((await takeMail(interest.email)).text), at).toBe(changes.hub)
    if (state !== 'open') continue
    const team = await makeTeam(online)
    expect((await send('/api/teams', { body: team })).status).toBe(201)
    expect(isOffered((await takeMail(team.representativeEmail)).text), at).toBe(changes.hub)
  }
})

const errorOf = async (answer: Response) =>
  (await answer.json<{ error: { code: string; message: string; fields?: object } }>()).error

test('a team may move from online to a hub in the first two weeks, and not a second longer', async () => {
  const team = await register(online)
  stopEditionAt('2025-09-24T23:59:59')
  expect((await team.change(atHub)).status).toBe(200)
  expect((await team.change(online)).status).toBe(200)
  const { revision } = await team.read()
  stopEditionAt('2025-09-25T00:00:00')
  const answer = await team.change(atHub)
  expect(answer.status).toBe(403)
  const { code, message, fields } = await errorOf(answer)
  expect(code).toBe('teams.hub_closed')
  expect(message).toContain('24 September 2025')
  expect(fields).toEqual({ participationMode: message })
  expect((await team.read()).revision).toBe(revision)
  expect((await team.change({ ...online, country: 'UG' })).status).toBe(200)
})

test('a team at a hub may go online later, and may then not come back', async () => {
  const team = await register(atHub)
  stopEditionAt('2025-10-01T12:00:00')
  expect((await team.change({ ...atHub, hubId: 'nairobi' })).status).toBe(200)
  expect((await team.change(online)).status).toBe(200)
  expect((await team.change(atHub)).status).toBe(403)
})

test('a team may change its track until the end of the plan review', async () => {
  const team = await register()
  stopEditionAt('2025-10-20T23:59:59')
  expect((await team.change({ trackId: 'open-innovation' })).status).toBe(200)
  stopEditionAt('2025-10-21T00:00:00')
  const answer = await team.change({ trackId: 'education-learning' })
  expect(answer.status).toBe(403)
  const { code, message, fields } = await errorOf(answer)
  expect(code).toBe('teams.track_closed')
  expect(message).toContain('20 October 2025')
  expect(fields).toEqual({ trackId: message })
  expect((await team.change({ trackId: 'open-innovation', country: 'UG' })).status).toBe(200)
})

test('nothing of a team changes after the submission deadline, except that a repeated change gets its answer', async () => {
  const team = await register()
  const { revision } = await team.read()
  stopEditionAt('2025-11-04T23:59:59')
  expect((await team.change({ country: 'UG' }, revision)).status).toBe(200)
  stopEditionAt('2025-11-05T00:00:00')
  expect((await team.change({ country: 'UG' }, revision)).status).toBe(200)
  const answer = await team.change({ country: 'KE' })
  expect(answer.status).toBe(403)
  const { code, message } = await errorOf(answer)
  expect(code).toBe('teams.locked')
  expect(message).toContain('4 November 2025 at 23:59 CAT')
})

test('an organiser gives one team more time, which the team sees, and withdraws it; both are logged', async () => {
  const [team, other] = [await register(), await register()]
  const organiser = await createAccount({ role: 'organizer' })
  const path = `/api/admin/teams/${team.id}/exceptions`
  const exception = { kind: 'track', until: '2025-10-30', reason: 'The data set was withdrawn.' }
  const put = (body: object, token = organiser.token) => send(path, { method: 'PUT', body, token })
  expect((await put(exception)).status).toBe(204)

  stopEditionAt('2025-10-30T23:59:59')
  expect((await team.read()).exceptions).toEqual([{ kind: 'track', until: '2025-10-30' }])
  expect((await team.change({ trackId: 'open-innovation' })).status).toBe(200)
  expect((await other.change({ trackId: 'open-innovation' })).status).toBe(403)
  expect((await other.read()).exceptions).toEqual([])
  stopEditionAt('2025-10-31T00:00:00')
  expect((await team.change({ trackId: 'education-learning' })).status).toBe(403)

  expect((await put({ ...exception, until: '2025-11-01' })).status).toBe(204)
  expect((await team.change({ trackId: 'education-learning' })).status).toBe(200)
  const list = await send(`/api/admin/teams?search=${team.name}`, { token: organiser.token })
  const { rows } = await list.json<{ rows: { exceptions: object[] }[] }>()
  expect(rows[0]?.exceptions).toMatchObject([
    { kind: 'track', until: '2025-11-01', reason: exception.reason, grantedBy: organiser.email },
  ])
  for (const status of [204, 404]) {
    const answer = await send(`${path}/track`, { method: 'DELETE', token: organiser.token })
    expect(answer.status).toBe(status)
  }
  expect((await team.change({ trackId: 'open-innovation' })).status).toBe(403)

  const { results } = await env.DB.prepare(
    `select action, details from audit_log where subject_id = ? and actor_id = ? order by created_at, action`,
  )
    .bind(team.id, organiser.id)
    .all()
  expect(results).toEqual([
    { action: 'exception_granted', details: '{"kind":"track","until":"2025-10-30"}' },
    { action: 'exception_granted', details: '{"kind":"track","until":"2025-11-01"}' },
    { action: 'exception_revoked', details: '{"kind":"track"}' },
  ])
})

test('an exception for everything opens a locked team, with its track and its hub', async () => {
  const team = await register(online)
  const organiser = await createAccount({ role: 'organizer' })
  const body = { kind: 'team', until: '2025-11-06', reason: 'The hub had no power.' }
  const path = `/api/admin/teams/${team.id}/exceptions`
  expect((await send(path, { method: 'PUT', body, token: organiser.token })).status).toBe(204)
  stopEditionAt('2025-11-06T23:59:59')
  const changes = { ...atHub, trackId: 'open-innovation' }
  expect((await team.change(changes)).status).toBe(200)
  stopEditionAt('2025-11-07T00:00:00')
  expect((await errorOf(await team.change({ ...changes, country: 'KE' }))).code).toBe(
    'teams.locked',
  )
})

test.each([
  [{ until: '2025-10-20' }, 'until'],
  [{ until: '2025-11-05' }, 'until'],
  [{ until: '2025-02-30' }, 'until'],
  [{ until: 'soon' }, 'until'],
  [{ kind: 'team', until: '2025-11-04' }, 'until'],
  [{ kind: 'team', until: '2025-11-13' }, 'until'],
  [{ kind: 'name' }, 'kind'],
  [{ reason: '' }, 'reason'],
])('an exception with %o is refused', async (changes, field) => {
  const { id } = await register()
  const organiser = await createAccount({ role: 'organizer' })
  const body = { kind: 'track', until: '2025-10-30', reason: 'A good reason', ...changes }
  const path = `/api/admin/teams/${id}/exceptions`
  const answer = await send(path, { method: 'PUT', body, token: organiser.token })
  expect(answer.status).toBe(400)
  expect((await errorOf(answer)).fields).toHaveProperty(field)
})

test('only organisers make exceptions, and none is made for a team that does not exist', async () => {
  const team = await register()
  const stranger = await createAccount()
  const organiser = await createAccount({ role: 'organizer' })
  const body = { kind: 'track', until: '2025-10-30', reason: 'A good reason' }
  const put = (id: string, token: string) =>
    send(`/api/admin/teams/${id}/exceptions`, { method: 'PUT', body, token })
  expect((await put(team.id, stranger.token)).status).toBe(403)
  expect((await put(crypto.randomUUID(), organiser.token)).status).toBe(404)
  expect((await team.read()).exceptions).toEqual([])
})

test('a team is deleted together with its exceptions', async () => {
  const team = await register()
  const administrator = await createAccount({ role: 'admin' })
  const body = { kind: 'track', until: '2025-10-30', reason: 'A good reason' }
  const path = `/api/admin/teams/${team.id}`
  const { token } = administrator
  expect((await send(`${path}/exceptions`, { method: 'PUT', body, token })).status).toBe(204)
  expect((await send(path, { method: 'DELETE', token })).status).toBe(204)
  const left = await env.DB.prepare('select 1 from team_exceptions where team_id = ?')
    .bind(team.id)
    .all()
  expect(left.results).toEqual([])
})

test('a team that ends because everyone in it is erased loses its exceptions too', async () => {
  const form = await makeTeam()
  await send('/api/teams', { body: form })
  const { token } = await createAccount({ role: 'admin' })
  const body = { kind: 'team', until: '2025-11-06', reason: 'A good reason' }
  await send(`/api/admin/teams/${form.id}/exceptions`, { method: 'PUT', body, token })
  for (const { email } of form.members) {
    const answer = await send('/api/admin/addresses', { method: 'DELETE', body: { email }, token })
    expect(answer.status).toBe(200)
  }
  for (const table of ['teams where id', 'team_exceptions where team_id']) {
    const { results } = await env.DB.prepare(`select 1 from ${table} = ?`).bind(form.id).all()
    expect(results, table).toEqual([])
  }
})
