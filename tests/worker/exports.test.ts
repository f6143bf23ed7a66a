import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam } from './dashboard.ts'
import { makeApplication, makeContact, makeHubInterest } from './filled-forms.ts'
import { readWorkbook } from './read-workbook.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { admin, act, readList } = await openDashboard()

/** Sends a form as a visitor of the site does. */
async function sendForm<Form extends object>(path: string, form: Form): Promise<Form> {
  const answer = await send(`/api/${path}`, { body: form })
  expect(answer.ok, await answer.text()).toBe(true)
  return form
}

async function readExportsOf(list: string) {
  const { results } = await env.DB.prepare(
    "select details from audit_log where action = 'data_exported' and actor_id = ? order by rowid",
  )
    .bind(admin.id)
    .all<{ details: string }>()
  return results
    .map(({ details }) => JSON.parse(details))
    .filter((details) => details.list === list)
}

test('a workbook keeps every text as it was typed: formulas, phones, zeros, Arabic and Amharic', async () => {
  const form = await registerTeam({
    teamName: '=HYPERLINK("http://x.example","Win") & <b>',
    representativeName: 'فاطمة الزهراء',
    representativePhone: '+27821234567',
    members: [
      { name: '007 Nkosi', email: 'agent@example.com' },
      { name: 'ሰላም ታደሰ', email: 'selam@example.com' },
      { name: '@SUM(A1)', email: 'sum@example.com' },
    ],
  })
  const teams = await act('/teams.xlsx', 'GET')
  expect(teams.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(teams.headers.get('content-disposition')).toMatch(
    /^attachment; filename="teams-\d{4}-\d\d-\d\d\.xlsx"$/,
  )
  const { sheet, rows } = await readWorkbook(teams)
  expect(sheet).toContain('state="frozen"')
  const [heading, first] = rows as [unknown[], unknown[]]
  expect(heading.slice(0, 4)).toEqual(['Team Name', 'Representative', 'Email', 'Phone'])
  expect(first.slice(0, 4)).toEqual([
    form.teamName,
    form.representativeName,
    form.representativeEmail,
    '+27821234567',
  ])
  expect(first[heading.indexOf('Members')]).toBe(3)
  const { created_at: registered } = (await env.DB.prepare(
    'select created_at from teams where id = ?',
  )
    .bind(form.id)
    .first<{ created_at: number }>())!
  // A spreadsheet counts days from the end of 1899.
  const day = registered / 86_400_000 + 25_569
  expect(first[heading.indexOf('Registered')]).toBeCloseTo(day, 4)

  const members = await readWorkbook(await act(`/members.xlsx?team=${form.id}`, 'GET'))
  const names = members.rows.slice(1).map(([name]) => name)
  expect(new Set(names)).toEqual(new Set(['007 Nkosi', '@SUM(A1)', 'ሰላም ታደሰ']))
})

test('a row with characters that a workbook cannot hold still makes a file that opens', async () => {
  const form = await registerTeam()
  await env.DB.prepare('update teams set representative_name = ? where id = ?')
    .bind('Bell \u0007 and \u0000 null \uffff', form.id)
    .run()
  const { sheet, rows } = await readWorkbook(await act('/teams.xlsx', 'GET'))
  // The only control characters that XML 1.0 allows.
  expect(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(sheet)).toBeNull()
  expect(rows[1]![1]).toContain('Bell')
})

test('both kinds of file have the same rows and cells, for every list', async () => {
  await registerTeam({ teamName: 'Equal Files' })
  await sendForm('partner-applications', await makeApplication())
  const lists = [
    '/teams',
    '/members',
    '/audit-log',
    '/projects/export',
    '/check-ins/teams',
    '/messages',
    '/applications',
    '/hub-interests',
    '/users',
    '/roles',
    '/matching/reports',
    '/intake/export',
    '/announcements/export',
    '/judging/results',
  ]
  for (const list of lists) {
    const csv = (await (await act(`${list}.csv`, 'GET')).text()).trim().split('\r\n')
    const { rows } = await readWorkbook(await act(`${list}.xlsx`, 'GET'))
    const count = list === '/audit-log' ? csv.length + 1 : csv.length
    expect(rows, list).toHaveLength(count)
    const heading = csv[0]!.replace('\ufeff', '')
    expect(rows[0]!.map((label) => `"${label}"`).join(','), list).toBe(heading)
  }
})

test('what people send is saved as the list shows it, with all that they said', async () => {
  await sendForm(
    'partner-applications',
    await makeApplication({ organizationName: 'Tamarind Trust', phone: '+27821234567' }),
  )
  const kept = await sendForm(
    'partner-applications',
    await makeApplication({
      organizationName: 'Tamarind =Fund',
      phone: '+254700000001',
      goals: '-5% waste in the kitchen',
      agreedToMarketing: true,
    }),
  )
  await act(`/applications/${kept.id}`, 'PATCH', { status: 'talking' })
  const { rows } = await readWorkbook(
    await act('/applications.xlsx?search=tamarind&status=talking', 'GET'),
  )
  const [heading, row] = rows as [string[], unknown[]]
  expect(rows).toHaveLength(2)
  expect(Object.fromEntries(heading.map((label, index) => [label, row[index]]))).toMatchObject({
    Organisation: 'Tamarind =Fund',
    Email: kept.email,
    Phone: '+254700000001',
    Status: 'In discussion',
    Goals: '-5% waste in the kitchen',
    'Wants news by email': 'Yes',
  })
  expect((await readExportsOf('applications')).at(-1)).toEqual({
    list: 'applications',
    format: 'xlsx',
    filters: ['search', 'status talking'],
  })

  for (const city of ['Baobab Bay', 'Acacia Town', 'Cedar City'])
    await sendForm('hub-interest', await makeHubInterest({ city, organization: 'Tamarind Trust' }))
  const cities = await act(
    '/hub-interests.csv?search=tamarind&sort=city&order=asc&columns=city',
    'GET',
  )
  expect((await cities.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"City"',
    '"Acacia Town"',
    '"Baobab Bay"',
    '"Cedar City"',
  ])

  await sendForm(
    'contact',
    await makeContact({ subject: 'Tamarind, =1+1', message: 'First line\nمرحبا' }),
  )
  const messages = await readWorkbook(await act('/messages.xlsx?search=tamarind', 'GET'))
  expect(messages.rows[1]).toEqual(expect.arrayContaining(['Tamarind, =1+1', 'First line\nمرحبا']))
})

test('accounts and roles are saved as their lists show them, without secrets', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  const users = await act(`/users.csv?search=${organizer.email}`, 'GET')
  const [heading, row, ...rest] = (await users.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(heading).toBe(
    '"Name","Email","Role","Country","Verified","Two-step","Last sign-in","Status","Created"',
  )
  expect(row).toContain(`"${organizer.email}","Organizer"`)
  expect(rest).toEqual([])
  const { rows } = await readWorkbook(await act(`/roles.xlsx?search=${organizer.id}`, 'GET'))
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
    ['User ID', 'Email', 'Role'],
    [organizer.id, organizer.email, 'Organizer'],
  ])
  for (const path of ['/users.csv', '/roles.xlsx', '/intake/export.csv'])
    expect((await send(`/api/admin${path}`, { token: organizer.token })).status).toBe(403)
})

test('the inbox is saved by urgency as its list shows it, with what is promised and who looks after it', async () => {
  const sent = await Promise.all(
    ['First', 'Second', 'Third'].map(async (word) =>
      sendForm('contact', await makeContact({ subject: `${word} kapenta` })),
    ),
  )
  await act(`/intake/${sent[1]!.id}/owner`, 'PUT', { ownerId: admin.id, seen: null })
  await act(`/messages/${sent[2]!.id}`, 'PATCH', { status: 'done' })
  for (const query of ['', '&order=asc', '&sort=created', '&state=waiting']) {
    const { rows: shown } = await readList(`/intake?search=kapenta${query}`)
    const file = await readWorkbook(await act(`/intake/export.xlsx?search=kapenta${query}`, 'GET'))
    expect(file.rows.slice(1).map(([title]) => title)).toEqual(shown.map(({ title }) => title))
  }
  const { rows } = await readWorkbook(
    await act('/intake/export.xlsx?search=kapenta&owner=me&columns=title,clock', 'GET'),
  )
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ['About', 'State'],
    ['Second kapenta', 'Waiting'],
  ])
})

test('a file holds the columns that were chosen, in the order of the screen', async () => {
  const form = await registerTeam({ teamName: 'Few Columns' })
  const csv = await (await act('/teams.csv?search=few&columns=members,name', 'GET')).text()
  expect(csv.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"Members","Team Name"',
    '"2","Few Columns"',
  ])
  const { rows } = await readWorkbook(
    await act('/teams.xlsx?search=few&columns=name,contact,name', 'GET'),
  )
  expect(rows).toEqual([
    ['Team Name', 'Email', 'Phone'],
    ['Few Columns', form.representativeEmail, '+260971234567'],
  ])
  const answers = 'team,answer,words,told,registered,track,country,representative'
  const silent = await act(`/check-ins/teams.xlsx?search=few&columns=${answers}`, 'GET')
  expect((await readWorkbook(silent)).rows[1]).toContain('Not filled in')
  const refused = await act('/teams.xlsx?columns=name,password', 'GET')
  expect(refused.status).toBe(400)
  expect((await errorOf(refused)).fields).toEqual({ columns: 'There is no such column' })
})

test('the audit log says what was exported, as what and by which filters, but not whom was searched for', async () => {
  await act('/teams.xlsx?search=thandiwe&country=KE&columns=name&sort=name', 'GET')
  expect((await readExportsOf('teams')).at(-1)).toEqual({
    list: 'teams',
    format: 'xlsx',
    filters: ['search', 'country KE', 'columns name'],
  })
  await act('/members.csv', 'GET')
  expect((await readExportsOf('members')).at(-1)).toEqual({ list: 'members', format: 'csv' })
})

test('a filter that matches nobody makes a file with its heading alone', async () => {
  const { rows } = await readWorkbook(await act('/teams.xlsx?search=nobody-at-all', 'GET'))
  expect(rows).toHaveLength(1)
})
