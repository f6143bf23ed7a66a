import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test'
import { captchaText } from '#words/captcha.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { site } from '#words/site.ts'
import { goodPassword, makeAccount, makeClient, solveCaptcha as workOut } from './auth-peer.ts'
import { linkIn, mailTo } from './mail.ts'

export type Person = { firstName: string; lastName: string; email: string; password: string }

let count = 0

/** Makes up a person who is in no other test. */
export function makePerson(firstName = 'Thandi', lastName = 'Mokoena'): Person {
  const email =
    `${firstName}.${Date.now().toString(36)}${process.pid}${count++}@example.org`.toLowerCase()
  return { firstName, lastName, email, password: 'jacaranda in the rain' }
}

/** The first script of a content page, and the app that it starts. */
export const BOOT = /assets\/boot-[^/]*\.js$/
export const APP = /assets\/main-[^/]*\.js$/

/** Holds back files of the build until the function that it returns is called. */
export async function holdBack(page: Page, files: RegExp) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** Waits until the boot script has run, which the first page of a tab loads after its first paint. */
export async function waitForBoot(page: Page) {
  // A page that has only just been answered may have no element yet.
  await page.waitForFunction(() => document.querySelector('html[data-face]'))
}

/**
 * Waits for an answer that the page asks for now, with or without a network: what it was about to ask for, or to do, when
 * this was called has begun.
 */
export async function settle(page: Page) {
  await page.evaluate(() => fetch('/api/health').catch(() => undefined))
}

/** Counts the parts of the page that are laid out only when they come near. */
export function countLateParts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )
}

/** Waits until React has taken over that part of the page, which only React's own mark on an element shows. */
export async function waitForReact(element: Locator) {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}

/** Ticks the captcha of the form on the page and waits until it is solved. */
export async function solveCaptcha(page: Page | Locator) {
  await page.getByRole('checkbox', { name: captchaText.label }).check()
  await expect(page.getByText(captchaText.done)).toBeVisible()
}

/** Opens the sign-up form, fills it in and sends it. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/auth?tab=signup')
  await fillSignUp(page, person)
}

/** Fills in the sign-up form that is open and sends it. */
export async function fillSignUp(page: Page, person: Person) {
  const { fields, submit } = authPage.signUp
  const form = page.locator('form').filter({ hasText: submit })
  await form.getByLabel(fields.firstName.label).fill(person.firstName)
  await form.getByLabel(fields.lastName.label).fill(person.lastName)
  await form.getByLabel(fields.email.label, { exact: true }).fill(person.email)
  await form.getByLabel(fields.country.label, { exact: true }).selectOption('ZM')
  await form.getByLabel(fields.phoneNumber.label).fill('97 1234567')
  await form.getByLabel(fields.password.label, { exact: true }).fill(person.password)
  await form.getByLabel(fields.confirmPassword.label).fill(person.password)
  await solveCaptcha(page)
  await form.getByRole('button', { name: submit }).click()
  await expect(page.getByText(authPage.toasts.signedUp.text)).toBeVisible()
}

/** Opens the verification mail's link and presses the button there. */
export async function verify(page: Page, request: APIRequestContext, person: Person) {
  await page.goto(linkIn(await mailTo(request, person.email, /Confirm your email/)))
  await page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await page.waitForURL('/')
}

export async function signIn(page: Page, person: Known) {
  const { fields, submit } = authPage.signIn
  await page.goto('/auth')
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: submit, exact: true }) })
  await form.getByLabel(fields.email.label, { exact: true }).fill(person.email)
  await form.getByLabel(fields.password.label, { exact: true }).fill(person.password)
  await form.getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByText(authPage.toasts.signedIn.title)).toBeVisible()
  await page.waitForURL('/')
}

/** Signs in with the good password on the page that is open. */
export async function signInHere(page: Page, email: string) {
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
export async function askForMail(page: Page, email: string, submit: string) {
  await page.getByLabel(authPage.forgot.fields.email.label).fill(email)
  await solveCaptcha(page)
  await page.getByRole('button', { name: submit }).click()
}

/** Chooses a new password on the page that a link for it leads to. */
export async function choosePassword(page: Page, password: string) {
  const { fields, submit } = authPage.reset
  await page.getByLabel(fields.password.label, { exact: true }).fill(password)
  await page.getByLabel(fields.confirmPassword.label).fill(password)
  await page.getByRole('button', { name: submit }).click()
}

/** The toast, where the page says what has happened. */
export const toast = (page: Page) => page.getByRole('status', { name: site.toast.region })

type Known = { email: string; password: string }

/** Signs in before the page opens anything, with a new account unless one is given; returns it with its client. */
export async function enter(page: Page, baseURL: string, known?: Known) {
  const account = known ? await signInOutside(baseURL, known) : await makeAccount(baseURL)
  await page.addInitScript((session) => {
    if (sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'yes')
    localStorage.setItem('mcphack.session', session)
  }, JSON.stringify(account.session))
  return account
}

async function signInOutside(baseURL: string, { email, password }: Known) {
  const client = makeClient(baseURL)
  const { data, error } = await client.signInWithPassword({ email, password })
  if (error) throw error
  return { client, email, user: data.user, session: data.session }
}

/** One part of the account page. */
export const partAt = (page: Page, id: string) => page.locator(`details#${id}`)

/** Unfolds one part of the account page. */
export async function openPart(page: Page, id: string) {
  const part = partAt(page, id)
  await part.locator('summary').click()
  await expect(part).toHaveAttribute('open')
  return part
}

/** Opens the link of a mail and presses the one button of its page. */
export async function pressLink(page: Page, link: string, kind: keyof typeof confirmPage.kinds) {
  await page.goto(link)
  await page.getByRole('button', { name: confirmPage.kinds[kind].submit }).click()
}

/** Registers a team of that representative, outside the page. */
export async function registerTeam(
  request: APIRequestContext,
  baseURL: string,
  email: string,
  place: { participationMode: string; hubId?: string } = { participationMode: 'virtual' },
) {
  const member = { githubUrl: '', huggingfaceUrl: '' }
  const answer = await request.post('/api/teams', {
    data: {
      id: crypto.randomUUID(),
      teamName: `Team of ${email.split('@')[0]}`,
      country: 'ZM',
      ...place,
      trackId: 'open-innovation',
      representativeName: 'Chipo Banda',
      representativeEmail: email,
      representativePhone: '+260 97 1234567',
      members: [
        { ...member, name: 'Chipo Banda', email },
        { ...member, name: 'Mutale Phiri', email: 'mutale@example.org' },
      ],
      captcha: await workOut(baseURL, 'team'),
    },
  })
  expect(answer.status()).toBe(201)
}
