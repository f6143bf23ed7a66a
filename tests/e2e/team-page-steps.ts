import { expect, type Page } from 'playwright/test'
import { exceptionsPanel } from '#words/pages/admin-exceptions.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { mergerPanel } from '#words/pages/admin-teams.ts'
import { teamForm } from '#words/team-form.ts'
import { open } from './dashboard-steps.ts'
import type { Server } from './seeded-server.ts'

/** Opens the page of the first team of the list. */
export async function openFirstTeam(page: Page) {
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: teamPanel.history.heading })).toBeVisible()
}

/** Notes something about the team that is shown, and deletes it. */
async function noteSomething(page: Page) {
  const { notes } = teamPanel
  const part = page.getByRole('region', { name: notes.heading })
  await part.getByLabel(notes.label).fill('Two members share one laptop.')
  await part.getByRole('button', { name: notes.submit }).click()
  await expect(part.getByRole('listitem')).toContainText('Two members share one laptop.')
  await expect(part.getByLabel(notes.label)).toHaveValue('')
  await part.getByRole('button', { name: notes.remove }).click()
  await expect(part.getByRole('listitem')).toHaveCount(0)
}

/** Changes the team that is shown from two tabs: the second to save is told, keeps what it typed, and saves again. */
async function changeFromTwoTabs(page: Page) {
  const { edit, history } = teamPanel
  const other = await page.context().newPage()
  await other.goto(page.url())
  const typeInto = async (tab: Page, name: string) => {
    await tab.getByRole('button', { name: edit.open }).click()
    await tab.getByLabel(teamForm.fields.teamName.label).fill(name)
  }
  await typeInto(page, 'Baobab Weavers Two')
  await typeInto(other, 'Baobab Weavers')
  await other.getByLabel(teamForm.fields.country.label).selectOption('KE')
  await other.getByRole('button', { name: edit.save }).click()
  await expect(other.getByRole('region', { name: history.heading })).toContainText(
    teamForm.fields.country.label,
  )
  await other.close()
  await page.getByRole('button', { name: edit.save }).click()
  await expect(page.getByText(edit.conflict)).toBeVisible()
  await expect(page.getByLabel(teamForm.fields.teamName.label)).toHaveValue('Baobab Weavers Two')
  await page.getByRole('button', { name: edit.save }).click()
  await expect(page.getByRole('heading', { name: 'Baobab Weavers Two' })).toBeVisible()
  await expect(page.getByRole('button', { name: edit.open })).toBeFocused()
}

/** Compares the team that is shown with another, as if to merge them, by keyboard. */
async function compareWithAnother(page: Page) {
  await page.getByText(mergerPanel.open, { exact: true }).click()
  await page.getByLabel(mergerPanel.search).fill('acacia')
  await page
    .getByRole('button', { name: mergerPanel.choose('') })
    .first()
    .press('Enter')
  const { project, checkIns } = teamPanel
  for (const label of [mergerPanel.stays, mergerPanel.ends]) {
    const facts = page.getByRole('region', { name: label })
    await expect(facts.getByText(project.heading, { exact: true })).toBeVisible()
    await expect(facts.getByText(checkIns.heading, { exact: true })).toBeVisible()
    await expect(facts.getByText(/^\d of \d filled in$/)).toBeVisible()
  }
  const merge = page.getByRole('button', { name: mergerPanel.submit })
  await expect(page.locator(':focus').filter({ has: merge })).toBeVisible()
  await page.getByRole('button', { name: mergerPanel.another }).press('Enter')
  await expect(page.getByLabel(mergerPanel.search)).toBeFocused()
}

/** Merges two small teams; the search begins anew after it. */
async function mergeTwo(page: Page, server: Server) {
  await open(page, server, 'organizer', '?search=limpopo+collective')
  await page.getByRole('link', { name: /^Limpopo Collective/ }).click()
  await page.getByText(mergerPanel.open, { exact: true }).click()
  const search = page.getByLabel(mergerPanel.search)
  await search.fill('Mbira Collective')
  await page.getByRole('button', { name: mergerPanel.choose('Mbira Collective') }).click()
  await page.getByLabel(mergerPanel.drop).check()
  const merge = { name: mergerPanel.submit }
  await page.getByRole('button', merge).click()
  await page.getByRole('dialog', merge).getByRole('button', merge).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page.getByText(mergerPanel.none)).toHaveCount(0)
}

/**
 * Notes something about a team, changes it from two tabs, lets it change its track for longer, takes that back, and merges
 * two others.
 */
export async function workOnTeam(page: Page, server: Server) {
  const exceptions = exceptionsPanel
  await open(page, server, 'organizer', '?search=baobab+weavers')
  await page.getByRole('link', { name: /^Baobab Weavers/ }).click()
  await noteSomething(page)
  await changeFromTwoTabs(page)
  await compareWithAnother(page)
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
  await mergeTwo(page, server)
}
