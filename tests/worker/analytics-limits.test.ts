import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ViewRecord } from '#content/wire/analytics-view.ts'
import { countInBlocks } from '#worker/analytics/collect/count-blocks.ts'
import { nameNetwork } from '#worker/analytics/collect/name-network.ts'
import {
  fullMark,
  mostDailyEvents,
  mostEventBytes,
  mostNewSources,
  mostSources,
} from '#worker/analytics/limits.ts'
import type { EventMessage } from '#worker/analytics/message.ts'
import {
  countRows,
  emptyTables,
  makeBatch,
  makeClick,
  makeView,
  messageOf,
  nextId,
  post,
} from './analytics-visits.ts'
import { goodPassword, makeClient, newEmail, signUp } from './auth-peer.ts'
import { stopClock } from './clock.ts'
import { deliver, EVENTS, wrap } from './event-deliveries.ts'
import { makeContact, makeTeam } from './filled-forms.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { errorOf, newAddress, origin, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const queue = vi.spyOn(env.EVENTS, 'send')
beforeEach(async () => {
  queue.mockReset().mockImplementation(async () => ({}) as QueueSendResponse)
  await emptyTables()
})

const sent = () => queue.mock.calls.map(([message]) => message as EventMessage)
const clicks = (count: number, changes = {}) =>
  Array.from({ length: count }, () => makeClick(changes))

/** Posts forty events at a time, each time as a new session, until one post is refused; tells how many events went through. */
async function postUntilRefused(addressOf: (post: number) => string) {
  for (let posts = 0; posts < 500; posts += 1) {
    const answer = await post(makeBatch([makeView({ 11: clicks(39) })]), {}, addressOf(posts))
    if (answer.status === 202) continue
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect((await errorOf(answer)).code).toBe('request.too_many')
    return posts * 40
  }
  return Infinity
}

// The window of the limit may end while a test runs, so twice as much can go through.
const floods: [string, number, (post: number) => string][] = [
  ['one IPv4 address', 3000, () => '203.0.113.7'],
  ['the addresses of one IPv6 /64', 3000, (n) => `2001:db8:1:1::${n.toString(16)}`],
  ['the networks of one IPv6 /48', 6000, (n) => `2001:db8:2:${n.toString(16)}::1`],
]

test.each(floods)('%s cannot invent any number of sessions', async (_, most, addressOf) => {
  const passed = await postUntilRefused(addressOf)
  expect(passed).toBeGreaterThanOrEqual(most)
  expect(passed).toBeLessThanOrEqual(2 * most + 400)
})

test('posts that cannot be read count as well', async () => {
  const address = newAddress()
  for (let posts = 0; posts < 74; posts += 1)
    await post(makeBatch([makeView({ 11: clicks(39) })]), {}, address)
  let status = 400
  for (let posts = 0; status === 400 && posts < 6000; posts += 1)
    status = (await post('x', {}, address)).status
  expect(status).toBe(429)
})

test('one line of a site that sends too much leaves room for its neighbours', async () => {
  await postUntilRefused(() => '2001:db8:3:1::1')
  expect((await post(makeBatch(), {}, '2001:db8:3:2::1')).status).toBe(202)
})

test('a flood of names does not make the counter forget a sender, and the shared counter is asked once a block', async () => {
  const limit = vi.fn<RateLimit['limit']>(async () => ({ success: true }))
  const exceeds = countInBlocks(100)
  await exceeds({ limit }, 'a', 99)
  for (let name = 0; name < 60_000; name += 1) await exceeds({ limit }, `flood ${name}`, 1)
  limit.mockClear()
  await exceeds({ limit }, 'a', 1)
  expect(limit.mock.calls).toEqual([[{ key: 'a' }]])
  await exceeds({ limit }, 'a', 250)
  expect(limit).toHaveBeenCalledTimes(3)
  limit.mockResolvedValue({ success: false })
  expect(await exceeds({ limit }, 'a', 50)).toBe(true)
  expect(await exceeds({ limit }, 'a', 1)).toBe(true)
})

test('a network has one name a day, which does not tell its address', async () => {
  const nameOf = (address: string, at?: number) =>
    nameNetwork(env, new Request(origin, { headers: { 'cf-connecting-ip': address } }), at)
  const day = 86_400_000
  const name = nameOf('2001:db8:4:1::1', 5 * day)
  expect(name).toMatch(/^[\w-]{16}$/)
  expect(nameOf('2001:db8:4:ffff::2', 6 * day - 1)).toBe(name)
  expect(nameOf('2001:db8:4:1::1', 6 * day)).not.toBe(name)
  expect(nameOf('2001:db8:5:1::1', 5 * day)).not.toBe(name)
  await post(makeBatch(), {}, '2001:db8:4:1::1')
  expect(sent()[0]!.network).toBe(nameOf('2001:db8:4:1::1'))
})

const from = (network: string, batch = makeBatch()): EventMessage => ({
  ...messageOf(batch),
  network,
})
const readDropped = async () =>
  (await env.ANALYTICS.prepare('select reason, events from figma_analytics_dropped').all()).results

test('what a network sends beyond its share of a day is counted and not stored, and others are stored', async () => {
  stopClock()
  const day = new Date().toISOString().slice(0, 10)
  await env.ANALYTICS.prepare(
    'insert into figma_analytics_networks (day, network, events) values (?, ?, ?)',
  )
    .bind(day, 'greedy', mostDailyEvents - 25)
    .run()
  const batch = () => makeBatch([makeView({ 11: clicks(9) })])
  const bodies = [
    ...Array.from({ length: 4 }, () => from('greedy', batch())),
    from('fair', batch()),
  ]
  const result = await deliver(
    EVENTS,
    bodies.map((body) => wrap(body)),
  )
  expect(result.explicitAcks).toHaveLength(5)
  expect(await countRows('figma_analytics_page_views')).toBe(3)
  expect(await readDropped()).toEqual([{ reason: 'network', events: 20 }])
  const again = await deliver(EVENTS, [wrap(from('greedy', batch()))])
  expect(again.explicitAcks).toHaveLength(1)
  expect(await countRows('figma_analytics_page_views')).toBe(3)
  const { token } = await createAccount({ role: 'admin' })
  const health = await (await send('/api/admin/analytics/health', { token })).json()
  expect(health).toMatchObject({ rejected: [{ reason: 'network', events: 30 }] })
})

/** A store that has every measured page, with one link. */
const page = '<!doctype html><body><main id="content"><a href="/x">x</a><br><p>a<p>b</main></body>'
const withPages: Env = {
  ...env,
  ASSETS: { fetch: async () => new Response(page) } as unknown as Fetcher,
}

test('a click on what the finished page does not have is counted as one on something else', async () => {
  const selectors = [
    'main[id="content"]>a[href="/x"]',
    'main[id="content"]>a[href="/y"]',
    '*',
    'a'.repeat(500),
  ]
  const view = makeView({ 11: selectors.map((selector) => makeClick({ 2: selector })) })
  await deliver(EVENTS, [wrap(messageOf(makeBatch([view])))], withPages)
  for (const [table, column] of [
    ['heatmap', 'element_selector'],
    ['heat_cells', 'selector'],
  ]) {
    const { results } = await env.ANALYTICS.prepare(
      `select distinct ${column} as selector from figma_analytics_${table} order by 1`,
    ).all()
    expect(results).toEqual([
      { selector: 'main[id="content"]>a[href="/x"]' },
      { selector: 'other' },
    ])
  }
})

test('while the pages cannot be read, messages with clicks wait', async () => {
  const failing = {
    ...env,
    ASSETS: { fetch: async () => new Response(null, { status: 500 }) } as unknown as Fetcher,
  }
  const message = wrap(messageOf(makeBatch([makeView({ 11: clicks(1) })])))
  const result = await deliver(EVENTS, [message], failing)
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual([message.id])
  expect(await countRows('figma_analytics_heatmap')).toBe(0)
})

test('referring hosts and languages beyond those that are told apart count as others', async () => {
  const most = mostSources.referrer
  const bodies = Array.from({ length: most + 100 }, (_, index) => ({
    ...messageOf(makeBatch()),
    network: `network ${index % 100}`,
    referrer: `https://host-${index}.example/`,
    language: `${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + ((index / 26) % 26))}`,
  }))
  for (let start = 0; start < bodies.length; start += 100)
    await deliver(
      EVENTS,
      bodies.slice(start, start + 100).map((body) => wrap(body)),
    )
  const hosts = await valuesOf('referrer')
  expect(hosts).toHaveLength(most + 1)
  expect(hosts[0]).toEqual({ value: 'other', visits: 100 })
  expect(await valuesOf('language')).toHaveLength(mostSources.language + 1)
})

test('one network has twenty new referring hosts a day told apart, and known ones always', async () => {
  const visitFrom = (network: string, host: string) => ({
    ...messageOf(makeBatch()),
    network,
    referrer: `https://${host}/`,
  })
  const most = mostNewSources
  const invented = Array.from({ length: most + 30 }, (_, index) => `invented-${index}.example`)
  await deliver(EVENTS, [wrap(visitFrom('reader', 'news.example'))])
  for (const hosts of [invented.slice(0, 15), invented.slice(15)])
    await deliver(
      EVENTS,
      hosts.map((host) => wrap(visitFrom('forger', host))),
    )
  await deliver(EVENTS, [wrap(visitFrom('forger', 'news.example'))])
  const hosts = await valuesOf('referrer')
  expect(hosts).toHaveLength(most + 2)
  expect(hosts.slice(0, 2)).toEqual([
    { value: 'other', visits: 30 },
    { value: 'news.example', visits: 2 },
  ])
})

/** The values of a kind in the daily visits, the most frequent first. */
async function valuesOf(kind: string) {
  const { results } = await env.ANALYTICS.prepare(
    'select value, visits from figma_analytics_daily_visits where kind = ? order by visits desc',
  )
    .bind(kind)
    .all<{ value: string; visits: number }>()
  return results
}

const sizeOf = async () => (await env.ANALYTICS.prepare('select 1').run()).meta.size_after

/** The largest events that one post may hold: of every view or click as much as its limits allow, nothing twice. */
const worst: [string, () => ViewRecord[]][] = [
  ['one view', () => [makeView({ 2: '😀'.repeat(200) })]],
  [
    'clicks on elements with long texts',
    () => [
      makeView({
        2: '水'.repeat(200),
        11: clicks(150, { 2: 'x'.repeat(100), 3: '水'.repeat(66) }),
      }),
    ],
  ],
  [
    'clicks with long selectors',
    () => [makeView({ 11: clicks(100, { 2: 'x'.repeat(500), 3: '' }) })],
  ],
]

test.each(worst)(
  'no event makes the database grow by more than its share: %s',
  async (_, makeViews) => {
    let events = 0
    const before = await sizeOf()
    for (let delivery = 0; delivery < 5; delivery += 1) {
      const bodies = Array.from({ length: 100 }, () => {
        const changes = {
          0: 2 ** 52 + nextId(),
          2: `https://${'r'.repeat(290)}${nextId()}.example/`,
        }
        const message = messageOf(makeBatch(makeViews(), changes))
        events += message.views.reduce((sum, view) => sum + 1 + view[11].length, 0)
        return { ...message, userAgent: 'é'.repeat(400), network: `network ${delivery}` }
      })
      await deliver(
        EVENTS,
        bodies.map((body) => wrap(body)),
        withPages,
      )
    }
    const grown = (await sizeOf()) - before
    expect(grown / events).toBeLessThan(mostEventBytes)
  },
)

test('one network cannot fill the database within a month', () => {
  const bytesADay = mostDailyEvents * mostEventBytes
  expect(fullMark / bytesADay).toBeGreaterThan(30)
})

/** The real database, which says that it is as large as given. */
function sized(bytes: number): Env {
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await env.ANALYTICS.batch(statements)
    for (const { meta } of results) meta.size_after = bytes
    return results
  }
  const prepare = env.ANALYTICS.prepare.bind(env.ANALYTICS)
  return { ...env, ANALYTICS: { prepare, batch } as unknown as D1Database }
}

test('above the mark events are dropped, counted and logged, and below it they are stored again', async () => {
  const batch = () => [wrap(messageOf(makeBatch([makeView({ 11: clicks(4) })])))]
  warnings.mockClear()
  const result = await deliver(EVENTS, batch(), sized(fullMark + 1))
  expect(result.explicitAcks).toHaveLength(1)
  expect(await countRows('figma_analytics_page_views')).toBe(0)
  expect(await readDropped()).toEqual([{ reason: 'full', events: 5 }])
  expect(warnings.mock.calls).toEqual([
    ['analytics: messages dropped', { messages: 1, reasons: ['full'] }],
  ])
  await deliver(EVENTS, batch(), sized(fullMark))
  expect(await countRows('figma_analytics_page_views')).toBe(1)
  expect(await countRows('figma_analytics_heatmap')).toBe(4)
})

test('deleting rows brings the size down again', async () => {
  const before = await sizeOf()
  await deliver(
    EVENTS,
    Array.from({ length: 100 }, () => wrap(messageOf(makeBatch([makeView({ 11: clicks(50) })])))),
  )
  const full = await sizeOf()
  expect(full).toBeGreaterThan(before)
  await emptyTables()
  expect(await sizeOf()).toBeLessThan(full - (full - before) / 2)
})

test('the dashboard is told how large the database is, and whether that is too much', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const read = async () => {
    const answer = await send('/api/admin/analytics/health', { token })
    return ((await answer.json()) as { room: unknown }).room
  }
  expect(await read()).toEqual({ bytes: await sizeOf(), mark: fullMark, isFull: false })
  const open = env.ANALYTICS.withSession.bind(env.ANALYTICS)
  const spy = vi.spyOn(env.ANALYTICS, 'withSession').mockImplementation((constraint) => {
    const session = open(constraint)
    return Object.assign(Object.create(session) as D1DatabaseSession, {
      prepare(sql: string) {
        const statement = session.prepare(sql)
        if (sql !== 'SELECT 1') return statement
        statement.bind = () => statement
        const run = statement.run.bind(statement)
        statement.run = async () => {
          const result = await run()
          result.meta.size_after = fullMark + 1
          return result as never
        }
        return statement
      },
      batch: session.batch.bind(session),
    })
  })
  expect(await read()).toEqual({ bytes: fullMark + 1, mark: fullMark, isFull: true })
  spy.mockRestore()
})

test('while the database of visits fails, accounts and forms work, and the dashboard says that it cannot be read', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const fail = async () => {
    throw new Error('D1_ERROR: database or disk is full: SQLITE_FULL')
  }
  const statement = { bind: () => statement, all: fail, first: fail, raw: fail, run: fail }
  const broken = { prepare: () => statement, batch: fail }
  const spy = vi
    .spyOn(env.ANALYTICS, 'withSession')
    .mockReturnValue(broken as unknown as D1DatabaseSession)
  try {
    for (const path of ['overview', 'live', 'health', 'funnel', 'dead', 'export/pages']) {
      const answer = await send(`/api/admin/analytics/${path}`, { token })
      expect([path, answer.status]).toEqual([path, 503])
      expect((await errorOf(answer)).code).toBe('analytics.unreadable')
    }
    expect((await post(makeBatch())).status).toBe(202)
    const client = makeClient()
    const email = newEmail()
    expect((await signUp(client, email)).error).toBeNull()
    const link = readLink(await takeMail(email))
    const verified = await client.verifyOtp({ token_hash: hashOf(link), type: 'email' })
    expect(verified.error).toBeNull()
    const signedIn = await client.signInWithPassword({ email, password: goodPassword })
    expect(signedIn.error).toBeNull()
    expect((await send('/api/teams', { body: await makeTeam() })).status).toBe(201)
    expect((await send('/api/contact', { body: await makeContact() })).status).toBe(201)
    expect((await send('/api/admin/teams', { token })).status).toBe(200)
  } finally {
    spy.mockRestore()
  }
})
