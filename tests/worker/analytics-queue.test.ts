import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EventMessage } from '#worker/analytics/message.ts'
import { chooseRetryDelay } from '#worker/analytics/store/consume.ts'
import {
  countRows,
  dumpTables,
  emptyTables,
  makeBatch,
  makeClick,
  makeView,
  makeVisit,
  messageOf,
  nextId,
  post,
  seedRandom,
} from './analytics-visits.ts'
import { deliver, EVENTS, refuseWhile, wrap } from './event-deliveries.ts'
import { recordInto, type Statement } from './query-plans.ts'

vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(emptyTables)

test('the events arrive in D1 through the queue', async () => {
  const session = nextId()
  const click = makeClick({ 3: 'Join now' })
  const view = makeView({ 1: '/figma-test-team', 11: [click] })
  expect((await post(makeBatch([view], { 0: session }))).status).toBe(202)
  const read = () =>
    env.ANALYTICS.prepare(
      `select s.session_id, s.referrer, v.page_path, v.left_at, t.active_ms, c.max_scroll_depth, h.element_text, h.click_x
       from figma_analytics_sessions s
       join figma_analytics_page_views v on v.session_id = s.session_id
       join figma_analytics_time t on t.page_view_id = v.id
       join figma_analytics_scroll c on c.session_id = s.session_id and c.page_path = v.page_path
       join figma_analytics_heatmap h on h.page_view_id = v.id
       where s.session_id = ?`,
    )
      .bind(session)
      .all()
  const rows = await vi.waitUntil(
    async () => {
      const { results } = await read()
      return results.length > 0 && results
    },
    { timeout: 20_000, interval: 250 },
  )
  expect(rows).toEqual([
    {
      session_id: session,
      referrer: 'https://news.example/item',
      page_path: '/figma-test-team',
      left_at: new Date(view[3] + view[4]).toISOString(),
      active_ms: 8000,
      max_scroll_depth: 60,
      element_text: 'Join now',
      click_x: 100,
    },
  ])
})

const visits = () => {
  const random = seedRandom(99)
  return Array.from({ length: 30 }, () => makeVisit(random, Date.now())).flat()
}

test('if every delivery comes twice, nothing is counted twice', async () => {
  const bodies = visits().map(({ batch, clockError }) => messageOf(batch, 0, clockError))
  await deliver(EVENTS, bodies.map((body) => wrap(body)).slice(0, 100))
  const expected = await dumpTables()
  const again = await deliver(EVENTS, bodies.map((body) => wrap(body, 2)).slice(0, 100))
  expect(again.explicitAcks).toHaveLength(Math.min(100, bodies.length))
  expect(await dumpTables()).toEqual(expected)
  expect(expected.figma_analytics_page_views!.length).toBeGreaterThan(20)
})

test('while D1 is down for two minutes, messages are retried at growing intervals, and then each is stored once', async () => {
  const bodies = visits().map(({ batch, clockError }) => messageOf(batch, 0, clockError))
  let waiting = bodies.map((body) => ({ body, due: 0, attempts: 1 }))
  let acknowledged = 0
  let refusals = 0
  let seconds = 0
  // A clock of our own: a message that was put back for n seconds is delivered again n seconds later.
  while (waiting.length > 0) {
    seconds = Math.min(...waiting.map(({ due }) => due))
    const due = waiting.filter((message) => message.due === seconds).slice(0, 100)
    const stores =
      seconds < 120
        ? refuseWhile(() => 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
        : env
    const batch = due.map(({ body, attempts }) => wrap(body, attempts))
    const result = await deliver(EVENTS, batch, stores)
    acknowledged += result.explicitAcks.length
    refusals += result.retryMessages.length
    waiting = waiting.filter((message) => !due.includes(message))
    due.forEach((message, index) => {
      const delay = result.waits.get(batch[index]!.id)
      if (delay !== undefined)
        waiting.push({ ...message, due: seconds + delay, attempts: message.attempts + 1 })
    })
    expect(Math.max(0, ...waiting.map(({ attempts }) => attempts))).toBeLessThan(20)
  }
  expect(refusals).toBeGreaterThan(bodies.length)
  expect(acknowledged).toBe(bodies.length)
  const afterTrouble = await dumpTables()
  await emptyTables()
  await deliver(
    EVENTS,
    bodies.map((body) => wrap(body)),
  )
  expect(await dumpTables()).toEqual(afterTrouble)
})

test('the delay grows to ten minutes and varies between messages', () => {
  const waits = Array.from({ length: 12 }, (_, index) => chooseRetryDelay(index + 1))
  expect(waits[0]).toBeLessThanOrEqual(5)
  expect(waits.at(-1)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...waits)).toBeLessThanOrEqual(600)
  expect(new Set(Array.from({ length: 50 }, () => chooseRetryDelay(9))).size).toBeGreaterThan(10)
})

test('a message that D1 rejects is retried alone, and the others are stored', async () => {
  const good = Array.from({ length: 5 }, () => messageOf(makeBatch()))
  const poison = messageOf(makeBatch())
  const spoilt: EventMessage = {
    ...poison,
    views: poison.views.map((view) => Object.assign([...view], { 1: null })) as never,
  }
  const batch = [...good, spoilt].map((body) => wrap(body))
  const result = await deliver(EVENTS, batch)
  expect(result.explicitAcks).toEqual(batch.slice(0, 5).map(({ id }) => id))
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([batch[5]!.id])
  expect(await countRows('figma_analytics_page_views')).toBe(5)
})

test('no parameter of a delivery is larger than D1 takes, however long the selectors are', async () => {
  const D1_TAKES = 2_000_000
  const recorded: Statement[] = []
  const prepare = recordInto(recorded, env.ANALYTICS.prepare.bind(env.ANALYTICS))
  const stores = {
    ...env,
    ANALYTICS: { prepare, batch: env.ANALYTICS.batch.bind(env.ANALYTICS) } as unknown as D1Database,
  }
  // As much as one post may hold: 64 KB, in letters of three bytes.
  const clicks = () =>
    Array.from({ length: 36 }, () => makeClick({ 2: '水'.repeat(500), 3: '水'.repeat(100) }))
  const bodies = Array.from({ length: 60 }, () =>
    messageOf(makeBatch([makeView({ 11: clicks() })])),
  )
  const result = await deliver(
    EVENTS,
    bodies.map((body) => wrap(body)),
    stores,
  )
  expect(result.explicitAcks).toHaveLength(bodies.length)
  expect(await countRows('figma_analytics_heatmap')).toBe(60 * 36)
  const sizes = recorded.flatMap(({ values }) =>
    values.map((value) => new TextEncoder().encode(String(value)).length),
  )
  // They do fill a parameter: with one transaction per message the test would pass too.
  expect(Math.max(...sizes)).toBeGreaterThan(D1_TAKES / 2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(D1_TAKES)
})

test('a message that is not ours goes to the dead letters at once', async () => {
  const queue = vi
    .spyOn(env.DEAD_EVENTS, 'send')
    .mockImplementation(async () => ({}) as QueueSendResponse)
  const bodies = [
    'text',
    null,
    7,
    [],
    {},
    { version: 2 },
    { ...messageOf(makeBatch()), views: [[1]] },
  ]
  const good = messageOf(makeBatch())
  const result = await deliver(
    EVENTS,
    [...bodies, good].map((body) => wrap(body)),
  )
  expect(result.explicitAcks).toHaveLength(bodies.length + 1)
  expect(queue.mock.calls.map(([body]) => body)).toEqual(bodies)
  expect(await countRows('figma_analytics_page_views')).toBe(1)
  queue.mockRestore()
})

test('with one post in ten failing and every delivery twice, each event is stored exactly once', async () => {
  const random = seedRandom(4)
  const taken: unknown[] = []
  let calls = 0
  const queue = vi.spyOn(env.EVENTS, 'send').mockImplementation(async (message) => {
    calls += 1
    if (random.random() < 0.1) throw new Error('Queue is overloaded')
    taken.push(structuredClone(message))
    // The queue may have accepted it although the answer was lost.
    if (random.random() < 0.05) throw new Error('Network connection lost')
    return {} as QueueSendResponse
  })
  const clicks = new Set<number>()
  const views = new Set<number>()
  for (let visit = 0; visit < 40; visit += 1) {
    const session = nextId()
    for (let page = 0; page < 4; page += 1) {
      const view = makeView({ 11: Array.from({ length: random.whole(0, 8) }, () => makeClick()) })
      views.add(view[0])
      for (const click of view[11]) clicks.add(click[0])
      // The tracker keeps what was not answered with a 2xx and posts it again.
      for (
        let attempt = 0;
        (await post(makeBatch([view], { 0: session }))).status !== 202;
        attempt += 1
      ) {
        expect(attempt).toBeLessThan(20)
      }
    }
  }
  queue.mockRestore()
  expect(calls).toBeGreaterThan(views.size)
  const deliveries = random.shuffle([...taken, ...taken])
  while (deliveries.length > 0)
    await deliver(
      EVENTS,
      deliveries.splice(0, 100).map((body) => wrap(body)),
    )
  expect(await countRows('figma_analytics_page_views')).toBe(views.size)
  expect(await countRows('figma_analytics_heatmap')).toBe(clicks.size)
  const cells = await env.ANALYTICS.prepare(
    'select sum(clicks) as n from figma_analytics_heat_cells',
  ).first<number>('n')
  expect(cells).toBe(clicks.size)
})
