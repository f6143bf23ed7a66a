import { expect, test, type Page } from 'playwright/test'
import { addresses } from './pages.ts'

/** Sets the size of the text alone, as a reader may for one site. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)

test('with large text on a narrow screen the bar is whole and no page scrolls sideways', async ({
  page,
}) => {
  for (const path of [...addresses.layouts, addresses.missing[0]!, ...addresses.app]) {
    await page.goto(path)
    for (const [width, percent] of [
      [360, 150],
      [320, 130],
    ] as const) {
      const where = `${path} at ${width} px with text of ${percent} %`
      await page.setViewportSize({ width, height: 800 })
      await enlarge(page, percent)
      const bar = await page.locator('header > .wrap').evaluate((element) => {
        const brand = element.querySelector('a')!
        const { top, right, bottom } = brand.getBoundingClientRect()
        const button = element.querySelector('.drawer-button')!.getBoundingClientRect()
        return {
          brandIsWhole: brand.scrollWidth <= brand.clientWidth,
          brandIsIn: top >= 0 && bottom <= element.clientHeight,
          gap: button.left - right,
          buttonEnds: button.right,
        }
      })
      expect(bar, where).toMatchObject({ brandIsWhole: true, brandIsIn: true })
      expect(bar.gap, where).toBeGreaterThan(0)
      expect(bar.buttonEnds, where).toBeLessThanOrEqual(width)
      const widest = await page.evaluate(() => {
        const ends = [...document.querySelectorAll('main *, footer *')]
          .filter((element) => !element.closest('.prose :is(pre, [role])'))
          .map((element) => [element.getBoundingClientRect().right, element.outerHTML] as const)
        return {
          beyond: document.documentElement.scrollWidth - innerWidth,
          by: ends.toSorted(([one], [other]) => other - one)[0]?.[1].slice(0, 200),
        }
      })
      expect(widest.beyond, `${where}: ${widest.by}`).toBeLessThanOrEqual(0)
    }
  }
})

test('on a narrow screen with larger text still the rosette gives way, and the button stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  await enlarge(page, 150)
  const button = page.locator('header .drawer-button').first()
  expect((await button.boundingBox())!.x + (await button.boundingBox())!.width).toBeLessThan(320)
})

test('at 320 px with text of 150 %, and at 360 px of 200 %, the widest pages do not scroll sideways; the title keeps its words whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/tracks', '/blog', '/resources', '/schedule']) {
    await page.goto(path)
    await enlarge(page, 150)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBe(320)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [
    '/',
    '/about',
    '/tracks',
    '/sponsors',
    '/mcp-server',
    '/contact',
    '/register',
    '/resources',
    addresses.missing[0]!,
  ]) {
    await page.goto(path)
    await enlarge(page, 200)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${path} with text of 200 %`).toBe(360)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  await enlarge(page, 150)
  const { height, line } = await page.locator('h1').evaluate((title) => ({
    height: title.clientHeight,
    line: parseFloat(getComputedStyle(title).lineHeight),
  }))
  expect(Math.round(height / line)).toBe(2)
})
