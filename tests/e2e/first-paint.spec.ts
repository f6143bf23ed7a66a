import { expect, test, type Page } from 'playwright/test'
import { phases } from '#content/catalogue/schedule.ts'
import { dayNumber } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { DATA_DAYS } from '#web/boot/attributes.ts'
import { waitForBoot, BOOT, holdBack, countLateParts } from './steps.ts'

test('the display face comes after the first paint of a tab, and is there from the start on its next page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement
      dataset.faceAtOnce = String('face' in dataset)
    })
  })
  const root = page.locator('html')
  const heading = page.getByRole('heading', { level: 1 })
  const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily)

  await page.goto('/')
  await expect(root).toHaveAttribute('data-face-at-once', 'false')
  await expect.poll(family).toMatch(/^"?Bricolage/)
  expect(await page.evaluate(() => document.fonts.check('700 1em Bricolage'))).toBe(true)

  await page.goto('/about')
  await expect(root).toHaveAttribute('data-face-at-once', 'true')
  expect(await family()).toMatch(/^"?Bricolage/)
})

type Traced = { name: string; args: { elementCount?: number } }

/** Traces how many elements are restyled at once, at most, while something happens. */
async function countRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page)
  const traced: Traced[] = []
  client.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  const restyled = traced
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  return Math.max(...restyled)
}

test('the change of face restyles headings and names, not the whole page', async ({ page }) => {
  await holdBack(page, BOOT)
  await page.goto('/sponsors')
  const all = await page.locator('*').count()
  const restyled = await countRestyled(page, () =>
    page.evaluate(() => {
      document.documentElement.dataset.face = ''
      document.body.getBoundingClientRect()
    }),
  )
  expect(restyled).toBeGreaterThan(20)
  expect(restyled).toBeLessThan(all / 4)
})

test('a tick of the countdown restyles the countdown, not the whole page', async ({ page }) => {
  await page.goto('/')
  await waitForBoot(page)
  await expect.poll(() => countLateParts(page)).toBe(0)
  const all = await page.locator('*').count()
  const seconds = page.locator('[data-countdown] dd').last()
  const restyled = await countRestyled(page, async () => {
    const before = await seconds.textContent()
    await expect(seconds).not.toHaveText(before!)
  })
  expect(restyled).toBeLessThan(all / 4)
})

test('style sheets know the day before the first script has loaded', async ({ page }) => {
  await holdBack(page, BOOT)
  await page.goto('/schedule')
  await expect(page.locator('html')).toHaveAttribute(
    'style',
    // The build of the tests stays on the first day.
    new RegExp(`--[\\w-]+: ?${dayNumber(event.start)};`),
  )
  await expect(page.locator('html')).toHaveAttribute(DATA_DAYS, ' ')
})

test('a browser that does not report its paints gets the script all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await expect(page.locator('[data-countdown] dd').first()).toHaveText(/\d/)
})

test('a browser that refuses storage gets script and face with every page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-face')
  }
  expect(errors).toEqual([])
})

for (const path of ['/', '/schedule', '/blog/mcp-briefing-paper-partners'])
  test(`${path} has its true height soon after the first paint left parts of it out`, async ({
    page,
  }) => {
    // With the display face, which comes after the first paint.
    const height = async () => {
      await waitForBoot(page)
      return page.evaluate(async () => {
        await document.fonts.ready
        return document.documentElement.scrollHeight
      })
    }

    const release = await holdBack(page, BOOT)
    await page.goto(path)
    expect(await countLateParts(page)).toBeGreaterThan(1)
    release()
    await expect.poll(() => countLateParts(page)).toBe(0)
    const settled = await height()
    await page.goto('/contact')
    await page.goto(path)
    expect(await countLateParts(page)).toBe(0)
    expect(await height()).toBe(settled)
  })

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('an event of the schedule is in view at its address, by a link to it and after a reload', async ({
  page,
}) => {
  const last = phases.at(-1)!.events.at(-1)!.id
  const item = page.locator(`#${last}`)
  const top = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const laidOut = () => item.evaluate((element) => getComputedStyle(element).contentVisibility)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  const release = await holdBack(page, BOOT)
  await page.goto('/schedule')
  expect(await laidOut()).toBe('auto')
  await page.evaluate((id) => location.assign(`#${id}`), last)
  expect(await laidOut()).toBe('visible')
  release()
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThan(60)

  const before = await offset(page)
  await page.reload()
  await waitForBoot(page)
  expect(await laidOut()).toBe('visible')
  await expect.poll(() => offset(page)).toBe(before)

  const other = await page.context().newPage()
  await other.goto(`/schedule#${last}`)
  await expect.poll(() => offset(other)).toBe(before)
})
