import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { measuredPages } from '#content/wire/analytics.ts'
import { messages as errors } from '#words/errors.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { erasurePanel } from '#words/pages/admin-erasure.ts'
import { giveRoleForm as give } from '#words/pages/admin-give-role.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { listTools } from '#words/pages/admin-lists.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { hubsPanel } from '#words/pages/admin-teams.ts'
import { adminPage } from '#words/pages/admin.ts'
import { site } from '#words/site.ts'
import { announce, writeToHub } from './announce-steps.ts'
import { addAxe } from './axe.ts'
import { meetingUtilities } from './both-sheets.ts'
import {
  answerInTwoTabs,
  expectNoFault,
  exportButton,
  heading,
  open,
  openTab,
  tab,
} from './dashboard-steps.ts'
import { mailTo } from './mail.ts'
import { test } from './seeded-server.ts'
import { openFirstTeam } from './team-page-steps.ts'

const { table: words, teams, failed, tabs } = adminPage

// One after the other: they share the server.
test.describe.configure({ mode: 'default' })

const names = (page: Page) => page.getByRole('rowheader').allTextContents()
const search = (page: Page) => page.getByLabel(words.search, { exact: true })

test('a team is found while typing, and search, order and page stay in the address', async ({
  page,
  server,
}) => {
  await open(page, server, 'admin')
  await expect(page.getByText(adminPage.teams.found(120, '120'))).toBeVisible()
  await search(page).fill('kig')
  await expect(page.getByText(adminPage.teams.found(0, '0'))).toBeVisible()
  await page.getByRole('button', { name: words.clearSearch }).press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(search(page)).toHaveValue('')
  await expect(page.getByText(adminPage.teams.found(120, '120'))).toBeVisible()
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await search(page).fill('BAOB weav')
  await expect(page).toHaveURL('/admin?search=BAOB+weav')
  await expect(page.getByText(adminPage.teams.found(1, '1'))).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['Baobab Weavers'])
  await page.reload()
  await expect(search(page)).toHaveValue('BAOB weav')
  await expect(page.getByRole('rowheader')).toHaveText(['Baobab Weavers'])

  await search(page).fill('')
  await expect(page).toHaveURL('/admin')
  // What is chosen before the search has begun is kept.
  await page.getByRole('button', { name: listTools.filters(0) }).click()
  await search(page).fill('weav')
  await page.getByLabel(teams.columns.mode).selectOption('virtual')
  await expect(page).toHaveURL('/admin?mode=virtual&search=weav')
  await page.getByLabel(teams.columns.mode).selectOption('')
  await search(page).fill('')
  await expect(page).toHaveURL('/admin')
  await heading(page, teams.columns.teamName).click()
  await expect(page).toHaveURL('/admin?sort=name&order=asc')
  await expect(page.getByRole('rowheader').first()).toHaveText('Acacia Beacon')
  await page.getByRole('button', { name: words.next }).click()
  await expect(page).toHaveURL('/admin?sort=name&order=asc&page=2')
  await expect(page.getByText(words.page(2, 5))).toBeVisible()
  await heading(page, teams.columns.teamName).click()
  await expect(page).toHaveURL('/admin?sort=name&order=desc')
  await expect(page.getByRole('rowheader').first()).toHaveText('Zambezi Weavers')

  await page.goBack()
  await expect(page.getByText(words.page(2, 5))).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toHaveText('Acacia Beacon')
  await page.goto('/admin?page=99')
  await expect(page.getByText(words.page(5, 5))).toBeVisible()
  await page.goto('/admin?page=99999999&sort=password&mode=x')
  await expect(page.getByText(words.page(5, 5))).toBeVisible()
})

test('on a phone all of a row opens the page of a team, which leads back to the same list, and the list says how it is sorted', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, server, 'organizer', '?search=baobab+weavers')
  const row = page.getByRole('row', { name: 'Baobab Weavers' })
  const { width, height } = (await row.boundingBox())!
  expect(height).toBeLessThan(72)
  await row.click({ position: { x: width - 8, y: height - 8 } })
  await expect(page.getByRole('heading', { name: 'Baobab Weavers' })).toBeVisible()
  const size = await page
    .getByRole('region', { name: teamPanel.members.heading })
    .getByRole('listitem')
    .count()
  await page.getByRole('link', { name: teamPanel.back }).click()
  await expect(page).toHaveURL('/admin?search=baobab+weavers')
  await page.goto('/admin?tab=members&search=baobab+weavers')
  await expect(page.getByRole('rowheader')).toHaveCount(size)
  await page.getByRole('button', { name: words.fold(0), exact: true }).click()
  const order = page.getByLabel(words.sortLabel)
  await expect(order.locator('option:checked')).toHaveText(words.newestFirst)
  await order.selectOption(words.sortText.asc(adminPage.members.columns.name))
  await expect(page).toHaveURL(/sort=name&order=asc/)
  // The old rows stay in place until the new ones are there.
  await expect(async () => {
    const shown = await names(page)
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)))
  }).toPass()
})

test('an export is a file with every row', async ({ page, server }) => {
  await open(page, server, 'organizer')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportButton(page).press('Enter'),
  ])
  await expect(exportButton(page)).toBeFocused()
  expect(file.suggestedFilename()).toMatch(/^teams-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync((await file.path())!, 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(121)
  await expect(page.getByText(words.exported)).toBeVisible()
})

test('a failed request is reported and repeated on demand', async ({ page, server }) => {
  await open(page, server, 'admin')
  await page.route('**/api/admin/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').or(page.getByText(failed.text)).first()).toBeVisible()
  await expect(page.getByText(failed.network)).toBeVisible()
  await page.unroute('**/api/admin/**')
  await page.route('**/api/admin/summary', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('button', { name: failed.retry }).click()
  await expect(page.getByRole('table')).toBeVisible()

  await page.route('**/api/admin/teams?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await search(page).fill('marula')
  await expect(page.getByRole('button', { name: failed.retry })).toBeVisible()
  await expect(search(page)).toHaveValue('marula')
  await page.unroute('**/api/admin/teams?*')
  await page.getByRole('button', { name: failed.retry }).click()
  await expect(page.getByRole('rowheader').first()).toContainText('Marula')

  // The code of a part that does not come is asked for again in its place, and the rest of the page stays.
  await page.context().setOffline(true)
  await tab(page, 'judging').click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(site.form.failedToLoad)).toBeVisible()
  await expect(tab(page, 'teams')).toBeVisible()
  await page.context().setOffline(false)
  await panel.getByRole('button', { name: site.form.retry }).click()
  await expect(panel.getByText(site.form.failedToLoad)).toBeHidden()
  await expect(panel.getByRole('heading').first()).toBeVisible()
})

test('the keyboard alone opens every part and a team, and returns to where it was', async ({
  page,
  server,
}) => {
  await open(page, server, 'admin')
  await page.getByRole('tab', { name: tabs.teams }).focus()
  for (const id of ['members', 'roles', 'users', 'messages', 'applications'] as const) {
    await page.keyboard.press('ArrowRight')
    // Some also tell how many entries are new.
    await expect(
      page.getByRole('tab', { name: new RegExp(`^${tabs[id]}( \\d+ ${adminPage.waiting}|$)`) }),
    ).toBeFocused()
    await expect(page).toHaveURL(`/admin?tab=${id}`)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await meetingUtilities(page)).toEqual([])
  }
  await page.keyboard.press('Home')
  const list = page.getByRole('table', { name: adminPage.teams.caption })
  const first = list.getByRole('rowheader').first().getByRole('link')
  const name = (await first.textContent())!
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(first).toBeFocused()
})

test('arrow keys pressed faster than the parts render still move one tab each', async ({
  page,
  server,
}) => {
  await open(page, server, 'admin')
  const first = page.getByRole('tab', { name: tabs.teams, exact: true })
  await first.focus()
  // All in one task: nothing can be drawn in between.
  await first.evaluate(() => {
    for (let press = 0; press < 4; press++)
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      )
  })
  const messages = tab(page, 'messages')
  await expect(messages).toBeFocused()
  await expect(messages).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/admin?tab=messages')
})

test('the last entry of a list is deleted by keyboard, however long its name, and the focus stays in the list', async ({
  page,
  server,
}) => {
  const { hubInterests } = adminPage
  const name = 'Wolvendaalsebergrandvoorstedelijkheidskommissie'.repeat(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/admin/hub-interests?*', async (route) => {
    const response = await route.fetch()
    const { rows, ...list } = await response.json()
    await route.fulfill({
      response,
      json: { ...list, rows: rows.map((row: object) => ({ ...row, name })) },
    })
  })
  await open(page, server, 'admin', '?tab=applications&list=hubs&search=maputo')
  const remove = page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true })
  await page.getByRole('rowheader').getByRole('button').press('Enter')
  await remove.press('Enter')
  const question = page.getByRole('dialog', { name: hubInterests.remove })
  await expect(question.getByText(name)).toBeVisible()
  expect(await question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await remove.press('Enter')
  const confirm = question.getByRole('button', { name: hubInterests.remove })
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  let tries = 0
  await page.route('**/api/admin/hub-interests/*', async (route) => {
    if (++tries === 1) return route.fulfill({ status: 500, body: '{}' })
    await gate
    await route.continue()
  })
  await confirm.press('Enter')
  await expect(question.getByRole('alert')).toHaveText(errors['server.unexpected'])
  await expect(confirm).toBeFocused()
  await confirm.press('Enter')
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  await expect(question.getByText(errors['server.unexpected'])).toHaveCount(0)
  release()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(words.noMatch('maputo'))).toBeVisible()
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
})

test('every click of the sample is found on its page and drawn', async ({ page, server }) => {
  await open(page, server, 'admin')
  const { heatmap } = analyticsPanel
  for (const path of measuredPages) {
    await page.goto(`/admin?tab=analytics&on=${path}&device=phone`)
    const found = page.getByText(heatmap.anchored('', '', '100%').split('(')[0]!)
    await expect(found, path).toBeVisible()
    expect(await meetingUtilities(page)).toEqual([])
  }
})

test('a message is read, answered and marked as done', async ({ page, server }) => {
  await open(page, server, 'admin', '?tab=messages')
  const { messages } = adminPage
  await page.getByRole('button', { name: 'Data about rainfall' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Which open source of rainfall data')
  await expect(dialog.getByRole('link', { name: messages.reply })).toHaveAttribute(
    'href',
    'mailto:hery.andria@example.com?subject=Re%3A%20Data%20about%20rainfall',
  )
  await dialog.getByRole('button', { name: messages.markDone }).click()
  await expect(dialog.getByText(messages.statuses.done, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(messages.columns.status).selectOption('new')
  await expect(page.getByText(messages.found(5, '5'))).toBeVisible()
})

test('an announcement is written, looked at, tested and sent to whom it says', async ({
  page,
  server,
}) => {
  await announce(page, server)
  await writeToHub(page.context().browser()!, server)
})

test('what waits is answered by keyboard; a second tab keeps its text', ({ page, server }) =>
  answerInTwoTabs(page, server))

test('no part of the dashboard has a fault that axe knows, and none is wider than the window', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, server, 'admin', '?tab=applications&list=hubs')
  await addAxe(page)
  await expectNoFault(page, 'hubs')
  await page.getByText(intakePanel.name, { exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoFault(page, 'inbox')
  await page.getByRole('button', { name: 'Sample Radio Network' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await expectNoFault(page, 'case')
  await page.keyboard.press('Escape')
  // The pictures of the analytics are looked at for themselves.
  const { analytics: _, ...parts } = tabs
  for (const id of Object.keys(parts) as (keyof typeof parts)[]) {
    await openTab(page, id, server.staff.organizer.email)
    await expectNoFault(page, id)
  }
  await tab(page, 'teams').click()
  await openFirstTeam(page)
  await expectNoFault(page, 'team')
})

test('everything about an address is deleted by keyboard', async ({ page, server }) => {
  const { find, nowhere, remove, removed } = erasurePanel
  const email = 'hery.andria@example.com'
  await open(page, server, 'admin')
  await openTab(page, 'erasure', email)
  await page.getByRole('button', { name: remove }).press('Enter')
  const dialog = page.getByRole('dialog', { name: remove })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: remove })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: remove }).press('Enter')
  await expect(page.getByText(removed.text)).toBeVisible()
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  const field = page.getByLabel(find.fields.email.label)
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText(nowhere(email))).toBeVisible()
})

test('a role goes to a confirmed account only, and an invitation reaches its address', async ({
  page,
  request,
  server,
}) => {
  const { invite } = adminPage.users
  const newcomer = 'newcomer@example.com'
  await open(page, server, 'admin', '?tab=roles')
  const role = page.getByRole('region', { name: give.heading })
  await role.getByLabel(give.fields.email.label).fill(newcomer)
  await role.getByLabel(give.explanations.organizer).check()
  await role.getByRole('button', { name: give.submit }).click()
  await expect(page.getByText(errors['roles.no_account'])).toBeVisible()
  await expect(role.getByLabel(give.fields.email.label)).toHaveValue(newcomer)

  await page.goto('/admin?tab=users')
  await page.getByText(invite.open, { exact: true }).click()
  const invitation = page.getByRole('region', { name: invite.heading })
  await invitation.getByLabel(invite.fields.email.label).fill(newcomer)
  await invitation.getByRole('button', { name: invite.submit }).click()
  await expect(page.getByText(invite.done.text)).toBeVisible()
  await mailTo(request, newcomer, new RegExp(event.name))
  await expect(page.getByRole('rowheader').first()).toContainText(newcomer)
})

test('a hub gets a limit, which an emptied field lifts', async ({ page, server }) => {
  const city = 'Lusaka'
  await open(page, server, 'admin')
  await tab(page, 'hubs').click()
  const hub = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: city, exact: true }) })
    .filter({ has: page.getByRole('spinbutton') })
  const places = hub.getByLabel(hubsPanel.fieldOf(city))
  const save = hub.getByRole('button', { name: hubsPanel.saveOf(city) })
  await expect(save).toBeHidden()
  await places.fill('40')
  await save.click()
  await expect(page.getByText(hubsPanel.saved.text)).toBeVisible()
  await expect(save).toBeHidden()
  await page.reload()
  await expect(places).toHaveValue('40')
  await places.fill('')
  await places.press('Enter')
  await expect(page.getByText(hubsPanel.removed.text)).toBeVisible()
  await expect(save).toBeHidden()
  await page.reload()
  await expect(places).toBeVisible()
  await expect(places).toHaveValue('')
})
