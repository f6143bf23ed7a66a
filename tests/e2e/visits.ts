import { devices, expect, type Page } from 'playwright/test'
import { sessionKey } from '#content/wire/analytics.ts'
import { DATA_OPT_OUT } from '#web/boot/attributes.ts'
import type { Product } from './own-product.ts'

// Without the browser, which is the same: a file that names one cannot share the product of the others.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
export { phone }

const tables = {
  figma_analytics_sessions: 'started_at',
  figma_analytics_page_views: 'entered_at',
  figma_analytics_heatmap: 'occurred_at',
  figma_analytics_scroll: 'first_at',
  figma_analytics_time: 'page_view_id',
}

/** All that the tables hold of a visit, in the order in which it happened. */
async function readVisit(product: Product, session: number) {
  const read = (table: keyof typeof tables) =>
    product.readVisits(
      `select * from ${table} where session_id = ? order by ${tables[table]}`,
      session,
    )
  return {
    sessions: await read('figma_analytics_sessions'),
    views: await read('figma_analytics_page_views'),
    clicks: await read('figma_analytics_heatmap'),
    scroll: await read('figma_analytics_scroll'),
    times: await read('figma_analytics_time'),
  }
}

/** The visit as it stands once so many views have come through the queue. */
export async function waitForVisit(product: Product, session: number, views: number) {
  await expect.poll(async () => (await readVisit(product, session)).views.length).toBe(views)
  return readVisit(product, session)
}

export const sessionIn = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key)!)[0] as number, sessionKey)

/** Waits until the page is measured: only then its box, which ends that, can be ticked. */
export const waitForTracker = (page: Page) =>
  expect(page.locator(`[${DATA_OPT_OUT}]`)).toBeEnabled()

/** Opens a page and waits until it is measured. */
export async function openMeasured(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await waitForTracker(page)
}

/** All that is stored of anybody. */
export const readAll = async (product: Product) =>
  JSON.stringify(
    await Promise.all(
      Object.keys(tables).map((table) => product.readVisits(`select * from ${table}`)),
    ),
  )
