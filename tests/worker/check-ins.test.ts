import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { badValues } from './bad-values.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { countMails, mailService, takeMail } from './mailbox.ts'
import { origin, send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

type Told = { number: number; revision: string; details: Record<string, string> }
type Answer = {
  checkIns: { number: number; state: string; told: Told | null }[]
  hasRefused: boolean
  told: Told
  error?: { code: string; fields?: Record<string, string> }
}

const firstDay = '2025-10-14T12:00:00'
const said = {
  revision: null as string | null,
  standing: 'building',
  progress: 'The first tool answers.',
  blockers: '',
  link: 'https://github.com/mosi/server',
}

/** What is left for later in the first run is sent in the second. */
async function passFiveMinutes() {
  for (let run = 0; run < 2; run += 1) await runCron(EVERY_FIVE_MINUTES, new Date())
}

/** Registers a team of a lead, a member who has joined and one who is only listed, and stops the clock at another time. */
async function makeOwnTeam(at = firstDay) {
  stopEditionAt('2025-09-20T12:00:00')
  const [lead, joined, listed] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount(),
  ])
  const members = [lead, joined, listed].map(({ email }) => ({ name: 'Amina Okello', email }))
  const { id, ...form } = await makeTeam({ representativeEmail: lead.email, members })
  expect((await send('/api/teams', { body: { id, ...form }, token: lead.token })).status).toBe(201)
  await env.DB.prepare('UPDATE team_members SET user_id = ?, joined_at = 1 WHERE email = ?')
    .bind(joined.id, joined.email)
    .run()
  await passFiveMinutes()
  for (const { email } of [lead, joined, listed])
    while ((await countMails(email)) > 0) await takeMail(email)
  stopEditionAt(at)
  const call = async (token: string, method: string, path = '', body?: object) => {
    const answer = await send(`/api/check-ins/mine/${id}${path}`, { method, body, token })
    return { status: answer.status, ...(await answer.json<Answer>()) }
  }
  return {
    id,
    lead,
    joined,
    listed,
    read: (token: string) => call(token, 'GET'),
    tell: (token: string, body: object = said, number = 1) =>
      call(token, 'PUT', `/${number}`, body),
  }
}

/** Leaves out the teams of other tests, which the reminders would find first. */
const forgetTeams = () =>
  env.DB.batch(
    ['outgoing_mails', 'team_members', 'teams'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )

test('the lead and joined members fill in one check-in; people who are only listed and strangers see none of it', async () => {
  const team = await makeOwnTeam()
  const { told } = await team.tell(team.lead.token)
  const { revision } = told
  const changed = await team.tell(team.joined.token, {
    ...said,
    revision,
    standing: 'stuck',
    blockers: 'No data for Zambia.',
  })
  expect(changed.told.details).toMatchObject({ standing: 'stuck', blockers: 'No data for Zambia.' })
  const { checkIns } = await team.read(team.lead.token)
  expect(checkIns.map(({ state }) => state)).toEqual(['open', 'coming', 'coming'])
  expect(checkIns[0]!.told).toEqual(changed.told)
  const stranger = await createAccount()
  for (const { token } of [team.listed, stranger]) {
    for (const refused of [await team.read(token), await team.tell(token)]) {
      expect(refused).toMatchObject({ status: 404, error: { code: 'check_ins.not_found' } })
      expect(JSON.stringify(refused)).not.toContain('Zambia')
    }
  }
})

test('a change to an older version is refused with the newer text, and a repeated one gets the same answer', async () => {
  const team = await makeOwnTeam()
  const first = await team.tell(team.lead.token)
  expect((await team.tell(team.lead.token)).told.revision).toBe(first.told.revision)
  const newer = await team.tell(team.joined.token, {
    ...said,
    revision: first.told.revision,
    progress: 'Two tools answer.',
  })
  const older = await team.tell(team.lead.token, {
    ...said,
    revision: first.told.revision,
    progress: 'Three tools answer.',
  })
  expect(older).toMatchObject({ status: 409, error: { code: 'check_ins.changed' } })
  expect(older.told).toEqual(newer.told)
})

test('of a hundred who fill in one check-in at once, one is first, and the others get that text', async () => {
  const team = await makeOwnTeam()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      team.tell([team.lead, team.joined][index % 2]!.token, {
        ...said,
        progress: `Tool ${index} answers.`,
      }),
    ),
  )
  const [first, ...others] = answers.toSorted((one, other) => one.status - other.status)
  expect(first!.status).toBe(200)
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
  for (const { told } of others) expect(told).toEqual(first!.told)
}, 30_000)

test('a check-in opens and closes to the second, and afterwards it is read only', async () => {
  const team = await makeOwnTeam('2025-10-12T23:59:59')
  const { token } = team.lead
  const code = async () => (await team.tell(token)).error?.code
  expect(await code()).toBe('check_ins.not_open')
  stopEditionAt('2025-10-13T00:00:00')
  expect((await team.tell(token)).status).toBe(200)
  stopEditionAt('2025-10-17T23:59:59')
  expect(await code()).toBe(undefined)
  stopEditionAt('2025-10-18T00:00:00')
  expect(await code()).toBe('check_ins.closed')
  expect((await team.read(token)).checkIns[0]).toMatchObject({ state: 'over', told: { number: 1 } })
  expect((await team.tell(token, said, 4)).error?.code).toBe('check_ins.not_found')
})

test.each([
  ['standing', 'dancing'],
  ['progress', 'Done.'],
  ['progress', 'a'.repeat(1501)],
  ['blockers', 'a'.repeat(1501)],
  ...['http://example.org', 'javascript:alert(1)', 'https://10.0.0.1/x', 'https://a@b.org'].map(
    (link) => ['link', link],
  ),
  ...badValues.map((value) => ['progress', value] as const),
] as [string, unknown][])('%s is refused by its field when it is %j', async (field, value) => {
  const team = await makeOwnTeam()
  const refused = await team.tell(team.lead.token, { ...said, [field]: value })
  expect(refused).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
  expect(Object.keys(refused.error!.fields!)).toEqual([field])
})

test('a silent team is reminded once, thirty-six hours before the check-in closes: its lead and joined members', async () => {
  await forgetTeams()
  const told = await makeOwnTeam()
  await told.tell(told.lead.token)
  const silent = await makeOwnTeam('2025-10-16T11:59:59')
  await passFiveMinutes()
  expect(await countMails(silent.lead.email)).toBe(0)
  stopEditionAt('2025-10-16T12:00:00')
  await Promise.all([passFiveMinutes(), passFiveMinutes()])
  for (const { email } of [silent.lead, silent.joined]) {
    expect(await countMails(email)).toBe(1)
    expect((await takeMail(email)).text).toContain('/account/check-ins')
  }
  for (const { email } of [silent.listed, told.lead, told.joined])
    expect(await countMails(email)).toBe(0)
})

test('one press on the link in a mail stops reminders until they are turned on again', async () => {
  await forgetTeams()
  const team = await makeOwnTeam('2025-10-17T12:00:00')
  await passFiveMinutes()
  const sent = mailService.mock.calls.map(([mail]) => mail as { to: string; headers?: object })
  const headers = sent.findLast(({ to }) => to === team.joined.email)!.headers
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const mail = await takeMail(team.joined.email)
  const address = /<(.+)>/.exec((headers as Record<string, string>)['List-Unsubscribe']!)![1]!
  const token = new URL(address).searchParams.get('token')!
  expect(mail.text).toContain(`${origin}/unsubscribe#token=${token}`)

  const refuse = (given: string) =>
    send(`/api/reminders/unsubscribe?token=${given}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const forged = await refuse(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  expect(forged.status).toBe(400)
  expect((await team.read(team.joined.token)).hasRefused).toBe(false)
  for (let press = 0; press < 2; press += 1) expect((await refuse(token)).status).toBe(204)
  expect(await team.read(team.joined.token)).toMatchObject({ hasRefused: true })
  expect((await team.read(team.lead.token)).hasRefused).toBe(false)

  await takeMail(team.lead.email)
  stopEditionAt('2025-10-24T12:00:00')
  await passFiveMinutes()
  expect(await countMails(team.joined.email)).toBe(0)
  expect(await countMails(team.lead.email)).toBe(1)
  const want = (isOn: boolean) =>
    send('/api/reminders', { method: 'PUT', body: { isOn }, token: team.joined.token })
  for (const isOn of [true, true, false, false, true]) expect((await want(isOn)).status).toBe(200)
  stopEditionAt('2025-10-31T12:00:00')
  await passFiveMinutes()
  expect(await countMails(team.joined.email)).toBe(1)
})

test('the link in a mail to the previous lead changes nothing for the current one', async () => {
  await forgetTeams()
  const team = await makeOwnTeam('2025-10-17T12:00:00')
  await passFiveMinutes()
  const mail = await takeMail(team.lead.email)
  const token = /unsubscribe#token=(\S+)/.exec(mail.text)![1]!
  await env.DB.prepare('UPDATE teams SET representative_email = ? WHERE id = ?')
    .bind(team.joined.email, team.id)
    .run()
  const choices = { token, reminders: false, announcements: false }
  const refused = await send('/api/mail-choices', { method: 'PUT', body: choices })
  expect(refused.status).toBe(400)
  const press = `/api/reminders/unsubscribe?token=${token}`
  expect((await send(press, { method: 'POST', body: {} })).status).toBe(400)
  expect((await team.read(team.joined.token)).hasRefused).toBe(false)
})

test('only organisers see which teams are silent, have answered or are blocked, in a list and a file', async () => {
  await forgetTeams()
  const [silent, told, blocked] = [await makeOwnTeam(), await makeOwnTeam(), await makeOwnTeam()]
  await told.tell(told.lead.token, { ...said, progress: '=1+1 is two, and works' })
  await blocked.tell(blocked.lead.token, { ...said, blockers: 'No data.' })
  const organizer = await createAccount({ role: 'organizer' })
  const ask = (path: string, token = organizer.token) =>
    send(`/api/admin/check-ins${path}`, { token })
  expect(await (await ask('')).json()).toMatchObject({
    teams: 3,
    checkIns: [{ number: 1, state: 'open', told: 2, blocked: 1 }, { told: 0 }, { told: 0 }],
  })
  const find = async (query: string) => {
    const { rows } = await (await ask(`/teams?number=1${query}`)).json<{ rows: { id: string }[] }>()
    return rows.map(({ id }) => id).toSorted()
  }
  expect(await find('&answer=silent')).toEqual([silent.id])
  expect(await find('&answer=told')).toEqual([told.id])
  expect(await find('&answer=blocked')).toEqual([blocked.id])
  const { rows } = await (await ask('/teams?number=1')).json<{ rows: { id: string }[] }>()
  expect(rows).toMatchObject([
    { id: blocked.id, answers: { 1: 1 } },
    { id: silent.id, answers: {} },
    { id: told.id, answers: { 1: 0 } },
  ])
  expect((await ask('/teams?number=4')).status).toBe(400)
  const file = await (await ask('/teams.csv?number=1')).text()
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file).toContain(`"'=1+1 is two, and works"`)
  for (const path of ['', '/teams?number=1', '/teams.csv?number=1'])
    expect((await ask(path, told.lead.token)).status).toBe(403)
})

test('when two teams are merged, a check-in that only the other filled in moves with it', async () => {
  const [into, from] = [await makeOwnTeam(), await makeOwnTeam()]
  await into.tell(into.lead.token, { ...said, progress: 'Told by those who stay.' })
  await from.tell(from.lead.token)
  stopEditionAt('2025-10-21T12:00:00')
  await from.tell(from.lead.token, { ...said, progress: 'Told by those who come.' }, 2)
  await env.DB.prepare('DELETE FROM team_members WHERE team_id IN (?, ?) AND user_id IS NULL')
    .bind(into.id, from.id)
    .run()
  const { token } = await createAccount({ role: 'organizer' })
  const path = `/api/admin/teams/${into.id}/mergers`
  expect((await send(path, { body: { from: from.id }, token })).status).toBe(204)
  const { checkIns } = await into.read(into.lead.token)
  expect(checkIns.map(({ told }) => told?.details.progress)).toEqual([
    'Told by those who stay.',
    'Told by those who come.',
    undefined,
  ])
})

flow('opening the check-ins', 'D1', 200, async () => {
  const team = await makeOwnTeam()
  return () => send(`/api/check-ins/mine/${team.id}`, { token: team.lead.token })
})
flow('telling at a check-in', 'D1', 200, async () => {
  const team = await makeOwnTeam()
  return () =>
    send(`/api/check-ins/mine/${team.id}/1`, { method: 'PUT', body: said, token: team.lead.token })
})
