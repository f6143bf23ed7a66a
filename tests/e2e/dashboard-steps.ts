import { expect, type Page } from 'playwright/test'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { hubsPanel } from '#words/pages/admin-teams.ts'
import { adminPage } from '#words/pages/admin.ts'
import type { Server, Staff } from './seeded-server.ts'
import { enter } from './steps.ts'

const { tabs } = adminPage

/** Opens the dashboard as a member of the staff, and waits for its list. */
export async function open(page: Page, server: Server, role: keyof Staff, query = '') {
  await enter(page, server.url, server.staff[role])
  await page.goto(`/admin${query}`)
  await expect(page.getByRole('table')).toBeVisible()
}

/** The tab of a part of the dashboard; what waits is counted behind its name. */
export const tab = (page: Page, id: keyof typeof tabs) =>
  page.getByRole('tab', { name: new RegExp(`^${tabs[id]}(?: |$)`) })

/** Opens a part of the dashboard, with all that it shows at first. */
export async function openTab(page: Page, id: keyof typeof tabs, email: string) {
  await tab(page, id).click()
  if (id === 'hubs')
    return expect(page.getByRole('heading', { name: hubsPanel.heading })).toBeVisible()
  if (id === 'judging') return expect(page.getByText(judgingPanel.judges.none)).toBeVisible()
  if (id !== 'erasure') return expect(page.getByRole('table').first()).toBeVisible()
  const { find, found } = adminPage.erasure
  await page.getByLabel(find.fields.email.label).fill(email)
  await page.getByRole('button', { name: find.submit }).click()
  return expect(page.getByRole('heading', { name: found(email) })).toBeVisible()
}
