import { env } from 'cloudflare:workers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { makeBatch, makeClick, makeView, messageOf } from './analytics-visits.ts'
import { visitOn } from './analytics-week.ts'
import { emptyDatabases } from './databases.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeProject, makeTeam } from './filled-forms.ts'
import { openRound, readPairs } from './judging-round.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

let token = ''
beforeEach(async () => {
  await emptyDatabases()
  token = (await createAccount({ role: 'organizer' })).token
})

type Counted = { teams: number; members: number }
type Overview = {
  totals: Counted
  days: (Counted & { day: string })[]
  week: Counted & { from: string; before: Counted[] }
  countries: { code: string; teams: number }[]
  online: number
  hubs: { id: string; places: number | null; teams: number; waiting: number }[]
  tracks: { id: string; teams: number }[]
  sizes: { members: number; teams: number }[]
  checkIns: { number: number; day: string; state: string; teams: number }[]
  projects: { begun: number; handedIn: number }
  judging: {
    isPublished: boolean
    assigned: number
    handedIn: number
    judges: { assigned: number; handedIn: number }[]
  }
  visits: { since: string; visited: number; opened: number; sent: number } | null
}

async function read() {
  const answer = await send('/api/admin/overview', { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json<Overview>()
}

/** Registers a team by the form, as if at another instant, such as `2025-09-15T00:00:00Z`. */
async function register(at: string, changes: Record<string, unknown> = {}) {
  const form = await makeTeam(changes)
  expect((await send('/api/teams', { body: form })).status).toBe(201)
  const instant = Date.parse(at)
  await env.DB.batch([
    env.DB.prepare('update teams set created_at = ?1 where id = ?2').bind(instant, form.id),
    env.DB.prepare('update team_members set created_at = ?1 where team_id = ?2').bind(
      instant,
      form.id,
    ),
  ])
  return form.id
}

/** 2 to 5 members, of whom the first is the representative. */
function membersOf(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    name: `Person ${'ABCDE'[index]}`,
    email: `${crypto.randomUUID()}@example.com`,
  }))
}
const withMembers = (size: number) => {
  const members = membersOf(size)
  return { members, representativeEmail: members[0]!.email }
}

const online = { participationMode: 'virtual', hubId: '' }

test('without a team, the overview has today, every hub and every track, but nothing to compare', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  const overview = await read()
  expect(overview).toMatchObject({
    totals: { teams: 0, members: 0 },
    days: [{ day: '2025-09-24', teams: 0, members: 0 }],
    week: { from: '2025-09-22', teams: 0, members: 0, before: [] },
    countries: [],
    online: 0,
    sizes: [],
    projects: { begun: 0, handedIn: 0 },
    judging: { isPublished: false, assigned: 0, handedIn: 0, judges: [] },
    visits: { since: '2025-09-11', visited: 0, opened: 0, sent: 0 },
  })
  expect(overview.hubs).toHaveLength(6)
  for (const hub of overview.hubs) expect(hub).toMatchObject({ places: null, teams: 0, waiting: 0 })
  expect(overview.tracks.map(({ teams }) => teams)).toEqual(Array(8).fill(0))
  expect(overview.checkIns.map(({ teams }) => teams)).toEqual([0, 0, 0])
})

test('one team of three counts on its day, in its country, hub, track and size', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  await register('2025-09-23T08:00:00Z', { ...withMembers(3), country: 'KE', hubId: 'nairobi' })
  const overview = await read()
  expect(overview).toMatchObject({
    totals: { teams: 1, members: 3 },
    days: [
      { day: '2025-09-23', teams: 1, members: 3 },
      { day: '2025-09-24', teams: 0, members: 0 },
    ],
    week: { from: '2025-09-22', teams: 1, members: 3, before: [] },
    countries: [{ code: 'KE', teams: 1 }],
    online: 0,
    sizes: [{ members: 3, teams: 1 }],
  })
  expect(overview.hubs.filter(({ teams }) => teams > 0)).toEqual([
    { id: 'nairobi', places: null, teams: 1, waiting: 0 },
  ])
  expect(overview.tracks.filter(({ teams }) => teams > 0)).toEqual([
    { id: 'education-learning', teams: 1 },
  ])
})

test('a week begins on Monday at midnight in UTC, and each is counted up to the present day and time', async () => {
  // Noon in UTC, on a Wednesday.
  stopEditionAt('2025-10-01T14:00:00')
  for (const at of [
    '2025-09-07T10:00:00Z', // the first, on a Sunday: the week of it is not whole
    '2025-09-08T00:00:00Z',
    '2025-09-15T00:00:00Z', // the first moment of a week
    '2025-09-17T12:00:00Z', // the present time of the week, to the millisecond
    '2025-09-17T12:00:00.001Z', // after it
    '2025-09-21T23:59:59.999Z', // the last moment of a week
    '2025-09-22T00:00:00Z',
    '2025-09-23T23:59:59.999Z',
    '2025-09-24T11:59:59Z',
    '2025-09-24T23:00:00Z',
    '2025-09-28T23:59:59.999Z',
    '2025-09-29T00:00:00Z',
    '2025-10-01T12:00:00Z',
  ])
    await register(at)
  const { week, days } = await read()
  const each = (...teams: number[]) => teams.map((count) => ({ teams: count, members: 2 * count }))
  expect(week).toEqual({ from: '2025-09-29', teams: 2, members: 4, before: each(3, 2, 1) })
  expect(days[0]).toEqual({ day: '2025-09-07', teams: 1, members: 2 })
  expect(days.at(-1)).toEqual({ day: '2025-10-01', teams: 1, members: 2 })
  expect(days).toHaveLength(25)
  expect(days.reduce((all, day) => all + day.teams, 0)).toBe(13)
  const teamsOn = (day: string) => days.find((one) => one.day === day)?.teams
  expect(['2025-09-17', '2025-09-21', '2025-09-22', '2025-09-24'].map(teamsOn)).toEqual([
    2, 1, 1, 2,
  ])
})

test('on Monday at midnight nobody has registered yet, and the week before counts the same moment', async () => {
  stopEditionAt('2025-09-29T02:00:00')
  await register('2025-09-15T00:00:00Z')
  await register('2025-09-22T00:00:00Z')
  await register('2025-09-22T00:00:00.001Z')
  await register('2025-09-28T23:59:59.999Z')
  expect((await read()).week).toEqual({
    from: '2025-09-29',
    teams: 0,
    members: 0,
    before: [
      { teams: 1, members: 2 },
      { teams: 1, members: 2 },
    ],
  })
})

test('the days go back fourteen weeks at most, and what is older still counts', async () => {
  await register('2025-01-01T10:00:00Z')
  await register('2025-11-09T10:00:00Z')
  stopEditionAt('2025-11-10T12:00:00')
  const { days, week, totals } = await read()
  expect(totals.teams).toBe(2)
  expect(days[0]!.day).toBe('2025-08-11')
  expect(days).toHaveLength(92)
  expect(days.reduce((all, day) => all + day.teams, 0)).toBe(1)
  expect(week.before.map(({ teams }) => teams)).toEqual([0, 0, 0, 0])
})

test('a member who comes later counts on that day; a team that is deleted counts no more', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  const id = await register('2025-09-22T08:00:00Z')
  const gone = await register('2025-09-22T08:00:00Z')
  const late = Date.parse('2025-09-23T08:00:00Z')
  await env.DB.prepare(
    `insert into team_members (id, team_id, position, name, name_key, email, search_text, created_at)
     values ('late', ?, 3, 'Late', 'late', 'late@example.com', '', ?)`,
  )
    .bind(id, late)
    .run()
  const { token: admin } = await createAccount({ role: 'admin' })
  await send(`/api/admin/teams/${gone}`, { method: 'DELETE', token: admin })
  const { days, totals, sizes } = await read()
  expect(days.slice(0, 2)).toEqual([
    { day: '2025-09-22', teams: 1, members: 2 },
    { day: '2025-09-23', teams: 0, members: 1 },
  ])
  expect(totals).toEqual({ teams: 1, members: 3 })
  expect(sizes).toEqual([{ members: 3, teams: 1 }])
})

test('countries are counted, the largest first and equal ones in one order, wherever they lie', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  for (const country of ['ZM', 'KE', 'FR', 'KE', 'NG', 'ZM'])
    await register('2025-09-23T08:00:00Z', { ...online, country })
  const overview = await read()
  expect(overview.countries).toEqual([
    { code: 'KE', teams: 2 },
    { code: 'ZM', teams: 2 },
    { code: 'FR', teams: 1 },
    { code: 'NG', teams: 1 },
  ])
  expect(overview.online).toBe(6)
})

test('a hub shows its places, the teams that have one and those that wait', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  const limit = { method: 'PUT', token, body: { places: 2 } }
  expect((await send('/api/admin/hubs/lusaka/places', limit)).status).toBe(204)
  for (let team = 0; team < 3; team++) await register('2025-09-23T08:00:00Z')
  await register('2025-09-23T08:00:00Z', { hubId: 'accra' })
  await register('2025-09-23T08:00:00Z', online)
  const overview = await read()
  const hub = (id: string) => overview.hubs.find((one) => one.id === id)
  expect(hub('lusaka')).toEqual({ id: 'lusaka', places: 2, teams: 2, waiting: 1 })
  expect(hub('accra')).toEqual({ id: 'accra', places: null, teams: 1, waiting: 0 })
  expect(overview.online).toBe(1)
})

test('tracks and sizes are counted', async () => {
  stopEditionAt('2025-09-24T12:00:00')
  const at = '2025-09-23T08:00:00Z'
  await register(at, { ...withMembers(2), trackId: 'open-innovation' })
  await register(at, { ...withMembers(5), trackId: 'open-innovation' })
  await register(at, { ...withMembers(5), trackId: 'education-learning' })
  const { tracks, sizes, totals } = await read()
  expect(tracks.filter(({ teams }) => teams > 0)).toEqual(
    expect.arrayContaining([
      { id: 'open-innovation', teams: 2 },
      { id: 'education-learning', teams: 1 },
    ]),
  )
  expect(sizes).toEqual([
    { members: 2, teams: 1 },
    { members: 5, teams: 2 },
  ])
  expect(totals.members).toBe(12)
})

/** Registers the team of an account; returns how its lead sends to the part of the programme that is about a team. */
async function lead(account: { token: string; email: string }) {
  const { token: own, email } = account
  const [representative, ...others] = membersOf(2)
  const members = [{ ...representative!, email }, ...others]
  const form = await makeTeam({ ...online, members, representativeEmail: email })
  expect((await send('/api/teams', { body: form, token: own })).status).toBe(201)
  return async (part: string, method: string, path: string, body?: object) => {
    const answer = await send(`/api/${part}/mine/${form.id}${path}`, { method, body, token: own })
    expect(answer.status).toBe(200)
    return answer.json<{ project: { revision: string } }>()
  }
}

test('check-ins and projects are counted once for each team, and a check-in says whether it is open', async () => {
  const leads = await Promise.all([createAccount(), createAccount(), createAccount()])
  const [first, second] = await Promise.all(leads.map(lead))
  stopEditionAt('2025-10-14T12:00:00')
  const told = {
    revision: null,
    standing: 'building',
    progress: 'The first tool answers.',
    blockers: '',
    link: '',
  }
  await first!('check-ins', 'PUT', '/1', told)
  await second!('check-ins', 'PUT', '/1', told)
  expect(await read()).toMatchObject({
    checkIns: [
      { number: 1, state: 'open', teams: 2 },
      { number: 2, state: 'coming', teams: 0 },
      { number: 3, state: 'coming', teams: 0 },
    ],
    projects: { begun: 0, handedIn: 0 },
  })
  stopEditionAt('2025-11-04T23:59:59')
  const { project } = await first!('projects', 'PUT', '', makeProject())
  await second!('projects', 'PUT', '', makeProject())
  await first!('projects', 'POST', '/submission', makeProject({ revision: project.revision }))
  expect(await read()).toMatchObject({
    checkIns: [{ state: 'over', teams: 2 }, { state: 'over' }, { state: 'over' }],
    projects: { begun: 2, handedIn: 1 },
  })
  await first!('projects', 'DELETE', '/submission')
  expect((await read()).projects).toEqual({ begun: 2, handedIn: 0 })
})

test('scores count against those that judges are to give, for each judge without a name and for each project', async () => {
  const { judges, assign, publish } = await openRound(2, 2)
  await assign(2, 2)
  stopEditionAt('2025-11-06T12:00:00')
  const [first] = judges
  const [given] = (await readPairs()).filter(({ judgeId }) => judgeId === first!.id)
  await first!.handIn(given!.projectId, 3)
  const { judging } = await read()
  expect(judging).toMatchObject({ isPublished: false, assigned: 4, handedIn: 1 })
  expect(judging.judges.toSorted((one, other) => other.handedIn - one.handedIn)).toEqual([
    { assigned: 2, handedIn: 1 },
    { assigned: 2, handedIn: 0 },
  ])
  const list = await send('/api/admin/projects?sort=state&order=asc', { token })
  const { rows } = await list.json<{ rows: { id: string; judges: number; scores: number }[] }>()
  const scored = rows.find(({ id }) => id === given!.projectId)
  expect(scored).toMatchObject({ judges: 2, scores: 1 })
  await publish()
  expect((await read()).judging.isPublished).toBe(true)
})

test('visits count since registration opened, by how far they came, and bots do not', async () => {
  const joining = ['/figma-test-home', '/figma-test-join']
  const sent = makeView({
    1: '/figma-test-join',
    3: Date.parse('2025-09-13T12:00:00Z'),
    11: [
      makeClick({
        1: Date.parse('2025-09-13T12:00:05Z'),
        2: 'body>main>form>[data-track="register-submit"]',
      }),
    ],
  })
  await storeMessages(env.ANALYTICS, [
    visitOn('2025-09-10', joining),
    visitOn('2025-09-11', ['/figma-test-home']),
    visitOn('2025-09-12', ['/figma-test-home', '/figma-test-tracks']),
    visitOn('2025-09-12', joining),
    messageOf(makeBatch([sent], { 1: Date.parse('2025-09-13T12:01:00Z') })),
    visitOn('2025-09-14', joining, {}, 'Googlebot/2.1'),
  ])
  expect((await read()).visits).toEqual({ since: '2025-09-11', visited: 4, opened: 2, sent: 1 })
})

test('when the visits cannot be read, everything else is still there', async () => {
  await register('2025-09-10T08:00:00Z')
  await env.ANALYTICS.exec('ALTER TABLE figma_analytics_daily_visits RENAME TO away')
  onTestFinished(async () => {
    await env.ANALYTICS.exec('ALTER TABLE away RENAME TO figma_analytics_daily_visits')
  })
  expect(await read()).toMatchObject({ totals: { teams: 1, members: 2 }, visits: null })
})

flow('reading the overview', 'D1, D1', 200, async () => {
  const organiser = await createAccount({ role: 'organizer' })
  return () => send('/api/admin/overview', { token: organiser.token })
})
