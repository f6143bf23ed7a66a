import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { measuredPages } from '#content/wire/analytics.ts'
import { exportHeadings } from '#words/analytics-exports.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { fullMark } from '#worker/analytics/limits.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { makeBatch, makeClick, makeView, messageOf } from './analytics-visits.ts'
import { stopClock } from './clock.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const range = '?from=2026-03-01&to=2026-03-07'
let token = ''

/** Makes a visit that began at noon: one view per path, a minute apart. */
function visit(
  day: string,
  paths: string[],
  changes: Partial<Record<number, unknown>> = {},
  agent?: string,
) {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const views = paths.map((path, index) =>
    makeView({ 1: path, 3: noon + index * 60_000, 4: 30_000, 5: 20_000, 6: 40 + 20 * index }),
  )
  const batch = makeBatch(views, { 1: noon + paths.length * 60_000, ...changes })
  return messageOf(batch, 0, 0, agent)
}

beforeAll(async () => {
  token = (await createAccount({ role: 'admin' })).token
  const join = makeView({
    1: '/figma-test-join',
    3: Date.parse('2026-03-03T12:00:00Z'),
    6: 100,
    11: [
      makeClick({
        1: Date.parse('2026-03-03T12:00:05Z'),
        2: 'body>main>form>[data-track="register-submit"]',
      }),
    ],
  })
  await storeMessages(env.ANALYTICS, [
    visit('2026-02-25', ['/figma-test-home']),
    visit('2026-03-01', ['/figma-test-home', '/figma-test-tracks']),
    visit('2026-03-01', ['/figma-test-home'], { 2: '' }),
    visit('2026-03-02', ['/figma-test-team', '/figma-test-home', '/figma-test-join'], {
      2: 'https://search.example/?q=secret',
    }),
    messageOf(makeBatch([join], { 1: Date.parse('2026-03-03T12:01:00Z') })),
    visit('2026-03-04', ['/figma-test-home'], {}, 'Googlebot/2.1'),
    {
      ...messageOf(makeBatch(), 0),
      rejected: { shape: 3, page: 1 },
      receivedAt: Date.parse('2026-03-05T10:00:00Z'),
      views: [],
    },
    { ...messageOf(makeBatch(), 0), country: 'KE', skew: 0 },
  ])
})

async function read(path: string) {
  const answer = await send(`/api/admin/analytics/${path}`, { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json() as Promise<Record<string, unknown>>
}

test('the overview has every day, and the period before', async () => {
  const overview = await read(`overview${range}`)
  expect(overview.days).toEqual([
    { day: '2026-03-01', visits: 2, views: 3 },
    { day: '2026-03-02', visits: 1, views: 3 },
    { day: '2026-03-03', visits: 1, views: 1 },
    { day: '2026-03-04', visits: 0, views: 0 },
    { day: '2026-03-05', visits: 0, views: 0 },
    { day: '2026-03-06', visits: 0, views: 0 },
    { day: '2026-03-07', visits: 0, views: 0 },
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
  const { pages } = (await read(`pages${range}`)) as { pages: Record<string, unknown>[] }
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
  const sources = await read(`sources${range}`)
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

test('of many sources the first fifty are listed with the number of all, and the file has every one', async () => {
  const insert = env.ANALYTICS.prepare(
    "insert into figma_analytics_daily_visits (day, kind, value, visits, bots) values ('2025-05-05', ?, ?, ?, 0)",
  )
  const hosts = Array.from({ length: 60 }, (_, index) => `host-${index}.example`)
  await env.ANALYTICS.batch([
    insert.bind('all', '', 200),
    ...hosts.map((host, index) => insert.bind('referrer', host, index < 50 ? 3 : 1)),
    insert.bind('referrer', '', 40),
    insert.bind('country', 'ZM', 190),
    insert.bind('country', '', 10),
    insert.bind('device', 'phone', 200),
    insert.bind('language', 'sw', 200),
  ])
  const day = '?from=2025-05-05&to=2025-05-05'
  const sources = (await read(`sources${day}`)) as { referrers: { visits: number }[] }
  expect(sources).toMatchObject({
    visits: 200,
    values: { referrers: 61, countries: 2, devices: 1, languages: 1 },
  })
  expect(sources.referrers).toHaveLength(50)
  expect(sources.referrers[0]).toEqual({ value: '', visits: 40 })

  const lines = await saveExport(`sources${day}`)
  const { lists, direct } = analyticsPanel.sources
  expect(lines.slice(0, 2)).toEqual([exportHeadings.sources, [lists.referrers, direct, '40']])
  expect(lines.filter(([kind]) => kind === lists.referrers)).toHaveLength(61)
  expect(lines.slice(62)).toEqual([
    [lists.countries, 'Zambia', '190'],
    [lists.countries, analyticsPanel.unknown, '10'],
    [lists.devices, analyticsPanel.devices.phone, '200'],
    [lists.languages, 'Swahili', '200'],
  ])
})

test('a visit to a single page has not explored, even if it is not the home page', async () => {
  await storeMessages(env.ANALYTICS, [visit('2026-03-10', ['/figma-test-faq', '/figma-test-faq'])])
  const { steps } = (await read('funnel?from=2026-03-10&to=2026-03-10')) as { steps: unknown[] }
  expect(steps.slice(0, 2)).toEqual([
    { id: 'visited', count: 1 },
    { id: 'explored', count: 0 },
  ])
})

test('the funnel counts a visit at every step up to its furthest', async () => {
  const { steps } = await read(`funnel${range}`)
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
  expect(await read(`health${range}`)).toEqual({
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
  const answer = await send(`/api/admin/analytics/overview${query}`, { token })
  expect(answer.status).toBe(400)
  const { code, fields } = await errorOf(answer)
  expect(code).toBe('request.invalid')
  expect(Object.values(fields!)[0]).toMatch(/[a-z]+/)
})

/** The cells of a file, line by line. */
async function saveExport(path: string) {
  const file = await send(`/api/admin/analytics/export/${path}`, { token })
  expect(file.status).toBe(200)
  const lines = (await file.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.slice(1, -1).split('","'))
}

test('a file uses the words of the screen', async () => {
  const { steps } = analyticsPanel.funnel
  expect(await saveExport(`funnel${range}`)).toEqual([
    exportHeadings.funnel,
    [steps.visited, '4'],
    [steps.explored, '3'],
    [steps.opened, '2'],
    [steps.sent, '1'],
    [steps.registered, '0'],
  ])
  const clicks = await saveExport('clicks')
  expect(clicks.find(([page]) => page === '/figma-test-join')?.[1]).toBe(
    analyticsPanel.devices.phone,
  )
})

test('the name of a file states a period only if the file has one', async () => {
  stopClock()
  const nameOf = async (name: string) => {
    const file = await send(`/api/admin/analytics/export/${name}${range}`, { token })
    return file.headers.get('content-disposition')
  }
  const period = '2026-03-01-2026-03-07'
  expect(await nameOf('pages')).toBe(`attachment; filename="analytics-pages-${period}.csv"`)
  const today = new Date().toISOString().slice(0, 10)
  for (const name of ['clicks', 'scroll'])
    expect(await nameOf(name)).toBe(`attachment; filename="analytics-${name}-until-${today}.csv"`)
})

test('a file can be opened in a spreadsheet without running anything', async () => {
  const evil = messageOf(
    makeBatch(
      [makeView({ 3: Date.now(), 11: [makeClick({ 1: Date.now(), 2: '=cmd|"/c calc"!A0' })] })],
      {
        2: 'https://evil.example/=1+1',
      },
    ),
  )
  await storeMessages(env.ANALYTICS, [evil])
  const answer = await send('/api/admin/analytics/export/clicks', { token })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`"'=cmd|""/c calc""!A0"`)
  for (const name of ['overview', 'pages', 'sources', 'funnel'])
    expect((await saveExport(`${name}${range}`)).length).toBeGreaterThan(4)
  expect((await send('/api/admin/analytics/export/passwords', { token })).status).toBe(400)
})

test('the heat map holds each element once, its cells and how far the page was read', async () => {
  const click = (x: number, y: number, flags = 0) =>
    makeClick({ 2: 'body>main>a[href="/x"]', 8: x, 9: y, 10: 800, 13: flags })
  const views = [0, 1, 2].map((index) =>
    makeView({
      1: '/figma-test-faq',
      6: [25, 50, 100][index],
      8: 800,
      9: 600,
      10: 3000,
      11:
        index === 0
          ? [click(0, 0), click(10_000, 10_000, 1), click(10_000, 9_900, 3), click(5000, 5000)]
          : [],
    }),
  )
  await storeMessages(env.ANALYTICS, [messageOf(makeBatch(views))])
  const map = await read('heatmap?page=/figma-test-faq&device=tablet')
  expect(map).toMatchObject({
    page: '/figma-test-faq',
    pageOf: '/faq',
    device: 'tablet',
    grid: 20,
    clicks: 4,
    dead: 2,
    rage: 1,
    drawnClicks: 4,
    selectors: ['body>main>a[href="/x"]'],
    scroll: { views: 3, fold: 600, documentHeight: 3000 },
  })
  const cells = map.cells as number[][]
  expect(cells[0]).toEqual([0, 19 * 20 + 19, 2, 2, 1, 10_000, 9950])
  expect(cells.slice(1)).toEqual(
    expect.arrayContaining([
      [0, 0, 1, 0, 0, 0, 0],
      [0, 10 * 20 + 10, 1, 0, 0, 5000, 5000],
    ]),
  )
  const reached = (map.scroll as { reached: number[] }).reached
  expect([reached[0], reached[5], reached[6], reached[10], reached[11], reached[20]]).toEqual([
    3, 3, 2, 2, 1, 1,
  ])
})

test('a page that is not measured, or an unknown width, has no heat map', async () => {
  for (const query of ['page=/admin&device=phone', 'page=/figma-test-faq&device=watch', '']) {
    expect((await send(`/api/admin/analytics/heatmap?${query}`, { token })).status).toBe(400)
  }
})

test('a heat map of very many cells and long selectors stays below 50 KB and draws every click', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
     with recursive number(n) as (select 0 union all select n + 1 from number where n < 31999)
     select '/figma-test-blog', 'phone', 'body>main>section:nth-child(' || (n / 400) || ')>div[aria-label="A long name ' || (n / 400) || '"]',
       n % 400, 1 + (n * 7919) % 40, 0, 0, 0, 0 from number`,
  ).run()
  const answer = await send('/api/admin/analytics/heatmap?page=/figma-test-blog&device=phone', {
    token,
  })
  const text = await answer.text()
  expect(new TextEncoder().encode(text).length).toBeLessThan(50_000)
  const map = JSON.parse(text) as {
    grid: number
    clicks: number
    drawnClicks: number
    cells: number[][]
  }
  expect(map.grid).toBe(5)
  expect(map.cells.every(([, cell]) => cell! < 25)).toBe(true)
  expect(map.cells.reduce((sum, [, , clicks]) => sum + clicks!, 0)).toBe(map.drawnClicks)
  expect(map.drawnClicks).toBe(map.clicks)
})

test('clicks so scattered that each has its own cell are all drawn, in the part of the element that they hit', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
     with recursive number(n) as (select 0 union all select n + 1 from number where n < 3599)
     select '/figma-test-team', 'desktop', 'body>main>p:nth-child(' || (n / 60) || ')', (n % 60) * 6 % 400, 1, 0, 0,
       ((n % 60) * 6 % 20) * 500 + 250, ((n % 60) * 6 / 20) * 500 + 250 from number`,
  ).run()
  const map = (await read('heatmap?page=/figma-test-team&device=desktop')) as {
    grid: number
    clicks: number
    drawnClicks: number
    cells: number[][]
  }
  expect([map.clicks, map.drawnClicks]).toEqual([3600, 3600])
  expect(map.grid).toBeGreaterThan(1)
  for (const [, cell, , , , x, y] of map.cells) {
    const [column, row] = [cell! % map.grid, Math.floor(cell! / map.grid)]
    expect(Math.floor((x! / 10_000) * map.grid)).toBe(column)
    expect(Math.floor((y! / 10_000) * map.grid)).toBe(row)
  }
})

test('the scroll depth of each page can be saved, in twentieths of the page', async () => {
  const insert = `insert into figma_analytics_scroll_bands
    (page_path, viewport_class, band, views, viewport_height_sum, document_height_sum) values ('/figma-test-blog', 'desktop', ?, ?, 0, 0)`
  await env.ANALYTICS.batch([
    env.ANALYTICS.prepare(insert).bind(1, 6),
    env.ANALYTICS.prepare(insert).bind(20, 2),
  ])
  const lines = await saveExport('scroll')
  expect(lines[0]).toEqual(exportHeadings.scroll)
  const { desktop } = analyticsPanel.devices
  const ours = lines.filter(([page]) => page === '/figma-test-blog')
  expect(ours).toHaveLength(21)
  expect(ours.slice(0, 3)).toEqual([
    ['/figma-test-blog', desktop, '0', '8', '100'],
    ['/figma-test-blog', desktop, '5', '8', '100'],
    ['/figma-test-blog', desktop, '10', '2', '25'],
  ])
  expect(ours.at(-1)).toEqual(['/figma-test-blog', desktop, '100', '2', '25'])
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

const plans: [string, string][] = [
  [
    'overview and pages',
    `select day, sum(views) from figma_analytics_daily_pages where day between '2026-03-01' and '2026-03-07' group by day`,
  ],
  [
    'sources',
    `select value, sum(visits) from figma_analytics_daily_visits where day between '2026-03-01' and '2026-03-07' and kind = 'country' group by value`,
  ],
  [
    'live',
    `select last_path, count(*) from figma_analytics_sessions where started_at > '2026' and seen_at > '2026' and is_bot = 0 group by last_path`,
  ],
  [
    'heat map',
    `select selector, cell, sum(clicks) from figma_analytics_heat_cells where page_path = 'x' and viewport_class = 'phone' group by selector, cell`,
  ],
  [
    'what networks have sent',
    `select events from figma_analytics_networks where (day, network) in (select value->>0, value->>1 from json_each('[["2026-03-01","a"]]'))`,
  ],
  [
    'known sources',
    `select distinct kind, value from figma_analytics_daily_visits where day >= '2026-03-01' and kind in ('referrer', 'language') and value <> ''`,
  ],
  [
    'scroll bands',
    `select band, views from figma_analytics_scroll_bands where page_path = 'x' and viewport_class = 'phone'`,
  ],
]

test.each(plans)('the query for %s searches by an index', async (_, sql) => {
  const { results } = await env.ANALYTICS.prepare(`explain query plan ${sql}`).all<{
    detail: string
  }>()
  const details = results.map(({ detail }) => detail)
  expect(details.filter((detail) => /^SCAN(?!.* VIRTUAL TABLE)/.test(detail))).toEqual([])
  expect(details.some((detail) => /^SEARCH .* USING (COVERING )?INDEX/.test(detail))).toBe(true)
})
