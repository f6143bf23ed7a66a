import { expect, type Locator, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { ownership } from '#words/ownership.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { plainRefusals } from '#words/refusals.ts'
import { appCode, codeIn, enrolFactor, makeAccount } from './auth-peer.ts'
import { mailTo } from './mail.ts'
import { enter, openPart, settle, signInHere, toast } from './steps.ts'
import { test } from './visitor.ts'

// Where the messages of the account screens appear, and where they do not.

/** Expects that the toast is shown, and covers nothing of an element. */
async function expectClear(page: Page, element: Locator) {
  const card = toast(page).locator('.toast')
  await expect(card).toBeVisible()
  const readBox = async (of: Locator) => (await of.boundingBox())!
  await expect
    .poll(async () => {
      const [over, under] = [await readBox(card), await readBox(element)]
      return over.y + over.height <= under.y || under.y + under.height <= over.y
    })
    .toBe(true)
}

const expectMarked = async (field: Locator, words: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words.replace(/[.?]/g, '\\$&')))
  await expect(field).toBeFocused()
}

test('a wrong password and a wrong code mark their field in plain words, and no toast covers what is needed next', async ({
  page,
  baseURL,
}) => {
  const { client, email } = await makeAccount(baseURL!)
  await enrolFactor(client)

  const { fields, submit } = authPage.signIn
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/auth')
  const password = page
    .getByLabel(fields.password.label, { exact: true })
    .and(page.locator(':visible'))
  const enterPage = page.getByRole('button', { name: submit, exact: true })
  const refuse = (status: number, code: string, message: string) =>
    page.route('**/token?grant_type=password', (route) =>
      route.fulfill({ status, json: { code, message } }),
    )
  await refuse(400, 'invalid_credentials', 'Invalid login credentials')
  // The cloth beside the form, or below it on a phone, follows the address.
  const cloth = page.locator('.form-cloth .rosette')
  await expect(cloth).toBeVisible()
  const drawn = await cloth.innerHTML()
  await signInHere(page, email)
  await expect.poll(() => cloth.innerHTML()).not.toBe(drawn)
  await expectMarked(password, plainRefusals.invalid_credentials)
  // The toast says what the service said.
  await expect(toast(page)).toContainText('Invalid login credentials')
  await expectClear(page, password)
  await expectClear(page, enterPage)

  await refuse(400, 'captcha_failed', 'captcha protection: request disallowed')
  await enterPage.click()
  const captcha = page
    .locator('label')
    .filter({ hasText: captchaText.label })
    .locator('visible=true')
  await expect(captcha.getByRole('checkbox')).toBeFocused()
  await expectClear(page, captcha)

  await page.unroute('**/token?grant_type=password')
  await enterPage.click()
  const { secondFactor: text } = authPage
  const code = page.getByLabel(text.fields.code.label)
  await code.fill('000000')
  await page.getByRole('button', { name: text.submit }).click()
  await expectMarked(code, plainRefusals.mfa_verification_failed)
  await expectClear(page, page.getByRole('button', { name: text.submit }))
})

test('toasts leave Save and Finish free on a phone, and come after the recovery codes', async ({
  page,
  baseURL,
}) => {
  const { email: present } = await enter(page, baseURL!)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/account')
  const email = await openPart(page, 'email')
  const { fields, own, save } = accountPage.email
  const { secondFactor } = accountPage
  const address = email.getByLabel(fields.email.label)
  await address.fill(present)
  await email.getByRole('button', { name: save }).click()
  await expectMarked(address, own)
  await expectClear(page, email.getByRole('button', { name: save }))

  const part = await openPart(page, 'second-step')
  await part.getByRole('button', { name: secondFactor.start }).click()
  const { enrol, recovery } = secondFactor
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '')
  const code = part.getByLabel(enrol.fields.code.label)
  await code.fill('000000')
  await part.getByRole('button', { name: enrol.submit }).click()
  await expectMarked(code, plainRefusals.mfa_verification_failed)
  await expectClear(page, part.getByRole('button', { name: enrol.submit }))
  await code.fill(appCode(secret))
  await part.getByRole('button', { name: enrol.submit }).click()
  await expect(part.getByRole('heading', { name: recovery.heading })).toBeFocused()
  await expect(toast(page)).toBeEmpty()
  await part.getByRole('button', { name: recovery.done }).click()
  await expect(toast(page)).toContainText(secondFactor.toastOn.title)
})

test('signing out in one tab is quiet in the other, and a change of address can be called off', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, baseURL!)
  await page.goto('/account')
  const email = await openPart(page, 'email')
  const text = accountPage.email
  await email.getByLabel(text.fields.email.label).fill('moved.elsewhere@example.org')
  await email.getByRole('button', { name: text.save }).click()
  await email.getByRole('button', { name: text.cancel }).click()
  await expect(toast(page)).toContainText(text.toastCancelled.title)
  await expect(email.getByRole('button', { name: text.cancel })).toHaveCount(0)
  await expect(email.getByLabel(text.fields.email.label)).toBeFocused()

  const other = await context.newPage()
  await other.goto('/account')
  await openPart(other, 'profile')
  await page.getByRole('button', { name: authPage.accountMenu.signOut }).click()
  await page.waitForURL('/')
  await other.waitForURL(/\/auth\?next=/)
  await settle(other)
  await expect(toast(other)).toBeEmpty()
})

test('without a fresh link, a new password asks for the current one in place, or mails a code', async ({
  page,
  request,
  baseURL,
}) => {
  const { client, email } = await enter(page, baseURL!)
  const { reset } = authPage
  await page.goto('/auth/reset')
  const save = page.getByRole('button', { name: reset.submit })
  const both = [reset.fields.password, reset.fields.confirmPassword].map(({ label }) =>
    page.getByLabel(label, { exact: true }),
  )
  for (const field of both) await field.fill('a new river at dusk')
  // One button shows both passwords. It is the next stop after the first.
  const { label, both: what } = authPage.password.show
  const show = page.getByRole('button', { name: `${label} ${what}` })
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await both[0]!.press('Tab')
  await expect(show).toBeFocused()
  for (const [pressed, type] of Object.entries({ true: 'text', false: 'password' })) {
    await page.keyboard.press('Space')
    await expect(show).toHaveAttribute('aria-pressed', pressed)
    for (const field of both) await expect(field).toHaveAttribute('type', type)
  }
  await save.click()
  const current = page.getByLabel(ownership.fields.currentPassword.label)
  await expectMarked(current, plainRefusals.current_password_required)
  await expect(page.getByText(reset.prove)).toBeVisible()
  await current.fill('not the one')
  await save.click()
  await expectMarked(current, plainRefusals.current_password_invalid)

  await page.getByRole('button', { name: ownership.sendCode }).click()
  const nonce = page.getByLabel(ownership.fields.nonce.label)
  await expect(nonce).toBeFocused()
  await nonce.fill(codeIn(await mailTo(request, email, /code/)))
  await save.click()
  await expect(toast(page)).toContainText(authPage.toasts.passwordSaved.title)
  await expect(page).toHaveURL('/')
  const signedIn = await client.signInWithPassword({ email, password: 'a new river at dusk' })
  expect(signedIn.error).toBeNull()
})
