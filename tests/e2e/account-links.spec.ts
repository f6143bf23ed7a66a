import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { paths } from '#content/paths.ts'
import { ownership } from '#words/ownership.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { unsubscribePage } from '#words/pages/own-check-ins.ts'
import {
  codeIn,
  enrolFactor,
  goodPassword,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  solveCaptcha as workOut,
  valuesIn,
} from './auth-peer.ts'
import { allMailTo, linkIn, mailTo } from './mail.ts'
import {
  askForMail,
  choosePassword,
  signInHere,
  enter,
  openPart,
  pressLink,
  toast,
} from './steps.ts'
import { test } from './visitor.ts'

// Where the links of mails lead, and what somebody meets whose link is too old.

const { verify } = authPage

/** A link of a kind that nobody can spend. */
const deadLink = (type: keyof typeof confirmPage.kinds) =>
  `/auth/confirm#${new URLSearchParams({ token_hash: 'dead', type, redirect_to: '' })}`

test('a link that names no page signs in, leads to where it belongs, and leaves no secret in the address', async ({
  page,
  baseURL,
}) => {
  const admin = await makeAdmin(baseURL!)
  const { email } = await makeAccount(baseURL!)
  const guest = newEmail('guest')
  const links = [
    { type: 'invite', email: guest, ends: '/auth/reset' },
    { type: 'recovery', email, ends: '/auth/reset' },
    { type: 'magiclink', email, ends: '/' },
    // Not begun in this browser.
    {
      type: 'signup',
      email: newEmail('late'),
      ends: '/auth/confirm#outcome=elsewhere&type=signup',
    },
  ] as const
  for (const { type, email: address, ends } of links) {
    const asked = { type, email: address, password: goodPassword }
    const { data } = await admin.generateLink(asked as Parameters<typeof admin.generateLink>[0])
    const link = data.properties!.action_link
    await pressLink(page, link, type)
    await expect(page).toHaveURL(ends)
    expect(await page.evaluate(() => localStorage.getItem('mcphack.session'))).toContain(address)
    // A second press says why it does nothing.
    await pressLink(page, link, type)
    await expect(page.getByRole('heading', { name: confirmPage.expired.heading })).toBeFocused()
    await expect(page).toHaveURL(`/auth/confirm#outcome=expired&type=${type}`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('confirming a link that another program asked for leads back to that program', async ({
  page,
  baseURL,
}) => {
  const { email } = await makeAccount(baseURL!)
  const asked: string[] = []
  const program = createServer((question, answer) => {
    asked.push(question.url!)
    answer.end()
  })
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  const back = `http://127.0.0.1:${(program.address() as AddressInfo).port}/back`
  const admin = await makeAdmin(baseURL!)
  const { data } = await admin.generateLink({
    type: 'magiclink',
    email,
    options: { redirectTo: back },
  })
  const { hashed_token: token_hash, redirect_to } = data.properties!
  const link = new URLSearchParams({ token_hash, type: 'magiclink', redirect_to })
  await pressLink(page, `/auth/confirm#${link}`, 'magiclink')
  await expect(page).toHaveURL(/\/back#access_token=.+refresh_token=/)
  // What was brought stays in the browser: the program's own server sees none of it.
  expect(asked).toContain('/back')
  expect(asked.join(' ')).not.toContain('token')
  program.close()
})

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
  await expect(page.getByRole('heading', { name: confirmPage.expired.heading })).toBeFocused()
  await page.getByRole('link', { name: confirmPage.expired.action }).click()
  await expect(page).toHaveURL('/auth/verify')
  await askForMail(page, newEmail('nobody'), verify.submit)
  await expect(page.getByText(verify.done)).toBeVisible()
  const digits = page.getByLabel(authPage.code.fields.code.label, { exact: true })
  await expect(digits).toBeFocused()

  await page.reload()
  await askForMail(page, email, verify.submit)
  await expect(page.getByText(verify.done)).toBeVisible()
  await expect.poll(async () => (await allMailTo(request, email)).length).toBe(2)
  await pressLink(page, linkIn(await mailTo(request, email, /Confirm your email/)), 'signup')
  // The sign-up came from another browser, and may be a stranger's.
  await expect(page.getByRole('heading', { name: confirmPage.elsewhere.heading })).toBeFocused()
  await expect(page.getByText(confirmPage.elsewhere.warning)).toBeVisible()
  await page.getByRole('link', { name: confirmPage.elsewhere.choose }).click()
  await expect(page).toHaveURL('/account#password')
  await expect(page.getByRole('button', { name: ownership.sendCode })).toBeVisible()
})

test('the code of a resent verification verifies too', async ({ page, request, baseURL }) => {
  const email = newEmail('digits')
  const captchaToken = await workOut(baseURL!)
  await makeClient(baseURL!).signUp({ email, password: goodPassword, options: { captchaToken } })
  await mailTo(request, email, /Confirm your email/)
  await page.goto('/auth/verify')
  await askForMail(page, email, verify.submit)
  await expect.poll(async () => (await allMailTo(request, email)).length).toBe(2)
  const digits = codeIn(await mailTo(request, email, /Confirm your email/))
  await page.getByLabel(authPage.code.fields.code.label, { exact: true }).fill(digits)
  await page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(confirmPage.done.signup)
})

test('after a second sign-up the link and the code ask for a new password', async ({
  page,
  request,
  baseURL,
}) => {
  for (const way of ['link', 'code'] as const) {
    const email = newEmail('twice')
    for (const [turn, password] of [goodPassword, 'set by a stranger'].entries()) {
      const captchaToken = await workOut(baseURL!)
      await makeClient(baseURL!).signUp({ email, password, options: { captchaToken } })
      await expect.poll(async () => (await allMailTo(request, email)).length).toBe(turn + 1)
    }
    if (way === 'link') {
      await pressLink(page, linkIn(await mailTo(request, email, /Confirm your email/)), 'signup')
    } else {
      await page.goto('/auth/verify')
      await askForMail(page, email, verify.submit)
      await expect.poll(async () => (await allMailTo(request, email)).length).toBe(3)
      const digits = codeIn(await mailTo(request, email, /Confirm your email/))
      await page.getByLabel(authPage.code.fields.code.label, { exact: true }).fill(digits)
      await page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
    }
    await expect(page).toHaveURL('/auth/reset')
    await choosePassword(page, 'chosen by the owner')
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a dead invitation leads to a new mail, and to a password', async ({
  page,
  request,
  baseURL,
}) => {
  const { forgot } = authPage
  const email = newEmail('guest')
  await (await makeAdmin(baseURL!)).inviteUserByEmail(email)
  await pressLink(page, deadLink('invite'), 'invite')
  await expect(page.getByText(confirmPage.expired.invite.text)).toBeVisible()
  await page.getByRole('link', { name: confirmPage.expired.action }).click()
  await askForMail(page, email, forgot.submit)
  await pressLink(page, linkIn(await mailTo(request, email, /new password/)), 'recovery')
  await choosePassword(page, goodPassword)
  await expect(toast(page)).toContainText(authPage.toasts.passwordSaved.title)
})

test('whoever is invited to judge chooses a password and then sees the projects to judge', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newEmail('judge')
  const invited = { redirectTo: `${baseURL}/judging` }
  await (await makeAdmin(baseURL!)).inviteUserByEmail(email, invited)
  await pressLink(page, linkIn(await mailTo(request, email, /You are invited/)), 'invite')
  await choosePassword(page, goodPassword)
  await expect(page).toHaveURL('/judging')
})

test('a dead sign-in link leads to a new code', async ({ page, request, baseURL }) => {
  const { email } = await makeAccount(baseURL!)
  await pressLink(page, deadLink('magiclink'), 'magiclink')
  await page.getByRole('link', { name: confirmPage.expired.action }).click()
  await askForMail(page, email, authPage.code.request)
  await pressLink(page, linkIn(await mailTo(request, email, /sign-in code/)), 'magiclink')
  await expect(toast(page)).toContainText(authPage.toasts.signedIn.title)
})

test('a dead link for a new password leads to a new mail, or, when signed in, to the password of the account', async ({
  page,
  baseURL,
}) => {
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirmPage.expired.action }).click()
  await expect(page.getByRole('button', { name: authPage.forgot.submit })).toBeVisible()

  await enter(page, baseURL!)
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirmPage.expired.action }).click()
  await expect(page).toHaveURL('/account#password')
  await expect(page.getByRole('button', { name: accountPage.password.save })).toBeVisible()
})

test('the link in the mail about a second factor undoes it, and leads to a new password', async ({
  page,
  request,
  baseURL,
}) => {
  const { client, email } = await makeAccount(baseURL!)
  await enrolFactor(client)
  const link = linkIn(await mailTo(request, email, /authenticator app was added/))
  await page.goto(link)
  await expect(page.getByText(confirmPage.undoText)).toBeVisible()
  await pressLink(page, link, 'factor_undo')
  await expect(page).toHaveURL('/auth/reset')
  await choosePassword(page, 'chosen by the owner')
  await expect(page).toHaveURL('/')
  expect((await client.getUser()).error).not.toBeNull()

  await page.goto('/auth')
  await pressLink(page, link, 'factor_undo')
  await expect(page.getByText(confirmPage.expired.undo.text)).toBeVisible()
})

test('the links in the mails about a new password and a new address undo them, once, and lead to a new password', async ({
  page,
  request,
  baseURL,
}) => {
  const { client, email } = await makeAccount(baseURL!)
  const stolen = { password: 'chosen by a thief', current_password: goodPassword }
  expect((await client.updateUser(stolen)).error).toBeNull()
  const link = linkIn(await mailTo(request, email, /password was changed/))
  await pressLink(page, link, 'change_undo')
  await expect(toast(page)).toContainText(confirmPage.done.change_undo)
  await expect(page).toHaveURL('/auth/reset')
  // In another tab it is too late, and the first one goes on.
  const late = await page.context().newPage()
  await pressLink(late, link, 'change_undo')
  await expect(late.getByText(confirmPage.expired.undo.text)).toBeVisible()
  await late.close()
  await choosePassword(page, 'chosen by the owner')
  await expect(page).toHaveURL('/')

  const moved = newEmail('thief')
  const thief = makeClient(baseURL!)
  await thief.signInWithPassword({ email, password: 'chosen by the owner' })
  await thief.updateUser({ email: moved })
  for (const mail of [
    await mailTo(request, email, /about to change/),
    await mailTo(request, moved, /new email address/),
  ])
    await thief.verifyOtp({ token_hash: valuesIn(mail).token_hash, type: 'email_change' })
  const back = linkIn(await mailTo(request, email, /address of your/))
  await pressLink(page, back, 'change_undo')
  await expect(page).toHaveURL('/auth/reset')
  await choosePassword(page, 'chosen once more')
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page.locator('details#email summary')).toContainText(email)
  expect((await thief.getUser()).error).not.toBeNull()
})

test('a dead link for a new address leads to where the change begins', async ({
  page,
  baseURL,
}) => {
  const { email } = await makeAccount(baseURL!)
  const { text, action } = confirmPage.expired.emailChange
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

test('the link under an announcement opens the page that stops announcements', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/unsubscribe#token=news-dead')
  const { heading, submit } = unsubscribePage.announcements
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('button', { name: submit })).toBeEnabled()
  expect(errors).toEqual([])
})

test('a link whose check gets no answer leaves the focus on its button', async ({ page }) => {
  await page.route('**/api/auth/v1/verify', (route) => route.abort())
  await page.goto(deadLink('magiclink'))
  const button = page.getByRole('button', { name: confirmPage.kinds.magiclink.submit })
  await button.press('Enter')
  await expect(toast(page)).toContainText(authPage.toasts.unexpected.title)
  await expect(button).toBeFocused()
})

test('after a sign-up and a sign-in by code the account says that there is no password, and one can be set', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newEmail()
  const captchaToken = await workOut(baseURL!)
  await makeClient(baseURL!).signUp({ email, password: goodPassword, options: { captchaToken } })
  await page.goto('/auth/code')
  await askForMail(page, email, authPage.code.request)
  await page
    .getByLabel(authPage.code.fields.code.label)
    .fill(codeIn(await mailTo(request, email, /sign-in code/)))
  await page.getByRole('button', { name: authPage.code.submit, exact: true }).click()
  await expect(toast(page)).toContainText(authPage.toasts.signedIn.title)

  await page.goto('/account')
  const part = await openPart(page, 'password')
  const { fields, noPassword, save, toast: saved } = accountPage.password
  await expect(part.getByText(noPassword)).toBeVisible()
  await expect(part.getByLabel(ownership.fields.currentPassword.label)).toHaveCount(0)
  await part.getByLabel(fields.password.label, { exact: true }).fill('another good password')
  await part.getByLabel(fields.confirmPassword.label).fill('another good password')
  await part.getByRole('button', { name: save }).click()
  await expect(toast(page)).toContainText(saved.title)
  await expect(part.getByLabel(ownership.fields.currentPassword.label)).toBeVisible()
})

test('the sign-in leads on to the team, the part of the page and the event that a link names', async ({
  page,
}) => {
  for (const address of [
    paths.ownMentorOf(crypto.randomUUID()),
    `${paths.findTeam}#messages`,
    paths.doorOf('finale'),
  ]) {
    await page.goto(address)
    await page.waitForURL(paths.signIn(address))
  }
})
