import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'playwright/test'
import {
  eventsPath,
  measuredPages,
  optOutKey,
  sessionKey,
  type EventBatch,
} from '#content/wire/analytics.ts'
import { site } from '#words/site.ts'
import { setHidden, test } from './own-product.ts'
import { addresses } from './pages.ts'
import { settle } from './steps.ts'
import { openMeasured, phone, waitForTracker, waitForVisit } from './visits.ts'

test.use({ ...phone, locale: 'en-ZM', timezoneId: 'Africa/Lusaka' })

test('a test page says in view that it is measured before it sends anything, and its box ends that, there and on the next', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await openMeasured(page, '/figma-test-about')
  await expect(page.getByText(site.footer.measured.text)).toBeInViewport()
  expect(posts).toEqual([])
  const box = page.getByRole('checkbox', { name: site.footer.measured.optOut })
  await expect(box).not.toBeChecked()
  await box.check()
  expect(await page.evaluate((key) => localStorage.getItem(key), optOutKey)).toBe('off')
  await openMeasured(page, '/figma-test-faq')
  await expect(box).toBeChecked()
  await setHidden(page, true)
  await settle(page)
  expect(posts).toEqual([])

  await setHidden(page, false)
  await box.uncheck()
  await openMeasured(page, '/figma-test-tracks')
  await setHidden(page, true)
  await expect.poll(() => posts.length).toBe(1)
})

test('ticking the box discards events that wait to be resent, and unticking it does not bring them back', async ({
  page,
}) => {
  const posts: EventBatch[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(eventsPath)) posts.push(request.postDataJSON() as EventBatch)
  })
  await page.clock.install()
  await page.route(`**${eventsPath}`, (route) => route.abort())
  await openMeasured(page, '/figma-test-about')
  await setHidden(page, true)
  await setHidden(page, false)
  await expect.poll(() => posts.length).toBe(1)
  const waits = () => page.evaluate((key) => sessionStorage.getItem(key), sessionKey)
  expect(await waits()).toContain('/figma-test-about')
  const box = page.getByRole('checkbox', { name: site.footer.measured.optOut })
  await box.check()
  expect(await waits()).toBeNull()

  await page.unroute(`**${eventsPath}`)
  await page.locator('h1').click()
  await box.uncheck()
  await page.clock.runFor(600_000)
  await setHidden(page, true)
  await openMeasured(page, '/figma-test-faq')
  await setHidden(page, true)
  await expect.poll(() => posts.length).toBeGreaterThan(1)
  expect(posts.slice(1).flatMap((batch) => batch[5].map((view) => view[1]))).toEqual([
    '/figma-test-faq',
  ])
})

test('a prerendered page counts once it is visible, in the visit as it is then', async ({
  page,
  product,
}) => {
  const session = 77_000_001
  const before = [12, '/figma-test-home', 'Home', Date.now() - 5000, 900, 900, 50, 1]
  const kept = JSON.stringify([session, [[...before, 412, 839, 4000, []]]])
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  )
  await page.goto('/figma-test-team', { waitUntil: 'networkidle' })
  await setHidden(page, true)
  await setHidden(page, false)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKey)).toBeNull()
  // Meanwhile the visit goes on in the page that is seen.
  await page.evaluate(
    ([key, value]) => {
      sessionStorage.setItem(key, value)
      Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
      document.dispatchEvent(new Event('prerenderingchange'))
    },
    [sessionKey, kept] as const,
  )
  await waitForTracker(page)
  await settle(page)
  await setHidden(page, true)
  const { views, sessions } = await waitForVisit(product, session, 2)
  expect(views.map((view) => view.page_path)).toEqual(['/figma-test-home', '/figma-test-team'])
  expect(sessions).toMatchObject([{ furthest_step: 1 }])
})

test('a missing address under the prefix does not load the tracker', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/figma-test-xyz', { waitUntil: 'networkidle' })
  await expect(page.locator('body[data-status="404"]')).toHaveCount(1)
  await setHidden(page, true)
  await settle(page)
  expect(loaded.filter((url) => /tracker|analytics/.test(url))).toEqual([])
})

test('P8: the tracker weighs at most 1.3 KB and is loaded by the test pages only', async ({
  page,
}) => {
  const folder = 'dist/client/assets/'
  const name = readdirSync(folder).find((file) => /^tracker-.*\.js$/.test(file))!
  const code = readFileSync(folder + name)
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1.3 * 1024)
  expect(code.toString()).not.toMatch(/\bimport\b/)

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(loaded).not.toContain(`/assets/${name}`)
  await openMeasured(page, '/figma-test-home')
  expect(loaded).toContain(`/assets/${name}`)
  // What the script goes by is in the page.
  const isMeasured = async (path: string) =>
    (await (await page.request.get(path)).text()).includes(site.footer.measured.text)
  for (const path of [...addresses.content, ...addresses.app])
    expect(await isMeasured(path), path).toBe(false)
  for (const path of measuredPages) expect(await isMeasured(path), path).toBe(true)
})
