import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { ownership } from '#words/ownership.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { site } from '#words/site.ts'
import { appCode, codeIn, goodPassword, makeAccount, makeClient, newEmail } from './auth-peer.ts'
import { addAxe, findFaults } from './axe.ts'
import { meetingUtilities } from './both-sheets.ts'
import { linkIn, mailTo } from './mail.ts'
import {
  askForMail,
  choosePassword,
  enter,
  openPart,
  partAt,
  pressLink,
  signIn,
  signUp,
  makePerson,
  toast,
} from './steps.ts'
import { test } from './visitor.ts'

const { secondFactor, sessions, toasts } = accountPage

test('a change that needs a proof asks for it in place, and goes on with what was typed', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  await page.goto('/account')
  // As the server answers ten minutes after the sign-in.
  const refuseOnce = (path: string, status: number, body: object) =>
    page.route(path, (route) => route.fulfill({ status, json: body }), { times: 1 })
  await refuseOnce('**/auth/v1/factors', 400, { code: 'reauthentication_needed', message: '' })
  const part = await openPart(page, 'second-step')
  const start = part.getByRole('button', { name: secondFactor.start })
  await start.press('Enter')
  const proof = page.getByRole('dialog', { name: ownership.heading })
  const password = proof.getByLabel(ownership.fields.currentPassword.label)
  await expect(password).toBeFocused()
  // Whoever thinks better of it is told of no error, and is where they were.
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await expect(toast(page)).toBeEmpty()
  await refuseOnce('**/auth/v1/factors', 400, { code: 'reauthentication_needed', message: '' })
  await start.press('Enter')
  await expect(password).toBeFocused()
  await password.fill('not the one')
  await proof.getByRole('button', { name: ownership.submit }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(goodPassword)
  await proof.getByRole('button', { name: ownership.submit }).click()
  await expect(part.getByRole('heading', { name: secondFactor.enrol.heading })).toBeFocused()

  const leaving = await openPart(page, 'delete')
  const { fields, ...words } = accountPage.delete
  await refuseOnce('**/api/account', 403, { error: { code: 'auth.proof_needed', message: '' } })
  await leaving.getByRole('button', { name: words.open }).click()
  const question = page.getByRole('dialog', { name: words.confirmHeading })
  await question.getByLabel(fields.email.label).fill(email)
  await question.getByRole('button', { name: words.submit }).click()
  await proof.getByRole('button', { name: ownership.cancel }).last().click()
  await expect(question.getByLabel(fields.email.label)).toHaveValue(email)
  await expect(question.getByRole('status')).toBeEmpty()
  await refuseOnce('**/api/account', 403, { error: { code: 'auth.proof_needed', message: '' } })
  await question.getByRole('button', { name: words.submit }).click()
  await proof.getByRole('button', { name: ownership.sendCode }).click()
  const code = codeIn(await mailTo(request, email, /code/))
  await proof.getByLabel(ownership.fields.nonce.label).fill(code)
  await proof.getByRole('button', { name: ownership.submit }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast(page)).toContainText(words.toast.title)
})

test('the tab in the address is shown before the app starts', async ({ page }) => {
  let isHeld = true
  await page.route(/assets\/main-[^/]*\.js$/, async (route) => {
    await expect.poll(() => isHeld).toBe(false)
    await route.continue()
  })
  const { tabs, signIn: signInText, signUp: signUpText } = authPage
  const first = page.getByLabel(signUpText.fields.firstName.label)
  const signInButton = page.getByRole('button', { name: signInText.submit, exact: true })
  await page.goto('/auth?tab=signup')
  await expect(first).toBeVisible()
  await expect(signInButton).toBeHidden()
  await first.fill('Typed early')
  isHeld = false
  await expect(page.locator('html[data-app-failed]')).toHaveCount(0)
  await page.getByRole('tab', { name: tabs.signin }).click()
  await expect(signInButton).toBeVisible()
  await expect(first).toBeHidden()
  await page.getByRole('tab', { name: tabs.signup }).click()
  await expect(first).toHaveValue('Typed early')
})

test('a part of the account loads when it is opened, by a click or by its address, and keeps what was typed', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => scripts.push(asked.url()))
  await enter(page, baseURL!)
  await page.goto('/account', { waitUntil: 'networkidle' })
  await expect(page.getByText(accountPage.team.empty)).toBeVisible()
  expect(
    scripts.filter((url) => /account-forms|account-lists|second-step|use-form/.test(url)),
  ).toEqual([])

  const profile = await openPart(page, 'profile')
  await profile.getByLabel(authPage.signUp.fields.firstName.label).fill('Half a na')
  await profile.locator('summary').click()
  await profile.locator('summary').click()
  await expect(profile.getByLabel(authPage.signUp.fields.firstName.label)).toHaveValue('Half a na')

  await page.goto('/account#password')
  await expect(page.getByLabel(ownership.fields.currentPassword.label)).toBeVisible()
})

test('the profile is changed, and is still so after a reload', async ({ page, baseURL }) => {
  await enter(page, baseURL!)
  await page.goto('/account')
  const { fields } = authPage.signUp
  const profile = await openPart(page, 'profile')
  await profile.getByLabel(fields.firstName.label).fill('Zola')
  await profile.getByLabel(fields.lastName.label).fill('Adeyemi')
  const country = profile.getByLabel(fields.country.label, { exact: true })
  const dial = profile.getByLabel(fields.countryCode.label)
  for (const [code, followed] of Object.entries({ KE: '+254', NG: '+234' })) {
    await country.selectOption(code)
    await expect(dial).toHaveValue(followed)
  }
  await profile.getByLabel(fields.phoneNumber.label).fill('803 123 4567')
  await profile.getByRole('button', { name: accountPage.profile.save }).click()
  await expect(toast(page)).toContainText(toasts.saved.text)
  await page.reload()
  await expect(partAt(page, 'profile').locator('summary')).toContainText('Zola Adeyemi')
  await openPart(page, 'profile')
  await expect(country).toHaveValue('NG')
  await expect(dial).toHaveValue('+234')
  // A code that was chosen by hand stays.
  await dial.selectOption('+44')
  await country.selectOption('KE')
  await expect(dial).toHaveValue('+44')
})

test('a new password needs the old one or a code by mail, and errors are shown at their fields', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  await page.goto('/account')
  const part = await openPart(page, 'password')
  const { fields, ...text } = accountPage.password
  const current = part.getByLabel(ownership.fields.currentPassword.label)
  const send = async (password: string) => {
    await part.getByLabel(fields.password.label, { exact: true }).fill(password)
    await part.getByLabel(fields.confirmPassword.label).fill(password)
    await part.getByRole('button', { name: text.save }).click()
  }
  await current.fill('not the one')
  await send('a second good one')
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toBeFocused()
  await current.fill(goodPassword)
  await send('a second good one')
  await expect(toast(page)).toContainText(text.toast.text)

  await part.getByRole('button', { name: ownership.sendCode }).click()
  const code = codeIn(await mailTo(request, email, /code/))
  await part.getByLabel(ownership.fields.nonce.label).fill(code)
  await send('a third good one')
  await expect(toast(page)).toContainText(text.toast.text)
  const client = makeClient(baseURL!)
  expect(
    (await client.signInWithPassword({ email, password: 'a third good one' })).error,
  ).toBeNull()
})

test('the address changes once the links in both mails have been confirmed', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  const moved = newEmail('moved')
  await page.goto('/account')
  const part = await openPart(page, 'email')
  await part.getByLabel(accountPage.email.fields.email.label).fill(moved)
  await part.getByRole('button', { name: accountPage.email.save }).click()
  await expect(part.getByText(accountPage.email.pending(moved))).toBeVisible()
  await pressLink(page, linkIn(await mailTo(request, email, /about to change/)), 'email_change')
  await expect(page.getByText(confirmPage.half)).toBeVisible()
  await pressLink(page, linkIn(await mailTo(request, moved, /new email address/)), 'email_change')
  await expect(toast(page)).toContainText(confirmPage.done.email_change)
  await expect(page).toHaveURL('/account')
  await expect(partAt(page, 'email').locator('summary')).toContainText(moved)
})

test('the second step is turned on, asked for at the next sign-in, replaced by a recovery code, and turned off', async ({
  page,
  baseURL,
}) => {
  const person = await enter(page, baseURL!)
  await page.goto('/account')
  const part = await openPart(page, 'second-step')
  await part.getByRole('button', { name: secondFactor.start }).click()
  const { enrol, recovery } = secondFactor
  await expect(part.getByAltText(enrol.qrLabel)).toBeVisible()
  expect(
    await part
      .getByAltText(enrol.qrLabel)
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(20)
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '')
  await part.getByLabel(enrol.fields.code.label).fill('000000')
  await part.getByRole('button', { name: enrol.submit }).click()
  await expect(toast(page)).toContainText(toasts.failed.title)
  const used = appCode(secret)
  await part.getByLabel(enrol.fields.code.label).fill(used)
  await part.getByRole('button', { name: enrol.submit }).click()
  await expect(part.getByText(recovery.heading)).toBeVisible()
  const codes = await part.locator('li').allInnerTexts()
  expect(codes).toHaveLength(10)
  await part.getByRole('button', { name: recovery.done }).click()
  await expect(part.getByText(recovery.remaining(10))).toBeVisible()
  await expect(part.locator('summary')).toContainText(secondFactor.isOn)

  await page.getByRole('button', { name: authPage.accountMenu.signOut }).click()
  await page.waitForURL('/')
  await page.goto('/auth?next=/account%23second-step')
  const form = page.locator('form').filter({ hasText: authPage.signIn.submit })
  await form.getByLabel(authPage.signIn.fields.email.label, { exact: true }).fill(person.email)
  await form.getByLabel(authPage.signIn.fields.password.label, { exact: true }).fill(goodPassword)
  await form.getByRole('button', { name: authPage.signIn.submit, exact: true }).click()
  await expect(page.getByText(authPage.secondFactor.text)).toBeVisible()
  await page.getByLabel(authPage.secondFactor.fields.code.label).fill(used)
  await page.getByRole('button', { name: authPage.secondFactor.submit }).click()
  await page.getByRole('button', { name: authPage.secondFactor.useRecovery }).click()
  await page
    .getByLabel(authPage.secondFactor.fields.recoveryCode.label)
    .fill(codes[0]!.toUpperCase())
  await page.getByRole('button', { name: authPage.secondFactor.submit }).click()
  await expect(page).toHaveURL('/account#second-step')
  await expect(part.getByText(recovery.remaining(9))).toBeVisible()
  await part.getByRole('button', { name: secondFactor.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: secondFactor.removeSubmit }).click()
  await expect(part.getByText(secondFactor.off)).toBeVisible()
})

test('another device is seen and signed out', async ({ page, baseURL }) => {
  const { email } = await enter(page, baseURL!)
  const other = makeClient(baseURL!)
  await other.signInWithPassword({ email, password: goodPassword })
  await page.goto('/account')
  const part = await openPart(page, 'devices')
  await expect(part.locator('li')).toHaveCount(2)
  await part.getByRole('button', { name: sessions.end }).click()
  await expect(part.getByText(sessions.none)).toBeVisible()
  expect((await other.getUser()).error).not.toBeNull()
})

test('the data is downloaded, and the account is deleted after its address is typed', async ({
  page,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL!)
  await page.goto('/account')
  const data = await openPart(page, 'data')
  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: accountPage.export.action }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object
  expect(file).toMatchObject({ account: { email } })

  const { delete: text } = accountPage
  const part = await openPart(page, 'delete')
  await part.getByRole('button', { name: text.open }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(text.fields.email.label)
  await field.fill('somebody.else@example.org')
  await dialog.getByRole('button', { name: text.submit }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // What the site says while a dialog is open stands before its backdrop.
  const shown = dialog
    .getByRole('status', { name: site.toast.region })
    .getByText(toasts.failed.title)
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + 2, y + 2))
    }),
  ).toBe(true)
  await field.fill(email)
  await dialog.getByRole('button', { name: text.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(text.toast.title)
  const { error } = await makeClient(baseURL!).signInWithPassword({ email, password: goodPassword })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
})

test('a forgotten password is replaced through the mail', async ({ page, request, baseURL }) => {
  const { email } = await makeAccount(baseURL!)
  const { forgot } = authPage
  await page.goto('/auth/forgot')
  // The button never refuses to be pressed: it leads to what is missing.
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(page.getByLabel(forgot.fields.email.label)).toBeFocused()
  await askForMail(page, email, forgot.submit)
  await expect(page.getByText(forgot.done)).toBeVisible()
  await pressLink(page, linkIn(await mailTo(request, email, /new password/)), 'recovery')
  await choosePassword(page, 'a new river at dusk')
  await expect(toast(page)).toContainText(authPage.toasts.passwordSaved.title)
  await page.evaluate(() => localStorage.clear())
  await signIn(page, { email, password: 'a new river at dusk' })
})

test('six digits from a mail sign in without a password', async ({ page, request, baseURL }) => {
  const { email } = await makeAccount(baseURL!)
  const { code } = authPage
  await page.goto('/auth/code')
  await askForMail(page, email, code.request)
  await page
    .getByLabel(code.fields.code.label)
    .fill(codeIn(await mailTo(request, email, /sign-in code/)))
  await page.getByRole('button', { name: code.submit }).click()
  await expect(toast(page)).toContainText(authPage.toasts.signedIn.title)
  await expect(page).toHaveURL('/')
})

test('the mailed code verifies a sign-up, and allows a new password, on the page that is waiting', async ({
  page,
  request,
}) => {
  const person = makePerson('Wanjiru', 'Kamau')
  await signUp(page, person)
  const { code, forgot, signUp: text } = authPage
  await expect(page.getByText(text.checkMail.text(person.email))).toBeInViewport()
  const digits = page.getByLabel(code.fields.code.label, { exact: true })
  await expect(digits).toBeFocused()
  await digits.fill('000 000')
  await page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await expect(toast(page)).toContainText(authPage.toasts.failed.title)
  await digits.fill(codeIn(await mailTo(request, person.email, /Confirm your email/)))
  await page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(confirmPage.done.signup)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/forgot')
  await askForMail(page, person.email, forgot.submit)
  await digits.fill(codeIn(await mailTo(request, person.email, /new password/)))
  await page.getByRole('button', { name: confirmPage.kinds.recovery.submit }).click()
  await expect(page).toHaveURL('/auth/reset')
  await choosePassword(page, 'a new river at noon')
  await expect(toast(page)).toContainText(authPage.toasts.passwordSaved.title)
})

test('the account with every part open passes axe, fits 320 px and can be walked through with the Tab key', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!)
  await page.goto('/account')
  const summaries = page.locator('main summary')
  await expect(summaries).toHaveCount(8)
  for (const summary of await summaries.all()) await summary.press('Enter')
  await partAt(page, 'second-step').getByRole('button', { name: secondFactor.start }).press('Enter')
  await expect(page.getByAltText(secondFactor.enrol.qrLabel)).toBeVisible()
  expect(await meetingUtilities(page)).toEqual([])
  await page.locator('.bar').evaluate((bar: HTMLElement) => (bar.style.position = 'absolute'))
  await addAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const controls = page.locator('main :is(a, button:enabled, input:visible, select, summary)')
  await controls.first().focus()
  for (let index = 1; index < (await controls.count()); index++) {
    await page.keyboard.press('Tab')
    await expect(controls.nth(index)).toBeFocused()
  }
})
