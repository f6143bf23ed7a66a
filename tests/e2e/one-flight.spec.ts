import { expect, test, type Page } from 'playwright/test'
import { meetingUtilities } from './both-sheets.ts'
import { addresses } from './pages.ts'
import { BOOT, holdBack } from './steps.ts'

const SHEETS = /assets\/[^/]*\.css$/

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

/** How every element of the first screen looks, by its place in the page: all computed properties, as one text. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('main > article > *') ?? document.querySelector('main > *')!
    const shown = [
      ...document.querySelectorAll('header, header *'),
      top,
      ...top.querySelectorAll('*'),
    ]
    return shown.flatMap((element, index) => {
      if (!element.checkVisibility()) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        // What is not there looks like nothing, and three of four parts are not there.
        if (part && style.content === 'none') return ['content: none']
        return [...style]
          .filter(
            (name) =>
              !/^(contain-intrinsic|content-visibility|bottom|inset|view-transition)/.test(name),
          )
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
      const place = `${index} ${element.localName}.${element.getAttribute('class')}`
      return [[place, [`${x} ${y} ${width} ${height}`, ...styles.flat()]] as const]
    })
  })

/** What differs between two of the above. */
function changes(before: Awaited<ReturnType<typeof looks>>, after: typeof before) {
  const known = new Map(after)
  return before.flatMap(([place, style]) => {
    const changed = style.filter((line, index) => known.get(place)?.[index] !== line)
    return changed.length > 0 ? [`${place}: ${changed.slice(0, 5).join('; ')}`] : []
  })
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Opens a page without the boot script and its sheets, and waits for the first paint; returns what lets the sheets load. */
async function openWithoutSheets(page: Page, path: string) {
  await holdBack(page, BOOT)
  const release = await holdBack(page, SHEETS)
  await page.goto(path, { waitUntil: 'commit' })
  await painted(page)
  await page.waitForFunction(() => document.readyState !== 'loading')
  return async () => {
    release()
    await page.waitForFunction(() => !('unstyled' in document.documentElement.dataset))
  }
}

/** Waits for two frames; returns when the largest text or picture so far was painted. */
const largestPaint = (page: Page) =>
  page.evaluate(async () => {
    // The bar may be painted while the rest of the document is still being parsed.
    while (document.readyState === 'loading') await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
  })

const visibleBelow = (page: Page) =>
  page.locator('main > * + *, article > * + *, footer').filter({ visible: true }).count()

/** One page of each kind of first screen: those that are left out are made of the same parts. */
const layouts = [
  '/',
  '/tracks',
  '/schedule',
  '/sponsors',
  '/register',
  '/faq',
  '/blog',
  addresses.layouts.at(-1)!,
  '/auth',
  '/account',
  '/admin',
  '/no-such-page',
]

for (const path of layouts)
  test(`P9: the first screen of ${path} is painted before the style sheets are there, and stays as it is once they are`, async ({
    page,
  }) => {
    const loadSheets = await openWithoutSheets(page, path)
    const narrow = await looks(page)
    expect(narrow.length).toBeGreaterThan(10)
    expect(await visibleBelow(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    const wide = await looks(page)

    await loadSheets()
    expect(changes(wide, await looks(page))).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(changes(narrow, await looks(page))).toEqual([])
    expect(await visibleBelow(page)).toBeGreaterThan(0)
    expect(await meetingUtilities(page)).toEqual([])
  })

test.describe('on the phone that Lighthouse imitates', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const path of addresses.layouts)
    test(`P5: nothing that ${path} shows once the style sheets are there is larger than what it showed before`, async ({
      page,
    }) => {
      const loadSheets = await openWithoutSheets(page, path)
      const early = await largestPaint(page)
      await loadSheets()
      expect(await visibleBelow(page)).toBeGreaterThan(0)
      expect(await largestPaint(page)).toBe(early)
    })
})

test('a page whose style sheets cannot be loaded is shown without them', async ({ page }) => {
  await page.route(SHEETS, (route) => route.abort())
  await page.goto('/faq')
  await expect(page.locator('html')).not.toHaveAttribute('data-unstyled')
  expect(await visibleBelow(page)).toBeGreaterThan(0)
})

test('the home page does not wait for its own sheet on later pages of a tab either', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('data-face')
  const release = await holdBack(page, SHEETS)
  await page.goto('/', { waitUntil: 'commit' })
  await painted(page)
  expect(await visibleBelow(page)).toBe(0)
  release()
  await expect(page.locator('footer')).toBeVisible()
})

test('an address with a hash waits for the style sheets, and so does the next page of a tab', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement
      const links = document.querySelectorAll('head > link[rel=stylesheet]')
      dataset.waited = String(!('unstyled' in dataset) && links.length > 0)
    }),
  )
  const root = page.locator('html')
  await page.goto('/faq#cost')
  await expect(root).toHaveAttribute('data-waited', 'true')
  await expect(root).toHaveAttribute('data-face')
  await page.goto('/about')
  await expect(root).toHaveAttribute('data-waited', 'true')
})
