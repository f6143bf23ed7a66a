import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { continueForgetting } from '#worker/analytics/forget/forget.ts'
import type { EventMessage } from '#worker/analytics/message.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { recounts } from './analytics-recounts.ts'
import {
  countRows,
  dumpTables,
  emptyTables,
  makeBatch,
  makeClick,
  makeView,
  makeVisit,
  messageOf,
  seedRandom,
} from './analytics-visits.ts'
import { EVERY_FIVE_MINUTES, runCron, stopClock } from './clock.ts'
import { deliver, EVENTS, wrap } from './event-deliveries.ts'
import { explain, recordInto, type Statement } from './query-plans.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

beforeEach(emptyTables)

const admin = await createAccount({ role: 'admin' })
const forget = (target: 'page' | 'days', body: unknown, token = admin.token) =>
  send(`/api/admin/analytics/forgotten/${target}`, { body, token })
const DAY = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Makes the messages of random visits of the last days. */
const makeVisits = (seed: number, count: number, now = Date.now() - 60_000): EventMessage[] => {
  const random = seedRandom(seed)
  return Array.from({ length: count }, () => makeVisit(random, now))
    .flat()
    .map(({ batch, clockError, userAgent }) => messageOf(batch, 0, clockError, userAgent))
}

async function store(messages: EventMessage[]) {
  for (let from = 0; from < messages.length; from += 50)
    await storeMessages(env.ANALYTICS, messages.slice(from, from + 50))
}

async function expectSumsOfRows(except: string[] = []) {
  for (const [name, rollup, recount] of recounts) {
    if (except.includes(name)) continue
    const [told, counted] = await env.ANALYTICS.batch([
      env.ANALYTICS.prepare(rollup),
      env.ANALYTICS.prepare(recount),
    ])
    expect(told!.results, name).toEqual(counted!.results)
  }
}

test('a forgotten page is gone from every table and every sum, and the others are as they were', async () => {
  await store(makeVisits(71, 80))
  const before = await dumpTables()
  expect((await forget('page', { page: '/figma-test-faq' })).status).toBe(202)
  const after = await dumpTables()
  expect(JSON.stringify(before)).toContain('/figma-test-faq')
  expect(JSON.stringify(after)).not.toContain('/figma-test-faq')
  type Row = { page_path: string }
  for (const table of ['page_views', 'heatmap', 'heat_cells', 'scroll_bands', 'scroll']) {
    const others = (before[`figma_analytics_${table}`] as Row[]).filter(
      ({ page_path }) => page_path !== '/figma-test-faq',
    )
    expect(others.length).toBeGreaterThan(10)
    expect(after[`figma_analytics_${table}`], table).toEqual(others)
  }
  await expectSumsOfRows(['the furthest steps'])
})

test('a page is forgotten with its clicks of earlier years, of which no row is left', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, last_day)
     values ('/figma-test-faq', 'phone', 'a', 1, 5, '2026-01-01'), ('/figma-test-team', 'phone', 'a', 1, 5, '2026-01-01')`,
  ).run()
  await forget('page', { page: '/figma-test-faq' })
  const { results } = await env.ANALYTICS.prepare(
    'select page_path from figma_analytics_heat_cells',
  ).all()
  expect(results).toEqual([{ page_path: '/figma-test-team' }])
})

test('forgotten days are gone from every table and every sum, and the clicks of other days stay in the heat maps', async () => {
  const now = Date.now()
  await store(makeVisits(72, 80))
  const [from, to] = [dayOf(now - 3 * DAY), dayOf(now - 2 * DAY)]
  expect((await forget('days', { from, to })).status).toBe(202)
  for (const [table, time] of [
    ['sessions', 'started_at'],
    ['page_views', 'entered_at'],
    ['heatmap', 'occurred_at'],
    ['scroll', 'first_at'],
    ['daily_pages', 'day'],
    ['daily_visits', 'day'],
  ]) {
    const { results } = await env.ANALYTICS.prepare(
      `select substr(${time}, 1, 10) between ? and ? as forgotten, count(*) as n from figma_analytics_${table} group by 1`,
    )
      .bind(from, to)
      .all<{ forgotten: number; n: number }>()
    expect(results, table).toEqual([{ forgotten: 0, n: expect.any(Number) }])
  }
  // A visit that began on another day may have ended on a forgotten one.
  await expectSumsOfRows(['the furthest steps', 'exits per day and page'])
})

test('what was on its way when it was forgotten is not stored, and what happens afterwards is', async () => {
  stopClock()
  const batch = (path: string) => makeBatch([makeView({ 1: path, 11: [makeClick()] })])
  const waiting = ['/figma-test-faq', '/figma-test-team'].map((path) => messageOf(batch(path)))
  await forget('page', { page: '/figma-test-faq' })
  const late = Date.now() + 120_000
  const after = makeBatch([makeView({ 1: '/figma-test-faq', 3: late - 5000 })], { 1: late })
  const result = await deliver(
    EVENTS,
    [...waiting, messageOf(after)].map((body) => wrap(body)),
  )
  expect(result.explicitAcks).toHaveLength(3)
  const read = async () => {
    const { results } = await env.ANALYTICS.prepare(
      'select page_path from figma_analytics_page_views order by entered_at',
    ).all<{ page_path: string }>()
    return results.map(({ page_path }) => page_path)
  }
  expect(await read()).toEqual(['/figma-test-team', '/figma-test-faq'])
  expect(await countRows('figma_analytics_heatmap')).toBe(1)
  const today = dayOf(Date.now())
  await forget('days', { from: today, to: today })
  expect(await read()).toEqual(['/figma-test-faq'])
  await deliver(EVENTS, [wrap(messageOf(batch('/figma-test-team')))])
  expect(await read()).toEqual(['/figma-test-faq'])
})

test('what is too much for one request is deleted by and by, and then the order is done', async () => {
  await store(makeVisits(73, 30))
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_forgotten (id, page_path, forgotten_at) values ('a', '/figma-test-home', ?)`,
  )
    .bind(new Date().toISOString())
    .run()
  const read = () =>
    env.ANALYTICS.prepare('select done_at from figma_analytics_forgotten').first<string>('done_at')
  const left = () =>
    env.ANALYTICS.prepare(
      "select count(*) as n from figma_analytics_page_views where page_path = '/figma-test-home'",
    ).first<number>('n')
  expect(await left()).toBeGreaterThan(0)
  await continueForgetting(env, 1)
  expect(await left()).toBe(0)
  const { orders } = await (
    await send('/api/admin/analytics/forgotten', { token: admin.token })
  ).json<{ orders: { deletedRows: number; doneAt: string | null }[] }>()
  expect(orders).toMatchObject([{ deletedRows: expect.any(Number), doneAt: null }])
  expect(orders[0]!.deletedRows).toBeGreaterThan(0)
  expect(await countRows('figma_analytics_heatmap')).toBeGreaterThan(0)
  await runCron(EVERY_FIVE_MINUTES, new Date())
  // A delivery that began before the order may still be under way.
  expect(await read()).toBeNull()
  await continueForgetting(env, 100, Date.now() + 61_000)
  expect(await read()).not.toBeNull()
  expect(JSON.stringify(await dumpTables())).not.toContain('/figma-test-home')
})

/** A whole read of a table of events, or of one under the short name that the statements give it. */
const isOfEvents = /^SCAN (figma_analytics_(sessions|page_views|time|scroll|heatmap)|[vts])\b(?!_)/

/** Lists the tables of events that the statements of a request read from end to end. */
async function listScans(request: () => Promise<unknown>) {
  const recorded: Statement[] = []
  const prepare = env.ANALYTICS.prepare.bind(env.ANALYTICS)
  const spy = vi.spyOn(env.ANALYTICS, 'prepare').mockImplementation(recordInto(recorded, prepare))
  await request()
  spy.mockRestore()
  expect(recorded.length).toBeGreaterThan(10)
  const scans = new Set<string>()
  for (const statement of recorded)
    for (const step of await explain(statement, env.ANALYTICS))
      if (isOfEvents.test(step.trim())) scans.add(step.trim())
  return [...scans]
}

test('no statement that forgets reads the events from end to end, however full the database is', async () => {
  await store(makeVisits(74, 20))
  const today = dayOf(Date.now())
  expect(await listScans(() => forget('page', { page: '/figma-test-home' }))).toEqual([])
  expect(await listScans(() => forget('days', { from: today, to: today }))).toEqual([])
})

test('forgetting is logged and listed, and no organizer may do it', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  const range = { from: '2026-01-01', to: '2026-01-31' }
  expect((await forget('days', range, organizer.token)).status).toBe(403)
  expect((await forget('page', { page: '/figma-test-join' }, organizer.token)).status).toBe(403)
  expect(await countRows('figma_analytics_forgotten')).toBe(0)
  const answer = await forget('days', range)
  const order = (await answer.json()) as { id: string }
  const { orders } = await (
    await send('/api/admin/analytics/forgotten', { token: admin.token })
  ).json<{ orders: unknown[] }>()
  expect(orders).toMatchObject([{ id: order.id, firstDay: range.from, lastDay: range.to }])
  const logged = await env.DB.prepare(
    "select actor_id, details from audit_log where action = 'analytics_forgotten' and subject_id = ?",
  )
    .bind(order.id)
    .first()
  expect(logged).toEqual({ actor_id: admin.id, details: JSON.stringify(range) })
})

test.each([{}, { from: '2026-02-01', to: '2026-01-01' }, { from: '2026-01-01' }])(
  'days that are no period are refused: %j',
  async (body) => {
    expect((await forget('days', body)).status).toBe(400)
    expect(await countRows('figma_analytics_forgotten')).toBe(0)
  },
)
