import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { listTools, memberFilterWords, teamFilterWords } from '#words/pages/admin-lists.ts'
import { roleRemoval } from '#words/pages/admin-role-removal.ts'
import { adminPage } from '#words/pages/admin.ts'
import { addAxe } from './axe.ts'
import { expectNoFault, exportButton, open } from './dashboard-steps.ts'
import { test } from './seeded-server.ts'

const { table: words, teams } = adminPage

test.describe.configure({ mode: 'default' })

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: listTools.label }).getByRole('button', { name })

/** The tables of a list that has been read. */
const settled = (page: Page) => page.locator('table[aria-busy=false]')

const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim())

/** Saves the list as a file; returns its heading, and the names that its rows begin with. */
async function exportList(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
  const [heading, ...rows] = readFileSync((await file.path())!, 'utf8')
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
  return { heading, names: rows.map((row) => row.slice(1, row.indexOf('",'))) }
}

test('filters, columns and order are kept as a view, which shows the same list and file on another day', async ({
  page,
  server,
}) => {
  await open(page, server, 'organizer')
  await addAxe(page)
  await tool(page, listTools.filters(0)).click()
  await page.getByLabel(teamFilterWords.status).selectOption(teamFilterWords.statuses.inviting)
  await page.getByLabel(teams.columns.mode, { exact: true }).selectOption(teams.modes.virtual)
  await expect(page).toHaveURL('/admin?status=inviting&mode=virtual')
  await expect(tool(page, listTools.filters(2))).toBeVisible()
  await page.getByRole('button', { name: teams.columns.teamName }).click()
  await expect(page).toHaveURL(/sort=name&order=asc$/)

  await tool(page, listTools.columns).click()
  for (const label of [teams.columns.contact, teams.columns.registered])
    await page.getByRole('checkbox', { name: label }).uncheck()
  const extra = page.getByRole('checkbox', { name: teams.track })
  expect((await extra.boundingBox())!.width, 'a box that can be seen').toBeGreaterThan(15)
  await extra.check()
  const { teamName, representative, country, mode, members: size } = teams.columns
  const shown = [teamName, representative, country, mode, size, teams.track]
  await expect.poll(() => headings(page)).toEqual(shown)
  await expectNoFault(page, 'columns')
  await page.setViewportSize({ width: 1280, height: 800 })

  await tool(page, listTools.views).click()
  await expect(page.getByText(listTools.none)).toBeVisible()
  await page.getByLabel(listTools.save.label).fill('Online, someone missing')
  await page.getByRole('button', { name: listTools.save.submit }).click()
  const view = page.getByRole('link', { name: 'Online, someone missing' })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await expectNoFault(page, 'views')
  await page.setViewportSize({ width: 1280, height: 800 })
  const kept = await page.getByRole('rowheader').allTextContents()
  expect(kept.length).toBeGreaterThan(0)

  await page.goto('/admin')
  await expect(page.getByText(teams.found(120, '120'))).toBeVisible()
  await tool(page, listTools.views).click()
  await view.click()
  await expect(page).toHaveURL(/status=inviting/)
  await expect(settled(page)).toBeVisible()
  await expect.poll(() => headings(page)).toEqual(shown)
  await expect(page.getByRole('rowheader')).toHaveText(kept)
  const total = Number(/\d+/.exec((await page.getByText(/^\d+ teams?$/).textContent())!)![0])
  const file = await exportList(page)
  expect(file.names).toHaveLength(total)
  expect(file.names.slice(0, kept.length)).toEqual(kept)
  expect(file.heading).toContain('"Track"')
  expect(file.heading).not.toMatch(/Email|Phone|Registered/)

  await page.getByRole('button', { name: listTools.remove('Online, someone missing') }).click()
  await expect(page.getByText(listTools.none)).toBeVisible()
})

test('on a phone the list comes first: its filters open on demand, and an empty list offers to clear them', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, server, 'admin', '?tab=members')
  await addAxe(page)
  await expect(page.getByLabel(memberFilterWords.state)).toBeHidden()
  await page.getByRole('button', { name: words.fold(0), exact: true }).press('Enter')
  const state = page.getByLabel(memberFilterWords.state)
  await state.selectOption(memberFilterWords.states.invited)
  await expect(page).toHaveURL('/admin?tab=members&state=invited')
  await page.getByLabel(teamFilterWords.size).selectOption(teamFilterWords.sizes(2))
  await page.getByLabel(teamFilterWords.from).fill('2025-09-11')
  await expect(page).toHaveURL('/admin?tab=members&state=invited&members=2&from=2025-09-11')
  await expect(settled(page)).toBeVisible()
  await expectNoFault(page, 'filters of members')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel(words.search, { exact: true }).fill('nobody of this name')
  await expect(page.getByText(words.noMatch('nobody of this name'))).toBeVisible()
  await page.getByRole('button', { name: words.clearSearch }).click()
  await expect(settled(page)).toBeVisible()
  await page.getByRole('button', { name: listTools.clear }).click()
  await expect(page).toHaveURL('/admin?tab=members')
  await expect(tool(page, listTools.filters(0))).toBeFocused()
})

test('each list with filters keeps its own columns and views, and each view leads back to its list', async ({
  page,
  server,
}) => {
  const lists = [
    'tab=members&view=reports&state=open',
    'tab=messages&list=inbox&sort=created&order=asc&state=waiting',
    'tab=messages&status=new',
    'tab=applications&status=new',
    'tab=checkIns&number=1&answer=silent',
    'tab=projects&state=none',
    'tab=audit&action=signed_in',
  ]
  await open(page, server, 'admin')
  for (const list of lists) {
    await page.goto(`/admin?${list}`)
    await tool(page, listTools.columns).click()
    // The column that names the rows stays.
    const column = page
      .getByRole('group', { name: listTools.columnsLegend })
      .getByRole('checkbox', { disabled: false })
      .first()
    const label = (await column.locator('..').textContent())!
    await column.uncheck()
    await expect(page).toHaveURL(/&columns=/)
    await expect(page.getByRole('columnheader', { name: label, exact: true })).toHaveCount(0)
    expect((await exportList(page)).heading).not.toContain(`"${label}"`)
    await tool(page, listTools.views).click()
    await expect(page.getByText(listTools.none)).toBeVisible()
    await page.getByLabel(listTools.save.label).fill('As it was')
    await page.getByRole('button', { name: listTools.save.submit }).click()
    const view = page.getByRole('link', { name: 'As it was' })
    const columns = new URL(page.url()).search.match(/&columns=[^&]+/)![0].replaceAll(',', '%2C')
    const address = list.replace(/&(?=(?:state|status|number|action)=)/, `${columns}&`)
    await expect(view).toHaveAttribute('href', `/admin?${address}`)
    await expect(view).toHaveAttribute('aria-current', 'true')
  }
  const inbox = lists[1]!
  await page.goto('/admin?tab=messages&list=inbox')
  await addAxe(page)
  await tool(page, listTools.views).click()
  await expectNoFault(page, 'views of the inbox')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'As it was' }).click()
  await expect(page).toHaveURL(new RegExp(`${inbox.split('&state')[0]}&columns=.+&state=waiting$`))
  await expect(page.getByLabel(intakePanel.filters.state)).toHaveValue('waiting')
})

test("removing one's own role first warns that the dashboard will be out of reach", async ({
  page,
  server,
}) => {
  await open(page, server, 'admin', '?tab=roles')
  const own = `${roleRemoval.remove}: ${server.staff.admin.email}`
  await page.getByRole('button', { name: own }).click()
  await expect(page.getByRole('dialog')).toContainText(roleRemoval.removeOwn)
})
