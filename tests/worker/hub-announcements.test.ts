import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import { deliverOne, passTime, runQueue } from './announcement-queue.ts'
import { insertTeams, teamIdOf } from './many-teams.ts'
import { errorOf, send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount, runHub } from './visitors.ts'
import { beginAnnouncing, sentMails, write, writeAs, written } from './written-announcement.ts'

const path = '/api/hub/announcements'
const all = '/api/admin/announcements'
const DAY = 24 * 3600_000
const draft = {
  revision: null as string | null,
  subject: 'The doors open at nine',
  text: 'Bring your **charger**.',
  group: 'leads',
}

/** Teams 0 to 29 have a place in Lusaka, which is full, 30 waits for one, 31 is in Accra and 32 takes part online. */
async function fillHubs() {
  await insertTeams(env.DB, 33, 2)
  await env.DB.batch(
    [
      `UPDATE teams SET hub_id = 'lusaka', participation_mode = 'in-person' WHERE id <= '${teamIdOf(30)}'`,
      `INSERT OR REPLACE INTO hub_places VALUES ('lusaka', 30)`,
      `UPDATE teams SET hub_waiting_since = 1 WHERE id = '${teamIdOf(30)}'`,
      `UPDATE teams SET hub_id = 'accra', participation_mode = 'in-person' WHERE id = '${teamIdOf(31)}'`,
      `UPDATE team_members SET joined_at = 1, user_id = id WHERE email IN ('member0.1@example.com', 'member30.1@example.com', 'member31.1@example.com')`,
    ].map((statement) => env.DB.prepare(statement)),
  )
}

async function makeOrganiser(hubId: string) {
  const account = await createAccount()
  await runHub(account, hubId)
  return account
}

const writeToHub = (organiser: { token: string }, changes: object = {}) =>
  writeAs(organiser, path, { ...draft, ...changes })

const reached = () =>
  sentMails()
    .filter(({ subject }) => subject === draft.subject)
    .map(({ to }) => to.replace('@example.com', ''))
    .toSorted()

const inLusaka = Array.from({ length: 30 }, (_, index) => `rep${index}`).toSorted()

beforeEach(beginAnnouncing)

test.each([
  ['leads', inLusaka],
  ['members', [...inLusaka, 'member0.1'].toSorted()],
])(
  'what a hub writes to its %s reaches those with a place there and nobody else',
  async (group, names) => {
    await fillHubs()
    const announcement = await writeToHub(await makeOrganiser('lusaka'), { group })
    expect((await announcement.read()).reach).toEqual({ recipients: names.length, unsubscribed: 0 })
    expect((await announcement.sendNow()).status).toBe(204)
    await runQueue(2)
    expect(reached()).toEqual(names)
    expect(sentMails()[0]).toMatchObject({ subject: draft.subject })
    for (const said of [
      'The organisers of the hub in Lusaka wrote this',
      '\n\nThe hub in Lusaka\n',
    ])
      expect(sentMails()[0]!.text).toContain(said)
    const { results } = await env.DB.prepare(
      'SELECT action, details FROM audit_log WHERE subject_id = ? ORDER BY created_at, action',
    )
      .bind(announcement.id)
      .all()
    const details = JSON.stringify({ hub: 'lusaka' })
    expect(results).toEqual([
      { action: 'announcement_created', details },
      { action: 'announcement_sent', details },
    ])
  },
)

test('whatever a request names, an announcement is for the hub of its writer and for teams', async () => {
  await fillHubs()
  const organiser = await makeOrganiser('accra')
  const named = { hubId: 'lusaka', hub: 'lusaka', country: 'ZM', trackId: '', silentAt: '1' }
  const announcement = await writeToHub(organiser, named)
  await announcement.sendNow()
  await runQueue()
  expect(reached()).toEqual(['rep31'])
  for (const group of ['judges', 'mentors', '', null])
    expect((await announcement.save({ ...draft, group })).status).toBe(400)
})

test('other hub organisers, and people who run no hub, cannot find, change, test, send, pause or count it', async () => {
  await fillHubs()
  const organiser = await makeOrganiser('lusaka')
  const announcement = await writeToHub(organiser)
  const others: [{ token: string }, number][] = [
    [await makeOrganiser('accra'), 404],
    [await createAccount(), 403],
    [await createAccount({ role: 'admin' }), 403],
    [await createAccount({ role: 'organizer' }), 403],
  ]
  const { revision } = announcement
  const acts: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '/preview'],
    ['PUT', '', { ...draft, revision, subject: 'Forged' }],
    ['PUT', '', { ...draft, subject: 'Forged' }],
    ['POST', '/test', { revision }],
    ['POST', '/send', { revision, startsAt: null }],
    ['PUT', '/state', { state: 'paused' }],
    ['PUT', '/state', { state: 'sending' }],
    ['DELETE', ''],
  ]
  const tryAll = async () => {
    for (const [{ token }, status] of others) {
      for (const [method, part, body] of acts) {
        const answer = await send(`${path}/${announcement.id}${part}`, { method, body, token })
        expect([method, part, answer.status]).toEqual([method, part, status])
        expect(await answer.text()).not.toContain('doors')
      }
    }
    const lists = await Promise.all(others.map(([{ token }]) => send(path, { token })))
    expect(lists.map(({ status }) => status)).toEqual([200, 403, 403, 403])
    expect(await lists[0]!.json()).toMatchObject({
      rows: [],
      total: 0,
      budget: { used: 0, most: hubAnnouncementsADay },
    })
  }
  await tryAll()
  expect(await announcement.read()).toMatchObject({ state: 'draft', subject: draft.subject })
  await announcement.sendNow()
  await passTime(0, 0)
  await tryAll()
  expect(await announcement.read()).toMatchObject({ state: 'sending', counts: { waiting: 30 } })
  // A second person of the hub has all of it.
  const { token } = await makeOrganiser('lusaka')
  expect(await (await send(path, { token })).json()).toMatchObject({
    rows: [{ id: announcement.id, hubId: 'lusaka' }],
    budget: { used: 1 },
  })
})

test('hub organisers see nothing that administrators write, and no address that a mail did not reach', async () => {
  await fillHubs()
  const ofAll = await write({ hubId: 'lusaka' })
  const organiser = await makeOrganiser('lusaka')
  expect((await send(`${path}/${ofAll.id}`, { token: organiser.token })).status).toBe(404)
  const announcement = await writeToHub(organiser)
  await announcement.sendNow()
  await passTime(0, 0)
  await env.DB.prepare(
    `UPDATE announcement_recipients SET state = 'refused', problem = 'E_RECIPIENT_SUPPRESSED' WHERE email = 'rep7@example.com'`,
  ).run()
  const seen = await announcement.call('GET')
  expect(await seen.clone().text()).not.toContain('@example.com')
  expect(await seen.json()).toMatchObject({ counts: { refused: 1 }, problems: [] })
  const list = await send(path, { token: organiser.token })
  expect((await list.json<{ total: number }>()).total).toBe(1)
  const { token } = ofAll.admin
  const whole = await (await send(`${all}/${announcement.id}`, { token })).json()
  expect(whole).toMatchObject({ problems: [{ email: 'rep7@example.com' }] })
})

test('administrators see what hubs write and can stop it for good, but cannot change or send it', async () => {
  await fillHubs()
  const { token } = await createAccount({ role: 'admin' })
  const organiser = await makeOrganiser('lusaka')
  const announcement = await writeToHub(organiser)
  const { id, revision } = announcement
  const act = (method: string, part: string, body?: object) =>
    send(`${all}/${id}${part}`, { method, body, token })
  for (const answer of [
    await act('PUT', '', { ...written, revision }),
    await act('POST', '/send', { revision, startsAt: null }),
    await act('DELETE', ''),
  ])
    expect((await errorOf(answer)).code).toBe('announcements.of_hub')
  await announcement.sendNow()
  await passTime(0, 0)
  await deliverOne(id)
  const list = await (await send(all, { token })).json<{ rows: { id: string }[] }>()
  expect(list.rows).toMatchObject([{ id, hubId: 'lusaka', state: 'sending' }])
  expect((await act('PUT', '/state', { state: 'paused' })).status).toBe(204)
  const goOn = await announcement.call('PUT', '/state', { state: 'sending' })
  expect((await errorOf(goOn)).code).toBe('announcements.held')
  await passTime(0)
  expect((await announcement.read()).counts).toMatchObject({ sent: 25, waiting: 5 })
  expect((await act('PUT', '/state', { state: 'sending' })).status).toBe(204)
  await runQueue()
  expect(await announcement.read()).toMatchObject({ state: 'done', counts: { sent: 30 } })

  const later = await writeToHub(organiser)
  await later.sendNow(later.revision, new Date(Date.now() + 3600_000).toISOString())
  const stop = await send(`${all}/${later.id}/state`, {
    method: 'PUT',
    body: { state: 'paused' },
    token,
  })
  expect(stop.status).toBe(204)
  expect(await later.read()).toMatchObject({ state: 'draft' })
  expect((await errorOf(await later.sendNow())).code).toBe('announcements.held')
})

test('a hub sends a limited number of announcements a day, however many press at once, and more on other days', async () => {
  await fillHubs()
  const [organiser, second] = [await makeOrganiser('lusaka'), await makeOrganiser('lusaka')]
  const drafts = await Promise.all(
    Array.from({ length: hubAnnouncementsADay + 3 }, (_, index) =>
      writeToHub(index % 2 ? second : organiser),
    ),
  )
  const answers = await Promise.all(drafts.map((one) => one.sendNow()))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(hubAnnouncementsADay)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  const [refused] = drafts.filter((_, index) => statuses[index] === 429)
  expect((await errorOf(await refused!.sendNow())).code).toBe('announcements.hub_limit')
  expect((await refused!.read()).budget).toEqual({
    used: hubAnnouncementsADay,
    most: hubAnnouncementsADay,
  })
  const tomorrow = new Date(Date.now() + DAY).toISOString()
  expect((await refused!.sendNow(refused!.revision, tomorrow)).status).toBe(204)
  const elsewhere = await writeToHub(await makeOrganiser('accra'))
  expect((await elsewhere.sendNow()).status).toBe(204)
})

test('someone who no longer runs the hub loses access with the next request, and their announcements stop', async () => {
  await fillHubs()
  const { token } = await createAccount({ role: 'organizer' })
  const moved = await makeOrganiser('lusaka')
  const announcement = await writeToHub(moved)
  await announcement.sendNow()
  await passTime(0, 0)
  await deliverOne(announcement.id)
  const later = await writeToHub(moved)
  await later.sendNow(later.revision, new Date(Date.now() + 3600_000).toISOString())

  const body = { email: moved.email, hubId: 'accra' }
  expect((await send('/api/admin/hub-organisers', { body, token })).status).toBe(200)
  for (const one of [announcement, later]) expect((await one.call('GET')).status).toBe(404)
  expect(await (await send(path, { token: moved.token })).json()).toMatchObject({ total: 0 })
  await deliverOne(announcement.id)
  await passTime(3600_000)
  expect(reached()).toHaveLength(25)

  const next = await makeOrganiser('lusaka')
  const states = async () => {
    const list = await send(path, { token: next.token })
    const { rows } = await list.json<{ rows: { id: string; state: string }[] }>()
    return [announcement, later].map(({ id }) => rows.find((row) => row.id === id)?.state)
  }
  expect(await states()).toEqual(['paused', 'draft'])
  const goOn = { method: 'PUT', body: { state: 'sending' }, token: next.token }
  expect((await send(`${path}/${announcement.id}/state`, goOn)).status).toBe(204)
  await passTime(0)
  expect(reached()).toHaveLength(30)
  expect(new Set(reached()).size).toBe(30)

  const remove = { method: 'DELETE', token: (await createAccount({ role: 'organizer' })).token }
  const removed = await send(`/api/admin/hub-organisers/${next.id}`, remove)
  expect(removed.status).toBe(204)
  expect((await errorOf(await send(path, { token: next.token }))).code).toBe('hubs.not_organiser')
})

test('an announcement to a hub stops when its sender is banned', async () => {
  await fillHubs()
  const { id: banned, token } = await makeOrganiser('lusaka')
  const announcement = await writeToHub({ token })
  await announcement.sendNow(announcement.revision, new Date(Date.now() + 3600_000).toISOString())
  const account = `/api/auth/v1/admin/users/${banned}`
  const admin = await createAccount({ role: 'admin' })
  const ban = { method: 'PUT', body: { ban_duration: '24h' }, token: admin.token }
  expect((await send(account, ban)).status).toBe(200)
  await passTime(3600_000)
  expect(reached()).toEqual([])
})

test('an announcement to a hub is in the copy of its author’s data, and in nobody else’s', async () => {
  await fillHubs()
  const organiser = await makeOrganiser('lusaka')
  await writeToHub(organiser)
  const copyOf = async ({ token }: { token: string }) =>
    (await send('/api/account/export', { token })).json()
  const { subject, text } = draft
  expect(await copyOf(organiser)).toMatchObject({
    writtenAnnouncements: [{ subject, text, hubId: 'lusaka', state: 'draft' }],
  })
  expect(await copyOf(await makeOrganiser('lusaka'))).toMatchObject({ writtenAnnouncements: [] })
})

flow("sending a hub's announcement", 'D1, D1, D1', 204, async () => {
  await fillHubs()
  const organiser = await makeOrganiser('lusaka')
  const { token } = organiser
  const { id, revision } = await writeToHub(organiser)
  const body = { revision, startsAt: null }
  return () => send(`${path}/${id}/send`, { body, token })
})
flow("listing a hub's announcements", 'D1, D1', 200, async () => {
  const { token } = await makeOrganiser('lusaka')
  return () => send(path, { token })
})
