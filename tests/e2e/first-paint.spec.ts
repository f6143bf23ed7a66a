import { expect, test } from 'playwright/test'

test('the display face comes after the first paint of a tab, and stands from the start on its next page', async ({
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
  await expect.poll(family).toMatch(/^"?Bricolage Grotesque/)
  expect(await page.evaluate(() => document.fonts.check('700 1em Bricolage Grotesque'))).toBe(true)

  await page.goto('/about')
  await expect(root).toHaveAttribute('data-face-at-once', 'true')
  expect(await family()).toMatch(/^"?Bricolage Grotesque/)
})

test('a browser that tells nothing of its paints gets the script all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await expect(page.locator('[data-part=days]').first()).toHaveText(/\d/)
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
    await expect(page.locator('html')).toHaveAttribute('data-face', '')
  }
  expect(errors).toEqual([])
})
