import { expect, type Page } from 'playwright/test'
import { accountPage } from '#content/pages/account.ts'
import { authPage } from '#content/pages/auth.ts'
import {
  codeIn,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  solveCaptcha as workOut,
} from './auth-peer.ts'
import { allMailTo, linkIn, mailTo } from './mail.ts'
import { enter, pressLink, solveCaptcha, toast } from './steps.ts'
import { test } from './visitor.ts'

// What a person meets who comes with a link that is too old.

const { confirm, verify } = authPage

/** A link of a kind that nobody can spend. */
const deadLink = (type: keyof typeof confirm.kinds) =>
  `/auth/confirm#${new URLSearchParams({ token_hash: 'dead', type, redirect_to: '' })}`

async function signInHere(page: Page, email: string) {
  const { fields, submit } = authPage.signIn
  await page
    .getByLabel(fields.email.label, { exact: true })
    .and(page.locator(':visible'))
    .fill(email)
  const password = page.getByLabel(fields.password.label, { exact: true })
  await password.and(page.locator(':visible')).fill(goodPassword)
  await page.getByRole('button', { name: submit, exact: true }).click()
}

/** Asks for a mail on the page that is open. */
async function askForMail(page: Page, email: string, submit: string) {
  await page.getByLabel(authPage.forgot.fields.email.label).fill(email)
  await solveCaptcha(page)
  await page.getByRole('button', { name: submit }).click()
}

test('a dead link of a sign-up leads to a new one, and an unknown address gets the same answer', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newEmail('late')
  const captchaToken = await workOut(baseURL!)
  await makeClient(baseURL!).signUp({ email, password: goodPassword, options: { captchaToken } })
  await mailTo(request, email, /Confirm your email/)

  await pressLink(page, deadLink('signup'), 'signup')
  await expect(page.getByRole('heading', { name: confirm.expired.heading })).toBeVisible()
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await expect(page).toHaveURL('/auth/verify')
  await askForMail(page, newEmail('nobody'), verify.submit)
  await expect(page.getByText(verify.done)).toBeVisible()

  await page.reload()
  await askForMail(page, email, verify.submit)
  await expect(page.getByText(verify.done)).toBeVisible()
  await expect.poll(async () => (await allMailTo(request, email)).length).toBe(2)
  await pressLink(page, linkIn(await mailTo(request, email, /Confirm your email/)), 'signup')
  await expect(toast(page)).toContainText(confirm.done.signup)
  await expect(page).toHaveURL('/')
})

test('the code of a verification that was sent again verifies too', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newEmail('digits')
  const captchaToken = await workOut(baseURL!)
  await makeClient(baseURL!).signUp({ email, password: goodPassword, options: { captchaToken } })
  await mailTo(request, email, /Confirm your email/)
  await page.goto('/auth/verify')
  await askForMail(page, email, verify.submit)
  await expect.poll(async () => (await allMailTo(request, email)).length).toBe(2)
  const digits = codeIn(await mailTo(request, email, /Confirm your email/))
  await page.getByLabel(authPage.code.fields.code.label, { exact: true }).fill(digits)
  await page.getByRole('button', { name: confirm.kinds.signup.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(confirm.done.signup)
})

test('a dead invitation leads to a new mail, and to a password', async ({
  page,
  request,
  baseURL,
}) => {
  const { forgot, reset } = authPage
  const email = newEmail('guest')
  await (await makeAdmin(baseURL!)).inviteUserByEmail(email)
  await pressLink(page, deadLink('invite'), 'invite')
  await expect(page.getByText(confirm.expired.invite.text)).toBeVisible()
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await askForMail(page, email, forgot.submit)
  await pressLink(page, linkIn(await mailTo(request, email, /new password/)), 'recovery')
  await page.getByLabel(reset.fields.password.label, { exact: true }).fill(goodPassword)
  await page.getByLabel(reset.fields.confirmPassword.label).fill(goodPassword)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(toast(page)).toContainText(authPage.toasts.passwordSaved.title)
})

test('a dead sign-in link leads to a new code', async ({ page, request, baseURL }) => {
  const { email } = await makeAccount(baseURL!, request)
  await pressLink(page, deadLink('magiclink'), 'magiclink')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await askForMail(page, email, authPage.code.request)
  await pressLink(page, linkIn(await mailTo(request, email, /sign-in code/)), 'magiclink')
  await expect(toast(page)).toContainText(authPage.toasts.signedIn.title)
})

test('a dead link for a new password leads to a new mail, and whoever is signed in to the password of the account', async ({
  page,
  request,
  baseURL,
}) => {
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await expect(page.getByRole('button', { name: authPage.forgot.submit })).toBeVisible()

  await enter(page, request, baseURL!)
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await expect(page).toHaveURL('/account#password')
  await expect(page.getByRole('button', { name: accountPage.password.save })).toBeVisible()
})

test('a dead link for a new address leads to where the change begins again', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await makeAccount(baseURL!, request)
  const { text, action } = confirm.expired.emailChange
  await pressLink(page, deadLink('email_change'), 'email_change')
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: action }).click()
  await signInHere(page, email)
  await expect(page).toHaveURL('/account#email')
  const field = page.getByLabel(accountPage.email.fields.email.label)
  await field.fill(newEmail('again'))
  await page.getByRole('button', { name: accountPage.email.save }).click()
  await expect(toast(page)).toContainText(accountPage.email.toast.title)
})
