import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { measuredPages } from '#content/wire/analytics.ts'
import { fullMark } from '#worker/analytics/limits.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { openReports, storeWeek, visitOn, week } from './analytics-week.ts'
import { stopClock } from './clock.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { ask, read } = await openReports()
await storeWeek()

test('the overview has every day, and the period before', async () => {
  const overview = await read(`overview${week}`)
  expect(overview.days).toEqual([
    { day: '2026-03-01', visits: 2, views: 3, activeMs: 60_000 },
    { day: '2026-03-02', visits: 1, views: 3, activeMs: 60_000 },
    { day: '2026-03-03', visits: 1, views: 1, activeMs: 8000 },
    { day: '2026-03-04', visits: 0, views: 0, activeMs: 0 },
    { day: '2026-03-05', visits: 0, views: 0, activeMs: 0 },
    { day: '2026-03-06', visits: 0, views: 0, activeMs: 0 },
    { day: '2026-03-07', visits: 0, views: 0, activeMs: 0 },
  ])
  expect(overview.totals).toEqual({
    visits: 4,
    views: 7,
    viewsPerVisit: 1.8,
    activeMsPerVisit: 32_000,
  })
  expect(overview.previous).toMatchObject({
    from: '2026-02-22',
    to: '2026-02-28',
    totals: { visits: 1, views: 1 },
  })
})

test('the pages have views, dwell, depth and exits', async () => {
  const { pages } = (await read(`pages${week}`)) as { pages: Record<string, unknown>[] }
  expect(pages).toHaveLength(measuredPages.length)
  expect(pages[0]).toEqual({
    path: '/figma-test-home',
    views: 3,
    visits: 3,
    averageActiveMs: 20_000,
    averageWallMs: 30_000,
    averageDepth: 47,
    exits: 1,
    exitShare: 1 / 3,
  })
  expect(pages.find(({ path }) => path === '/figma-test-join')).toMatchObject({
    views: 2,
    exits: 2,
    averageDepth: 90,
  })
  expect(pages.find(({ path }) => path === '/figma-test-faq')).toMatchObject({
    views: 0,
    exitShare: 0,
  })
})

test('the sources name hosts, not search terms', async () => {
  const sources = await read(`sources${week}`)
  expect(sources.visits).toBe(4)
  expect(sources.referrers).toEqual([
    { value: 'news.example', visits: 2 },
    { value: '', visits: 1 },
    { value: 'search.example', visits: 1 },
  ])
  expect(sources.devices).toEqual([{ value: 'phone', visits: 4 }])
  expect(sources.languages).toEqual([{ value: 'fr', visits: 4 }])
  expect(JSON.stringify(sources)).not.toContain('secret')
})

test('a visit to a single page has not explored, even if it is not the home page', async () => {
  await storeMessages(env.ANALYTICS, [
    visitOn('2026-03-10', ['/figma-test-faq', '/figma-test-faq']),
  ])
  const { steps } = (await read('funnel?from=2026-03-10&to=2026-03-10')) as { steps: unknown[] }
  expect(steps.slice(0, 2)).toEqual([
    { id: 'visited', count: 1 },
    { id: 'explored', count: 0 },
  ])
})

test('the funnel counts a visit at every step up to its furthest', async () => {
  const { steps } = await read(`funnel${week}`)
  expect(steps).toEqual([
    { id: 'visited', count: 4 },
    { id: 'explored', count: 3 },
    { id: 'opened', count: 2 },
    { id: 'sent', count: 1 },
    { id: 'registered', count: 0 },
  ])
})

test('live visitors are counted by page, without bots and past visits', async () => {
  expect(await read('live')).toEqual({
    minutes: 5,
    visitors: 1,
    pages: [{ path: '/figma-test-home', visitors: 1 }],
  })
})

test('bots, refused events and dead letters are counted', async () => {
  expect(await read(`health${week}`)).toEqual({
    visits: 4,
    botVisits: 1,
    botViews: 1,
    rejected: [
      { reason: 'shape', events: 3 },
      { reason: 'page', events: 1 },
    ],
    rejectedEvents: 4,
    deadLetters: { waiting: 0, replayed: 0 },
    room: { bytes: expect.any(Number), mark: fullMark, isFull: false },
  })
})

test('a period without visits is all zeros', async () => {
  const empty = '?from=2024-01-01&to=2024-01-02'
  expect(await read(`overview${empty}`)).toMatchObject({
    totals: { visits: 0, views: 0, viewsPerVisit: 0 },
  })
  expect(await read(`sources${empty}`)).toEqual({
    visits: 0,
    values: { referrers: 0, countries: 0, devices: 0, languages: 0 },
    referrers: [],
    countries: [],
    devices: [],
    languages: [],
  })
  expect(await read(`health${empty}`)).toMatchObject({ visits: 0, rejected: [] })
})

test('without days, the report covers the last four weeks', async () => {
  stopClock()
  const overview = await read('overview')
  expect(overview.days).toHaveLength(28)
  expect((overview.days as { day: string }[]).at(-1)!.day).toBe(
    new Date().toISOString().slice(0, 10),
  )
})

test('a period without a first day does not begin before measuring did', async () => {
  const { days } = (await read('overview?to=2024-01-10')) as { days: { day: string }[] }
  expect(days).toHaveLength(10)
  expect(days[0]!.day).toBe('2024-01-01')
})

test.each([
  '?from=2026-03-07&to=2026-03-01',
  '?from=2026-02-31&to=2026-03-05',
  '?to=0000-01-01',
  '?to=2023-12-31',
  '?from=2023-12-31&to=2024-01-05',
  '?to=%2B012345-01',
  '?from=2020-01-01&to=2026-01-01',
  '?from=1%20March',
  '?to=2026-02-30',
  '?to=x',
  '?from=2026-13-01',
  '?from=-1',
  '?from=%00',
])('the range %s is refused with a message', async (query) => {
  const answer = await ask(`overview${query}`)
  expect(answer.status).toBe(400)
  const { code, fields } = await errorOf(answer)
  expect(code).toBe('request.invalid')
  expect(Object.values(fields!)[0]).toMatch(/[a-z]+/)
})

test('an organizer sees none of it', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  for (const path of [
    'overview',
    'pages',
    'live',
    'heatmap?page=/figma-test-faq&device=phone',
    'export/pages',
    'dead',
  ]) {
    expect((await send(`/api/admin/analytics/${path}`, { token: organizer.token })).status).toBe(
      403,
    )
    expect((await send(`/api/admin/analytics/${path}`)).status).toBe(401)
  }
})
