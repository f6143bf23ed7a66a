import { expect, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { draftNote } from '#words/drafts.ts'
import { contactPage } from '#words/pages/contact.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { registerPage } from '#words/pages/register.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { site } from '#words/site.ts'
import { filledForms } from './filled-forms.ts'
import { APP, holdBack, settle, waitForBoot, waitForReact } from './steps.ts'
import { test } from './visitor.ts'

const { fields, submit, submitting } = contactPage.form
const contactForm = (page: Page) => page.locator('form[data-draft=contact]')
const toasts = (page: Page) => page.getByRole('status', { name: site.toast.region })

async function fillContact(page: Page, subject: string) {
  const form = contactForm(page)
  await form.getByLabel(fields.name.label).fill('Thandiwe Mokoena')
  await form.getByLabel(fields.email.label).fill('thandiwe@example.org')
  await form.getByLabel(fields.department.label).selectOption('tech')
  await form.getByLabel(fields.subject.label).fill(subject)
  await form.getByLabel(fields.message.label).fill('Which transport does the test client use?')
  await form.getByLabel(captchaText.label).check()
  return form
}

/** What the server answered to each post of a form: its status and the key that was sent. */
function collectAnswers(page: Page, path: string) {
  const answers: { status: number; id: string }[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (!request.url().endsWith(path)) return
    answers.push({ status: response.status(), id: (request.postDataJSON() as { id: string }).id })
  })
  return answers
}

test('what was typed and sent before the app started is kept and sent once', async ({ page }) => {
  const answers = collectAnswers(page, '/api/contact')
  const release = await holdBack(page, APP)
  await page.goto('/contact')
  const form = await fillContact(page, 'Typed before the start')
  await form.getByRole('button', { name: submit }).click()
  release()
  await expect(toasts(page)).toContainText(contactPage.success.title)
  await expect(toasts(page)).toContainText(contactPage.success.text)
  expect(answers.map(({ status }) => status)).toEqual([201])
  await expect(form.getByLabel(fields.subject.label)).toHaveValue('')
})

test('an empty form says at each field what is missing and focuses the first', async ({ page }) => {
  await page.goto('/contact')
  const form = contactForm(page)
  await form.getByRole('button', { name: submit }).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Invalid email address',
    'Please select a department',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
    'Please complete the captcha verification',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel(fields.name.label)).toBeFocused()
})

test('after a lost answer the text survives a reload, and sending again stores nothing twice', async ({
  page,
}) => {
  const answers = collectAnswers(page, '/api/contact')
  await page.goto('/contact')
  const form = await fillContact(page, 'Lost answer')
  let first = { status: 0, id: '' }
  await page.route('**/api/contact', async (route) => {
    const answer = await route.fetch()
    first = { status: answer.status(), id: (route.request().postDataJSON() as { id: string }).id }
    await route.abort('connectionreset')
  })
  await form.getByRole('button', { name: submit }).click()
  await expect(toasts(page)).toContainText(contactPage.failure.title)
  await expect(toasts(page)).toContainText(contactPage.failure.text)
  await expect(form.getByLabel(fields.subject.label)).toHaveValue('Lost answer')
  expect(first.status).toBe(201)

  await page.unroute('**/api/contact')
  await page.reload()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(form.getByLabel(fields.subject.label)).toHaveValue('Lost answer')
  await expect(form.getByLabel(fields.department.label)).toHaveValue('tech')
  await form.getByLabel(captchaText.label).check()
  await form.getByRole('button', { name: submit }).click()
  await expect(toasts(page)).toContainText(contactPage.success.title)
  // 200 is the answer to a repetition; 201 would be a second message.
  expect(answers).toEqual([{ status: 200, id: first.id }])
})

test('a form is sent even if its check completes at the very moment of the click', async ({
  page,
}) => {
  const answers = collectAnswers(page, '/api/contact')
  // Holds the solution back until the `submit` event of the click is being handled.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override set onmessage(listener: (message: MessageEvent) => void) {
        super.onmessage = (message) => {
          addEventListener('submit', () => listener(message), { capture: true, once: true })
          document.documentElement.dataset['solved'] = ''
        }
      }
    }
  })
  await page.goto('/contact')
  const form = await fillContact(page, 'In the same instant')
  await page.locator('html[data-solved]').waitFor()
  await form.getByRole('button', { name: submit }).click()
  await expect(toasts(page)).toContainText(contactPage.success.title)
  expect(answers.map(({ status }) => status)).toEqual([201])
})

test('two clicks send once, and the button shows that it is sending', async ({ page }) => {
  const answers = collectAnswers(page, '/api/contact')
  await page.goto('/contact')
  const form = await fillContact(page, 'Two clicks')
  await expect(form.getByText(captchaText.done)).toBeVisible()
  const release = await holdBack(page, /\/api\/contact$/)
  const button = form.locator('[type=submit]')
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expect(button).toHaveText(submitting)
  await expect(button).toBeDisabled()
  release()
  await expect(toasts(page)).toContainText(contactPage.success.title)
  expect(answers).toHaveLength(1)
})

test('a second message can be sent without a reload: the first tick starts a new captcha check', async ({
  page,
}) => {
  const answers = collectAnswers(page, '/api/contact')
  await page.goto('/contact')
  for (const subject of ['The first of two', 'The second of two']) {
    const form = await fillContact(page, subject)
    await expect(form.getByText(captchaText.done)).toBeVisible()
    await form.getByRole('button', { name: submit }).click()
    await expect(form.getByLabel(fields.subject.label)).toHaveValue('')
    await expect(form.getByLabel(captchaText.label)).not.toBeChecked()
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
})

test('a captcha is solved while its form is filled in, and none for a page that nobody fills in', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/captcha') asked.push(search)
  })
  let solved = 0
  page.on('worker', (worker) => worker.on('close', () => (solved += 1)))
  await page.goto('/contact')
  await waitForBoot(page)
  await settle(page)
  expect(asked).toEqual([])
  const form = contactForm(page)
  await form.getByLabel(fields.name.label).fill('Thandiwe Mokoena')
  await expect.poll(() => solved).toBe(1)
  await expect(form.getByText(captchaText.done)).toBeHidden()
  await page.context().setOffline(true)
  await form.getByLabel(captchaText.label).check()
  await expect(form.getByText(captchaText.done)).toBeVisible()
  expect(asked).toEqual(['?action=contact'])
})

test('with Turnstile the widget appears when the box is ticked, and its token is sent', async ({
  page,
}) => {
  const widget = `window.turnstile = {
    render(element, { action, callback }) {
      element.textContent = 'a widget for ' + action
      callback('a token of Turnstile')
    },
    reset() {},
    remove() {},
  }`
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  )
  await page.route('**/api/captcha?*', (route) =>
    route.fulfill({ json: { provider: 'turnstile', siteKey: 'a key' } }),
  )
  let sent: unknown
  await page.route('**/api/contact', (route) => {
    sent = (route.request().postDataJSON() as { captcha: string }).captcha
    return route.fulfill({ status: 201, json: { id: '1', createdAt: new Date().toISOString() } })
  })
  await page.goto('/contact')
  const form = contactForm(page)
  const answered = page.waitForResponse(/api\/captcha/)
  await form.getByLabel(fields.name.label).fill('Thandiwe Mokoena')
  await answered
  await expect(form.getByText('a widget for contact')).toBeHidden()
  await fillContact(page, 'Through Turnstile')
  await expect(form.getByText('a widget for contact')).toBeVisible()
  await form.getByRole('button', { name: submit }).click()
  await expect(toasts(page)).toContainText(contactPage.success.title)
  expect(sent).toBe('a token of Turnstile')
})

// The simplest form and the longest: emptying them is the same code.
for (const { name, path, draft, words } of filledForms.filter((filled) =>
  ['the contact form', 'the team form'].includes(filled.name),
)) {
  test(`${name} can be emptied, and then the first tick starts its captcha`, async ({ page }) => {
    await page.goto(path)
    const form = page.locator(`form[data-draft=${draft}]`)
    await form.getByRole('textbox').first().fill('Typed earlier')
    await waitForReact(form)
    await page.reload()
    await form.getByLabel(captchaText.label).check()
    await expect(form.getByText(captchaText.done)).toBeVisible()
    await form.getByRole('button', { name: words.clear }).click()
    await expect(form.getByText(words.restored)).toBeHidden()
    await form.getByLabel(captchaText.label).check()
    await expect(form.getByText(captchaText.done)).toBeVisible()
  })
}

test('the contact form can be filled in and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  // The first link skips the navigation.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const text of [
    'Lindiwe Zulu',
    'lindiwe@example.org',
    '',
    'Gen',
    'Keyboard only',
    'Sent without a pointer.',
  ]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  // The link to the privacy page comes before the box, and the box before the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText(contactPage.success.title)
})

test('members are added and removed, and a draft brings them all back', async ({ page }) => {
  const words = registerPage.form
  await page.goto('/register')
  const name = (row: number) => page.locator(`[name="members.${row}.name"]`)
  const add = page.getByRole('button', { name: words.addMember })
  await add.click()
  await expect(name(2)).toBeFocused()
  await add.click()
  await add.click()
  await expect(page.getByText(words.memberLimit)).toBeVisible()
  for (const row of [1, 2, 3, 4]) await name(row).fill(`Member ${row}`)
  await page.getByRole('button', { name: words.removeMember(4) }).click()
  await expect(name(3)).toHaveValue('Member 4')
  await expect(name(4)).toHaveCount(0)

  await page.reload()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(name(3)).toHaveValue('Member 4')
  await page.getByRole('button', { name: draftNote.clear }).click()
  await expect(name(2)).toHaveCount(0)
  await expect(name(1)).toHaveValue('')
})

test('the representative is the first member until the box is unticked, and no other member is lost', async ({
  page,
}) => {
  const { onTeam, addMember, memberLimit } = registerPage.form
  await page.goto('/register')
  const box = page.getByRole('checkbox', { name: onTeam.label })
  const name = (row: number) => page.locator(`[name="members.${row}.name"]`)
  await expect(box).toBeChecked()
  await expect(name(0)).toHaveCount(0)
  await page.locator('[name="representativeName"]').fill('Amina Diallo')
  await expect(page.getByRole('group', { name: onTeam.heading('Amina Diallo') })).toBeVisible()
  await name(1).fill('Mutale Phiri')
  await box.uncheck()
  await expect(name(0)).toHaveValue('')
  await expect(name(1)).toHaveValue('Mutale Phiri')
  await name(0).fill('Chipo Banda')
  await page.reload()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(name(0)).toHaveValue('Chipo Banda')
  await box.check()
  await expect(name(0)).toHaveCount(0)
  await expect(name(1)).toHaveValue('Chipo Banda')
  await expect(name(2)).toHaveValue('Mutale Phiri')

  await box.uncheck()
  for (let row = 2; row < 5; row++) await page.getByRole('button', { name: addMember }).click()
  await expect(page.getByText(memberLimit)).toBeVisible()
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(name(0)).toHaveValue('Chipo Banda')
})

test('a tier is chosen by its link, before the app and inside it', async ({ page }) => {
  const { actionLabel } = sponsorsPage.tiers
  await page.goto('/sponsors')
  await page.getByRole('link', { name: actionLabel('Gold') }).click()
  await expect(page).toHaveURL('/sponsors?tier=gold#apply')
  const list = page.getByLabel(partnerForm.fields.partnershipType.label)
  await expect(list).toHaveValue('gold')
  const organisation = page.getByLabel(partnerForm.fields.organizationName.label)
  await organisation.fill('Lovedale Labs')
  await expect(page.getByText(draftNote.text)).toBeHidden()
  await waitForReact(page.locator('form[data-draft=partner]'))
  await page.getByRole('link', { name: actionLabel('Silver') }).click()
  await expect(list).toHaveValue('silver')
  await expect(list).toBeFocused()
  await expect(organisation).toHaveValue('Lovedale Labs')
})

test('a hub links to the form with the hub chosen', async ({ page }) => {
  await page.goto('/sponsors')
  await page.getByRole('link', { name: `${sponsorsPage.hubs.registerInterest} Lagos` }).click()
  await expect(page).toHaveURL('/contact?hub=lagos#hub-interest')
  const form = page.locator('form[data-draft=hub-interest]')
  const words = contactPage.hubInterest
  await expect(form.getByLabel(words.fields.hubId.label, { exact: true })).toHaveValue('lagos')
  await form.getByRole('radio', { name: words.kinds.host.label }).check()
  await form.getByLabel(words.fields.name.label).fill('Ade Ojo')
  await form.getByLabel(words.fields.email.label).fill('ade@example.org')
  await form.getByLabel(captchaText.label).check()
  await form.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: words.success.title })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each form says where to write instead, and offers no button that does nothing', async ({
    page,
  }) => {
    for (const path of ['/register', '/sponsors', '/partner', '/contact']) {
      await page.goto(path)
      const form = page.locator('form').first()
      // Text locators pass over <noscript>.
      await expect(form.locator('noscript p')).toContainText(site.form.needsScript)
      await expect(form.locator('noscript a[href^="mailto:"]')).toBeVisible()
      await expect(form.locator('[type=submit]')).toBeHidden()
    }
  })
})
