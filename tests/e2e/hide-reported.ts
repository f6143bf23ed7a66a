import { expect, type Page } from 'playwright/test'
import { reportsPanel } from '#words/pages/admin-reports.ts'
import { tab } from './dashboard-steps.ts'

/** Hides the card that is reported in the sample. */
export async function hideReported(page: Page) {
  const { views, caption, states, hide } = reportsPanel
  await tab(page, 'members').click()
  await page.getByText(views.reports, { exact: true }).click()
  const reports = page.getByRole('table', { name: caption })
  await reports.getByRole('row').filter({ hasText: states.open }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: hide, exact: true }).click()
  await expect(page.getByRole('dialog').locator('.state')).toHaveText(states.hide)
  await page.keyboard.press('Escape')
}
