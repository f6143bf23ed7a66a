import { expect, type Page } from 'playwright/test'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { erasurePanel } from '#words/pages/admin-erasure.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { hubsPanel } from '#words/pages/admin-teams.ts'
import { adminPage } from '#words/pages/admin.ts'
import { COLOURS, findFaults } from './axe.ts'
import { mailTo } from './mail.ts'
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

/** The button that sorts a list by a column. */
export const heading = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button')

/** The button that saves a list as a CSV file. */
export const exportButton = (page: Page) =>
  page
    .getByRole('group', { name: adminPage.table.exportAs, exact: true })
    .getByRole('button', { name: 'CSV', exact: true })

/** Opens the pictures of the edition by keyboard, reads one of them as a table, and goes back to the list of teams. */
async function lookAtOverview(page: Page) {
  const { registrations, countries } = overviewPanel
  const { views } = adminPage.teams
  // Other labels of the page hold the word too.
  await page.getByRole('radio', { name: views.list, exact: true }).press('ArrowRight')
  await expect(page).toHaveURL('/admin?view=overview')
  const picture = page.getByRole('region', { name: registrations.heading })
  // On the first day a figure says more than a chart.
  await expect(picture.getByText(registrations.soFar(registrations.open.days.name))).toBeVisible()
  await expect(page.getByText(countries.leader('Ghana', 14, 120, 20))).toBeVisible()
  await picture.getByRole('radio', { name: registrations.metrics.teams }).press('ArrowRight')
  await picture.getByRole('radio', { name: registrations.steps.days }).press('ArrowRight')
  await picture.getByText(analyticsPanel.table).press('Enter')
  await expect(picture.getByRole('table', { name: /^People registered each week/ })).toBeVisible()
  await expectNoFault(page, 'overview')
  await page.getByRole('link', { name: 'Lusaka' }).press('Enter')
  await expect(page).toHaveURL('/admin?hub=lusaka')
}

/** Opens a part of the dashboard, with all that it shows at first. */
export async function openTab(page: Page, id: keyof typeof tabs, email: string) {
  await tab(page, id).click()
  if (id === 'teams') await lookAtOverview(page)
  if (id === 'hubs')
    return expect(page.getByRole('heading', { name: hubsPanel.heading, exact: true })).toBeVisible()
  if (id === 'judging') return expect(page.getByText(judgingPanel.judges.none)).toBeVisible()
  if (id !== 'erasure') return expect(page.getByRole('table').first()).toBeVisible()
  const { find, found } = erasurePanel
  await page.getByLabel(find.fields.email.label).fill(email)
  await page.getByRole('button', { name: find.submit }).click()
  return expect(page.getByRole('heading', { name: found(email) })).toBeVisible()
}

/** Expects that axe finds no fault on a part of the dashboard, and that it is no wider than the window. */
export async function expectNoFault(page: Page, part: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findFaults(page), `${part} at ${width} px, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findFaults(page, COLOURS), `${part} at ${width} px, dark`).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, part).toBeLessThanOrEqual(0)
  }
}

/** Follows the notice about late answers to the inbox, and answers a message there from two tabs. */
export async function answerInTwoTabs(page: Page, server: Server) {
  const { write, owner, states, filters, history } = intakePanel
  await open(page, server, 'admin')
  await page.getByRole('link', { name: /\d+ answers? (?:is|are) overdue$/ }).click()
  await expect(page).toHaveURL('/admin?tab=messages&list=inbox&state=overdue')
  await expect(page.getByText(/^\d+ \w+ late$/).first()).toBeVisible()
  await page.getByLabel(filters.state).selectOption(states.waiting)
  await page.getByRole('button', { name: adminPage.table.refresh }).focus()
  await page.keyboard.press('/')
  await page.keyboard.type('karim')
  await expect(page.getByRole('rowheader')).toHaveText(['Transport for submissions'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: owner.take }).click()
  await expect(dialog.getByLabel(owner.label).locator(':checked')).toHaveText('Nomsa Sample')
  await dialog.getByText(write.modes.note, { exact: true }).click()
  await dialog.getByLabel(write.note.label).fill('Ask the mentors too.')
  await dialog.getByRole('button', { name: write.note.submit }).click()
  await expect(dialog.getByRole('listitem').last()).toContainText('Ask the mentors too.')
  await dialog.getByRole('button', { name: history.deleteNote }).click()
  await expect(dialog.getByText('Ask the mentors too.')).toHaveCount(0)

  const second = await page.context().newPage()
  await second.goto(page.url())
  const other = second.getByRole('dialog')
  await other.getByLabel(write.answer.label).fill('And mine.')
  await dialog.getByText(write.modes.answer, { exact: true }).click()
  await dialog.getByLabel(write.answer.label).fill('Yes.\n\nStdio is enough.')
  await dialog.getByRole('button', { name: write.answer.submit }).click()
  await expect(dialog.getByLabel(write.answer.label)).toHaveValue('')
  await other.getByRole('button', { name: write.answer.submit }).click()
  await expect(other.locator('form').getByText(write.answered('Nomsa Sample'))).toBeVisible()
  await expect(other.getByLabel(write.answer.label)).toHaveValue('And mine.')
  await expect(other.getByRole('listitem').last()).toContainText('Stdio is enough.')
  const { text } = await mailTo(page.request, 'karim.mansour@example.com', /^Re: /)
  expect(text).toContain('Yes.\n\nStdio is enough.')
}
