import { expect, test, type Page } from 'playwright/test'
import { addAxe, COLOURS, findFaults } from './axe.ts'
import { addresses } from './pages.ts'
import { countLateParts } from './steps.ts'

/** Opens a page; a screen of the app is there once its code is. */
const open = (page: Page, path: string) =>
  page.goto(path, { waitUntil: addresses.app.includes(path) ? 'networkidle' : 'load' })

/** Opens every answer and agenda, so that what is folded is looked at too. */
async function unfold(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** How far the page goes beyond its window, with nothing cut off to hide it. */
function overflow(page: Page): Promise<{ pixels: number; widest: string[] }> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body, body *')) {
      // What only a screen reader shall find is cut off on purpose, and the page's own width is not its reason. So is
      // the cloth of a track or an article, and a rosette, whose pattern runs off its edges; no words do.
      if (element.closest('.sr-only, [popover]')) continue
      if (element.matches('.track-cloth, .article-cloth, .rising')) continue
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'hidden' || overflowX === 'clip') element.style.overflow = 'visible'
    }
    const root = document.documentElement
    root.style.overflow = 'visible'
    const pixels = root.scrollWidth - root.clientWidth
    const widest = [...document.querySelectorAll('main *')]
      .filter(
        (element) => pixels > 0 && element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      .map((element) => `${element.localName}.${element.getAttribute('class')}`)
    return { pixels, widest: widest.slice(0, 5) }
  })
}

/** Texts and controls that cannot be told from their ground, by computed colours. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parse(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
      return (light! + 0.05) / (dark! + 0.05)
    }
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if ((parse(backgroundColor)[3] ?? 1) > 0) return backgroundColor
      }
      return getComputedStyle(document.documentElement).colorScheme === 'dark'
        ? 'rgb(0, 0, 0)'
        : 'rgb(255, 255, 255)'
    }
    const found = new Set<string>()
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class')}: ${element.textContent.slice(0, 30)}`
    for (const element of document.querySelectorAll('body *')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.sr-only, svg')
      )
        continue
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim(),
      )
      if (hasText && contrast(getComputedStyle(element).color, groundOf(element)) < 4.5)
        found.add(`text ${name(element)}`)
      if (element.matches('.button, .input, .badge, select, textarea')) {
        const { borderTopColor, borderTopWidth } = getComputedStyle(element)
        const ground = groundOf(element.parentElement)
        if (parseFloat(borderTopWidth) === 0 || contrast(borderTopColor, ground) < 3)
          found.add(`edge ${name(element)}`)
      }
    }
    for (const dots of document.querySelectorAll('path.dots')) {
      const { stroke } = getComputedStyle(dots)
      if (dots.checkVisibility() && contrast(stroke, groundOf(dots)) < 3)
        found.add(`dots ${dots.getAttribute('class')}`)
    }
    return [...found]
  })
}

for (const path of [...addresses.layouts, ...addresses.missing, ...addresses.app]) {
  test(`${path} has no fault that axe knows, fits small windows, stands still and keeps its contrast where that is asked for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
          ).length,
    )
    expect(moving, 'running animations').toBe(0)
    // axe takes the words of a part whose height is still guessed for words of the next one.
    await expect.poll(() => countLateParts(page)).toBe(0)
    await unfold(page)

    // axe takes what is fixed for something that lies over all of a long page; here it stays at the top.
    await page.locator('.bar').evaluate((bar: HTMLElement) => (bar.style.position = 'absolute'))
    await addAxe(page)
    await page.emulateMedia({ reducedMotion: null })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await findFaults(page), `${width} px, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findFaults(page, COLOURS), `${width} px, dark`).toEqual([])
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect(await unseen(page), `forced colours, ${colorScheme}`).toEqual([])
    }
    await page.emulateMedia({ forcedColors: null, colorScheme: null })

    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflow(page), '320 px').toEqual({ pixels: 0, widest: [] })
    // A window of 1280 px at 200 % has room for 640.
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await overflow(page), '200 %').toEqual({ pixels: 0, widest: [] })
  })
}

test('with forced colours a line stands for the hem, tiles have an edge, and the calendar keeps its cloth', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const read = (selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name!),
        [property, part] as const,
      )
  await page.goto('/')
  expect(await read('main > .cloth-print', 'border-bottom-width')).toBe('1px')
  expect(await read('.strip > .tinted', 'border-top-width')).toBe('1px')
  expect(await read('.season .one-each', 'background-color')).toBe('rgb(0, 0, 0)')
  await page.goto('/schedule')
  const cloth = await read('.cloth-print figure', 'background-color')
  expect(cloth).toBe('rgb(29, 35, 112)')
  expect(await read('.cloth-print figure text', 'fill')).not.toBe(cloth)
  expect(await read('.when .badge', 'background-color', '::before')).toBe('rgb(0, 0, 0)')
})

test('from right to left, arrows point the other way and code stays as it is', async ({ page }) => {
  for (const path of ['/', '/mcp-server']) {
    await page.goto(path)
    await page.locator('html').evaluate((root: HTMLElement) => (root.dir = 'rtl'))
    const link = page.locator('main a[target=_blank]').first()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').scale)).toBe(
      '-1 1',
    )
  }
  await expect(page.locator('main code').first()).toHaveCSS('direction', 'ltr')
})
