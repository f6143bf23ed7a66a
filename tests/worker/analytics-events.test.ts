import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EventMessage } from '#worker/analytics/message.ts'
import { countRows, makeBatch, makeClick, makeView, nextId, post } from './analytics-visits.ts'
import { errorOf } from './requests.ts'

const queue = vi.spyOn(env.EVENTS, 'send')
beforeEach(() => {
  queue.mockReset().mockImplementation(async () => ({}) as QueueSendResponse)
})

const sent = () => queue.mock.calls.map(([message]) => message as EventMessage)

test('a batch is answered with 202 and becomes one message', async () => {
  const view = makeView({ 11: [makeClick(), makeClick()] })
  const answer = await post(makeBatch([view]))
  expect(answer.status).toBe(202)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({
    version: 1,
    bot: false,
    skew: 0,
    build: 'b1',
    language: 'sw',
    referrer: 'https://news.example/item',
    rejected: {},
    views: [view],
  })
})

test('the batch is read whatever its content type', async () => {
  for (const type of ['text/plain', 'application/json', 'text/plain;charset=UTF-8']) {
    expect((await post(makeBatch(), { 'content-type': type })).status).toBe(202)
  }
})

test('the message holds no address, and of the headers only browser, language and country', async () => {
  await post(makeBatch(), { cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9')
  const text = JSON.stringify(sent())
  expect(text).not.toContain('203.0.113')
  expect(text).not.toContain('a=b')
})

test('a page of another site cannot post, and its attempt is counted', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:8788',
    'https://localhost:8787',
  ]) {
    const answer = await post(makeBatch(), { origin })
    expect(answer.status).toBe(403)
    expect((await errorOf(answer)).code).toBe('analytics.origin')
  }
  expect(sent().map(({ rejected, views }) => [rejected, views])).toEqual(
    Array(4).fill([{ origin: 1 }, []]),
  )
})

test('when the queue refuses, the answer is 503, so that the browser keeps the events', async () => {
  queue.mockRejectedValueOnce(new Error('Queue is overloaded'))
  const answer = await post(makeBatch())
  expect(answer.status).toBe(503)
  expect((await errorOf(answer)).code).toBe('analytics.unavailable')
})

test('events that do not fit are left out and counted, the others are kept', async () => {
  const good = makeClick()
  const bad = [
    makeClick({ 0: 'x' }),
    makeClick({ 0: 1.5 }),
    makeClick({ 0: -4 }),
    makeClick({ 1: 'now' }),
    makeClick({ 2: '<img src=x onerror=alert(1)>' }),
    makeClick({ 2: '' }),
    makeClick({ 2: 'a'.repeat(501) }),
    makeClick({ 2: 'a{}b' }),
    makeClick({ 3: 7 }),
    makeClick({ 4: null }),
    makeClick({ 5: '12' }),
    [1, 2, 3],
    { id: 1 },
    null,
    'click',
  ]
  const views = [
    makeView({ 11: [...bad, good] }),
    makeView({ 1: '/figma-test-secret' }),
    makeView({ 1: '/admin' }),
    'view',
  ]
  expect((await post(makeBatch(views))).status).toBe(202)
  const [message] = sent()
  expect(message!.views.flatMap((view) => view[11])).toEqual([good])
  expect(message!.rejected).toEqual({ shape: bad.length + 1, page: 2 })
})

test('numbers larger than any screen are clamped, not refused', async () => {
  const click = makeClick({ 4: -20, 5: 1e12, 8: -1, 9: 10_001, 7: 12.6 })
  await post(makeBatch([makeView({ 4: 5000, 5: 9000, 6: 140, 11: [click] })]))
  const [view] = sent()[0]!.views
  expect(view!.slice(4, 7)).toEqual([5000, 5000, 100])
  expect(view![11][0]!.slice(4, 10)).toEqual([0, 1_000_000, 0, 13, 0, 10_000])
})

test('HTML in a text is text: it is kept as it is, up to 100 code points', async () => {
  const html = '<script>alert("x")</script>'
  const long = '😀'.repeat(150)
  await post(
    makeBatch([makeView({ 2: html, 11: [makeClick({ 3: html }), makeClick({ 3: long })] })]),
  )
  const [view] = sent()[0]!.views
  expect(view![2]).toBe(html)
  expect(view![11].map((click) => click[3])).toEqual([html, '😀'.repeat(100)])
})

test('HTML in any other field is refused or left out, wherever it stands', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const spoilt = [
    ...Array.from({ length: 6 }, (_, field) => makeBatch([makeView()], { [field]: html })),
    ...Array.from({ length: 12 }, (_, field) => makeBatch([makeView({ [field]: html })])),
    ...Array.from({ length: 14 }, (_, field) =>
      makeBatch([makeView({ 11: [makeClick({ [field]: html })] })]),
    ),
  ]
  const answers = []
  for (const batch of spoilt) answers.push((await post(batch)).status)
  // A referrer that is none is dropped; a title and an element's text are text; a click goes, its view stays.
  const texts = [2, 6 + 2, 18 + 3]
  answers.forEach((status, index) =>
    expect(status, String(index)).toBe(texts.includes(index) || index >= 18 ? 202 : 400),
  )
  const kept = JSON.stringify(sent().flatMap(({ views, ...message }) => [message, views]))
  expect(kept.split(JSON.stringify(html)).length - 1).toBe(2)
})

test('control characters and lone surrogates do not reach the tables', async () => {
  await post(makeBatch([makeView({ 2: 'a\u0000b\ud800c', 11: [makeClick({ 3: ' x\n\t y ' })] })]))
  const [view] = sent()[0]!.views
  expect(view![2]).toBe('a b\ufffdc')
  expect(view![11][0]![3]).toBe('x y')
})

test('a referrer that is not a web address, or is one of our own pages, is not kept', async () => {
  for (const referrer of [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '<b>',
    'http://localhost:8787/figma-test-home',
  ]) {
    await post(makeBatch([makeView()], { 2: referrer }))
  }
  expect(sent().map(({ referrer }) => referrer)).toEqual([null, null, null, null, null])
})

test('a clock that is years off is corrected, one that is seconds off is not', async () => {
  const year = 365 * 86_400_000
  for (const error of [9 * year, -20 * year, 5000]) {
    await post(makeBatch([makeView()], { 1: Date.now() + error }))
  }
  const [fast, slow, close] = sent().map(({ skew }) => skew)
  expect(Math.abs(fast! + 9 * year)).toBeLessThan(5000)
  expect(Math.abs(slow! - 20 * year)).toBeLessThan(5000)
  expect(close).toBe(0)
})

test('bots are marked, and a CUBOT phone is not one', async () => {
  const agents = ['Mozilla/5.0 (compatible; bingbot/2.0)', 'HeadlessChrome/142', 'curl/8.1', '']
  for (const agent of agents) await post(makeBatch(), { 'user-agent': agent })
  await post(makeBatch([makeView()], { 4: true }))
  await post(makeBatch())
  expect(sent().map(({ bot }) => bot)).toEqual([true, true, true, true, true, false])
})

test('more than 300 events in a batch are cut off and counted', async () => {
  const clicks = Array.from({ length: 350 }, () => makeClick())
  expect((await post(makeBatch([makeView({ 11: clicks })]))).status).toBe(202)
  expect(sent()[0]!.views[0]![11]).toHaveLength(299)
  expect(sent()[0]!.rejected).toEqual({ excess: 51 })
})

test('every event over the limit is counted, including the clicks of a view over it', async () => {
  const clicks = () => Array.from({ length: 150 }, () => makeClick({ 2: 'p', 3: '' }))
  const views = Array.from({ length: 4 }, () => makeView({ 11: clicks() }))
  expect((await post(makeBatch(views))).status).toBe(202)
  const [message] = sent()
  expect(message!.views.map((view) => view[11].length)).toEqual([150, 148])
  expect(message!.rejected).toEqual({ excess: 4 * 151 - 300 })
})

test('the clicks of a view that does not fit are counted with it', async () => {
  const clicks = [makeClick(), makeClick()]
  const views = [
    makeView(),
    makeView({ 1: '/figma-test-secret', 11: clicks }),
    makeView({ 3: 'noon', 11: clicks }),
    makeView({ 3: 'noon', 11: 'clicks' }),
  ]
  expect((await post(makeBatch(views))).status).toBe(202)
  expect(sent()[0]!.rejected).toEqual({ page: 3, shape: 4 })
})

test('a message made of the largest batch stays below the 128 KB of the queue', async () => {
  const click = () =>
    makeClick({
      0: 9e15 + nextId(),
      2: '"'.repeat(10),
      4: 999_999,
      5: 999_999,
      6: 999_999,
      7: 999_999,
    })
  const batch = () => makeBatch([makeView({ 11: Array.from({ length: 299 }, click) })])
  const text = JSON.stringify(batch()).padEnd(64 * 1024, ' ')
  expect((await post(text)).status).toBe(202)
  expect(new TextEncoder().encode(JSON.stringify(sent()[0])).length).toBeLessThan(128_000)
})

const unreadable: [string, unknown][] = [
  ['nothing', ''],
  ['half a batch', '[1,2'],
  ['an object', {}],
  ['a forged session', makeBatch([makeView()], { 0: 'a-b-c' })],
  ['a session beyond 53 bits', makeBatch([makeView()], { 0: 2 ** 60 })],
  ['a negative session', makeBatch([makeView()], { 0: -1 })],
  ['no clock', makeBatch([makeView()], { 1: null })],
  ['a clock that is no number', makeBatch([makeView()], { 1: 'yesterday' })],
  ['HTML for a build', makeBatch([makeView()], { 3: '<b>' })],
  ['a referrer without end', makeBatch([makeView()], { 2: 'x'.repeat(2001) })],
  ['no views', makeBatch([])],
  ['only unknown pages', makeBatch([makeView({ 1: '/about' })])],
  ['64 KB of nesting', '['.repeat(32_000) + ']'.repeat(32_000)],
]

test.each(unreadable)('%s is refused with a code, and nothing of it is kept', async (_, body) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect((await errorOf(answer)).code).toBe('request.invalid')
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({ session: 0, views: [], userAgent: '', referrer: null })
})

test.each([65 * 1024, 10 * 1024 * 1024])(
  'a body of %i bytes is refused without being read',
  async (size) => {
    const answer = await post('x'.repeat(size))
    expect(answer.status).toBe(413)
    expect((await errorOf(answer)).code).toBe('request.too_large')
    expect(sent()).toEqual([])
  },
)

/** Posts until one is refused, for two windows of the limit at most, and returns how many were accepted. */
async function postUntilRefused(most: number, attempt: () => Promise<Response>) {
  for (let posts = 0; posts <= 2 * most + 30; posts += 1) {
    const { status } = await attempt()
    if (status === 429) return posts
    if (posts % 100 === 0) queue.mockClear()
  }
  return Infinity
}

test('a session that posts more often than a person can is held back', async () => {
  const session = nextId()
  const passed = await postUntilRefused(120, () => post(makeBatch([makeView()], { 0: session })))
  expect(passed).toBeGreaterThanOrEqual(120)
  expect(passed).toBeLessThanOrEqual(270)
})

test('nothing that was refused or held back is in a table', async () => {
  expect(await countRows('figma_analytics_page_views')).toBe(0)
})
