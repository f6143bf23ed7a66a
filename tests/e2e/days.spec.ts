import { expect } from 'playwright/test'
import { roleRemoval } from '#words/pages/admin-role-removal.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { site } from '#words/site.ts'
import { open } from './dashboard-steps.ts'
import { hideReported } from './hide-reported.ts'
import { runHub } from './hub-day.ts'
import { lookAfterPartner } from './partner-day.ts'
import { test } from './seeded-server.ts'
import { openFirstTeam, workOnTeam } from './team-page-steps.ts'

const { table: words, tabs } = adminPage

// One after the other: they share the server, and the last one takes a role away.
test.describe.configure({ mode: 'default' })

test('a hub organiser is invited, is led to the hub from a wrong address, finds a team, lets a member in once though the network fails, and is out when the hub is taken away', ({
  page,
  server,
}) => runHub(page, server))

test('a partner is answered, accepted, reads the talent list until the link has ended, and gets numbers without small groups', ({
  page,
  server,
}) => lookAfterPartner(page, server))

test('an organizer notes something about a team, changes it from two tabs, lets it change its track for longer, and merges two others', ({
  page,
  server,
}) => workOnTeam(page, server))

test('an organizer sees teams and members, changes nothing, and is out as soon as the role is gone', async ({
  page,
  server,
  browser,
}) => {
  await open(page, server, 'organizer', '?tab=roles')
  await expect(page.getByText(adminPage.badges.organizer, { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    tabs.teams,
    tabs.members,
    tabs.hubs,
    tabs.checkIns,
    tabs.projects,
  ])
  // The frame has no invitation to register around people who are at work.
  const { bar, dashboard, account } = site.navigation
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    site.name,
    bar[0].label,
    dashboard.label,
    account.label,
  ])
  await expect(page.getByRole('tab', { name: tabs.teams })).toHaveAttribute('aria-selected', 'true')
  await openFirstTeam(page)
  await expect(page.getByRole('button', { name: words.delete })).toHaveCount(0)
  await page.getByRole('link', { name: teamPanel.back }).click()
  await hideReported(page)
  const office = await browser.newPage({ baseURL: server.url })
  await open(office, server, 'admin', '?tab=roles')
  const { email } = server.staff.organizer
  await office.getByRole('button', { name: `${roleRemoval.remove}: ${email}` }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: roleRemoval.remove, exact: true })
    .click()
  await expect(office.getByText(roleRemoval.removed.text)).toBeVisible()
  await office.close()

  await page.getByRole('button', { name: words.refresh }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/auth\?next=/)
})
