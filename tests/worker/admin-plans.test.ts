import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { CHUNK } from '#worker/admin/list-query.ts'
import { insertMessages } from './many-messages.ts'
import { insertAuditEntries, insertTeams, teamIdOf } from './many-teams.ts'
import { explain, recordInto, type Statement } from './query-plans.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const TEAMS = 10_000
const MEMBERS_EACH = 4
const ENTRIES = 10_000
const MESSAGES = 10_000

type List = { rows: Record<string, unknown>[]; total: number }

let token = ''

beforeAll(async () => {
  await insertTeams(env.DB, TEAMS, MEMBERS_EACH)
  token = (await createAccount({ role: 'admin' })).token
  await insertAuditEntries(env.DB, ENTRIES)
  await insertMessages(env.DB, MESSAGES)
}, 120_000)

/** Records the statements that a request runs, as the database receives them. */
async function recordStatements(path: string) {
  const recorded: Statement[] = []
  const open = env.DB.withSession.bind(env.DB)
  const spy = vi.spyOn(env.DB, 'withSession').mockImplementation((constraint) => {
    const session = open(constraint)
    session.prepare = recordInto(recorded, session.prepare.bind(session))
    return session
  })
  const answer = await send(path, { token })
  spy.mockRestore()
  expect(answer.status).toBe(200)
  return { recorded, text: await answer.text() }
}

/** Every list with its orders and filters; each is read from both ends, with a search and without. */
const kinds = [
  {
    list: 'teams',
    sorts: ['created', 'name', 'country'],
    filters: [
      '',
      'mode=in-person',
      'country=KE&hub=nairobi&track=education-learning&from=2025-01-01',
      'track=education-learning&to=2026-12-31',
      'members=4&status=inviting&stage=none&checkIn=1-silent',
      'status=waiting&checkIn=2-blocked',
      'status=complete&stage=draft&mode=virtual',
      'stage=handed-in&country=KE',
    ],
  },
  {
    list: 'members',
    sorts: ['created', 'name', 'email'],
    filters: [
      '',
      `team=${teamIdOf(7)}`,
      'state=joined',
      'state=invited&hub=nairobi&country=KE&mode=in-person',
      'members=4&state=joined&from=2025-01-01',
      'members=3&from=2025-09-11&to=2025-09-12&track=education-learning',
    ],
  },
  { list: 'roles', sorts: ['created'], filters: [''] },
  { list: 'users', sorts: ['created', 'email'], filters: ['', 'role=judge', 'role=lead'] },
  { list: 'messages', sorts: ['created', 'urgency'], filters: ['', 'status=new'] },
  { list: 'applications', sorts: ['created'], filters: ['', 'status=talking'] },
  { list: 'hub-interests', sorts: ['created', 'city'], filters: [''] },
  { list: 'matching/reports', sorts: ['created'], filters: ['', 'state=open', 'state=decided'] },
  {
    list: 'intake',
    sorts: ['urgency', 'created'],
    filters: ['', 'state=overdue&owner=nobody', 'kind=message&state=answered&owner=me'],
  },
  {
    list: 'audit-log',
    sorts: ['created'],
    filters: [
      '',
      'action=signed_in',
      'from=2025-09-11&to=2025-09-12',
      'action=signed_in&from=2025-09-11',
    ],
  },
]
const searches = ['', 'search=mwangi', 'search=amina%20mwan%20com', 'search=e']

const COVERED = /(SCAN|SEARCH) \w+ (EXISTS )?USING COVERING INDEX|^USING INDEX \w+ FOR IN-OPERATOR$/
/** Heads of what is read for a filter: once before the teams, such as those of the members found, or once for each team. */
const ONCE = /(LIST|CORRELATED SCALAR) SUBQUERY|CREATE BLOOM FILTER/

const lists = [
  '/api/admin/summary',
  '/api/admin/teams.csv',
  `/api/admin/teams/${teamIdOf(7)}`,
  '/api/admin/members.csv',
  '/api/admin/teams.csv?search=mwangi&mode=in-person',
  `/api/admin/members.csv?search=mwangi&team=${teamIdOf(7)}`,
  '/api/admin/audit-log.csv',
  '/api/admin/messages.csv?search=mwangi&status=new',
  '/api/admin/applications.csv',
  '/api/admin/hub-interests.csv?sort=city&order=asc',
  '/api/admin/addresses?email=rep1@example.com',
  '/api/admin/audit-log.csv?search=rep1&action=signed_in&order=asc',
  ...kinds.flatMap(({ list, sorts, filters }) =>
    sorts.flatMap((sort) =>
      filters.flatMap((filter) =>
        searches.flatMap((search) =>
          ['order=asc', 'order=desc&page=400'].map((window) => {
            const query = [`sort=${sort}`, window, filter, search].filter(Boolean).join('&')
            return `/api/admin/${list}?${query}`
          }),
        ),
      ),
    ),
  ),
]

test.each(lists)('%s reads only indexes', async (path) => {
  const { recorded } = await recordStatements(path)
  expect(recorded.length).toBeGreaterThan(0)
  for (const statement of recorded) {
    const plan = await explain(statement)
    const scans = plan.filter((line) => line.trim().startsWith('SCAN ') && !line.includes('USING'))
    const harmless = scans.filter((line) => !/SCAN (CONSTANT ROW|\(subquery|json_each)/.test(line))
    expect(harmless, `${statement.sql}\n${plan.join('\n')}`).toEqual([])
  }
})

test.each([
  '/api/admin/teams',
  '/api/admin/teams?sort=name',
  '/api/admin/members',
  '/api/admin/members?sort=email&order=asc',
  '/api/admin/members?search=nobody%20here',
  '/api/admin/members?search=e&sort=name',
  '/api/admin/members?members=4&sort=name&order=asc',
  '/api/admin/members?from=2025-09-11&to=2025-09-12&members=4&state=joined',
  '/api/admin/members?from=2025-09-11&sort=name',
  '/api/admin/members?to=2026-12-31&members=4&sort=email&search=e',
  '/api/admin/teams?search=zambia&sort=country&order=asc',
  '/api/admin/teams?mode=virtual&track=education-learning',
  '/api/admin/teams?track=education-learning&from=2025-01-01&sort=name',
  '/api/admin/teams?country=KE&track=education-learning&sort=country',
  '/api/admin/audit-log?order=desc&page=300',
  '/api/admin/audit-log?action=signed_in&from=2025-09-11',
])('%s chooses its page without sorting and without reading the rows before it', async (path) => {
  const { recorded } = await recordStatements(path)
  const plans = await Promise.all(
    recorded.filter(({ sql }) => sql.includes('limit')).map((one) => explain(one)),
  )
  // The indented lines choose the page; outside them only the page itself is sorted.
  const choices = plans.flat().filter((line) => line.startsWith('  '))
  expect(choices.length).toBeGreaterThan(0)
  for (const line of choices.filter((one) => !ONCE.test(one))) expect(line).toMatch(COVERED)
})

test.each([
  '/api/admin/intake?page=300',
  '/api/admin/intake?state=overdue&owner=nobody',
  '/api/admin/intake?state=waiting&kind=message&search=e',
  '/api/admin/intake?state=answered&owner=me&order=asc',
  '/api/admin/intake?sort=created&search=mwangi',
])('%s chooses its page from one index in its order', async (path) => {
  const { recorded } = await recordStatements(path)
  // The first condition in parentheses chooses the page.
  const list = recorded.find(({ sql }) => sql.includes('limit'))!
  const [, choice] = /where "intake_cases"\."id" in (\(.*\)) order by/.exec(list.sql)!
  const before = list.sql.slice(0, list.sql.indexOf(choice!)).split('?').length - 1
  const plan = await explain({
    sql: choice!.slice(1, -1),
    values: list.values.slice(before, before + choice!.split('?').length - 1),
  })
  expect(plan.join()).toMatch(/^(SCAN|SEARCH) intake_cases USING COVERING INDEX intake_cases_/)
  expect(plan.join()).not.toContain('TEMP B-TREE')
})

test.each([
  '',
  '?order=asc&search=amina',
  '?state=waiting',
  '?state=overdue&owner=nobody',
  '?state=answered&order=asc',
  '?sort=created',
])('the file of the inbox%s reads each of its parts from one index in its order', async (query) => {
  const { recorded, text } = await recordStatements(`/api/admin/intake/export.csv${query}`)
  const parts = recorded.filter(({ sql }) => sql.includes('limit'))
  const rows = text.trimEnd().split('\r\n').slice(1)
  const list = JSON.parse((await recordStatements(`/api/admin/intake${query}`)).text) as List
  expect(rows).toHaveLength(list.total)
  expect(new Set(rows).size).toBe(list.total)
  expect(parts.length).toBeGreaterThanOrEqual(rows.length / CHUNK)
  for (const part of parts) {
    const plan = (await explain(part)).join()
    expect(plan).toMatch(/^(SCAN|SEARCH) intake_cases USING INDEX intake_cases_/)
    expect(plan).not.toContain('TEMP B-TREE')
  }
})

test.each([
  '/api/admin/teams?search=mwangi',
  '/api/admin/teams?search=zambia&mode=virtual',
  '/api/admin/teams?country=KE&mode=virtual&track=education-learning',
  '/api/admin/teams?members=4&status=inviting&stage=draft&checkIn=1-silent',
  '/api/admin/teams?status=waiting&stage=handed-in&checkIn=2-blocked',
  '/api/admin/members?state=invited&hub=nairobi&country=KE',
  '/api/admin/members?search=com%20example%20team%20e',
  '/api/admin/members?members=4&state=invited&from=2025-09-11&to=2025-09-12',
])('%s is counted on indexes alone, without a look at the rows', async (path) => {
  const { recorded } = await recordStatements(path)
  const counts = recorded.filter(({ sql }) => sql.startsWith('select count'))
  const plans = await Promise.all(counts.map((one) => explain(one)))
  const reads = plans.flat().filter((line) => !ONCE.test(line))
  expect(reads.length).toBeGreaterThan(0)
  for (const line of reads) expect(line).toMatch(COVERED)
})

test.each([
  '/api/admin/mentoring/requests',
  '/api/admin/mentoring/mentors',
  '/api/mentoring/given',
  `/api/mentoring/teams/${teamIdOf(7)}`,
  '/api/admin/hub-organisers',
  '/api/hub?search=amina%20okafor',
  '/api/attendance/nairobi?search=amina%20okafor',
])(
  '%s reads all mentors or hub organisers at most, of teams and their requests those that it shows',
  async (path) => {
    const account = `(select id from users order by created_at desc limit 1)`
    await env.DB.batch([
      env.DB.prepare(
        `insert or ignore into mentors select ${account}, 'A', '[]', '[]', '[]', '[]', 1, 1, 1`,
      ),
      env.DB.prepare(`insert or ignore into hub_organisers select ${account}, 'nairobi', 1`),
      env.DB.prepare(`update teams set owner_id = ${account} where id = ?`).bind(teamIdOf(7)),
    ])
    const { recorded } = await recordStatements(path)
    const plans = await Promise.all(recorded.map((one) => explain(one)))
    const scans = plans.flat().filter((line) => /^ *SCAN /.test(line))
    const isHarmless =
      /SCAN (mentors( USING|$)|hub_organisers USING INDEX|CONSTANT ROW|mentorings USING (COVERING )?INDEX mentorings_waiting)/
    expect(scans.filter((line) => !isHarmless.test(line))).toEqual([])
  },
)

test.each([
  ['overview', 10, 10],
  // The sizes look into two tables, the people on the talent list are few.
  ['partner-report', 4, 5],
])(
  'the counts of /api/admin/%s are taken from indexes alone, without a look at the rows',
  async (path, statements, looks) => {
    const { recorded } = await recordStatements(`/api/admin/${path}`)
    const counts = recorded.filter(
      ({ sql }) => /(count|min)\(/.test(sql) && !sql.includes('"users"'),
    )
    expect(counts).toHaveLength(statements)
    const plans = await Promise.all(counts.map((one) => explain(one)))
    const reads = plans.flat().filter((line) => /SCAN|SEARCH/.test(line) && line !== 'SCAN sizes')
    expect(reads).toHaveLength(looks)
    for (const line of reads) expect(line).toMatch(COVERED)
  },
)

test('a person among forty thousand is found by parts of the address', async () => {
  const { text } = await recordStatements('/api/admin/members?search=member4711.2%40example')
  const { rows, total } = JSON.parse(text) as List
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    email: 'member4711.2@example.com',
    teamName: 'Team 4711',
    teamId: teamIdOf(4711),
  })
})

test('a team among ten thousand is found by a part of the address of one of its members', async () => {
  const { text } = await recordStatements('/api/admin/teams?search=member4711.2%40example')
  const { rows, total } = JSON.parse(text) as List
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ id: teamIdOf(4711) })
})

/** The pages around the ends of the chunks in which a file is read. */
const PAGES = [1, 20, 21, 41, 100]

/** By what the rows of a list are told apart, in the file and on the screen, and how many there are; otherwise by the team. */
const told: Record<string, [column: string, field: string, total: number]> = {
  teams: ['name', 'teamName', TEAMS],
  members: ['email', 'email', TEAMS * MEMBERS_EACH],
  messages: ['subject', 'subject', MESSAGES],
}

test.each([
  ['teams', 'teams', 'sort=created&order=desc'],
  ['teams', 'teams', 'sort=name&order=asc'],
  ['teams', 'teams', 'sort=country&order=desc'],
  ['members', 'members', 'sort=created&order=asc'],
  ['members', 'members', 'sort=name&order=asc'],
  ['members', 'members', 'sort=email&order=desc'],
  ['projects', 'projects/export', 'sort=submitted&order=asc'],
  ['projects', 'projects/export', 'sort=state&order=desc'],
  ['messages', 'messages', 'sort=urgency&order=desc'],
  ['check-ins/teams', 'check-ins/teams', 'order=asc'],
])('the file of %s holds every row once, in the order of the screen', async (list, file, order) => {
  const [column, field, total] = told[list] ?? ['team', 'teamName', TEAMS]
  const { text } = await recordStatements(`/api/admin/${file}.csv?${order}&columns=${column}`)
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(total)
  expect(new Set(lines).size).toBe(lines.length)
  for (const page of PAGES) {
    const shown = await recordStatements(`/api/admin/${list}?size=100&page=${page}&${order}`)
    const { rows } = JSON.parse(shown.text) as List
    const first = (page - 1) * rows.length
    expect(lines.slice(first, first + rows.length)).toEqual(
      rows.map((row) => `"${String(row[field])}"`),
    )
  }
})

test('the pages of a list hold every row once', async () => {
  const names = new Set<unknown>()
  for (let page = 1; page <= TEAMS / 100; page += 11) {
    const { text } = await recordStatements(
      `/api/admin/teams?size=100&page=${page}&sort=country&order=asc`,
    )
    const { rows, total } = JSON.parse(text) as List
    expect(total).toBe(TEAMS)
    for (const row of rows) names.add(row.id)
    expect(rows.every((row) => row.members === MEMBERS_EACH)).toBe(true)
  }
  expect(names.size).toBe(Math.ceil(TEAMS / 100 / 11) * 100)
})

test('the file of the audit log holds every matching entry once, in the order of the list', async () => {
  const { text } = await recordStatements('/api/admin/audit-log.csv?action=signed_out&order=asc')
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(ENTRIES / 2)
  expect(new Set(lines).size).toBe(ENTRIES / 2)
  expect(lines).toEqual(lines.toSorted())
})

// The reports of the visits, each by the statement that reads most.
const reports: [string, string][] = [
  [
    'overview and pages',
    `select day, sum(views) from figma_analytics_daily_pages where day between '2026-03-01' and '2026-03-07' group by day`,
  ],
  [
    'the overview',
    `select value, sum(visits) from figma_analytics_daily_visits where day in (select value from json_each('["2026-03-01"]')) and kind = 'step' group by value`,
  ],
  [
    'sources',
    `select value, sum(visits) from figma_analytics_daily_visits where day between '2026-03-01' and '2026-03-07' and kind = 'country' group by value`,
  ],
  [
    'live',
    `select last_path, count(*) from figma_analytics_sessions where started_at > '2026' and seen_at > '2026' and is_bot = 0 group by last_path`,
  ],
  [
    'heat map',
    `select selector, cell, sum(clicks) from figma_analytics_heat_cells where page_path = 'x' and viewport_class = 'phone' group by selector, cell`,
  ],
  [
    'what networks have sent',
    `select events from figma_analytics_networks where (day, network) in (select value->>0, value->>1 from json_each('[["2026-03-01","a"]]'))`,
  ],
  [
    'known sources',
    `select distinct kind, value from figma_analytics_daily_visits where day >= '2026-03-01' and kind in ('referrer', 'language') and value <> ''`,
  ],
  [
    'scroll bands',
    `select band, views from figma_analytics_scroll_bands where page_path = 'x' and viewport_class = 'phone'`,
  ],
]

test.each(reports)('the query for %s searches by an index', async (_, sql) => {
  const plan = (await explain({ sql, values: [] }, env.ANALYTICS)).map((line) => line.trim())
  expect(plan.filter((line) => /^SCAN(?!.* VIRTUAL TABLE)/.test(line))).toEqual([])
  expect(plan.some((line) => /^SEARCH .* USING (COVERING )?INDEX/.test(line))).toBe(true)
})
