import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import {
  appCode,
  codeIn,
  goodPassword,
  importedHash,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
  solveCaptcha as workOut,
} from './auth-peer.ts'
import { allMailTo, linkIn, mailTo } from './mail.ts'
import { enter, openPart, partAt, pressLink, solveCaptcha, toast } from './steps.ts'
import { test } from './visitor.ts'

// What a person meets who goes on by keyboard, and who comes with a link that is too old.

const { secondFactor, sessions, team: teamText } = accountPage
const { confirm, verify } = authPage

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')

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

async function registerTeam(request: APIRequestContext, baseURL: string, email: string) {
  const member = { githubUrl: '', huggingfaceUrl: '' }
  const answer = await request.post('/api/teams', {
    data: {
      id: crypto.randomUUID(),
      teamName: `Team of ${email.split('@')[0]}`,
      country: 'ZM',
      participationMode: 'virtual',
      trackId: 'open-innovation',
      representativeName: 'Chipo Banda',
      representativeEmail: email,
      representativePhone: '+260 97 1234567',
      members: [
        { ...member, name: 'Chipo Banda', email },
        { ...member, name: 'Mutale Phiri', email: 'mutale@example.org' },
      ],
      captcha: await workOut(baseURL),
    },
  })
  expect(answer.status()).toBe(201)
}

test('the focus follows the second step while it is turned on, its codes are kept, and it is turned off', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!)
  const { enrol, recovery } = secondFactor
  await page.goto('/account')
  const part = partAt(page, 'second-step')
  await part.locator('summary').press('Enter')
  const start = part.getByRole('button', { name: secondFactor.start })
  await expect(start).toBeVisible()
  await expect(part.locator('summary')).toBeFocused()

  const panel = part.getByRole('heading', { name: enrol.heading })
  await start.press('Enter')
  await expect(panel).toBeFocused()
  await part.getByRole('button', { name: enrol.cancel }).press('Enter')
  await expect(start).toBeFocused()

  await start.press('Enter')
  await expect(panel).toBeFocused()
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '')
  await part.getByLabel(enrol.fields.code.label).fill(appCode(secret))
  await part.getByRole('button', { name: enrol.submit }).press('Enter')
  const codes = part.getByRole('heading', { name: recovery.heading })
  const renew = part.getByRole('button', { name: recovery.renew })
  await expect(codes).toBeFocused()
  await part.getByRole('button', { name: recovery.done }).press('Enter')
  await expect(renew).toBeFocused()

  await renew.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: recovery.renew }).press('Enter')
  await expect(codes).toBeFocused()
  await part.getByRole('button', { name: recovery.done }).press('Enter')
  await expect(renew).toBeFocused()

  const remove = part.getByRole('button', { name: secondFactor.remove })
  await remove.press('Enter')
  await dialog.getByRole('button', { name: secondFactor.cancel }).last().press('Enter')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: secondFactor.removeSubmit }).press('Enter')
  await expect(start).toBeFocused()
})

test('an action that fails leaves the focus on its button', async ({ page, baseURL }) => {
  const { email } = await enter(page, baseURL!)
  await makeClient(baseURL!).signInWithPassword({ email, password: goodPassword })
  await page.goto('/account')
  await page.route('**/api/**', (route) =>
    /\/(factors|export)$/.test(route.request().url()) || route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  )
  const presses = [
    ['second-step', secondFactor.start],
    ['devices', sessions.end],
    ['data', accountPage.export.action],
  ] as const
  for (const [id, name] of presses) {
    const button = (await openPart(page, id)).getByRole('button', { name })
    await button.press('Enter')
    await expect(toast(page)).toContainText(accountPage.toasts.failed.title)
    await expect(button).toBeFocused()
    await toast(page).getByRole('button').click()
  }
})

test('signing out a device leaves the focus on the list of the others', async ({
  page,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  const signIn = () => makeClient(baseURL!).signInWithPassword({ email, password: goodPassword })
  await Promise.all([signIn(), signIn(), signIn()])
  await page.goto('/account')
  const part = await openPart(page, 'devices')
  const list = part.getByRole('list')
  const devices = part.getByRole('listitem')
  await expect(devices).toHaveCount(4)
  await devices.getByRole('button').first().press('Enter')
  await expect(devices).toHaveCount(3)
  await expect(list).toBeFocused()
  await part.getByRole('button', { name: sessions.endOthers }).press('Enter')
  await expect(devices).toHaveCount(1)
  await expect(list).toBeFocused()
})

test('a part that loads at the second attempt takes the focus from the retry button', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!)
  await page.route(/api\/(teams\/mine|auth\/v1\/sessions)$/, (route) =>
    route.fulfill({ status: 404, body: '{}' }),
  )
  await page.goto('/account')
  const part = await openPart(page, 'devices')
  const retry = { name: accountPage.failed.retry }
  const team = page.getByRole('region', { name: teamText.heading })
  await expect(part.getByRole('button', retry)).toBeVisible()
  await expect(team.getByRole('button', retry)).toBeVisible()
  await page.unroute(/api\/(teams\/mine|auth\/v1\/sessions)$/)
  await part.getByRole('button', retry).press('Enter')
  await expect(part.getByRole('list')).toBeFocused()
  await team.getByRole('button', retry).press('Enter')
  await expect(team.getByText(teamText.empty)).toBeVisible()
  await expect(team.locator(':focus')).toHaveCount(1)
})

test('the focus goes into the form of a team and back to the button that opened it', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  await registerTeam(request, baseURL!, email)
  await page.goto('/account')
  const edit = page.getByRole('button', { name: teamText.edit })
  const heading = page.getByRole('heading', { name: teamText.edit })
  await edit.press('Enter')
  await expect(heading).toBeFocused()
  await press(page, teamText.cancel)
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await expect(heading).toBeFocused()
  await press(page, teamText.save)
  await expect(toast(page)).toContainText(teamText.toast.title)
  await expect(edit).toBeFocused()
})

test('keeping the account, asking for a code and changing the address leave the focus where it was', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!)
  await page.goto('/account')
  const part = await openPart(page, 'delete')
  const open = part.getByRole('button', { name: accountPage.delete.open })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: accountPage.delete.cancel }).last().press('Enter')
  await expect(open).toBeFocused()

  const password = await openPart(page, 'password')
  await press(page, accountPage.password.sendCode)
  await expect(password.getByLabel(accountPage.password.fields.nonce.label)).toBeFocused()

  const email = await openPart(page, 'email')
  await email.getByLabel(accountPage.email.fields.email.label).fill(newEmail('moved'))
  await press(page, accountPage.email.save)
  await expect(toast(page)).toContainText(accountPage.email.toast.title)
  await expect(email.getByRole('button', { name: accountPage.email.save })).toBeFocused()
})

test('each step of a sign-in takes the focus as it appears', async ({ page, baseURL }) => {
  const { client, email } = await makeAccount(baseURL!)
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const { id, totp } = data as { id: string; totp: { secret: string } }
  await client.mfa.challengeAndVerify({ factorId: id, code: appCode(totp.secret) })

  const { secondFactor: text, code } = authPage
  await page.goto('/auth')
  await signInHere(page, email)
  await expect(page.getByLabel(text.fields.code.label)).toBeFocused()
  await press(page, text.useRecovery)
  await expect(page.getByLabel(text.fields.recoveryCode.label)).toBeFocused()
  await press(page, text.useApp)
  await expect(page.getByLabel(text.fields.code.label)).toBeFocused()
  await page.locator('#content').getByRole('button', { name: text.cancel }).press('Enter')
  await expect(page.getByRole('tab', { name: authPage.tabs.signin })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()

  await page.goto('/auth/code')
  await askForMail(page, email, code.request)
  await expect(page.getByLabel(code.fields.code.label)).toBeFocused()
  await press(page, code.again)
  await expect(page.getByLabel(code.fields.email.label)).toBeFocused()
})

test('after many failed passwords a captcha appears in view, above the message, and has the focus', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  const admin = await makeAdmin(baseURL!)
  await admin.createUser({ email, password_hash: importedHash(), email_confirm: true })
  const guess = () => makeClient(baseURL!).signInWithPassword({ email, password: 'a wrong guess' })
  for (let tries = 0; tries < 30; tries += 5) await Promise.all(Array.from({ length: 5 }, guess))

  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/auth')
  await expect(page.getByRole('checkbox', { name: captchaText.label })).toHaveCount(0)
  await signInHere(page, email)
  await expect(toast(page)).toContainText(authPage.toasts.captchaRequired.title)
  const box = page.getByRole('checkbox', { name: captchaText.label })
  await expect(box).toBeFocused()
  // Pages glide where they are going.
  await expect
    .poll(() =>
      box.evaluate((element) => {
        const { top, bottom, left } = element.closest('label')!.getBoundingClientRect()
        return [top + 2, bottom - 2].every((height) =>
          element.closest('label')!.contains(document.elementFromPoint(left + 8, height)),
        )
      }),
    )
    .toBe(true)
  await page.keyboard.press('Space')
  await expect(page.getByText(captchaText.done)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: authPage.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL('/')
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
  await expect(page.getByRole('heading', { name: confirm.expired.heading })).toBeFocused()
  await page.getByRole('link', { name: confirm.expired.action }).click()
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
  await expect(toast(page)).toContainText(confirm.done.signup)
  await expect(page).toHaveURL('/')
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
  await page.getByRole('button', { name: confirm.kinds.signup.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(confirm.done.signup)
})

test('after a second sign-up the link and the code ask for a new password', async ({
  page,
  request,
  baseURL,
}) => {
  const { reset } = authPage
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
      await page.getByRole('button', { name: confirm.kinds.signup.submit }).click()
    }
    await expect(page).toHaveURL('/auth/reset')
    await page.getByLabel(reset.fields.password.label, { exact: true }).fill('chosen by the owner')
    await page.getByLabel(reset.fields.confirmPassword.label).fill('chosen by the owner')
    await page.getByRole('button', { name: reset.submit }).click()
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
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
  const { email } = await makeAccount(baseURL!)
  await pressLink(page, deadLink('magiclink'), 'magiclink')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await askForMail(page, email, authPage.code.request)
  await pressLink(page, linkIn(await mailTo(request, email, /sign-in code/)), 'magiclink')
  await expect(toast(page)).toContainText(authPage.toasts.signedIn.title)
})

test('a dead link for a new password leads to a new mail, or, when signed in, to the password of the account', async ({
  page,
  baseURL,
}) => {
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await expect(page.getByRole('button', { name: authPage.forgot.submit })).toBeVisible()

  await enter(page, baseURL!)
  await pressLink(page, deadLink('recovery'), 'recovery')
  await page.getByRole('link', { name: confirm.expired.action }).click()
  await expect(page).toHaveURL('/account#password')
  await expect(page.getByRole('button', { name: accountPage.password.save })).toBeVisible()
})

test('a dead link for a new address leads to where the change begins', async ({
  page,
  baseURL,
}) => {
  const { email } = await makeAccount(baseURL!)
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

test('a link whose check gets no answer leaves the focus on its button', async ({ page }) => {
  await page.route('**/api/auth/v1/verify', (route) => route.abort())
  await page.goto(deadLink('magiclink'))
  const button = page.getByRole('button', { name: confirm.kinds.magiclink.submit })
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
  await expect(part.getByLabel(fields.currentPassword.label)).toHaveCount(0)
  await part.getByLabel(fields.password.label, { exact: true }).fill('another good password')
  await part.getByLabel(fields.confirmPassword.label).fill('another good password')
  await part.getByRole('button', { name: save }).click()
  await expect(toast(page)).toContainText(saved.title)
  await expect(part.getByLabel(fields.currentPassword.label)).toBeVisible()
})
