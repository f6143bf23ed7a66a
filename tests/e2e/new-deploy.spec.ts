import { expect, type Page } from 'playwright/test'
import { aboutPage } from '#words/pages/about.ts'
import { contactPage } from '#words/pages/contact.ts'
import { site } from '#words/site.ts'
import { holdBack, settle, waitForReact } from './steps.ts'
import { test } from './visitor.ts'

/** Counts the documents that the tab loads, and notes whether a failure was ever shown. */
async function watch(page: Page) {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.addInitScript((words) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(words)) sessionStorage.setItem('failure-shown', 'yes')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, site.errors.title)
  return {
    loads,
    failureShown: () => page.evaluate(() => sessionStorage.getItem('failure-shown')),
  }
}

/** As after a deploy: files of the build that the tab comes from are gone. */
const takeAway = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))

async function openContact(page: Page) {
  await page.goto('/contact')
  const form = page.locator('form[data-draft=contact]')
  await form.getByLabel(contactPage.form.fields.name.label).fill('Naledi Mokoena')
  await waitForReact(form)
  return form
}

const openAbout = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()

test('S7: a tab older than the last deploy gets the new page by one silent reload', async ({
  page,
}) => {
  const tab = await watch(page)
  await openContact(page)
  expect(tab.loads).toHaveLength(1)
  await takeAway(page, /assets\/page-about-[^/]*\.js$/)
  await openAbout(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(aboutPage.hero.title)
  await expect.poll(() => tab.loads.length).toBe(2)
  await expect(page).toHaveURL('/about')
  expect(await tab.failureShown()).toBeNull()
  await page.goto('/contact')
  await expect(page.locator('[name=name]').first()).toHaveValue('Naledi Mokoena')
})

test('S7: a file that stays missing causes one reload, and then the page says so', async ({
  page,
}) => {
  const tab = await watch(page)
  await takeAway(page, /assets\/page-contact-[^/]*\.js$/)
  await page.goto('/contact')
  const form = page.locator('form[data-draft=contact]')
  const name = form.getByLabel(contactPage.form.fields.name.label)
  await name.focus()
  await expect.poll(() => tab.loads.length).toBe(2)
  await name.fill('Naledi Mokoena')
  await expect(form.getByText(site.form.failedToLoad)).toBeVisible()
  await expect(name).toHaveValue('Naledi Mokoena')
  expect(tab.loads).toHaveLength(2)
})

test('S7: without network nothing is reloaded and nothing typed is lost', async ({
  page,
  context,
}) => {
  const tab = await watch(page)
  await openContact(page)
  const asked: string[] = []
  page.on('request', (request) => /page-about-/.test(request.url()) && asked.push(request.url()))
  await context.setOffline(true)
  await openAbout(page)
  await expect(page.getByRole('alert').filter({ hasText: site.errors.title })).toBeVisible()
  await settle(page)
  expect(tab.loads).toHaveLength(1)
  expect(asked.length).toBeLessThan(5)
  await context.setOffline(false)
  await page.goBack()
  await expect(
    page.locator('form[data-draft=contact]').getByLabel(contactPage.form.fields.name.label),
  ).toHaveValue('Naledi Mokoena')
  await openAbout(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(aboutPage.hero.title)
  // Chromium 153 remembers a module that failed and gets the page by loading it, once; 156 asks for it again.
  const later = tab.loads.slice(1).map((url) => new URL(url).pathname)
  expect([[], ['/about']]).toContainEqual(later)
})

test('on a slow connection the old page stays until the new one is there', async ({ page }) => {
  await openContact(page)
  const release = await holdBack(page, /assets\/page-about-[^/]*\.js$/)
  await openAbout(page)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contactPage.hero.title)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(aboutPage.hero.title)
})

test('Back shows the previous page, even after a reload of one that the app navigated to', async ({
  page,
}) => {
  await openContact(page)
  await openAbout(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(aboutPage.hero.title)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('[name=name]').first()).toHaveValue('Naledi Mokoena')
})
