import { expect, test } from 'playwright/test'
import { faqCategories } from '#content/faq.ts'
import { phases } from '#content/schedule.ts'
import { addresses } from './pages.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper every word is black, and bars, menus and share buttons are gone', async ({
  page,
}) => {
  for (const path of [...addresses.content, ...addresses.missing]) {
    await page.goto(path)
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()),
        )
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => `${element.localName}.${element.getAttribute('class')}`),
    )
    expect(pale, path).toEqual([])
    await expect(
      page.locator('.bar, #menu, .skip, .no-print, footer nav').filter({ visible: true }),
      path,
    ).toHaveCount(0)
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
