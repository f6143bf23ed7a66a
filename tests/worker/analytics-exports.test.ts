import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { exportHeadings } from '#words/analytics-exports.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { makeBatch, makeClick, makeView, messageOf } from './analytics-visits.ts'
import { openReports, storeWeek, week } from './analytics-week.ts'
import { stopClock } from './clock.ts'

const { ask, read, saveExport } = await openReports()
await storeWeek()

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

test('a file uses the words of the screen', async () => {
  const { steps } = analyticsPanel.funnel
  expect(await saveExport(`funnel${week}`)).toEqual([
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
    const file = await ask(`export/${name}${week}`)
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
  const answer = await ask('export/clicks')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`"'=cmd|""/c calc""!A0"`)
  for (const name of ['overview', 'pages', 'sources', 'funnel'])
    expect((await saveExport(`${name}${week}`)).length).toBeGreaterThan(4)
  expect((await ask('export/passwords')).status).toBe(400)
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
