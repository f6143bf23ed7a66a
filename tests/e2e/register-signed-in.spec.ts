import { expect, test } from 'playwright/test'
import { authPage } from '#words/pages/auth.ts'
import { receipt } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'
import { makeAccount } from './auth-peer.ts'
import { registerTeam, signInHere } from './steps.ts'

const { fields, signIn } = registerPage.form

test('a sign-in from the team form leads back to it, with the draft, what the account knows and the team it has', async ({
  page,
  request,
  baseURL,
}) => {
  const { client, email } = await makeAccount(baseURL!)
  const profile = {
    first_name: 'Chipo',
    last_name: 'Banda',
    country: 'ZM',
    phone_country_code: '+260',
    phone_number: '097 1234567',
  }
  expect((await client.updateUser({ data: profile })).error).toBeNull()
  await registerTeam(request, baseURL!, email)

  await page.goto('/register')
  await page.getByLabel(fields.teamName.label).fill('Msasa')
  await page.getByRole('link', { name: signIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(authPage.heading)
  await signInHere(page, email)
  await page.waitForURL('/register#form')
  await expect(page.getByLabel(fields.teamName.label)).toHaveValue('Msasa')
  const form = page.locator('form').filter({ has: page.getByLabel(fields.teamName.label) })
  await expect(form.locator('[name=representativeName]')).toHaveValue('Chipo Banda')
  await expect(form.locator('[name=representativeEmail]')).toHaveValue(email)
  await expect(form.locator('[name=representativePhone]')).toHaveValue('097 1234567')
  await expect(form.locator('[name=country]')).toHaveValue('ZM')
  await expect(page.getByText(receipt.ownTeams(`Team of ${email.split('@')[0]}`))).toBeVisible()

  // On a later visit too, without a touch; what was typed stays.
  await page.getByLabel(fields.teamName.label).fill('')
  await form.locator('[name=representativeName]').fill('Chipo M. Banda')
  await page.goto('/register')
  await expect(form.locator('[name=representativeEmail]')).toHaveValue(email)
  await expect(form.locator('[name=representativeName]')).toHaveValue('Chipo M. Banda')
})
