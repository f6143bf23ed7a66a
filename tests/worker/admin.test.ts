import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard, registerTeam, type List, type Row } from './dashboard.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { admin, act, readList } = await openDashboard()

function readAudit(action: string, subject: string) {
  const statement = 'select actor_id, details from audit_log where action = ? and subject_id = ?'
  return env.DB.prepare(statement).bind(action, subject).all()
}

test('the summary returns the role and the totals', async () => {
  const before = await (await act('/summary', 'GET')).json()
  await registerTeam()
  expect(await (await act('/summary', 'GET')).json()).toEqual({
    role: 'admin',
    factorDueAt: expect.any(String),
    teams: (before as { teams: number }).teams + 1,
    members: (before as { members: number }).members + 2,
    roles: (before as { roles: number }).roles,
    newMessages: expect.any(Number),
    newApplications: expect.any(Number),
    hubInterests: expect.any(Number),
    overdue: expect.any(Number),
  })
})

test('the list of teams shows the newest first, each with its number of members', async () => {
  const older = await registerTeam()
  const newer = await registerTeam({ participationMode: 'virtual' })
  const { rows, total, page, size } = await readList('/teams')
  expect(rows.slice(0, 2).map((row) => row.id)).toEqual([newer.id, older.id])
  expect(rows[0]).toEqual({
    id: newer.id,
    teamName: newer.teamName,
    representativeName: 'Thandiwe Phiri',
    representativeEmail: newer.representativeEmail,
    representativePhone: '+260971234567',
    country: 'ZM',
    participationMode: 'virtual',
    hubId: null,
    hubWaitingSince: null,
    trackId: 'education-learning',
    ownerId: null,
    createdAt: expect.any(String),
    members: 2,
    exceptions: [],
  })
  expect({ page, size }).toEqual({ page: 1, size: 25 })
  expect(total).toBeGreaterThanOrEqual(2)
  const virtual = await readList('/teams?mode=virtual')
  expect(virtual.rows.every((row) => row.participationMode === 'virtual')).toBe(true)
})

test.each(['kigali stars', 'STARS', 'kig sta', 'uwase', 'ùwase.joy@exa', 'rwan stars'])(
  'a team is found by the words %s begins',
  async (search) => {
    const name = `Kígali Stars ${crypto.randomUUID()}`
    const form = await registerTeam({
      teamName: name,
      country: 'RW',
      representativeName: 'Joy Uwase',
      representativeEmail: 'uwase.joy@example.com',
    })
    const { rows } = await readList(`/teams?search=${encodeURIComponent(search)}`)
    expect(rows.map((row) => row.id)).toContain(form.id)
    expect((await readList(`/teams?search=${encodeURIComponent(`${search} zzz`)}`)).rows).toEqual(
      [],
    )
  },
)

test.each(['elodie', 'n’guessan élo', 'élodie kente'])(
  'a team is found by its member with the words %s',
  async (search) => {
    const form = await registerTeam({ teamName: `Kente ${crypto.randomUUID()}` })
    const { rows } = await readList(`/teams?search=${encodeURIComponent(search)}`)
    expect(rows.map((row) => row.id)).toContain(form.id)
    const nobody = encodeURIComponent(`${search} zzz`)
    expect((await readList(`/teams?search=${nobody}`)).total).toBe(0)
  },
)

test('a search of punctuation alone finds nothing', async () => {
  expect((await readList('/teams?search=%25')).total).toBe(0)
})

test('a member is found by name, address and team, and by the new name of a team after a change', async () => {
  const owner = await createAccount()
  const { id, captcha: _captcha, ...form } = await makeTeam({ teamName: 'Marula Makers' })
  await send('/api/teams', { body: { ...form, id, captcha: _captcha }, token: owner.token })
  const inTeam = await readList(`/members?team=${id}&sort=name&order=asc`)
  expect(inTeam.rows.map((row) => row.name)).toEqual(['Élodie N’Guessan', 'Thandiwe Phiri'])
  expect(inTeam.rows[0]).toMatchObject({
    teamName: 'Marula Makers',
    huggingfaceUrl: 'https://huggingface.co/elodie',
    githubUrl: null,
  })
  expect((await readList('/members?search=marula+elod')).rows).toMatchObject([{ teamId: id }])
  expect((await readList('/members?search=nguessan+marula')).total).toBe(1)

  const mine = (await (await send('/api/teams/mine', { token: owner.token })).json()) as {
    teams: { revision: string }[]
  }
  const body = { ...form, revision: mine.teams[0]!.revision, teamName: 'Moringa Makers' }
  await send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token: owner.token })
  expect((await readList('/members?search=marula')).total).toBe(0)
  expect((await readList('/teams?search=marula')).total).toBe(0)
  expect((await readList('/members?search=moringa')).total).toBe(2)
})

test('a deleted team is gone with its members, and the deletion is in the audit log', async () => {
  const form = await registerTeam({ teamName: 'Short Lived' })
  expect((await act(`/teams/${form.id}`, 'DELETE')).status).toBe(204)
  expect((await readList('/teams?search=short+lived')).total).toBe(0)
  expect((await readList(`/members?team=${form.id}`)).total).toBe(0)
  expect((await readAudit('team_deleted', form.id)).results).toMatchObject([{ actor_id: admin.id }])
  const again = await act(`/teams/${form.id}`, 'DELETE')
  expect(again.status).toBe(404)
  expect((await errorOf(again)).code).toBe('admin.not_found')
  expect((await readAudit('team_deleted', form.id)).results).toHaveLength(1)
})

test('an export is quoted, neutralises formulas, and is in the audit log', async () => {
  await registerTeam({
    teamName: '=HYPERLINK("http://x.example","Win")',
    representativeName: '@SUM(A1), "the ""rep"""',
    members: [
      { name: '-2+3', email: 'minus@example.com' },
      { name: '＋1 team', email: 'plus@example.com' },
    ],
  })
  const teams = await act('/teams.csv', 'GET')
  expect(teams.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(teams.headers.get('content-disposition')).toMatch(
    /^attachment; filename="teams-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = new Uint8Array(await teams.arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const [heading, first] = new TextDecoder().decode(bytes).split('\r\n')
  expect(heading).toContain(
    '"Team Name","Representative","Email","Phone","Country","Mode","Hub","Track","Members"',
  )
  expect(first).toContain(
    `"'=HYPERLINK(""http://x.example"",""Win"")","'@SUM(A1), ""the """"rep"""""""`,
  )
  expect(first).toContain(
    `"(+260) 971234567","Zambia","In person","Lusaka","Education & Learning","2"`,
  )
  const members = await (await act('/members.csv', 'GET')).text()
  expect(members).toContain(`"'-2+3","minus@example.com"`)
  expect(members).toContain(`"'＋1 team","plus@example.com"`)
  const noted = await env.DB.prepare(
    "select details from audit_log where action = 'data_exported' and actor_id = ?",
  )
    .bind(admin.id)
    .all()
  expect(noted.results).toHaveLength(2)
})

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['pipes', '|'],
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
])('an export that is read with %s between its cells has no formulas', async (_name, separator) => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' =1', '"=1', '" "=1']
  const parts = formulas.map((formula) => `x${separator}${formula}`)
  const form = await registerTeam({
    representativePhone: '+27821234567',
    members: [
      { name: '007 Nkosi', email: 'agent@example.com' },
      { name: 'Jo', email: 'jo@example.com' },
    ],
  })
  // Older rows and imports may hold what the form of today refuses.
  await env.DB.batch([
    env.DB.prepare('update teams set representative_name = ? where id = ?').bind(
      parts.join(separator),
      form.id,
    ),
    env.DB.prepare('update team_members set name = ? where team_id = ? and name = ?').bind(
      parts.join(''),
      form.id,
      'Jo',
    ),
  ])
  for (const file of ['/teams.csv', '/members.csv']) {
    const text = await (await act(file, 'GET')).text()
    expect(text).toContain(`x${separator}'=1+1`)
    const cells = text.split(separator).map((cell) => cell.replace(/^[\s"]+/, ''))
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  }
  expect(await (await act('/teams.csv', 'GET')).text()).toContain('"(+27) 821234567"')
  expect(await (await act('/members.csv', 'GET')).text()).toContain('"007 Nkosi"')
})

test('a role is given to a confirmed account, changed, listed and removed, and each step is in the audit log', async () => {
  const account = await createAccount()
  const given = await act('/roles', 'POST', {
    email: account.email.toUpperCase(),
    role: 'organizer',
  })
  expect(given.status).toBe(200)
  const { id } = (await given.json()) as Row
  expect((await send('/api/admin/summary', { token: account.token })).status).toBe(200)
  await act('/roles', 'POST', { email: account.email, role: 'admin' })
  const { rows } = await readList(`/roles?search=${account.email.slice(0, 12)}`)
  const owner = { userId: account.id, email: account.email, firstName: 'Amina', lastName: 'Okello' }
  expect(rows).toMatchObject([{ id, ...owner, role: 'admin' }])
  expect((await act(`/roles/${id}`, 'DELETE')).status).toBe(204)
  expect((await send('/api/admin/summary', { token: account.token })).status).toBe(403)
  const again = await act(`/roles/${id}`, 'DELETE')
  expect(again.status).toBe(404)
  expect((await errorOf(again)).code).toBe('roles.not_found')
  expect((await readAudit('role_given', account.id)).results).toMatchObject([
    { actor_id: admin.id, details: '{"role":"organizer"}' },
    { actor_id: admin.id, details: '{"role":"admin"}' },
  ])
  expect((await readAudit('role_removed', account.id)).results).toHaveLength(1)
})

test('no role is given to an address without a confirmed account', async () => {
  const pretender = await createAccount({ confirmed: false })
  for (const email of [pretender.email, 'nobody@example.com']) {
    const answer = await act('/roles', 'POST', { email, role: 'admin' })
    expect(answer.status).toBe(404)
    expect((await errorOf(answer)).code).toBe('roles.no_account')
  }
  expect((await readAudit('role_given', pretender.id)).results).toEqual([])
})

test('the last administrator keeps the role, even if a banned one remains', async () => {
  const banned = await createAccount({ role: 'admin', bannedUntil: Date.now() + 60_000 })
  const removal = await act(`/roles/${admin.roleId}`, 'DELETE')
  const demotion = await act('/roles', 'POST', { email: admin.email, role: 'organizer' })
  for (const answer of [removal, demotion]) {
    expect(answer.status).toBe(409)
    expect((await errorOf(answer)).code).toBe('roles.last_admin')
  }
  expect((await readAudit('role_removed', admin.id)).results).toEqual([])
  expect((await readAudit('role_given', admin.id)).results).toEqual([])
  expect((await act(`/roles/${banned.roleId}`, 'DELETE')).status).toBe(204)
})

test('two administrators who remove each other at the same time leave one', async () => {
  await env.DB.prepare("delete from user_roles where role = 'admin'").run()
  const one = await createAccount({ role: 'admin' })
  const other = await createAccount({ role: 'admin' })
  await Promise.all([
    send(`/api/admin/roles/${other.roleId}`, { method: 'DELETE', token: one.token }),
    send(`/api/admin/roles/${one.roleId}`, { method: 'DELETE', token: other.token }),
  ])
  const left = await env.DB.prepare(
    "select count(*) as n from user_roles where role = 'admin'",
  ).first()
  expect(left).toEqual({ n: 1 })
  await env.DB.prepare("insert into user_roles values (?, ?, 'admin', ?)")
    .bind(admin.roleId, admin.id, Date.now())
    .run()
})

test('messages, applications and hub interests are listed, searched and given a status', async () => {
  const message = await makeContact({ subject: 'About quotas' })
  const application = await makeApplication({ organizationName: 'Zawadi Networks' })
  const interest = await makeHubInterest({ city: 'Tamale' })
  await send('/api/contact', { body: message })
  await send('/api/partner-applications', { body: application })
  await send('/api/hub-interest', { body: interest })

  expect((await readList('/messages?search=quotas')).rows).toMatchObject([
    { id: message.id, message: message.message, status: 'new' },
  ])
  expect((await readList('/applications?search=zawadi')).rows).toMatchObject([
    { id: application.id, partnershipType: 'gold' },
  ])
  expect((await readList('/hub-interests?search=tamale')).rows).toMatchObject([
    { id: interest.id, kind: 'host', hubId: null },
  ])
  expect((await readList('/messages?search=quotas')).rows[0]).not.toHaveProperty('formDigest')

  expect((await act(`/messages/${message.id}`, 'PATCH', { status: 'done' })).status).toBe(200)
  expect((await readList('/messages?status=done')).rows).toMatchObject([{ id: message.id }])
  expect((await readList('/messages?status=new')).total).toBe(0)
  expect(
    (await act(`/applications/${application.id}`, 'PATCH', { status: 'talking' })).status,
  ).toBe(200)
  expect((await readList('/applications?status=talking')).total).toBe(1)
  expect(
    (await act(`/applications/${crypto.randomUUID()}`, 'PATCH', { status: 'talking' })).status,
  ).toBe(404)
})

test('the list of accounts holds no secrets and no deleted accounts, and is searched by name and address', async () => {
  await env.DB.prepare("update users set password_hash = 'scrypt$secret' where id = ?")
    .bind(admin.id)
    .run()
  const gone = await createAccount()
  await env.DB.prepare('update users set deleted_at = 1 where id = ?').bind(gone.id).run()
  const answer = await act('/users?size=100', 'GET')
  const text = await answer.text()
  expect(text).not.toContain('scrypt')
  const { rows } = JSON.parse(text) as List
  expect(rows.map((row) => row.id)).not.toContain(gone.id)
  expect(rows.find((row) => row.id === admin.id)).toEqual({
    id: admin.id,
    email: admin.email,
    firstName: 'Amina',
    lastName: 'Okello',
    country: 'UG',
    role: 'admin',
    duty: null,
    hasSecondFactor: false,
    emailConfirmedAt: expect.any(String),
    lastSignInAt: null,
    bannedUntil: null,
    createdAt: expect.any(String),
  })
  expect((await readList(`/users?search=${admin.email.slice(3, 20)}`)).total).toBe(1)
  expect((await readList('/users?search=okello')).total).toBe(rows.length)
})

test('the summary counts what waits for an administrator, and tells organizers nothing of it', async () => {
  const read = async () => (await (await act('/summary', 'GET')).json()) as Record<string, number>
  const before = await read()
  expect((await send('/api/contact', { body: await makeContact() })).status).toBe(201)
  expect((await send('/api/hub-interest', { body: await makeHubInterest() })).status).toBe(201)
  expect(await read()).toMatchObject({
    newMessages: before.newMessages! + 1,
    hubInterests: before.hubInterests! + 1,
  })
  const { token: organizer } = await createAccount({ role: 'organizer' })
  const answer = await send('/api/admin/summary', { token: organizer })
  expect(await answer.json()).not.toHaveProperty('newMessages')
})

test('the list of teams is narrowed by country, hub, track and days together, and its export with it', async () => {
  const asked = { country: 'KE', participationMode: 'in-person', hubId: 'nairobi' } as const
  const kept = await registerTeam({
    teamName: 'Baobab Kept',
    ...asked,
    trackId: 'education-learning',
  })
  await registerTeam({
    teamName: 'Baobab Abroad',
    ...asked,
    country: 'UG',
    trackId: 'education-learning',
  })
  await registerTeam({
    teamName: 'Baobab Elsewhere',
    ...asked,
    hubId: 'accra',
    trackId: 'education-learning',
  })
  const today = new Date().toISOString().slice(0, 10)
  const filter = `search=baobab&country=KE&hub=nairobi&track=education-learning&from=${today}&to=${today}`
  const { rows, total } = await readList(`/teams?${filter}`)
  expect(rows.map(({ id }) => id)).toEqual([kept.id])
  expect(total).toBe(1)
  const file = await (await act(`/teams.csv?${filter}`, 'GET')).text()
  expect(file).toContain('Baobab Kept')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect((await readList(`/teams?${filter.replace(`to=${today}`, 'to=2020-01-01')}`)).total).toBe(0)
})

test.each(['country=XX', 'hub=atlantis', 'track=magic', 'from=yesterday', 'to=2025-02-30'])(
  'a list of teams with the unknown filter %s is refused',
  async (filter) => {
    const answer = await act(`/teams?${filter}`, 'GET')
    expect(answer.status).toBe(400)
  },
)

test('an export has what the search and the filters of the list leave', async () => {
  const kept = await registerTeam({ teamName: 'Mopane Makers', participationMode: 'virtual' })
  await registerTeam({ teamName: 'Mopane Movers' })
  const teams = await (await act('/teams.csv?search=mopane&mode=virtual', 'GET')).text()
  expect(teams).toContain('Mopane Makers')
  expect(teams.trim().split('\r\n')).toHaveLength(2)
  const members = await (await act(`/members.csv?team=${kept.id}`, 'GET')).text()
  expect(members.trim().split('\r\n')).toHaveLength(3)
})
