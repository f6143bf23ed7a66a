import { expect, test, type Page } from 'playwright/test'
import { addresses } from './pages.ts'
import { wire } from './wire.ts'

const KB = 1024

/** Everything a first visit loads until it is quiet, as `[address, bytes on the wire]`. */
async function firstVisit(page: Page, path: string, baseURL: string) {
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  const own = [...loaded].filter((url) => url.startsWith(baseURL))
  expect(own.length, 'a page loads nothing from elsewhere').toBe(loaded.size)
  return Promise.all(own.map(async (url) => [url, (await wire(url)).bytes] as const))
}

const sum = (rows: readonly (readonly [string, number])[]) => rows.reduce((total, [, bytes]) => total + bytes, 0)

test('P1: the document and the styles of the home page fit one first flight, 14 600 bytes', async ({ page, baseURL }) => {
  const rows = await firstVisit(page, '/', baseURL!)
  const flight = rows.filter(([url]) => url.endsWith('/') || url.endsWith('.css'))
  expect(flight).toHaveLength(2)
  expect(sum(flight)).toBeLessThanOrEqual(14_600)
})

for (const path of addresses.content) {
  test(`P2 and P3: ${path} loads little, and at most 3 KB of it is script`, async ({ page, baseURL }) => {
    const rows = await firstVisit(page, path, baseURL!)
    expect(sum(rows), JSON.stringify(rows)).toBeLessThanOrEqual((path === '/' ? 60 : 45) * KB)
    const scripts = rows.filter(([url]) => url.endsWith('.js'))
    expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(3 * KB)
  })
}

test('P4: the app costs at most 80 KB once, and a route at most 25 KB on top', async ({ page, baseURL }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()))
  await page.goto('/auth', { waitUntil: 'networkidle' })
  const rows = await Promise.all([...scripts].map(async (url) => [url, (await wire(url)).bytes] as const))
  const route = rows.filter(([url]) => /\/page-/.test(url))
  expect(route.length).toBeGreaterThan(0)
  expect(sum(route), JSON.stringify(route)).toBeLessThanOrEqual(25 * KB)
  expect(sum(rows) - sum(route), JSON.stringify(rows)).toBeLessThanOrEqual(80 * KB)
  expect(baseURL).toBeTruthy()
})

test('P7: hashed files may be kept for a year, a missing one may not, and pages are asked for anew', async ({ page, baseURL }) => {
  await page.goto('/')
  const styles = await page.locator('link[rel=stylesheet]').getAttribute('href')
  expect((await wire(baseURL + styles!)).headers['cache-control']).toContain('immutable')
  expect((await wire(`${baseURL}/assets/missing-1234.js`)).status).toBe(404)
  expect((await wire(`${baseURL}/assets/missing-1234.js`)).headers['cache-control'] ?? '').not.toContain('immutable')
  expect((await wire(`${baseURL}/`)).headers['cache-control']).toContain('must-revalidate')
})
