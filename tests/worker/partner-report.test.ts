import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { smallestGroup } from '#content/facts/partner-report.ts'
import { reportTables, type ReportTable } from '#content/partner-report.ts'
import type { ShownGroups } from '#content/small-groups.ts'
import { partnerReport as words } from '#words/pages/admin-partner-report.ts'
import { insertTeams, teamIdOf } from './many-teams.ts'
import { readWorkbook } from './read-workbook.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

type Report = { countedAt: string; tables: Record<ReportTable, ShownGroups> }

const path = '/api/admin/partner-report'
const TEAMS = 32
const admin = await createAccount({ role: 'admin' })
const get = (part = '') => send(path + part, { token: admin.token })
const read = async () => (await get()).json<Report>()

/** Gives teams from `first` to `last` a value. */
const give = (column: string, value: string, first: number, last: number) =>
  env.DB.prepare(`UPDATE teams SET ${column} = ? WHERE id BETWEEN ? AND ?`).bind(
    value,
    teamIdOf(first),
    teamIdOf(last),
  )

async function joinTalentList(country: string) {
  const { id } = await createAccount()
  await env.DB.prepare(
    `INSERT INTO talent_profiles (id, user_id, name, country, seeks, skills, languages, about, cv_link, consent_text,
       consent_version, consented_at, search_text, created_at)
     VALUES (?1, ?1, 'Wangari', ?2, 'Work', '[]', '[]', '', 'https://example.org/cv', '', 'v', 1, '', 1)`,
  )
    .bind(id, country)
    .run()
}

/** In each table of teams, one group has four. */
beforeEach(async () => {
  const tables = ['talent_profiles', 'team_members', 'teams', 'audit_log']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await insertTeams(env.DB, TEAMS, 3)
  await env.DB.batch([
    give('country', 'ZA', 0, 12),
    give('country', 'KE', 13, 21),
    give('country', 'EG', 22, 27),
    give('country', 'LS', 28, 31),
    give('hub_id', 'lusaka', 0, 9),
    give('hub_id', 'accra', 10, 13),
    give('track_id', 'education-learning', 5, 8),
    env.DB.prepare('DELETE FROM team_members WHERE position = 0 AND team_id <= ?').bind(
      teamIdOf(3),
    ),
  ])
})

test('a group of four is in no table, no file and no difference, and what is withheld is said in words', async () => {
  for (const country of ['KE', 'KE', 'KE', 'KE', 'KE', 'KE', 'NG', 'NG', 'NG', 'NG'])
    await joinTalentList(country)
  const { tables } = await read()
  expect(tables.countries).toEqual({
    // Egypt has no hub, so it is withheld before Kenya, whose nine are more.
    shown: [
      { id: 'ZA', count: 13 },
      { id: 'KE', count: 9 },
    ],
    rest: 10,
    total: TEAMS,
  })
  expect(tables.hubs).toEqual({ shown: [{ id: 'online', count: 18 }], rest: 14, total: TEAMS })
  for (const id of ['tracks', 'sizes'] as const)
    expect(tables[id]).toEqual({ shown: [], rest: TEAMS, total: TEAMS })
  expect(tables.talent).toEqual({ shown: [], rest: 10, total: 10 })

  const json = JSON.stringify(tables)
  for (const hidden of ['LS', 'EG', 'accra', 'lusaka', 'education', 'NG'])
    expect(json).not.toContain(`"${hidden}`)
  const csv = await (await get('/export.csv')).text()
  const { rows } = await readWorkbook(await get('/export.xlsx'))
  const inCsv = [...csv.matchAll(/,"(\d+)"\r\n/g)].map(([, count]) => Number(count))
  const inBook = rows.slice(1, -1).map((row) => row[2])
  expect(inCsv).toEqual(inBook)
  expect(inCsv).toEqual([13, 9, 10, 32, 18, 14, 32, 32, 32, 32, 32, 10, 10])
  expect(inCsv.filter((count) => count < smallestGroup)).toEqual([])
  for (const hidden of ['Lesotho', 'Egypt', 'Accra', 'Lusaka', 'Education', 'Nigeria']) {
    expect(csv).not.toContain(hidden)
    expect(JSON.stringify(rows)).not.toContain(hidden)
  }
  expect(csv).toContain(words.rule)
  expect(rows.at(-1)).toContain(words.rule)
})

test('a total below five is shown neither here nor in a file', async () => {
  for (const country of ['KE', 'KE', 'KE', 'NG']) await joinTalentList(country)
  expect((await read()).tables.talent).toEqual({ shown: [], rest: null, total: null })
  const csv = await (await get('/export.csv')).text()
  expect(csv).toContain(`"${words.tables.talent.heading}","${words.tooFew}",""`)
  expect(csv).not.toMatch(/"[1-4]"/)
})

test('where no group is small, all are shown', async () => {
  await env.DB.batch([
    give('country', 'EG', 28, 31),
    give('track_id', 'legal-technology', 5, 14),
    give('hub_id', 'accra', 14, 20),
  ])
  const { tables } = await read()
  expect(tables.countries.shown.map(({ id }) => id)).toEqual(['ZA', 'EG', 'KE'])
  expect(tables.hubs.shown.map(({ count }) => count)).toEqual([11, 11, 10])
  for (const id of reportTables.slice(0, 3)) expect(tables[id]).toMatchObject({ rest: 0 })
})

test('the report is for administrators, and each file is in the audit log', async () => {
  for (const role of [undefined, 'organizer', 'judge'] as const) {
    const { token } = await createAccount(role && { role })
    for (const part of ['', '/export.csv', '/export.xlsx'])
      expect((await send(path + part, { token })).status).toBe(403)
  }
  for (const part of ['', '/export.csv', '/export.xlsx']) expect((await get(part)).status).toBe(200)
  const { results } = await env.DB.prepare(
    "SELECT details FROM audit_log WHERE action = 'data_exported' AND actor_id = ? ORDER BY rowid",
  )
    .bind(admin.id)
    .all<{ details: string }>()
  expect(results.map(({ details }) => JSON.parse(details))).toEqual([
    { list: 'partner-report', format: 'csv' },
    { list: 'partner-report', format: 'xlsx' },
  ])
})

flow('reading the counts for partners', 'D1, D1', 200, async () => () => get())
