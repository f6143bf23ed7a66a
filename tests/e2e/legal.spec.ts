import { expect, test } from 'playwright/test'
import { optOutKey } from '#content/wire/analytics.ts'
import type { LegalPageWords } from '#words/legal.ts'
import { conductPage } from '#words/pages/code-of-conduct.ts'
import { contactPage } from '#words/pages/contact.ts'
import { privacyPage } from '#words/pages/privacy.ts'
import { termsPage } from '#words/pages/terms.ts'
import { thisBrowser } from '#words/this-browser.ts'
import { part } from './reads/parts.ts'

const pages: [string, LegalPageWords][] = [
  ['/privacy', privacyPage],
  ['/terms', termsPage],
  ['/code-of-conduct', conductPage],
]

for (const [path, words] of pages) {
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} has its summary, every section and every card`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title)
      for (const {
        heading,
        paragraphs = [],
        list = [],
        cards = [],
        after = [],
      } of words.sections) {
        const text = (await part(page, heading).textContent())!
        const rows = cards.flatMap(({ title, rows: all }) => [title, ...all.flat()])
        for (const expected of [...paragraphs, ...list, ...rows, ...after])
          for (const piece of expected.split(/\[|\]\([^)]+\)/)) expect(text).toContain(piece)
      }
    })
  })
}

test('the privacy page leads to a message about data, whose subject is filled in', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'write to us' }).first().click()
  const { fields } = contactPage.form
  await expect(page.getByLabel(fields.subject.label)).toHaveValue('My personal data')
  await expect(page.getByLabel(fields.department.label)).toHaveValue('general')
})

test('on the privacy page a reader leaves this browser out of the measuring and deletes drafts', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.evaluate(() =>
    localStorage.setItem(
      'draft:contact',
      JSON.stringify({ id: '1', values: { name: 'Amina' }, savedAt: Date.now() }),
    ),
  )
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  // The click starts the app and is repeated by it.
  await page.getByRole('button', { name: thisBrowser.open }).click()
  const box = page.getByRole('checkbox', { name: thisBrowser.optOut.label })
  await expect(box).not.toBeChecked()
  await box.check()
  expect(await stored(optOutKey)).toBe('off')
  expect(await stored('draft:contact')).not.toBeNull()
  await page.getByRole('button', { name: thisBrowser.drafts.action }).click()
  await expect(page.getByText(thisBrowser.drafts.done)).toBeVisible()
  expect(await stored('draft:contact')).toBeNull()
  await box.uncheck()
  expect(await stored(optOutKey)).toBeNull()
})
