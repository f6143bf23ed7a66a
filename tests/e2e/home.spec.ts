import { expect, test, type Locator } from 'playwright/test'
import { site } from '#words/site.ts'

test('the bar is transparent at the top and opaque past 50 px', async ({ page }) => {
  await page.goto('/')
  const opacity = () =>
    page.locator('.bar').evaluate((bar) => getComputedStyle(bar, '::before').opacity)
  await expect.poll(opacity).toBe('0')
  await page.evaluate(() => scrollTo({ top: 49, behavior: 'instant' }))
  await expect.poll(opacity).toBe('0')
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  await expect.poll(opacity).toBe('1')
})

test('the page is silent: no error, no warning, nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('request', (request) => request.url().startsWith(baseURL!) || noise.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(noise).toEqual([])
})

test('a missing address is logged to the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto('/no-such-page')
  await expect.poll(() => lines.join('\n')).toContain('404 Error: no page at /no-such-page')
})

test('nothing is wider than the window, at 320 and at 1440 px', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, `${width} px`).toBeLessThanOrEqual(0)
  }
})

const { signIn, dashboard, account } = site.navigation
const visitors = {
  'somebody without a session': { stored: {}, offered: [signIn.label] },
  'somebody signed in': { stored: { 'mcphack.session': '{}' }, offered: [account.label] },
  'somebody with a role': {
    stored: { 'mcphack.session': '{}', 'mcphack.role': 'moderator' },
    offered: [dashboard.label, account.label],
  },
}
for (const [who, { stored, offered }] of Object.entries(visitors)) {
  test(`the bar and the drawer offer ${who} ${offered.join(' and ')}, and nothing else of the account`, async ({
    page,
  }) => {
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, stored)
    await page.goto('/')
    const all = [signIn, dashboard, account].map(({ href }) => `[href="${href}"]`).join()
    const shown = (part: Locator) => part.locator(all).filter({ visible: true })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(shown(page.locator('header .wrap'))).toHaveText(offered)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: site.menu.open, exact: true }).click()
    await expect(shown(page.locator('#menu'))).toHaveText(offered)
  })
}

test('the ring around the headquarters grows and fades twice', async ({ page }) => {
  await page.goto('/')
  const [ring] = await page.locator('.pulse').evaluateAll((rings) =>
    rings.flatMap((element) =>
      element.getAnimations().map(({ effect }) => ({
        times: effect!.getTiming().iterations,
        end: (effect as KeyframeEffect).getKeyframes().at(-1),
      })),
    ),
  )
  expect(ring).toMatchObject({ times: 2, end: { transform: 'scale(1.9)', opacity: '0' } })
})
