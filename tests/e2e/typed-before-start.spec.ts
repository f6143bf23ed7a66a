import { expect, type Page } from 'playwright/test'
import { draftNote } from '#words/drafts.ts'
import { authPage } from '#words/pages/auth.ts'
import { registerPage } from '#words/pages/register.ts'
import { site } from '#words/site.ts'
import { fill, filledForms, valuesOf } from './filled-forms.ts'
import {
  APP,
  waitForBoot,
  BOOT,
  holdBack,
  settle,
  solveCaptcha,
  makePerson,
  waitForReact,
} from './steps.ts'
import { test } from './visitor.ts'

const form = (page: Page, draft: string) => page.locator(`form[data-draft=${draft}]`)
const stored = (page: Page, draft: string) =>
  page.evaluate((key) => localStorage.getItem(key), `draft:${draft}`)

/** Text fields of the forms that keep a draft, the first of each page. */
const places = [
  {
    path: '/contact',
    draft: 'contact',
    first: 'name',
    next: 'email',
  },
  {
    path: '/register',
    draft: 'team',
    first: 'teamName',
    next: 'representativeName',
  },
]

for (const { path, draft, first, next } of places) {
  test(`on ${path} what was typed without network is there once the app could be loaded`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await waitForBoot(page)
    await context.setOffline(true)
    const control = form(page, draft).locator(`[name=${first}]`)
    await control.fill('Naledi Mokoena')
    await expect(form(page, draft).getByText(site.form.failedToLoad)).toBeVisible()

    // Chromium does not ask again for a script that failed: the page is loaded anew.
    await context.setOffline(false)
    await form(page, draft).locator(`[name=${next}]`).focus()
    await expect(page.getByText(draftNote.text)).toBeVisible()
    await expect(control).toHaveValue('Naledi Mokoena')
  })
}

test('what was typed when a file of the app turned out to be missing is there after the reload', async ({
  page,
}) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    /assets\/page-contact-[^/]*\.js$/,
    async (route) => {
      await gate
      await route.fulfill({ status: 404, contentType: 'text/html', body: '' })
    },
    { times: 1 },
  )
  await page.goto('/contact')
  const typed = { name: 'Naledi Mokoena', department: 'tech', message: 'Is the test' }
  await fill(form(page, 'contact'), typed)
  const reloaded = page.waitForEvent('load')
  release()
  await reloaded
  await expect(page.getByText(draftNote.text)).toBeVisible()
  expect(await valuesOf(form(page, 'contact'))).toEqual(typed)
})

// The longest form; every-form.spec.ts reloads each of them once its app is there.
for (const { name, path, chosen, draft, typed, words } of filledForms.filter(
  (filled) => filled.name === 'the team form',
)) {
  test(`${name} has what was typed before a reload by hand, though the app was not there yet`, async ({
    page,
  }) => {
    await holdBack(page, APP)
    await page.goto(path)
    const { email } = makePerson('Reloader')
    await fill(form(page, draft), typed(email))
    await page.unroute(APP)
    await page.reload()
    await expect(page.getByText(words.restored)).toBeVisible()
    expect(await valuesOf(form(page, draft))).toEqual({ ...chosen, ...typed(email) })
  })
}

test('what was typed before the start is sent with the form, and is not taken for a draft of an earlier visit', async ({
  page,
}) => {
  const release = await holdBack(page, APP)
  await page.goto('/contact')
  const { email } = makePerson('Sender')
  const { typed, success, words } = filledForms[0]!
  await fill(form(page, 'contact'), typed(email))
  const { id } = JSON.parse((await stored(page, 'contact'))!) as { id: string }
  release()
  await solveCaptcha(form(page, 'contact'))
  await expect(page.getByText(words.restored)).toBeHidden()

  const sent = page.waitForRequest('**/api/contact')
  await form(page, 'contact').getByRole('button', { name: words.submit }).click()
  expect((await sent).postDataJSON()).toMatchObject({ id, email })
  await expect(page.getByText(success.title).first()).toBeVisible()
  await expect.poll(() => stored(page, 'contact')).toBeNull()
  await page.reload()
  await form(page, 'contact').locator('[name=name]').focus()
  await waitForReact(form(page, 'contact'))
  expect(await valuesOf(form(page, 'contact'))).toEqual({})
  expect(await stored(page, 'contact')).toBeNull()
})

test('typing before the start takes nothing from the draft of an earlier visit', async ({
  page,
}) => {
  const words = registerPage.form
  const member = (row: number) => form(page, 'team').locator(`[name="members.${row}.name"]`)
  const team = form(page, 'team').locator('[name=teamName]')
  await page.goto('/register')
  await page.getByRole('button', { name: words.addMember }).click()
  await member(2).fill('Mutale Phiri')
  await form(page, 'team').locator('[name=representativeName]').fill('Chipo Banda')
  await team.fill('Baobab')

  const release = await holdBack(page, APP)
  await page.reload()
  await team.fill('Marula')
  await member(1).fill('Chipo')
  await member(1).fill('')
  release()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(member(2)).toHaveValue('Mutale Phiri')
  expect(await valuesOf(form(page, 'team'))).toEqual({
    teamName: 'Marula',
    representativeName: 'Chipo Banda',
    'members.2.name': 'Mutale Phiri',
    representativeOnTeam: true,
  })
})

test('a form that was emptied before the start leaves no draft', async ({ page }) => {
  await holdBack(page, APP)
  await page.goto('/contact')
  const name = form(page, 'contact').locator('[name=name]')
  await name.fill('Naledi')
  await expect.poll(() => stored(page, 'contact')).toContain('Naledi')
  await name.fill('')
  expect(await stored(page, 'contact')).toBeNull()
})

test('no password, hidden value or captcha is kept before the start', async ({ page }) => {
  await holdBack(page, APP)
  await page.goto('/sponsors?tier=gold#apply')
  const fields = form(page, 'partner')
  await expect(fields.locator('[type=hidden]')).not.toHaveCount(0)
  await fields.locator('[name=goals]').fill('To meet builders')
  await fields.locator('input[type=checkbox]:not([name])').check()
  const { values } = JSON.parse((await stored(page, 'partner'))!) as { values: object }
  const hidden = await fields
    .locator('[type=hidden]')
    .evaluateAll((all) => all.map((element) => (element as HTMLInputElement).name))
  for (const name of ['', ...hidden]) expect(Object.keys(values)).not.toContain(name)
  expect(Object.entries(values).filter(([, value]) => value)).toEqual([
    ['partnershipType', 'gold'],
    ['goals', 'To meet builders'],
  ])

  const words = authPage.signUp.fields
  await page.goto('/auth?tab=signup')
  const signUp = form(page, 'sign-up')
  await signUp.getByLabel(words.email.label, { exact: true }).fill('naledi@example.org')
  await signUp.getByLabel(words.password.label, { exact: true }).fill('jacaranda in the rain')
  expect(await stored(page, 'sign-up')).toContain('naledi@example.org')
  const kept = await page.evaluate(() => Object.values(localStorage).join())
  expect(kept).not.toContain('jacaranda')
})

test('a form submitted before any script has loaded stays as it is, and is sent once the scripts have', async ({
  page,
}) => {
  const release = await holdBack(page, BOOT)
  await page.goto('/contact')
  const { typed, success, words } = filledForms[0]!
  const { email } = makePerson('Early')
  await fill(form(page, 'contact'), typed(email))
  const send = form(page, 'contact').getByRole('button', { name: words.submit })
  await send.click()
  await settle(page)
  expect(page.url()).toMatch(/\/contact$/)
  expect(await valuesOf(form(page, 'contact'))).toEqual(typed(email))

  release()
  // It was sent, so it says what it lacks.
  await expect(
    form(page, 'contact').getByText('Please complete the captcha verification'),
  ).toBeVisible()
  expect(await valuesOf(form(page, 'contact'))).toEqual(typed(email))
  await solveCaptcha(form(page, 'contact'))
  await send.click()
  await expect(page.getByText(success.title).first()).toBeVisible()
})

test('what was typed before any script has loaded becomes a draft once the first one has', async ({
  page,
}) => {
  await holdBack(page, APP)
  const release = await holdBack(page, BOOT)
  await page.goto('/contact')
  const name = form(page, 'contact').locator('[name=name]')
  await name.fill('Naledi Mokoena')
  await name.blur()
  expect(await stored(page, 'contact')).toBeNull()
  release()
  await expect.poll(() => stored(page, 'contact')).toContain('Naledi Mokoena')
  await page.unroute(APP)
  await page.reload()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(name).toHaveValue('Naledi Mokoena')
})

test('a click on a field before any script has loaded takes nothing from an earlier draft', async ({
  page,
}) => {
  await page.goto('/contact')
  const field = (name: string) => form(page, 'contact').locator(`[name=${name}]`)
  await field('name').fill('Naledi Mokoena')
  await expect.poll(() => stored(page, 'contact')).toContain('Naledi')
  const release = await holdBack(page, BOOT)
  await page.reload({ waitUntil: 'commit' })
  await field('name').click()
  release()
  await expect(page.getByText(draftNote.text)).toBeVisible()
  await expect(field('name')).toHaveValue('Naledi Mokoena')
})

test('a form whose first script does not load says so, and keeps what is typed', async ({
  page,
}) => {
  await page.route(BOOT, (route) => route.abort('connectionreset'))
  await page.goto('/contact')
  const name = form(page, 'contact').locator('[name=name]')
  await name.fill('Naledi Mokoena')
  await expect(form(page, 'contact').getByText(site.form.failedToLoad)).toBeVisible()
  await form(page, 'contact').locator('[type=submit]').click()
  await expect(name).toHaveValue('Naledi Mokoena')
})
