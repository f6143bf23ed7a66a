import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { EventMessage } from '#worker/analytics/message.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
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
    await storeMessages(env.DB, messages.slice(from, from + size))
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

const recounts: [string, string, string][] = [
  [
    'views and time per day and page',
    `select day, page_path, views, bot_views, active_ms, wall_ms from figma_analytics_daily_pages where views + bot_views > 0 order by 1, 2`,
    `select substr(entered_at, 1, 10) day, v.page_path, sum(not is_bot) views, sum(is_bot) bot_views,
       sum(iif(is_bot, 0, active_ms)) active_ms, sum(iif(is_bot, 0, wall_ms)) wall_ms
     from figma_analytics_page_views v join figma_analytics_time t on t.page_view_id = v.id group by 1, 2 order by 1, 2`,
  ],
  [
    'sessions and depth per day and page',
    `select day, page_path, sessions, depth_sum from figma_analytics_daily_pages where sessions > 0 order by 1, 2`,
    `select substr(first_at, 1, 10) day, page_path, count(*) sessions, sum(max_scroll_depth) depth_sum
     from figma_analytics_scroll where not is_bot group by 1, 2 order by 1, 2`,
  ],
  [
    'exits per day and page',
    `select day, page_path, exits from figma_analytics_daily_pages where exits > 0 order by 1, 2`,
    `select substr(started_at, 1, 10) day, (
       select page_path from figma_analytics_page_views v where v.session_id = s.session_id
       order by entered_at desc, id desc limit 1) page_path, count(*) exits
     from figma_analytics_sessions s where not is_bot group by 1, 2 order by 1, 2`,
  ],
  [
    'visits per day',
    `select day, visits, bots from figma_analytics_daily_visits where kind = 'all' and visits + bots > 0 order by 1`,
    `select substr(started_at, 1, 10) day, sum(not is_bot) visits, sum(is_bot) bots from figma_analytics_sessions group by 1 order by 1`,
  ],
  [
    'referring hosts',
    `select value, sum(visits) n from figma_analytics_daily_visits where kind = 'referrer' group by 1 having n > 0 order by 1`,
    `select case when referrer is null then '' when referrer like '%www.social.example%' then 'www.social.example'
       else 'search.example' end value, count(*) n
     from figma_analytics_sessions where not is_bot group by 1 order by 1`,
  ],
  [
    'the furthest steps',
    `select value, sum(visits) n from figma_analytics_daily_visits where kind = 'step' group by 1 having n > 0 order by 1`,
    `select value, count(*) n from (
       select case
         when max(page_path = '/figma-test-join' and exists (select 1 from figma_analytics_heatmap h
           where h.page_view_id = v.id and element_selector = '[data-track="register-submit"]')) then '3'
         when max(page_path = '/figma-test-join') then '2'
         when count(distinct page_path) > 1 then '1'
         else '0'
       end value
       from figma_analytics_sessions s join figma_analytics_page_views v on v.session_id = s.session_id
       where not s.is_bot group by s.session_id
     ) group by 1 order by 1`,
  ],
  [
    'heat cells',
    `select page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum from figma_analytics_heat_cells order by 1, 2, 3, 4`,
    `select page_path, viewport_class, element_selector selector,
       (element_y / 500 - (element_y = 10000)) * 20 + element_x / 500 - (element_x = 10000) cell,
       count(*) clicks, sum(is_dead) dead, sum(is_rage) rage, sum(element_x) x_sum, sum(element_y) y_sum
     from figma_analytics_heatmap where not is_bot group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  [
    'scroll bands',
    `select page_path, viewport_class, band, views, document_height_sum from figma_analytics_scroll_bands where views > 0 order by 1, 2, 3`,
    `select page_path, viewport_class, scroll_depth / 5 band, count(*) views, sum(document_height) document_height_sum
     from figma_analytics_page_views where not is_bot group by 1, 2, 3 order by 1, 2, 3`,
  ],
]

test.each(recounts)(
  'the rollup of %s equals a count over the events',
  async (_, rollup, recount) => {
    const random = seedRandom(5)
    const messages = deliver(makeVisits(31, 60), () => random.whole(0, 3000))
    await storeInGroups(random.shuffle([...messages, ...messages]), random)
    const { results } = await env.DB.prepare(rollup).all()
    expect(results.length).toBeGreaterThan(2)
    expect(results).toEqual((await env.DB.prepare(recount).all()).results)
  },
)

const oneView = (path: string) => makeView({ 1: path, 3: now - 9000 })
const stepsOf = async (messages: EventMessage[][]) => {
  for (const group of messages) await storeMessages(env.DB, group)
  const { results } = await env.DB.prepare(
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
  const { results } = await env.DB.prepare(
    `select value, visits from figma_analytics_daily_visits where kind = 'step' and visits <> 0`,
  ).all()
  expect(results).toEqual([{ value: '1', visits: 1 }])
})

test('no statement of the consumer scans a table of events', async () => {
  const plans: string[] = []
  const recording = {
    prepare(sql: string) {
      const statement = env.DB.prepare(sql)
      const bind = statement.bind.bind(statement)
      statement.bind = (...values) => {
        explained.push(env.DB.prepare(`explain query plan ${sql}`).bind(...values))
        return bind(...values)
      }
      return statement
    },
    batch: env.DB.batch.bind(env.DB),
  }
  const explained: D1PreparedStatement[] = []
  const posts = makeVisits(41, 5)
  await storeMessages(
    recording as unknown as D1Database,
    deliver(posts, () => 0),
  )
  for (const { results } of await env.DB.batch<{ detail: string }>(explained)) {
    plans.push(...results.map(({ detail }) => detail))
  }
  expect(explained.length).toBeGreaterThan(8)
  // Only the JSON parameters and what was made of them in memory are scanned.
  const scans = plans.filter((detail) => detail.startsWith('SCAN'))
  expect(
    scans.filter(
      (detail) => !/VIRTUAL TABLE|SUBQUERY|CONSTANT|clicked|settled|^SCAN \(/.test(detail),
    ),
  ).toEqual([])
  expect(
    plans.filter((detail) => /^SEARCH (v|t|stored\d|figma_\w+) USING/.test(detail)).length,
  ).toBeGreaterThan(5)
})
