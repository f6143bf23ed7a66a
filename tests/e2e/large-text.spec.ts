import { expect, test, type Page } from 'playwright/test'
import { paths } from '#content/paths.ts'
import { addresses } from './pages.ts'
import { enter, registerTeam } from './steps.ts'

/** Sets the size of the text alone, as a reader may for one site. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)

/** How far the page scrolls sideways, and what is to blame. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const pixels = document.documentElement.scrollWidth - innerWidth
    const ends = [...document.querySelectorAll('main *, footer *')]
      .filter((element) => !element.closest('.prose :is(pre, [role])'))
      .map((element) => [element.getBoundingClientRect().right, element.outerHTML] as const)
    const [widest] = ends.toSorted(([one], [other]) => other - one)
    return { pixels, by: pixels > 0 ? widest?.[1].slice(0, 200) : undefined }
  })

test('with large text on a narrow screen the bar is whole and no page scrolls sideways', async ({
  page,
}) => {
  for (const path of [
    ...addresses.layouts,
    addresses.missing[0]!,
    ...addresses.app,
    paths.projects,
    paths.certificates,
  ]) {
    await page.goto(path)
    for (const [width, percent] of [
      [360, 150],
      [320, 130],
      [320, 200],
    ] as const) {
      const where = `${path} at ${width} px with text of ${percent} %`
      await page.setViewportSize({ width, height: 800 })
      await enlarge(page, percent)
      const bar = await page.locator('.bar > .wrap').evaluate((element) => {
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
      expect(await beyond(page), where).toEqual({ pixels: 0, by: undefined })
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

test('with large text on a narrow screen the title of the home page keeps its words whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  await enlarge(page, 150)
  const { height, line } = await page.locator('h1').evaluate((title) => ({
    height: title.clientHeight,
    line: parseFloat(getComputedStyle(title).lineHeight),
  }))
  expect(Math.round(height / line)).toBe(2)
})

test('with text of 200 % on a narrow screen the account and its parts do not scroll sideways', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  await registerTeam(request, baseURL!, email)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [
    paths.account,
    paths.ownProject,
    paths.findTeam,
    paths.ownCheckIns,
    paths.ownTalent,
    paths.pass,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await enlarge(page, 200)
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true
    })
    expect(await beyond(page), path).toEqual({ pixels: 0, by: undefined })
  }
})
