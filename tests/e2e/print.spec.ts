import { expect, test, type Page } from 'playwright/test'
import { faqCategories } from '#content/catalogue/faq.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { addresses } from './pages.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

/** Lists the elements whose text is not black. */
const findPaleText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()),
      )
      .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
      .map((element) => `${element.localName}.${element.getAttribute('class')}`),
  )

/** The links that leave the site, with what is printed behind each. */
const readOuterLinks = (page: Page) =>
  page.locator('a[href^=http]').evaluateAll((links) =>
    links.map((link) => {
      const { content, clipPath, maskImage } = getComputedStyle(link, '::after')
      return { href: link.getAttribute('href'), content, cut: [clipPath, maskImage] }
    }),
  )

/** Lists the texts that lie over others when the page is printed on sheets of that height, in pixels. */
const findOverlaps = (page: Page, height: number) =>
  // Columns are divided by the same rules as sheets, and a script can look at them.
  page.evaluate((sheet) => {
    const root = document.querySelector<HTMLElement>('#root')!
    root.style.cssText = `columns: 680px; width: 680px; height: ${sheet}px; column-fill: auto`
    const texts = document.createTreeWalker(document.querySelector('main')!, 4)
    const lines: { node: Node; box: DOMRect }[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (!node.nodeValue?.trim() || node.parentElement!.closest('svg, select, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ node, box })
    }
    const inside = ({ top, bottom, left, right }: DOMRect, other: DOMRect) =>
      Math.min(bottom, other.bottom) - Math.max(top, other.top) > 6 &&
      Math.min(right, other.right) - Math.max(left, other.left) > 6
    return lines.flatMap(({ node, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.node !== node && inside(box, other.box))
        .map((other) => `${node.nodeValue} | ${other.node.nodeValue}`),
    )
  }, height)

test('on paper all text is black, links show their address, nothing overlaps, and bars, menus and share buttons are gone', async ({
  page,
}) => {
  for (const path of [...addresses.layouts, addresses.missing[0]!]) {
    await page.goto(path)
    expect(await findPaleText(page), path).toEqual([])
    await expect(
      page.locator('.bar, #menu, .skip, .no-print, .add, footer nav').filter({ visible: true }),
      path,
    ).toHaveCount(0)
    const links = await readOuterLinks(page)
    expect(links.length, path).toBeGreaterThan(0)
    for (const { href, content, cut } of links)
      expect({ content, cut }, path).toEqual({ content: `" (${href})"`, cut: ['none', 'none'] })
    for (const height of [700, 1000])
      expect(await findOverlaps(page, height), `${path} on sheets of ${height} px`).toEqual([])
  }
})

test('on paper every answer and every agenda is unfolded', async ({ page }) => {
  await page.goto('/faq')
  for (const { answer } of faqCategories.flatMap((category) => category.questions))
    await expect(page.getByText(answer)).toBeVisible()
  await page.goto('/schedule')
  const agendas = phases.flatMap((phase) => phase.events).flatMap(({ details = [] }) => details)
  expect(agendas.length).toBeGreaterThan(20)
  for (const line of agendas) await expect(page.getByText(line, { exact: true })).toBeVisible()
})
