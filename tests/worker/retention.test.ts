import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { event } from '#content/facts/event.ts'
import { retention } from '#content/facts/retention.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import {
  countRows,
  dumpTables,
  makeBatch,
  makeClick,
  makeView,
  messageOf,
} from './analytics-visits.ts'
import { NIGHTLY, runCron } from './clock.ts'

const DAY = 24 * 3600_000
const finaleEnds = Date.parse(event.phases.ends)

async function insertEntry(id: string, createdAt: number) {
  await env.DB.prepare(
    `insert into audit_log (id, action, address, created_at) values (?, 'signed_in', '192.0.2.7', ?)`,
  )
    .bind(id, createdAt)
    .run()
}

async function readEntries() {
  const { results } = await env.DB.prepare('select id, address from audit_log order by id').all()
  return results
}

const tables = {
  contact_messages: `(id, form_digest, name, email, department, subject, message, status, search_text, created_at)
    values (?1, '', 'A', 'a@example.com', 'tech', 'S', 'M', 'new', '', ?2)`,
  partner_applications: `(id, form_digest, organization_name, organization_type, contact_name, email, partnership_type,
      contribution_details, goals, consent_version, agreed_to_terms_at, status, search_text, created_at)
    values (?1, '', 'O', 'company', 'A', 'a@example.com', 'gold', 'C', 'G', '1', 1, 'new', '', ?2)`,
  hub_interests: `(id, form_digest, kind, city, name, email, search_text, created_at)
    values (?1, '', 'join', 'Lusaka', 'A', 'a@example.com', '', ?2)`,
  // These go with the message.
  intake_cases: `(id, kind, message_id, search_text, created_at) values (?1, 'message', ?1, '', ?2)`,
  intake_entries: `(id, case_id, kind, author_id, created_at) values (?1, ?1, 'note', 'A', ?2)`,
}

async function insertSubmissions(id: string, createdAt: number) {
  for (const [table, row] of Object.entries(tables))
    await env.DB.prepare(`insert into ${table} ${row}`).bind(id, createdAt).run()
}

async function readSubmissions() {
  const found = await Promise.all(
    Object.keys(tables).map(async (table) => {
      const { results } = await env.DB.prepare(`select id from ${table} order by id`).all()
      return results.map(({ id }) => id)
    }),
  )
  expect(new Set(found.map((ids) => JSON.stringify(ids))).size).toBe(1)
  return found[0]
}

test('the audit log drops network addresses after 90 days and entries after a year', async () => {
  const now = Date.now()
  await insertEntry('a-new', now - (retention.auditLog.addressDays - 1) * DAY)
  await insertEntry('b-older', now - (retention.auditLog.addressDays + 1) * DAY)
  await insertEntry('c-oldest', now - (retention.auditLog.days + 1) * DAY)
  const left = [
    { id: 'a-new', address: '192.0.2.7' },
    { id: 'b-older', address: null },
  ]
  await runCron(NIGHTLY, new Date(now))
  expect(await readEntries()).toEqual(left)
  await runCron(NIGHTLY, new Date(now))
  expect(await readEntries()).toEqual(left)
})

test('the addresses of very many entries are dropped in one night', async () => {
  const now = Date.now()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
     insert into audit_log (id, action, address, created_at) select 'many-' || i, 'signed_in', '192.0.2.7', ?1 from n`,
  )
    .bind(now - 100 * DAY)
    .run()
  await runCron(NIGHTLY, new Date(now))
  const left = await env.DB.prepare(
    `select count(*) as n, count(address) as addresses from audit_log where id like 'many-%'`,
  ).first()
  expect(left).toEqual({ n: 20_000, addresses: 0 })
})

test('what people sent goes twelve months after the finale, or after they sent it if that is later', async () => {
  await insertSubmissions('a-before', finaleEnds - 60 * DAY)
  await insertSubmissions('b-after', finaleEnds + 100 * DAY)
  await runCron(NIGHTLY, new Date(finaleEnds + 364 * DAY))
  expect(await readSubmissions()).toEqual(['a-before', 'b-after'])
  await runCron(NIGHTLY, new Date(finaleEnds + 366 * DAY))
  expect(await readSubmissions()).toEqual(['b-after'])
  await runCron(NIGHTLY, new Date(finaleEnds + 467 * DAY))
  expect(await readSubmissions()).toEqual([])
})

test('a team goes with its members two years after the finale, or after it was registered if that is later', async () => {
  const insertTeam = (id: string, createdAt: number) =>
    env.DB.batch([
      env.DB.prepare(
        `insert into teams (id, form_digest, owner_id, team_name, name_key, representative_name, representative_email,
           representative_phone, country, participation_mode, track_id, revision, search_text, created_at, updated_at)
         values (?1, '', null, ?1, ?1, 'A', 'a@example.com', '', 'ZM', 'virtual', 'open-innovation', '', '', ?2, ?2)`,
      ).bind(id, createdAt),
      env.DB.prepare(
        `insert into team_members (id, team_id, position, name, name_key, email, search_text, created_at)
         values (?1, ?1, 0, 'A', 'a', 'a@example.com', '', ?2)`,
      ).bind(id, createdAt),
    ])
  await insertTeam('t-edition', finaleEnds - 60 * DAY)
  await insertTeam('t-later', finaleEnds + 100 * DAY)
  const left = async () => {
    const [teams, members] = await env.DB.batch([
      env.DB.prepare("select id from teams where id like 't-%' order by id"),
      env.DB.prepare("select id from team_members where id like 't-%' order by id"),
    ])
    expect(members!.results).toEqual(teams!.results)
    return (teams!.results as { id: string }[]).map(({ id }) => id)
  }
  await runCron(NIGHTLY, new Date(finaleEnds + 729 * DAY))
  expect(await left()).toEqual(['t-edition', 't-later'])
  await runCron(NIGHTLY, new Date(finaleEnds + 732 * DAY))
  expect(await left()).toEqual(['t-later'])
  await runCron(NIGHTLY, new Date(finaleEnds + 832 * DAY))
  expect(await left()).toEqual([])
})

/** The night in which the visits of these tests are old. */
const night = Date.parse('2026-09-01T03:17:00Z')

const raw = ['sessions', 'page_views', 'time', 'scroll', 'heatmap'].map(
  (name) => `figma_analytics_${name}`,
)

function visitOf(age: number) {
  const at = night - age * DAY
  return messageOf(makeBatch([makeView({ 3: at, 11: [makeClick({ 1: at })] })], { 1: at + 10_000 }))
}

test('raw events are deleted after 90 days, and the rollups stay', async () => {
  await storeMessages(env.ANALYTICS, [
    ...Array.from({ length: 30 }, () => visitOf(91)),
    ...Array.from({ length: 20 }, () => visitOf(89)),
  ])
  await storeMessages(env.ANALYTICS, [{ ...visitOf(91), rejected: { shape: 1 }, views: [] }])
  const before = await dumpTables()
  await runCron(NIGHTLY, new Date(night))
  const after = await dumpTables()
  for (const table of raw) expect(after[table], table).toHaveLength(20)
  expect(after.figma_analytics_rejected).toHaveLength(0)
  for (const rollup of ['daily_pages', 'daily_visits', 'scroll_bands', 'heat_cells']) {
    expect(after[`figma_analytics_${rollup}`]).toEqual(before[`figma_analytics_${rollup}`])
  }
})

test('more than one chunk is deleted in one night, and nothing recent', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_page_views select 5000000 + value, 1, '/figma-test-home', 'T',
       iif(value % 4 = 0, '2026-08-30T00:00:00.000Z', '2026-01-01T00:00:00.000Z'), null, 10, 'phone', 640, 3000, 'b1', 0
     from (with recursive number(value) as (select 1 union all select value + 1 from number where value < 16000) select value from number)`,
  ).run()
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_time select id, session_id, page_path, 1, 1 from figma_analytics_page_views where id >= 5000000`,
  ).run()
  await runCron(NIGHTLY, new Date(night))
  expect(await countRows('figma_analytics_page_views')).toBe(20 + 4000)
  expect(await countRows('figma_analytics_time')).toBe(20 + 4000)
})

test('a dead letter is deleted before its events could return to a pruned day', async () => {
  const insert = env.ANALYTICS.prepare(
    `insert into dead_events (id, body, events, died_at) values (?, '{}', 1, ?)`,
  )
  await env.ANALYTICS.batch([
    insert.bind('old', new Date(night - 81 * DAY).toISOString()),
    insert.bind('young', new Date(night - 79 * DAY).toISOString()),
  ])
  await runCron(NIGHTLY, new Date(night))
  const { results } = await env.ANALYTICS.prepare('select id from dead_events').all()
  expect(results).toEqual([{ id: 'young' }])
})

test('sums are deleted after more than two years, cells of a heat map a year after their last click, and names of networks the next night', async () => {
  await env.ANALYTICS.batch(
    [
      'figma_analytics_daily_pages (day, page_path) values (?1, ?2)',
      "figma_analytics_daily_visits (day, kind, value) values (?1, 'referrer', ?2)",
      'figma_analytics_dropped (day, reason, events) values (?1, ?2, 1)',
      'figma_analytics_networks (day, network, events) values (?1, ?2, 1)',
      "figma_analytics_heat_cells (last_day, page_path, viewport_class, selector, cell) values (?1, ?2, 'phone', 'a', 1)",
    ].flatMap((values) =>
      [801, 799, 366, 364, 1, 0].map((age) =>
        env.ANALYTICS.prepare(`insert into ${values}`).bind(
          new Date(night - age * DAY).toISOString().slice(0, 10),
          `aged ${age}`,
        ),
      ),
    ),
  )
  await runCron(NIGHTLY, new Date(night))
  const agesIn = async (table: string, column: string) => {
    const { results } = await env.ANALYTICS.prepare(
      `select ${column} as name from figma_analytics_${table} where ${column} like 'aged %'`,
    ).all<{ name: string }>()
    return results.map(({ name }) => Number(name.slice(5))).sort((one, other) => one - other)
  }
  const young = [0, 1, 364, 366, 799]
  expect(await agesIn('daily_pages', 'page_path')).toEqual(young)
  expect(await agesIn('daily_visits', 'value')).toEqual(young)
  expect(await agesIn('dropped', 'reason')).toEqual(young)
  expect(await agesIn('networks', 'network')).toEqual([0])
  expect(await agesIn('heat_cells', 'page_path')).toEqual([0, 1, 364])
})

test('a judge of an edition long past is none any more, and one of a later edition still is', async () => {
  const later = new Date(finaleEnds)
  later.setUTCMonth(later.getUTCMonth() + retention.teamMonths)
  for (const [id, age] of [
    ['past', retention.teamMonths * 31],
    ['later', 30],
  ] as const) {
    const at = later.getTime() - age * DAY
    await env.DB.batch([
      env.DB.prepare(
        `insert into judges (user_id, organization, domain, created_at) values (?, '', '', ?)`,
      ).bind(id, at),
      env.DB.prepare(
        `insert into user_roles (id, user_id, role, created_at) values (?1, ?1, 'judge', ?2)`,
      ).bind(id, at),
    ])
  }
  await runCron(NIGHTLY, new Date(later.getTime() + DAY))
  const { results } = await env.DB.prepare(
    `select user_id as id from judges union all select user_id from user_roles where role = 'judge'`,
  ).all()
  expect(results).toEqual([{ id: 'later' }, { id: 'later' }])
})

test('a mentor of an edition long past is none any more, and one of a later edition still is', async () => {
  const later = new Date(finaleEnds)
  later.setUTCMonth(later.getUTCMonth() + retention.teamMonths)
  for (const [id, age] of [
    ['past mentor', retention.teamMonths * 31],
    ['later mentor', 30],
  ] as const)
    await env.DB.prepare(
      `insert into mentors (user_id, name, track_ids, languages, countries, hub_ids, places, has_room, created_at)
       values (?, 'Ngozi', '[]', '["en"]', '[]', '[]', 2, 1, ?)`,
    )
      .bind(id, later.getTime() - age * DAY)
      .run()
  await runCron(NIGHTLY, new Date(later.getTime() + DAY))
  const { results } = await env.DB.prepare('select user_id as id from mentors').all()
  expect(results).toEqual([{ id: 'later mentor' }])
})

test('a hub organiser of an edition long past is none any more, and one of a later edition still is', async () => {
  const later = new Date(finaleEnds)
  later.setUTCMonth(later.getUTCMonth() + retention.teamMonths)
  for (const [id, age] of [
    ['past organiser', retention.teamMonths * 31],
    ['later organiser', 30],
  ] as const)
    await env.DB.prepare(
      `insert into hub_organisers (user_id, hub_id, created_at) values (?, 'accra', ?)`,
    )
      .bind(id, later.getTime() - age * DAY)
      .run()
  await runCron(NIGHTLY, new Date(later.getTime() + DAY))
  const { results } = await env.DB.prepare('select user_id as id from hub_organisers').all()
  expect(results).toEqual([{ id: 'later organiser' }])
})

const { teamMonths, talentMonths } = retention

test.each([
  [
    'attendances',
    teamMonths,
    `(id, event, day, user_id, created_at) values (?1, 'finale', '2025-11-11', ?1, ?2)`,
  ],
  ['passes', teamMonths, '(user_id, number, created_at) values (?1, ?1, ?2)'],
  ['received_deliveries', teamMonths, '(hash, received_at) values (?1, ?2)'],
  ['reminder_refusals', teamMonths, '(email, created_at) values (?1, ?2)'],
  [
    'talent_profiles',
    talentMonths,
    `(id, user_id, name, country, seeks, skills, languages, about, cv_link, consent_text, consent_version, consented_at,
       search_text, created_at) values (?1, ?1, 'A', 'ZM', 'S', '[]', '[]', 'A', '', 'C', '1', ?2, '', 1)`,
  ],
  [
    'talent_sightings',
    talentMonths,
    `(user_id, application_id, organization_name, first_at, last_at) values (?1, 'A', 'O', 1, ?2)`,
  ],
])(
  'rows of %s go %i months after the finale, or after they came if that is later',
  async (table, months, row) => {
    const over = new Date(finaleEnds)
    over.setUTCMonth(over.getUTCMonth() + months)
    const rows = [
      ['of the edition', finaleEnds - DAY],
      ['of later', finaleEnds + 30 * DAY],
    ] as const
    await env.DB.prepare(`delete from ${table}`).run()
    for (const [id, at] of rows)
      await env.DB.prepare(`insert into ${table} ${row}`).bind(id, at).run()
    const left = async () => {
      const { results } = await env.DB.prepare(`select * from ${table}`).all()
      return rows.flatMap(([id]) => (JSON.stringify(results).includes(id) ? [id] : []))
    }
    await runCron(NIGHTLY, new Date(over.getTime() - DAY))
    expect(await left()).toEqual(['of the edition', 'of later'])
    await runCron(NIGHTLY, new Date(over.getTime() + DAY))
    expect(await left()).toEqual(['of later'])
    await runCron(NIGHTLY, new Date(over.getTime() + 32 * DAY))
    expect(await left()).toEqual([])
  },
)

test('a nightly task that fails is named in the log, without SQL or values, and the others are done', async () => {
  await insertSubmissions('z-others', finaleEnds)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await env.DB.exec('alter table audit_log rename to audit_log_elsewhere')
  try {
    await runCron(NIGHTLY, new Date(finaleEnds + 366 * DAY))
  } finally {
    await env.DB.exec('alter table audit_log_elsewhere rename to audit_log')
  }
  const calls = logged.mock.calls.splice(0)
  logged.mockRestore()
  expect(calls).toEqual([['scheduled task failed', { task: 'sweep audit log', name: 'Error' }]])
  expect(await readSubmissions()).not.toContain('z-others')
})
