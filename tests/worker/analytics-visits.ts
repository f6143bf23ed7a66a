import { env, exports } from 'cloudflare:workers'
import type { ClickRecord } from '#content/wire/analytics-click.ts'
import type { ViewRecord } from '#content/wire/analytics-view.ts'
import { measuredPages, registrationSelector } from '#content/wire/analytics.ts'
import { readBatch } from '#worker/analytics/collect/read-batch.ts'
import { describeBatch, measureSkew, type EventMessage } from '#worker/analytics/message.ts'
import { newAddress, origin } from './requests.ts'

/** Makes a seeded generator of random numbers, the same on every run. */
export function seedRandom(seed: number) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!
  const id = () => whole(1, 2 ** 21 - 1) * 2 ** 32 + whole(0, 2 ** 32 - 1)
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => [random(), item] as const)
      .sort(([one], [other]) => one - other)
      .map(([, item]) => item)
  return { random, whole, pick, id, shuffle }
}

export type Random = ReturnType<typeof seedRandom>

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const botAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const selectors = [
  'body>main>section[id="tracks"]>a[href="/tracks"]',
  '[data-track="hero-join"]',
  'body>nav>a[href="/about"]',
  'body>main>div:nth-child(3)',
]

let lastId = 1_000_000

/** Returns a new id for a session, a view or a click. */
export function nextId(): number {
  lastId += 1
  return lastId
}

export function makeClick(changes: Partial<Record<number, unknown>> = {}): ClickRecord {
  const click = [
    nextId(),
    Date.now(),
    selectors[0],
    'Tracks',
    100,
    200,
    0,
    300,
    5000,
    2500,
    360,
    640,
    4000,
    0,
  ]
  return Object.assign(click, changes) as unknown as ClickRecord
}

export function makeView(changes: Partial<Record<number, unknown>> = {}): ViewRecord {
  const view = [
    nextId(),
    '/figma-test-home',
    'Home',
    Date.now() - 9000,
    9000,
    8000,
    60,
    1,
    360,
    640,
    4000,
    [],
  ]
  return Object.assign(view, changes) as unknown as ViewRecord
}

export function makeBatch(
  views: unknown[] = [makeView()],
  changes: Partial<Record<number, unknown>> = {},
): unknown[] {
  return Object.assign(
    [nextId(), Date.now(), 'https://news.example/item?id=7', 'b1', false, views],
    changes,
  )
}

/** Posts as the tracker does. */
export function post(body: unknown, headers: Record<string, string> = {}, address = newAddress()) {
  return exports.default.fetch(`${origin}/api/analytics/events`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin,
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': phoneAgent,
      'accept-language': 'sw-KE,sw;q=0.9,en;q=0.8',
      'cf-connecting-ip': address,
      ...headers,
    },
  })
}

/** Builds the message that the Worker makes of a batch that takes `delay` milliseconds to arrive. */
export function messageOf(
  batch: unknown[],
  delay = 0,
  clockError = 0,
  userAgent = phoneAgent,
): EventMessage {
  const { batch: accepted, rejected } = readBatch(JSON.stringify(batch))
  if (!accepted) throw new Error(`the batch was refused: ${JSON.stringify(rejected)}`)
  const request = new Request(`${origin}/api/analytics/events`, {
    headers: { 'user-agent': userAgent, 'accept-language': 'fr-CI' },
  })
  const receivedAt = accepted.sent - clockError + delay
  const message = describeBatch(accepted, rejected, request, null, 'v1')
  return { ...message, receivedAt, skew: measureSkew(accepted.sent, receivedAt) }
}

export type Post = { batch: unknown[]; clockError: number; userAgent: string }

/**
 * What the tracker of one visit posts: states of its views that grow, clicks spread over them, copies of earlier views
 * riding along; with a clock that may be years off, by a person or by a bot.
 */
export function makeVisit(random: Random, now: number): Post[] {
  const session = random.id()
  const width = random.pick([360, 800, 1400])
  const clockError = random.pick([
    0,
    0,
    0,
    20_000,
    -3_600_000,
    9 * 365 * 86_400_000,
    -9 * 365 * 86_400_000,
  ])
  const userAgent = random.random() < 0.1 ? botAgent : phoneAgent
  const referrer = random.pick(['', 'https://search.example/', 'https://www.social.example/post/1'])
  const posts: Post[] = []
  let recent: ViewRecord[] = []
  let time = now - random.whole(0, 5 * 86_400_000)
  for (let page = random.whole(1, 4); page > 0; page -= 1) {
    const entered = time
    const path = random.pick(measuredPages)
    const [id, documentHeight] = [random.id(), random.whole(800, 6000)]
    let [wallMs, activeMs, depth] = [0, 0, random.whole(5, 60)]
    for (let state = random.whole(1, 3); state > 0; state -= 1) {
      const stay = random.whole(500, 60_000)
      wallMs += stay
      activeMs += random.whole(0, stay)
      depth = Math.min(100, depth + random.whole(0, 30))
      const clicks = Array.from({ length: random.whole(0, 6) }, (): ClickRecord => {
        const selector = random.random() < 0.1 ? registrationSelector : random.pick(selectors)
        const at = entered + clockError + random.whole(0, wallMs)
        const place = [
          random.whole(0, width),
          random.whole(0, 600),
          0,
          random.whole(0, 900),
        ] as const
        const inside = [random.whole(0, 10_000), random.whole(0, 10_000)] as const
        return [
          random.id(),
          at,
          selector,
          'Text',
          ...place,
          ...inside,
          width,
          640,
          documentHeight,
          random.whole(0, 3),
        ]
      })
      const left = state === 1 ? 1 : random.whole(0, 1)
      const at = entered + clockError
      recent = [
        ...recent,
        [
          id,
          path,
          'T',
          at,
          wallMs,
          activeMs,
          depth,
          left,
          width,
          640,
          documentHeight,
          clicks,
        ] as ViewRecord,
      ].slice(-3)
      const sent = entered + wallMs + clockError
      posts.push({
        batch: [session, sent, page === 1 ? referrer : '', 'b1', false, recent],
        clockError,
        userAgent,
      })
    }
    time += wallMs + random.whole(100, 5000)
  }
  return posts
}

const rollups = {
  figma_analytics_daily_pages:
    'views + bot_views + active_ms + wall_ms + sessions + depth_sum + exits',
  figma_analytics_daily_visits: 'visits + bots',
  figma_analytics_scroll_bands: 'views',
  figma_analytics_heat_cells: 'clicks',
}

const eventTables = [
  'figma_analytics_sessions',
  'figma_analytics_page_views',
  'figma_analytics_time',
  'figma_analytics_scroll',
  'figma_analytics_heatmap',
  'figma_analytics_rejected',
  ...Object.keys(rollups),
]

/**
 * All rows of all analytics tables, in an order of their own. Not told: which attempt stored a click, and rollup rows
 * that came back to nothing.
 */
export async function dumpTables(): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of eventTables) {
    const filled = table in rollups ? `where ${rollups[table as keyof typeof rollups]} <> 0` : ''
    const { results } = await env.ANALYTICS.prepare(
      `select * from ${table} ${filled} order by 1, 2, 3, 4`,
    ).all()
    tables[table] = results.map(({ ingest_id: _, ...row }) => row)
  }
  return tables
}

export async function emptyTables(): Promise<void> {
  await env.ANALYTICS.batch(
    [
      ...eventTables,
      'figma_analytics_networks',
      'figma_analytics_dropped',
      'figma_analytics_forgotten',
      'dead_events',
    ].map((table) => env.ANALYTICS.prepare(`delete from ${table}`)),
  )
}

export async function countRows(table: string): Promise<number> {
  return (await env.ANALYTICS.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? 0
}
