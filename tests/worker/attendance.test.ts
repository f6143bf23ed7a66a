import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { badValues } from './bad-values.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeOwnTeam } from './mentored-team.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

const organizer = await createAccount({ role: 'organizer' })

type Account = { id: string; token: string }
type Answer = {
  status: number
  state: string
  name: string
  teamName: string
  hubId: string | null
  at: string
  day: string
  inside: number
  expected: number
  hasFile: boolean
  codes: { day: string; code: string; qrCode: string }[]
  people: { id: string; name: string; hasJoined: boolean; inAt: string | null }[]
  latest: { id: string }[]
  attendances: { event: string; day: string }[]
  error: { code: string }
}

async function call({ token }: Account, path: string, method = 'GET', body?: object) {
  const answer = await send(path, { method, body, token })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { ...(JSON.parse(isJson ? text : '{}') as Answer), status: answer.status, text }
}

const openPass = (person: Account) => call(person, '/api/attendance/pass', 'PUT')
const readDoor = (person: Account, event: string, search = '') =>
  call(person, `/api/attendance/${event}?search=${search}`)
const scan = (by: Account, event: string, body: object) =>
  call(by, `/api/attendance/${event}/scans`, 'POST', {
    id: crypto.randomUUID(),
    day: '2025-10-14',
    ...body,
  })
const codeOf = async (person: Account, index = 0) => (await openPass(person)).codes[index]!.code

async function makeOrganiser(hubId: string) {
  const account = await createAccount()
  await env.DB.prepare('insert into hub_organisers (user_id, hub_id, created_at) values (?, ?, 1)')
    .bind(account.id, hubId)
    .run()
  return account
}

const countRows = (person: Account) =>
  env.DB.prepare('select count(*) as rows from attendances where user_id = ?')
    .bind(person.id)
    .first<number>('rows')

test('someone who has joined a team has a pass with the codes of today and tomorrow; someone who is only listed has none', async () => {
  const team = await makeOwnTeam()
  const pass = await openPass(team.joined)
  expect(pass).toMatchObject({ status: 200, teamName: team.name, hubId: 'lusaka' })
  expect(pass.codes.map(({ day }) => day)).toEqual(['2025-10-14', '2025-10-15'])
  expect(pass.codes[0]!.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(pass.codes[0]!.qrCode).toMatch(/^<svg /)
  expect((await openPass(team.joined)).codes).toEqual(pass.codes)
  expect(await codeOf(team.lead)).not.toBe(pass.codes[0]!.code)
  stopEditionAt('2025-10-15T00:00:01')
  expect(await codeOf(team.joined)).toBe(pass.codes[1]!.code)
  for (const person of [team.listed, organizer])
    expect((await openPass(person)).error.code).toBe('attendance.no_team')
})

test('of a hundred scans of one person at once, one lets them in, and the others say that they are already in', async () => {
  const team = await makeOwnTeam()
  const organiser = await makeOrganiser('lusaka')
  const code = await codeOf(team.joined)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      scan(index % 2 ? organiser : organizer, 'lusaka', { code }),
    ),
  )
  const states = answers.map(({ state }) => state)
  expect(states.filter((state) => state === 'in')).toHaveLength(1)
  expect(states.filter((state) => state === 'already')).toHaveLength(99)
  expect(await countRows(team.joined)).toBe(1)
})

test('a repeated scan gets the same answer; the next day and the finale count separately', async () => {
  const team = await makeOwnTeam()
  const organiser = await makeOrganiser('lusaka')
  const before = await readDoor(organiser, 'lusaka')
  const id = crypto.randomUUID()
  const code = await codeOf(team.joined)
  // However it is typed.
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
  const first = await scan(organiser, 'lusaka', { id, code: typed })
  expect(first).toMatchObject({ state: 'in', name: 'Amina Okello', teamName: team.name })
  expect(await scan(organiser, 'lusaka', { id, code })).toEqual(first)
  const after = await readDoor(organiser, 'lusaka')
  expect(after.inside - before.inside).toBe(1)
  expect(after.latest.map((row) => row.id)).toContain(id)
  // The key of a scan is that of one person.
  const other = { id, code: await codeOf(team.lead) }
  expect((await scan(organiser, 'lusaka', other)).error.code).toBe('form.already_received')

  expect((await scan(organizer, 'finale', { code })).state).toBe('in')
  stopEditionAt('2025-10-15T09:00:00')
  const next = { day: '2025-10-15', code: await codeOf(team.joined) }
  expect((await scan(organiser, 'lusaka', next)).state).toBe('in')
  expect(await countRows(team.joined)).toBe(3)
})

test('yesterday’s code, a forged one, one from another hub and one of someone who left are refused, each with its reason', async () => {
  const team = await makeOwnTeam()
  const elsewhere = await makeOwnTeam({ hubId: 'accra', teamName: 'Accra Anchors' })
  const organiser = await makeOrganiser('lusaka')
  const code = await codeOf(team.joined)
  const refusal = async (body: object, event = 'lusaka') => {
    const answer = await scan(organiser, event, body)
    expect(answer.text).not.toMatch(/Anchors|Amina/)
    return answer.error.code
  }
  const forged = code.slice(0, -1) + (code.endsWith('7') ? '8' : '7')
  for (const wrong of [forged, code.slice(1), 'https://elsewhere.example', '💥'])
    expect(await refusal({ code: wrong })).toBe('attendance.unknown_code')
  expect(await refusal({})).toBe('attendance.unknown_code')
  expect(await refusal({ code: await codeOf(team.joined, 1) })).toBe('attendance.other_day')
  expect(await refusal({ code: await codeOf(elsewhere.joined) })).toBe('attendance.other_hub')
  expect(await refusal({ code: await codeOf(elsewhere.joined) }, 'accra')).toBe(
    'attendance.not_allowed',
  )
  expect(await refusal({ code }, 'finale')).toBe('attendance.not_allowed')
  await env.DB.prepare('update teams set hub_waiting_since = 1 where id = ?').bind(team.id).run()
  expect(await refusal({ code })).toBe('attendance.other_hub')
  await env.DB.prepare('update team_members set user_id = null, joined_at = null where user_id = ?')
    .bind(team.joined.id)
    .run()
  expect(await refusal({ code })).toBe('attendance.not_joined')
  stopEditionAt('2025-10-15T12:00:00')
  expect(await refusal({ code, day: '2025-10-15' })).toBe('attendance.other_day')
  expect(await countRows(team.joined)).toBe(0)
})

test('a scan that waited for a network counts for its own day, for three days and not before that day', async () => {
  const team = await makeOwnTeam()
  const code = await codeOf(team.joined)
  stopEditionAt('2025-10-13T12:00:00')
  expect((await scan(organizer, 'lusaka', { code })).error.code).toBe('attendance.too_late')
  stopEditionAt('2025-10-18T00:00:01')
  expect((await scan(organizer, 'lusaka', { code })).error.code).toBe('attendance.too_late')
  stopEditionAt('2025-10-17T23:59:59')
  expect((await scan(organizer, 'lusaka', { code })).state).toBe('in')
  const copy = await call(team.joined, '/api/account/export')
  expect(copy.attendances).toMatchObject([{ event: 'lusaka', day: '2025-10-14' }])
  expect((await call(organizer, '/api/account/export')).text).toContain('"letInAt"')
  // The codes of tomorrow are a secret.
  expect(copy.text).not.toContain(code.slice(0, 4))
})

test('someone without a phone is found by name, at a hub only among its own people', async () => {
  const team = await makeOwnTeam({
    hubId: 'nairobi',
    teamName: 'Rift Readers',
  })
  await env.DB.prepare('update team_members set name_key = ? where team_id = ?')
    .bind('wangari muta', team.id)
    .run()
  const organiser = await makeOrganiser('nairobi')
  const { people } = await readDoor(organiser, 'nairobi', 'muta%20wang')
  expect(people.map(({ hasJoined }) => Number(hasJoined)).toSorted((a, b) => a - b)).toEqual([
    0, 1, 1,
  ])
  expect((await readDoor(organiser, 'nairobi')).people).toEqual([])
  expect((await readDoor(await makeOrganiser('lagos'), 'lagos', 'wangari')).people).toEqual([])
  expect((await readDoor(organizer, 'finale', 'wangari')).people).toHaveLength(3)
  const chosen = people.find(({ hasJoined }) => hasJoined)!
  expect((await scan(organiser, 'nairobi', { memberId: chosen.id })).state).toBe('in')
  expect((await scan(organiser, 'nairobi', { memberId: chosen.id })).state).toBe('already')
  const absent = people.find(({ hasJoined }) => !hasJoined)!
  expect((await scan(organiser, 'nairobi', { memberId: absent.id })).error.code).toBe(
    'attendance.not_joined',
  )
  const file = await call(organiser, '/api/attendance/nairobi/arrivals.csv')
  expect(file.text).toMatch(/"2025-10-\d\d","[^"]+","Rift Readers","\d{4}-/)
  for (const event of ['finale', 'lagos'])
    expect((await call(organiser, `/api/attendance/${event}/arrivals.csv`)).status).toBe(403)
  const seen = await readDoor(organiser, 'nairobi', 'wangari')
  expect(seen.people.filter(({ inAt }) => inAt)).toHaveLength(1)
  expect(seen.text).not.toContain('@example')
})

test('there is no list of those who came to save before somebody has, and there still is one on the next day', async () => {
  const team = await makeOwnTeam({ hubId: 'cape-town', teamName: 'Cape Knots' })
  const organiser = await makeOrganiser('cape-town')
  expect((await readDoor(organiser, 'cape-town')).hasFile).toBe(false)
  await scan(organiser, 'cape-town', { code: await codeOf(team.joined) })
  stopEditionAt('2025-10-15T09:00:00')
  expect(await readDoor(organiser, 'cape-town')).toMatchObject({ inside: 0, hasFile: true })
})

test('members, judges and other hub organisers can check nobody in, and removing an organiser takes effect at once', async () => {
  const team = await makeOwnTeam()
  const code = await codeOf(team.joined)
  const organiser = await makeOrganiser('lusaka')
  const others = [
    team.joined,
    team.lead,
    await createAccount({ role: 'judge' }),
    await makeOrganiser('accra'),
  ]
  for (const person of others) {
    expect((await scan(person, 'lusaka', { code })).error.code).toBe('attendance.not_allowed')
    expect((await readDoor(person, 'lusaka')).error.code).toBe('attendance.not_allowed')
  }
  expect((await readDoor(organiser, 'lusaka')).status).toBe(200)
  await call(organizer, `/api/admin/hub-organisers/${organiser.id}`, 'DELETE')
  expect((await scan(organiser, 'lusaka', { code })).error.code).toBe('attendance.not_allowed')
  expect((await readDoor(organizer, 'nowhere')).error.code).toBe('request.invalid')
  expect(await countRows(team.joined)).toBe(0)
})

test('no value in any field of a scan breaks it, and nothing is stored', async () => {
  const team = await makeOwnTeam()
  const form = { id: crypto.randomUUID(), day: '2025-10-14', code: await codeOf(team.joined) }
  const by = await createAccount({ role: 'organizer' })
  for (const field of [...Object.keys(form), 'memberId'])
    for (const value of badValues) {
      const isLeftOut = value === undefined && field === 'memberId'
      if (isLeftOut) continue
      const answer = await scan(by, 'lusaka', {
        ...form,
        [field]: value,
        ...(field === 'memberId' && { code: undefined }),
      })
      expect(answer.status, `${field}: ${JSON.stringify(value)}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${field}: ${JSON.stringify(value)}`).toBeLessThan(500)
    }
  expect(await countRows(team.joined)).toBe(0)
})

test('passes and attendances are deleted with the account', async () => {
  const team = await makeOwnTeam()
  await scan(organizer, 'lusaka', { code: await codeOf(team.joined) })
  const { email } = team.joined
  expect((await call(team.joined, '/api/account', 'DELETE', { email })).status).toBe(204)
  expect(await countRows(team.joined)).toBe(0)
  const left = await env.DB.prepare('select user_id from passes where user_id = ?')
    .bind(team.joined.id)
    .all()
  expect(left.results).toEqual([])
})

flow('opening the pass', 'D1, D1', 200, async () => {
  const team = await makeOwnTeam()
  return () => send('/api/attendance/pass', { method: 'PUT', token: team.joined.token })
})
flow('letting somebody in', 'D1, D1', 200, async () => {
  const team = await makeOwnTeam()
  const body = { id: crypto.randomUUID(), day: '2025-10-14', code: await codeOf(team.joined) }
  return () => send('/api/attendance/lusaka/scans', { token: organizer.token, body })
})
