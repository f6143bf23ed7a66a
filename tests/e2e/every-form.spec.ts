import { expect, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { site } from '#words/site.ts'
import { fill, filledForms, unfold, valuesOf } from './filled-forms.ts'
import { allMailTo } from './mail.ts'
import { APP, holdBack, makePerson, waitForReact } from './steps.ts'
import { test } from './visitor.ts'

const toasts = (page: Page) => page.getByRole('status', { name: site.toast.region })

for (const {
  name,
  path,
  chosen,
  draft,
  endpoint,
  typed,
  words,
  failure,
  success,
  subject,
} of filledForms) {
  test(`${name} keeps what was typed over the start, a reload and a cut network, and is stored and acknowledged once`, async ({
    page,
    context,
    request,
  }) => {
    const { email } = makePerson('Sender')
    const values = { ...chosen, ...typed(email) }
    const form = page.locator(`form[data-draft=${draft}]`)
    const button = form.locator('[type=submit]')
    const answers: { status: number; sent: unknown; receipt: unknown }[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith(endpoint)) return
      answers.push({
        status: response.status(),
        sent: response.request().postDataJSON(),
        receipt: await response.json(),
      })
    })

    // As on a slow line: typed whole before the app is there.
    const startApp = await holdBack(page, APP)
    await page.goto(path)
    await fill(form, typed(email))
    expect(await valuesOf(form)).toEqual(values)
    startApp()
    await waitForReact(form)
    expect(await valuesOf(form), 'after the start').toEqual(values)
    await page.unroute(/assets\/main-[^/]*\.js$/)
    await page.reload()
    await expect(page.getByText(words.restored)).toBeVisible()
    expect(await valuesOf(form), 'after a reload').toEqual(values)

    await form.getByLabel(captchaText.label).check()
    await expect(form.getByText(captchaText.done)).toBeVisible()
    await context.setOffline(true)
    await button.click()
    await expect(toasts(page)).toContainText(failure.title)
    await expect(toasts(page)).toContainText(failure.text)
    expect(await valuesOf(form), 'after the network was cut').toEqual(values)
    await expect(button).toHaveText(words.submit)

    await context.setOffline(false)
    await form.getByLabel(captchaText.label).check()
    await expect(form.getByText(captchaText.done)).toBeVisible()
    const release = await holdBack(page, new RegExp(`${endpoint}$`))
    await button.dblclick()
    await expect(button).toHaveText(words.submitting)
    await expect(button).toBeDisabled()
    release()
    await expect(page.getByText(success.title).first()).toBeVisible()
    await expect(page.getByText(success.text).first()).toBeVisible()
    await expect.poll(() => answers.map(({ status }) => status)).toEqual([201])
    expect(await page.evaluate((key) => localStorage.getItem(key), `draft:${draft}`)).toBeNull()

    // Sent a third time by whatever stands between: the first answer again, and no second mail.
    const again = await request.post(endpoint, { data: answers[0]!.sent })
    expect(again.status()).toBe(200)
    expect(await again.json()).toEqual(answers[0]!.receipt)
    await expect
      .poll(async () => (await allMailTo(request, email)).map((mail) => mail.subject))
      .toEqual([subject])
  })
}

/** By form and field: what is not enough, what is said then, and what will do. */
const shortcomings = {
  'the contact form': {
    name: ['T', 'Name must be at least 2 characters', 'Thandi'],
    email: ['thandi@', 'Invalid email address', 'thandi@example.org'],
    subject: ['Four', 'Subject must be at least 5 characters', 'Fours'],
    message: ['Too short', 'Message must be at least 10 characters', 'Long enough'],
  },
  'the application for a tier': {
    organizationName: ['L', 'Organisation name must be at least 2 characters', 'LL'],
    website: ['lovedale', 'Please enter a valid website address, starting with https://', ''],
    contactName: ['N', 'Name must be at least 2 characters', 'Nomsa'],
    email: ['nomsa', 'Please enter a valid email address', 'nomsa@example.org'],
    goals: ['Short', 'Please describe your goals in at least 10 characters', 'Long enough'],
  },
  'the interest in a hub': {
    name: ['K', 'Name must be at least 2 characters', 'Kofi'],
    email: ['kofi@osu', 'Please enter a valid email address', 'kofi@example.org'],
  },
  'the team form': {
    teamName: ['B', 'Team name must be at least 2 characters', 'Baobab'],
    representativeEmail: ['chipo', 'Please enter a valid email address', 'chipo@example.org'],
    'members.1.name': ['M', 'Name must be at least 2 characters', 'Mutale'],
    'members.1.githubUrl': [
      'https://gitlab.com/mutale',
      'Please enter a valid GitHub URL',
      'https://github.com/mutale',
    ],
    'members.1.huggingfaceUrl': ['mutale', 'Please enter a valid Hugging Face URL', ''],
  },
}

for (const [name, fields] of Object.entries(shortcomings)) {
  test(`${name} says under each field what is wrong as it changes, and on sending goes to the first that is missing`, async ({
    page,
  }) => {
    const { path, draft, words } = filledForms.find((form) => form.name === name)!
    await page.goto(path)
    const form = page.locator(`form[data-draft=${draft}]`)
    for (const [field, [wrong, message, right]] of Object.entries(fields)) {
      const control = form.locator(`[name="${field}"]`)
      await unfold(control)
      const said = control.locator('xpath=..').getByText(message!)
      await expect(async () => {
        // The first try starts the app; what was typed before it is read when the form is sent.
        await control.fill('')
        await control.fill(wrong!)
        await expect(said).toBeVisible({ timeout: 1000 })
      }).toPass()
      expect(await control.getAttribute('aria-describedby')).toContain(
        (await said.getAttribute('id'))!,
      )
      await control.fill(right!)
      await expect(said).toBeHidden()
    }

    await form.getByRole('button', { name: words.submit }).click()
    const first = form.locator('[aria-invalid=true]').first()
    await expect(first).toBeVisible()
    const isThere = await first.evaluate((element) => {
      const control = element.matches('[role=radiogroup]')
        ? element.querySelector('input')
        : element
      return control === document.activeElement
    })
    expect(isThere, 'the focus is on the first field with a message').toBe(true)
  })
}
