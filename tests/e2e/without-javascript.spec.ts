import { expect, test } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { home } from '#words/pages/home.ts'
import { notFoundPage } from '#words/pages/not-found.ts'
import { site } from '#words/site.ts'

test.use({ javaScriptEnabled: false })

test('the home page is complete: hero, stats, dates, journey, questions and banner', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
  for (const { number, label } of home.stats) {
    await expect(page.locator('dl').filter({ hasText: label }).first()).toContainText(number)
  }
  for (const { title } of [...home.dates.items, ...home.journey.steps, ...home.support.cards]) {
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText(home.countdown.text)).toBeVisible()
  await expect(
    page.getByRole('link', { name: home.banner.register.label, exact: true }),
  ).toHaveAttribute('href', '/register')
})

test('headings have the display face', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em Bricolage'))).toBe(true)
  const face = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(face).toMatch(/^"?Bricolage/)
})

test('on a phone the menu opens as a drawer with working links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const drawer = page.locator('#menu')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: site.menu.open, exact: true }).click()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: site.menu.close }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: site.menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: 'Tracks' }).click()
  await expect(page).toHaveURL('/tracks')
})

test('on a wide screen the More menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const more = page.locator('header details')
  await expect(more.getByRole('link', { name: 'FAQ' })).toBeHidden()
  await more.locator('summary').click()
  await expect(more.getByRole('link', { name: 'FAQ' })).toBeVisible()
})

test('the footer leads to every part of the site', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const { label, href } of [...site.footer.event.links, ...site.footer.resources.links]) {
    await expect(footer.getByRole('link', { name: label }).first()).toHaveAttribute('href', href)
  }
})

test('a missing address answers 404 with a link home', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title)
  await page.getByRole('link', { name: notFoundPage.action }).click()
  await expect(page).toHaveURL('/')
})
