import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { EventMessage } from '#worker/analytics/message.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { recounts } from './analytics-recounts.ts'
import {
  dumpTables,
  emptyTables,
  makeBatch,
  makeView,
  makeVisit,
  messageOf,
  seedRandom,
  type Post,
  type Random,
} from './analytics-visits.ts'
import { explain, recordInto, type Statement } from './query-plans.ts'

beforeEach(emptyTables)

const now = Date.parse('2026-11-20T23:58:00Z')

function makeVisits(seed: number, count: number): Post[] {
  const random = seedRandom(seed)
  return Array.from({ length: count }, () => makeVisit(random, now)).flat()
}

/** Stores messages in transactions of random size. */
async function storeInGroups(messages: EventMessage[], random: Random) {
  for (let from = 0; from < messages.length;) {
    const size = random.whole(1, 40)
    await storeMessages(env.ANALYTICS, messages.slice(from, from + size))
    from += size
  }
}

const deliver = (posts: Post[], delay: () => number) =>
  posts.map(({ batch, clockError, userAgent }) => messageOf(batch, delay(), clockError, userAgent))

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'any order, grouping and repetition of the same deliveries gives the same tables (seed %i)',
  async (seed) => {
    const random = seedRandom(seed * 7919)
    const messages = deliver(makeVisits(seed, 40), () => random.whole(0, 4000))
    await storeInGroups(messages, random)
    const expected = await dumpTables()
    expect(expected.figma_analytics_heatmap!.length).toBeGreaterThan(100)
    await emptyTables()
    const repeated = [...messages, ...messages.filter(() => random.random() < 0.5)]
    await storeInGroups(random.shuffle(repeated), random)
    expect(await dumpTables()).toEqual(expected)
  },
)

test.each([11, 12, 13, 14])(
  'posts that come late or again change nothing but when we heard of them (seed %i)',
  async (seed) => {
    const random = seedRandom(seed)
    const posts = makeVisits(seed, 30)
    await storeInGroups(
      deliver(posts, () => 100),
      random,
    )
    const expected = await dumpTables()
    await emptyTables()
    const again = posts.filter(() => random.random() < 0.6)
    await storeInGroups(
      random.shuffle([
        ...deliver(posts, () => 100),
        ...deliver(again, () => random.whole(100, 30_000)),
      ]),
      random,
    )
    const found = await dumpTables()
    const forget = (sessions: unknown[] = []) =>
      sessions.map((session) => ({ ...(session as object), seen_at: '' }))
    expect({ ...found, figma_analytics_sessions: forget(found.figma_analytics_sessions) }).toEqual({
      ...expected,
      figma_analytics_sessions: forget(expected.figma_analytics_sessions),
    })
  },
)

test('the rows hold every event of the visits once', async () => {
  const posts = makeVisits(21, 50)
  await storeInGroups(
    deliver([...posts, ...posts], () => 0),
    seedRandom(1),
  )
  const tables = await dumpTables()
  const batches = posts.map(
    ({ batch }) => batch as [number, number, string, string, boolean, unknown[][]],
  )
  const views = new Map<number, { wall: number; active: number; depth: number }>()
  const clicks = new Set<number>()
  const scroll = new Map<string, number>()
  for (const [session, , , , , list] of batches) {
    for (const view of list as [number, string, string, ...number[]][]) {
      const [id, path, , , wall = 0, active = 0, depth = 0] = view
      const known = views.get(id) ?? { wall: 0, active: 0, depth: 0 }
      views.set(id, {
        wall: Math.max(known.wall, wall),
        active: Math.max(known.active, active),
        depth: Math.max(known.depth, depth),
      })
      scroll.set(`${session} ${path}`, Math.max(scroll.get(`${session} ${path}`) ?? 0, depth))
      for (const click of view[11] as unknown as number[][]) clicks.add(click[0]!)
    }
  }
  type Row = Record<string, number | string | null>
  const rows = (table: string) => tables[table] as Row[]
  expect(new Set(rows('figma_analytics_sessions').map((row) => row.session_id))).toEqual(
    new Set(batches.map(([session]) => session)),
  )
  expect(new Set(rows('figma_analytics_heatmap').map((row) => row.id))).toEqual(clicks)
  expect(rows('figma_analytics_page_views')).toHaveLength(views.size)
  for (const row of rows('figma_analytics_page_views')) {
    const { wall, depth } = views.get(row.id as number)!
    expect(Date.parse(row.left_at as string) - Date.parse(row.entered_at as string)).toBe(wall)
    expect(row.scroll_depth).toBe(depth)
  }
  for (const row of rows('figma_analytics_time')) {
    const { wall, active } = views.get(row.page_view_id as number)!
    expect([row.wall_ms, row.active_ms]).toEqual([wall, active])
  }
  expect(
    new Map(
      rows('figma_analytics_scroll').map((row) => [
        `${row.session_id} ${row.page_path}`,
        row.max_scroll_depth,
      ]),
    ),
  ).toEqual(scroll)
})

test.each(recounts)(
  'the rollup of %s equals a count over the events',
  async (_, rollup, recount) => {
    const random = seedRandom(5)
    const messages = deliver(makeVisits(31, 60), () => random.whole(0, 3000))
    await storeInGroups(random.shuffle([...messages, ...messages]), random)
    const { results } = await env.ANALYTICS.prepare(rollup).all()
    expect(results.length).toBeGreaterThan(2)
    expect(results).toEqual((await env.ANALYTICS.prepare(recount).all()).results)
  },
)

const oneView = (path: string) => makeView({ 1: path, 3: now - 9000 })
const stepsOf = async (messages: EventMessage[][]) => {
  for (const group of messages) await storeMessages(env.ANALYTICS, group)
  const { results } = await env.ANALYTICS.prepare(
    `select furthest_step from figma_analytics_sessions`,
  ).all<{ furthest_step: number }>()
  return results.map((row) => row.furthest_step)
}

test('seeing one page again, whichever it is, does not count as a second page', async () => {
  for (const path of ['/figma-test-home', '/figma-test-team']) {
    await emptyTables()
    const batches = [oneView(path), oneView(path)].map((view) =>
      makeBatch([view], { 0: 7, 1: now }),
    )
    const [first, second] = batches.map((batch) => messageOf(batch))
    expect(await stepsOf([[first!], [first!, second!], [second!]])).toEqual([0])
  }
})

const home = '/figma-test-home'
const team = '/figma-test-team'
const groupings: [string, string[][][]][] = [
  ['in one message', [[[home, team]]]],
  ['in two messages of one delivery', [[[home], [team]]]],
  ['in two deliveries', [[[home]], [[team]]]],
  ['in two deliveries, the later page first', [[[team]], [[home]]]],
  [
    'with the first page again in between',
    [[[home]], [[home]], [[home], [home]], [[team]], [[home]]],
  ],
]

test.each(groupings)('two different pages count as a second page, %s', async (_, deliveries) => {
  const views = new Map([home, team].map((path) => [path, oneView(path)]))
  const messages = deliveries.map((delivery) =>
    delivery.map((paths) =>
      messageOf(
        makeBatch(
          paths.map((path) => views.get(path)),
          { 0: 7, 1: now },
        ),
      ),
    ),
  )
  expect(await stepsOf(messages)).toEqual([1])
  const { results } = await env.ANALYTICS.prepare(
    `select value, visits from figma_analytics_daily_visits where kind = 'step' and visits <> 0`,
  ).all()
  expect(results).toEqual([{ value: '1', visits: 1 }])
})

test('no statement of the consumer scans a table of events', async () => {
  const recorded: Statement[] = []
  const recording = {
    prepare: recordInto(recorded, env.ANALYTICS.prepare.bind(env.ANALYTICS)),
    batch: env.ANALYTICS.batch.bind(env.ANALYTICS),
  }
  const posts = makeVisits(41, 5)
  await storeMessages(
    recording as unknown as D1Database,
    deliver(posts, () => 0),
  )
  const plans = await Promise.all(recorded.map((statement) => explain(statement, env.ANALYTICS)))
  const steps = plans.flat().map((step) => step.trim())
  expect(recorded.length).toBeGreaterThan(8)
  // Only the JSON parameters and what was made of them in memory are scanned.
  const scans = steps.filter((step) => step.startsWith('SCAN'))
  expect(
    scans.filter(
      (detail) => !/VIRTUAL TABLE|SUBQUERY|CONSTANT|clicked|settled|^SCAN \(/.test(detail),
    ),
  ).toEqual([])
  expect(
    steps.filter((step) => /^SEARCH (v|t|stored\d|figma_\w+) USING/.test(step)).length,
  ).toBeGreaterThan(5)
})
