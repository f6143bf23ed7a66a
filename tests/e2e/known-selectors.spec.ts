import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, type Page } from 'playwright/test'
import { flushCharacters } from '#content/wire/analytics.ts'
import { DATA_TRACK } from '#web/boot/attributes.ts'
import { test } from './own-product.ts'

/** The tracker's own function, as an expression for the browser that names every element of the page. */
const describeAll = `(() => {
  ${stripTypeScriptTypes(readFileSync('web/analytics/selector.ts', 'utf8'))
    .replace(/^import .*$/m, `const DATA_TRACK = '${DATA_TRACK}'`)
    .replaceAll('export ', '')}
  return [...document.body.querySelectorAll('*')].map(describeElement)
})()`

let lastId = 1

/** Posts clicks on elements of a page, as many at a time as the tracker would. */
async function postClicks(url: string, path: string, selectors: readonly string[]) {
  while (selectors.length > 0) {
    const now = Date.now()
    let size = 0
    const fitting = selectors.findIndex((selector) => (size += selector.length) > flushCharacters)
    const several = selectors.slice(0, fitting === -1 ? undefined : fitting)
    selectors = selectors.slice(several.length)
    const clicks = several.map((selector) => {
      lastId += 1
      return [lastId, now, selector, '', 1, 1, 0, 0, 1, 1, 360, 640, 4000, 0]
    })
    lastId += 1
    const view = [lastId, path, 'T', now, 1, 1, 1, 1, 360, 640, 4000, clicks]
    const answer = await fetch(`${url}/api/analytics/events`, {
      method: 'POST',
      headers: {
        origin: url,
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile',
        'cf-connecting-ip': `10.0.${lastId >> 8}.${lastId & 255}`,
      },
      body: JSON.stringify([lastId, now, '', 'b1', false, [view]]),
    })
    expect(answer.status).toBe(202)
  }
}

async function nameElements(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  const before = await page.evaluate<string[]>(describeAll)
  await page.locator('main :is(input, select, textarea)').first().focus()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/main-')),
  )
  await page.waitForLoadState('networkidle')
  return { before, after: await page.evaluate<string[]>(describeAll) }
}

test('every element of a finished page can be told apart in its heat map, before and after the app starts', async ({
  page,
  product,
}) => {
  await page.route('**/api/analytics/events', (route) => route.abort())
  const expected = new Map<string, Set<string>>()
  for (const path of ['/figma-test-faq', '/figma-test-join']) {
    const { before, after } = await nameElements(page, path)
    const selectors = new Set([...before, ...after])
    expected.set(path, selectors)
    await postClicks(product.url, path, [...selectors])
  }
  await postClicks(product.url, '/figma-test-join', ['main>a[href="/forged"]'])
  // Clicks that an earlier test made on other pages may still be on the queue.
  const read = async () => {
    const rows = await product.readVisits(
      `select page_path, selector from figma_analytics_heat_cells
       where page_path in (${[...expected].map(() => '?').join(', ')})`,
      ...expected.keys(),
    )
    return rows.map((row) => `${String(row.page_path)} ${String(row.selector)}`)
  }
  const all = [...expected].flatMap(([path, each]) => [...each].map((one) => `${path} ${one}`))
  await expect
    .poll(async () => (await read()).toSorted())
    .toEqual([...all, '/figma-test-join other'].toSorted())
})
