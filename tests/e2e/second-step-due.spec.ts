import { expect } from 'playwright/test'
import { ownership } from '#words/ownership.ts'
import { accountPage } from '#words/pages/account.ts'
import { secondStepMissing } from '#words/pages/admin-second-step.ts'
import { adminPage } from '#words/pages/admin.ts'
import { userRoles } from '#worker/db/schema/accounts.ts'
import { appCode, codeIn } from './auth-peer.ts'
import { addAxe, findFaults } from './axe.ts'
import { exportButton } from './dashboard-steps.ts'
import { mailTo } from './mail.ts'
import { signInAsAdmin, test } from './own-product.ts'
import { partAt } from './steps.ts'

const { secondStep } = adminPage
const { enrol, recovery, ...text } = accountPage.secondFactor

test('the first administrator reads in each empty list what will appear there, and is offered nothing to search or save', async ({
  page,
  product,
}) => {
  const { table, tabs, teams, members, messages } = adminPage
  // Tests before this one may have registered and written.
  for (const rows of ['team_members', 'teams', 'contact_messages'])
    await product.readAccounts(`delete from ${rows}`)
  await signInAsAdmin(page, product)
  await page.goto('/admin')
  for (const [tab, { empty }] of [
    [tabs.teams, teams],
    [tabs.members, members],
    [tabs.messages, messages],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(empty)).toBeVisible()
    await expect(page.getByLabel(table.search, { exact: true })).toBeHidden()
    await expect(exportButton(page)).toBeHidden()
  }
  // What was asked for stays in sight, to be taken back.
  await page.goto('/admin?search=baobab')
  await page.getByRole('button', { name: table.clearSearch }).click()
  await expect(page.getByText(teams.empty)).toBeVisible()
})

test('an administrator without a second step hears of it in time, later meets it first, and comes back from it', async ({
  page,
  product,
  request,
}) => {
  const teams = page.getByRole('tab', { name: adminPage.tabs.teams })
  const email = await signInAsAdmin(page, product)
  await page.goto('/admin')
  await expect(teams).toBeVisible()
  await expect(page.getByRole('link', { name: secondStep.action })).toBeVisible()

  await product.db.update(userRoles).set({ createdAt: new Date(Date.now() - 24 * 3600_000) })
  await page.reload()
  await expect(page.getByRole('heading', { name: secondStepMissing.heading })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('link', { name: secondStep.action }).click()
  const part = partAt(page, 'second-step')
  await part.getByRole('button', { name: text.start }).click()
  const proof = page.getByRole('dialog', { name: ownership.heading })
  await expect(proof.getByLabel(ownership.fields.nonce.label)).toBeFocused()
  await expect(proof.getByLabel(ownership.fields.currentPassword.label)).toHaveCount(0)
  const code = codeIn(await mailTo(request, email, /code/))
  await proof.getByLabel(ownership.fields.nonce.label).fill(code)
  await proof.getByRole('button', { name: ownership.submit }).click()
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '')
  await part.getByLabel(enrol.fields.code.label).fill(appCode(secret))
  await part.getByRole('button', { name: enrol.submit }).click()
  await part.getByRole('button', { name: recovery.done }).click()
  await expect(page).toHaveURL('/admin')
  await expect(teams).toBeVisible()
  await expect(page.getByRole('link', { name: secondStep.action })).toHaveCount(0)
})
