import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from 'playwright/test'
import { addresses } from './pages.ts'
import { appScripts } from './scripts.ts'
import { waitForBoot } from './steps.ts'
import { wire } from './wire.ts'

const KB = 1024
/** What a page may cost after another one too. */
const FLIGHT = 14_600
/** How much of that are styles, which every page repeats. */
const FIRST_STYLES = 4 * KB

// A phone.
test.use({ viewport: { width: 412, height: 823 } })

/** Loads a page until it is quiet: what came over the network for it, as `[address, bytes on the wire]`. */
async function visit(page: Page, path: string, baseURL: string) {
  const cached = new Set<string>()
  const loaded = new Set<string>()
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(response.url)
  })
  const ids = new Map<string, string>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    ids.set(requestId, request.url)
    if (!request.url.startsWith('data:')) loaded.add(request.url)
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(ids.get(requestId)!))
  await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network may be quiet before the first paint, after which script and face are asked for.
  await waitForBoot(page)
  await page.evaluate(() => document.fonts.ready)
  await client.detach()
  const foreign = [...loaded].filter((url) => !url.startsWith(baseURL))
  expect(foreign, 'a page loads nothing from elsewhere').toEqual([])
  const fetched = [...loaded].filter((url) => !cached.has(url))
  return Promise.all(
    fetched.map(async (url) => [url.slice(baseURL.length), (await wire(url)).bytes] as const),
  )
}

type Rows = Awaited<ReturnType<typeof visit>>

function expectAtMost(rows: Rows, most: number, what: string) {
  const bytes = rows.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes, `${what}: ${rows.map((row) => row.join(' ')).join(', ')}`).toBeLessThanOrEqual(most)
}

test('P1: the document and the styles of the home page fit one first flight, 14 600 bytes, and so does the display face', async ({
  page,
  baseURL,
}) => {
  const rows = await visit(page, '/', baseURL!)
  // What is prefetched for the next page arrives after this one.
  const linked = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  const flight = rows.filter(([path]) => path === '/' || linked.includes(baseURL + path))
  expect(flight).toHaveLength(2)
  expectAtMost(flight, FLIGHT, 'first flight')
  // The display face comes over a connection of its own, and its headers with it.
  const fonts = rows.filter(([path]) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(1)
  expectAtMost(fonts, FLIGHT - 1000, 'display face')
})

test('the styles that every page contains are the same text, and at most 4 KB', async ({
  request,
}) => {
  const texts = new Set<string>()
  for (const path of [...addresses.content, ...addresses.app, ...addresses.missing])
    texts.add(/<style>(.+?)<\/style>/s.exec(await (await request.get(path)).text())![1]!)
  expect(texts.size).toBe(1)
  expect(brotliCompressSync([...texts][0]!).length).toBeLessThanOrEqual(FIRST_STYLES)
})

/** What was asked for before the page was first painted, besides the page itself. */
const beforePaint = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByType('paint').map(({ startTime }) => startTime)
    // After that time first-paint.ts does not wait any longer.
    const until = Math.min(painted!, 3000)
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < until && !name.startsWith('data:'))
      .map(({ name }) => new URL(name).pathname)
  })

/** How much of the page has moved so far; Lighthouse shows two digits of it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              ),
          ),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        // A page that never moved has no entries to tell of.
        setTimeout(() => resolve(0), 100)
      }),
  )

for (const [index, path] of addresses.layouts.entries()) {
  const next = addresses.layouts[(index + 1) % addresses.layouts.length]!
  test(`P2, P3, P5 and P7: ${path} is light, asks for styles alone before it is painted and does not move after; ${next} is light as the next one, and Back is instant`, async ({
    page,
    baseURL,
  }) => {
    const first = await visit(page, path, baseURL!)
    expectAtMost(first, (path === '/' ? 60 : 45) * KB, 'first page')
    const scripts = first.filter(([address]) => address.endsWith('.js'))
    expect(scripts).toHaveLength(1)
    expectAtMost(scripts, 3 * KB, 'script')
    for (const asked of await beforePaint(page)) expect(asked).toMatch(/^\/assets\/.*\.css$/)
    expect(await layoutShift(page)).toBeLessThan(0.005)

    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    expectAtMost(await visit(page, next, baseURL!), FLIGHT, `${next} as second page`)
    await page.goBack({ waitUntil: 'commit' })
    const back = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: object
      })[]
      return {
        sameDocument: 'sameDocument' in window,
        reasons: JSON.stringify(entry?.notRestoredReasons),
      }
    })
    expect(back).toMatchObject({ sameDocument: true })
  })
}

test('P7: every article is one flight as the next page', async ({ baseURL }) => {
  for (const path of addresses.content.filter((address) => address.startsWith('/blog/')))
    expect((await wire(baseURL! + path)).bytes, path).toBeLessThanOrEqual(FLIGHT)
})

test('P4: the app costs at most 80 KB once, and a page of it at most 25 KB on top', () => {
  const { shared, pages } = appScripts()
  expect(shared.bytes, shared.names.join(', ')).toBeLessThanOrEqual(80 * KB)
  expect(pages.length).toBeGreaterThan(15)
  const tooMuch = pages.filter(({ bytes }) => bytes > 25 * KB)
  expect(tooMuch).toEqual([])
})

test('P4: starting the app loads no script that is not counted', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(.+\.js)$/.exec(request.url())?.[1]
    if (name) scripts.add(name)
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scripts.size).toBe(1)
  await page.getByLabel('Subject').focus()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => scripts.size).toBeGreaterThan(4)
  for (const name of appScripts().shared.names) expect([...scripts]).toContain(name)
})

test('P7: hashed files may be cached for a year, missing ones may not, and pages are revalidated', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  const styles = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  expect((await wire(baseURL + styles!)).headers['cache-control']).toContain('immutable')
  const missing = await wire(`${baseURL}/assets/missing-1234.js`)
  expect(missing.status).toBe(404)
  expect(missing.bytes).toBeLessThan(1000)
  expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
  expect((await wire(`${baseURL}/`)).headers['cache-control']).toContain('must-revalidate')
})
