import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam } from './dashboard.ts'

const { act, readList } = await openDashboard()

const store = (statement: string, ...values: (string | number)[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run()

/** Registers a team of some members under a name that only this file uses. */
async function makeTeamOf(name: string, size: number, changes: Record<string, unknown> = {}) {
  const members = Array.from({ length: size }, (_, index) => ({
    name: `Marula ${name} ${index}`,
    email: `marula.${name.toLowerCase()}.${index}@example.com`,
  }))
  const { id } = await registerTeam({ teamName: `Marula ${name}`, members, ...changes })
  return id
}

const join = (teamId: string, which = '') =>
  store(`update team_members set joined_at = 1 where team_id = ? ${which}`, teamId)

/** Sets when the members of a team were registered. */
const enter = (teamId: string, at: string, which = '') =>
  store(`update team_members set created_at = ? where team_id = ? ${which}`, Date.parse(at), teamId)

const tell = (teamId: string, number: number, isBlocked: boolean) =>
  store(
    `insert into check_ins (team_id, number, revision, details, is_blocked, created_at, updated_at)
     values (?, ?, 'first', '{}', ?, 1, 1)`,
    teamId,
    number,
    Number(isBlocked),
  )

const begin = (teamId: string, submittedAt: number | null) =>
  env.DB.prepare(
    `insert into projects (team_id, revision, draft, created_at, updated_at, submission, submitted_at)
     values (?, 'first', '{}', 1, 1, ?, ?)`,
  )
    .bind(teamId, submittedAt && '{}', submittedAt)
    .run()

const whole = await makeTeamOf('Whole', 2, {
  country: 'KE',
  trackId: 'education-learning',
  participationMode: 'virtual',
})
const open = await makeTeamOf('Open', 3, { country: 'GH', trackId: 'open-innovation' })
const waits = await makeTeamOf('Waits', 5, {
  country: 'KE',
  participationMode: 'in-person',
  hubId: 'nairobi',
})
const names = new Map([
  [whole, 'Whole'],
  [open, 'Open'],
  [waits, 'Waits'],
])
await enter(whole, '2025-09-12T00:00:00Z')
await enter(open, '2025-09-11T23:59:59.999Z', 'and position = 0')
await join(whole)
await join(open, 'and position = 0')
await store('update teams set hub_waiting_since = 1 where id = ?', waits)
await tell(whole, 1, false)
await tell(open, 1, true)
await tell(open, 2, false)
await begin(whole, 1)
await begin(open, null)

test.each([
  ['members=2', ['Whole']],
  ['members=5', ['Waits']],
  ['members=1', []],
  ['status=complete', ['Whole']],
  ['status=inviting', ['Open', 'Waits']],
  ['status=waiting', ['Waits']],
  ['stage=none', ['Waits']],
  ['stage=draft', ['Open']],
  ['stage=handed-in', ['Whole']],
  ['checkIn=1-silent', ['Waits']],
  ['checkIn=1-told', ['Open', 'Whole']],
  ['checkIn=1-blocked', ['Open']],
  ['checkIn=2-silent', ['Waits', 'Whole']],
  ['status=inviting&members=3&stage=draft&checkIn=1-blocked&country=GH', ['Open']],
  ['status=inviting&checkIn=2-told&country=KE', []],
])('the teams of %s are %j, on the screen and in its file', async (filter, expected) => {
  const { rows, total } = await readList(`/teams?search=marula&${filter}`)
  expect(new Set(rows.map(({ id }) => names.get(id)))).toEqual(new Set(expected))
  expect(total).toBe(expected.length)
  const file = await (await act(`/teams.csv?search=marula&columns=name&${filter}`, 'GET')).text()
  const lines = file.trim().split('\r\n').slice(1)
  expect(new Set(lines)).toEqual(new Set(expected.map((name) => `"Marula ${name}"`)))
  expect(lines).toHaveLength(expected.length)
})

test.each([
  ['state=joined', 3],
  ['state=invited', 7],
  ['country=KE', 7],
  ['country=KE&state=joined', 2],
  ['hub=nairobi', 5],
  ['country=KE&mode=in-person', 5],
  ['country=KE&mode=virtual', 2],
  ['track=open-innovation&state=invited', 2],
  ['members=3', 3],
  ['members=5&state=invited', 5],
  ['members=2&hub=nairobi', 0],
  ['to=2025-09-12', 3],
  ['from=2025-09-12&to=2025-09-12&sort=name', 2],
  ['from=2025-09-13&members=2', 0],
  ['from=2025-09-13&sort=email&order=asc', 7],
])('%s leaves %d members, on the screen and in its file', async (filter, expected) => {
  const { rows, total } = await readList(`/members?search=marula&${filter}`)
  expect(rows).toHaveLength(expected)
  expect(total).toBe(expected)
  const file = await (await act(`/members.csv?search=marula&${filter}`, 'GET')).text()
  expect(file.trim().split('\r\n')).toHaveLength(expected + 1)
})

test.each([
  'teams?members=6',
  'teams?status=asleep',
  'teams?stage=won',
  'teams?checkIn=9-silent',
  'members?state=gone',
  'members?members=6',
  'members?from=yesterday',
  'members?hub=atlantis',
  'members?mode=asleep',
])('the unknown filter of %s is refused', async (path) => {
  expect((await act(`/${path}`, 'GET')).status).toBe(400)
})
