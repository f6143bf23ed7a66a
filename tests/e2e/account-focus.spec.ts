import { expect, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { ownership } from '#words/ownership.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import {
  appCode,
  enrolFactor,
  goodPassword,
  importedHash,
  makeAccount,
  makeAdmin,
  makeClient,
  newEmail,
} from './auth-peer.ts'
import {
  askForMail,
  enter,
  holdBack,
  openPart,
  partAt,
  registerTeam,
  signInHere,
  toast,
} from './steps.ts'
import { test } from './visitor.ts'

// Where the focus goes while somebody uses the account by keyboard.

const { secondFactor, sessions, team: teamText } = accountPage

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')

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

test('a part of the account stands still from the moment it can be opened', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!)
  const release = await holdBack(page, /\/api\/teams\/mine$/)
  await page.goto('/account')
  await expect(page.getByRole('status', { name: accountPage.loading })).toBeVisible()
  // One that stood below the teams while they load would move with them, away from a finger that presses it.
  await expect(partAt(page, 'second-step')).toBeHidden()
  release()
  const part = await openPart(page, 'second-step')
  await expect(page.getByText(teamText.empty)).toBeVisible()
  await expect(part.getByRole('button', { name: secondFactor.start })).toBeVisible()
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
  // The cloth of the track beside the team: that of Open Innovation is the deepest.
  await expect(page.locator('.team-cloth')).toHaveCSS('background-color', 'rgb(14, 16, 51)')
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
  await press(page, ownership.sendCode)
  await expect(password.getByLabel(ownership.fields.nonce.label)).toBeFocused()

  const email = await openPart(page, 'email')
  await email.getByLabel(accountPage.email.fields.email.label).fill(newEmail('moved'))
  await press(page, accountPage.email.save)
  await expect(toast(page)).toContainText(accountPage.email.toast.title)
  await expect(email.getByRole('button', { name: accountPage.email.save })).toBeFocused()
})

test('each step of a sign-in takes the focus as it appears', async ({ page, baseURL }) => {
  const { client, email } = await makeAccount(baseURL!)
  await enrolFactor(client)

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
  await expect(page.getByText(captchaText.done)).toBeVisible()
  await page.getByRole('button', { name: authPage.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL('/')
})
