import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { makeBatch, makeClick, makeView, messageOf } from './analytics-visits.ts'
import { openReports } from './analytics-week.ts'

const { ask, read } = await openReports()

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
    expect((await ask(`heatmap?${query}`)).status).toBe(400)
  }
})

test('a heat map of very many cells and long selectors stays below 50 KB and draws every click', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
     with recursive number(n) as (select 0 union all select n + 1 from number where n < 31999)
     select '/figma-test-blog', 'phone', 'body>main>section:nth-child(' || (n / 400) || ')>div[aria-label="A long name ' || (n / 400) || '"]',
       n % 400, 1 + (n * 7919) % 40, 0, 0, 0, 0 from number`,
  ).run()
  const answer = await ask('heatmap?page=/figma-test-blog&device=phone')
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
