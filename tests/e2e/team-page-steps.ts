import { expect, type Page } from 'playwright/test'
import { teamPanel } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { open } from './dashboard-steps.ts'
import type { Server } from './seeded-server.ts'

/** Opens the page of the first team of the list. */
export async function openFirstTeam(page: Page) {
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: teamPanel.history.heading })).toBeVisible()
}

/** Lets one team change its track for longer, and takes that back. */
export async function giveTrackLonger(page: Page, server: Server) {
  const { exceptions } = adminPage.teams
  await open(page, server, 'organizer', '?search=baobab+weavers')
  await page.getByRole('link', { name: 'Baobab Weavers', exact: true }).click()
  const dates = page.getByRole('region', { name: exceptions.heading })
  const track = dates.getByRole('listitem').filter({ hasText: exceptions.kinds.track })
  await expect(track).toContainText(exceptions.until('20 October 2025'))
  await dates.getByText(exceptions.open, { exact: true }).click()
  await dates.getByLabel(exceptions.fields.kind.label).selectOption('track')
  await dates.getByLabel(exceptions.fields.until.label).fill('2025-10-30')
  await dates.getByLabel(exceptions.fields.reason.label).fill('The data was withdrawn.')
  await dates.getByRole('button', { name: exceptions.submit }).click()
  await expect(track).toContainText(exceptions.longer('30 October 2025'))
  await expect(track).toContainText(`${server.staff.organizer.email}`)
  await expect(track).toContainText('The data was withdrawn.')
  await dates.getByRole('button', { name: exceptions.revokeLabel(exceptions.kinds.track) }).click()
  await expect(track).toContainText(exceptions.until('20 October 2025'))
}
