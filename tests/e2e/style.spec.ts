import { existsSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { stylePage } from '#words/pages/style.ts'

/** Opens the page that shows both schemes side by side. */
async function open(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/style')
  // The list of missing fields is rendered last.
  const missing = page.getByRole('link', { name: stylePage.sheets.sheets[1].field })
  await expect(missing).toHaveCount(2)
}

/** The colours of every element in both halves, with its position and its text. */
const coloursIn = (page: Page) =>
  page.locator('.scheme, .scheme *').evaluateAll((elements) =>
    elements.map((element, index) => {
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element)
      const text = element.textContent.slice(0, 30)
      return [index, element.tagName, text, color, backgroundColor, borderTopColor, fill, stroke]
    }),
  )

test('the halves of the style page are the same by day and by night, whatever the scheme of the reader', async ({
  page,
}) => {
  await open(page, 'light')
  const byDay = await coloursIn(page)
  await open(page, 'dark')
  expect(byDay.length).toBeGreaterThan(1000)
  expect(await coloursIn(page)).toEqual(byDay)
})

for (const width of [360, 1024, 1280, 1920])
  test(`no word of a poster on the style page breaks at ${width} px`, async ({ page }) => {
    await open(page, 'light')
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => document.fonts.ready)
    const tooWide = await page.locator('.scheme .poster-title:visible').evaluateAll((titles) =>
      titles
        .filter((title) => {
          const element = title as HTMLElement
          const room = element.clientWidth
          element.style.width = 'min-content'
          element.style.overflowWrap = 'normal'
          return element.offsetWidth > room
        })
        .map(({ textContent }) => textContent),
    )
    expect(tooWide).toEqual([])
  })

test('the files that the style page names exist', async ({ page }) => {
  await open(page, 'light')
  const files = await page.locator('section p > code').allTextContents()
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
