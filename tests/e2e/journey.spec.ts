import { expect, test } from 'playwright/test'
import { adminPage } from '#words/pages/admin.ts'
import { receipt } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'
import { setupAdminPage } from '#words/pages/setup-admin.ts'
import { mailTo } from './mail.ts'
import { readSecrets } from './secrets.ts'
import { signIn, signUp, solveCaptcha, makePerson, verify } from './steps.ts'

const setupKey = readSecrets().SETUP_KEY

test('a newcomer signs up, verifies, registers a team, becomes the first admin and sees the team', async ({
  page,
  request,
}) => {
  const person = makePerson()
  await signUp(page, person)
  await verify(page, request, person)
  await page.evaluate(() => localStorage.clear())
  await signIn(page, person)

  const { form } = registerPage
  const { fields, sections } = form
  await page.goto('/register')
  await page.getByLabel(fields.teamName.label).fill('Baobab Builders')
  await page.getByLabel(fields.country.label, { exact: true }).selectOption('ZM')
  await page.getByRole('radio', { name: form.modes['in-person'].label }).check()
  await page.getByLabel(fields.hubId.label, { exact: true }).selectOption('lusaka')
  const tracks = page.getByRole('radiogroup', { name: fields.trackId.label, exact: true })
  await tracks.getByRole('radio').nth(1).check()
  const representative = page.getByRole('group', { name: sections.representative })
  await representative.getByLabel(fields.representativeName.label).fill('Thandi Mokoena')
  await representative.getByLabel(fields.representativeEmail.label).fill(person.email)
  await representative.getByLabel(fields.representativePhone.label).fill('+260 97 1234567')
  await expect(page.getByRole('checkbox', { name: form.onTeam.label })).toBeChecked()
  const member = page.getByRole('group', { name: form.memberHeading(2) })
  await member.getByLabel(fields.memberName.label, { exact: true }).fill('Kwame Boateng')
  await member.getByLabel(fields.memberEmail.label, { exact: true }).fill('kwame@example.org')
  await member.getByText(form.addLinks).click()
  await page.locator('[name="members.1.githubUrl"]').fill('https://github.com/kwame')
  await solveCaptcha(page)
  await page.getByRole('button', { name: form.submit }).dblclick()
  await expect(page.getByText(receipt.title)).toBeVisible()
  const mail = await mailTo(request, person.email, /Baobab Builders|registered/i)
  expect(mail.text).toContain('Thandi Mokoena, Kwame Boateng')

  await page.goto(`/setup-admin#key=${setupKey}`)
  await page.getByLabel(setupAdminPage.fields.email.label).fill(person.email)
  await page.getByRole('button', { name: setupAdminPage.submit }).click()
  await expect(page.getByText(setupAdminPage.done.heading)).toBeVisible()
  for (const line of setupAdminPage.done.list) await expect(page.getByText(line)).toBeVisible()
  await page.getByRole('link', { name: setupAdminPage.done.action }).click()

  await expect(page).toHaveURL(/\/admin/)
  await expect(page.getByText(adminPage.badges.admin, { exact: true }).first()).toBeVisible()
  const row = page.getByRole('row', { name: /Baobab Builders/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Thandi Mokoena')
  await expect(row).toContainText(person.email)
  await expect(row).toContainText('Zambia')
  await page.getByRole('tab', { name: adminPage.tabs.members }).click()
  await expect(page.getByRole('row', { name: /Kwame Boateng/ })).toContainText('Baobab Builders')
  await page.getByRole('tab', { name: adminPage.tabs.roles }).click()
  await expect(page.getByRole('row', { name: /admin/i }).first()).toBeVisible()
})
