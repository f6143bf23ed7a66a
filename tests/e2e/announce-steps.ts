import { expect, type Browser, type Page } from 'playwright/test'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { ownHubPage } from '#words/pages/own-hub.ts'
import { writeAnnouncement } from '#words/write-announcement.ts'
import { addAxe } from './axe.ts'
import { expectNoFault, open } from './dashboard-steps.ts'
import { mailTo } from './mail.ts'
import type { Server } from './seeded-server.ts'
import { enter } from './steps.ts'

const { form, preview, send, progress, groups } = announcementsPanel
const list = '?tab=messages&list=announcements'

/** Writes an announcement that nobody would get, then one to leads of a track; looks at it as a mail, tests it, and sends it. */
export async function announce(page: Page, server: Server) {
  await open(page, server, 'admin', list)
  await page.getByRole('button', { name: writeAnnouncement }).click()
  await page.getByLabel(form.group.label, { exact: true }).selectOption(groups.mentors)
  await expect(page.getByLabel(form.country.label)).toBeHidden()
  await page.getByLabel(form.subject.label).fill('The call moves to Friday')
  await page.getByLabel(form.text.label).fill('Come **on time**.')
  await page.reload()
  await addAxe(page)
  await expect(page.getByLabel(form.text.label)).toHaveValue('Come **on time**.')
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(send.nobody)).toBeVisible()

  await page.getByLabel(form.group.label, { exact: true }).selectOption(groups.leads)
  await expect(page.getByText(send.unsaved)).toBeVisible()
  await page.getByLabel(form.track.label).selectOption({ index: 1 })
  await page.getByRole('button', { name: form.submit }).click()
  const reach = page.getByText(/^It goes to \d+ people\.$/)
  await expect(reach).toBeVisible()
  const mail = page.frameLocator(`iframe[title="${preview.frame}"]`)
  await expect(mail.locator('strong')).toHaveText('on time')
  await expectNoFault(page, 'a draft')
  await page.getByRole('button', { name: send.test }).click()
  const test = await mailTo(page.request, server.staff.admin.email, /^Test: The call moves/)
  expect(test.html).toContain('<strong>on time</strong>')

  const people = /\d+/.exec((await reach.textContent())!)![0]
  await page.getByRole('button', { name: /^Send to/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click()
  await expect(page.getByText(progress.parts.sent).locator('strong')).toHaveText(people)
  await expect(page.getByText(/^Finished on/)).toBeVisible()
  await expectNoFault(page, 'a sent announcement')
  await page.getByRole('button', { name: announcementsPanel.back }).click()
  await expect(page.getByText(announcementsPanel.found(5, '5'))).toBeVisible()
}

/** Has whoever runs a hub send a draft to its teams, on a phone. */
export async function writeToHub(browser: Browser, server: Server) {
  const phone = { baseURL: server.url, viewport: { width: 360, height: 740 } }
  const page = await (await browser.newContext(phone)).newPage()
  await enter(page, server.url, server.staff.hub)
  await page.goto('/hub')
  await page.getByRole('link', { name: ownHubPage.write }).click()
  await page.getByRole('link', { name: 'Where the door is on Saturday' }).click()
  await expect(page.getByLabel(form.group.label, { exact: true }).locator('option')).toHaveText([
    form.group.placeholder,
    groups.leads,
    groups.members,
  ])
  await expect(page.getByLabel(form.country.label)).toHaveCount(0)
  await addAxe(page)
  await expectNoFault(page, 'a draft of a hub')
  await page.getByRole('button', { name: /^Send to 10/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click()
  await expect(page.getByText(/^Finished on/)).toBeVisible()
  await expectNoFault(page, "a hub's announcement")
  await page.getByRole('button', { name: announcementsPanel.back }).click()
  await expect(page.getByText(announcementsPanel.hubBudget('1', '2'))).toBeVisible()
  await page.context().close()
}
