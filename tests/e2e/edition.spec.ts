import { expect, test, type APIRequestContext, type Browser } from 'playwright/test'
import { prizes } from '#content/catalogue/judging.ts'
import { evaluationCriteria } from '#content/facts/judging.ts'
import { accountPage } from '#words/pages/account.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { invitationPage } from '#words/pages/invitation.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { projectsPage } from '#words/pages/projects.ts'
import { projectForm } from '#words/project-form.ts'
import { makeAccount } from './auth-peer.ts'
import { buildEdition } from './edition-build.ts'
import { linkIn, mailTo } from './mail.ts'
import { signInAsAdmin, startProduct, type Product } from './own-product.ts'
import { enter, fillSignUp, registerTeam, toast } from './steps.ts'

// Wrangler shows what it captured at an address of its own only if this is set.
process.env.X_LOCAL_EXPLORER = 'true'

const days = { building: '2025-10-31', awarded: '2025-11-12' }
const member = {
  firstName: 'Mutale',
  lastName: 'Phiri',
  email: 'mutale@example.org',
  password: 'jacaranda in the rain',
}
const project = {
  title: 'Mosi',
  summary: 'Water levels for any assistant that asks',
  description: `## Gauges\n\n${'It reads a gauge each hour and says how old the number is. '.repeat(3)}`,
  repositoryUrl: 'https://github.com/mosi/server',
  command: 'npx -y mosi',
  tools: 'water_level: the level at a gauge',
  languages: 'English, Bemba',
  dataSources: 'Zambezi River Authority, CC BY 4.0',
}

const phone = { width: 360, height: 740 }

/** Opens a browser for one person, signed in if they have an account already. */
async function open(browser: Browser, { url }: Product, known?: Parameters<typeof enter>[2]) {
  const context = await browser.newContext({ baseURL: url, viewport: phone })
  const page = await context.newPage()
  const { session } = known ? await enter(page, url, known) : { session: undefined }
  return { page, session, close: () => context.close() }
}

/** Sends a request as an administrator; returns what the answer holds. */
async function askAs(
  request: APIRequestContext,
  token: string,
  [method, path]: [string, string],
  data?: object,
) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.fetch(path, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? undefined : ((await answer.json()) as unknown)
}

test('an edition is played from the first invitation to the winners on the home page', async ({
  browser,
  playwright,
}) => {
  const building = buildEdition({ day: days.building })
  const product = await startProduct({
    vars: { ALTCHA_COST: '1', BREACHED_PASSWORDS_URL: 'off' },
  })
  await product.moveTo('dist')
  const request = await playwright.request.newContext({ baseURL: product.url })

  // Registration: the lead registers, and a member without an account comes by the invitation.
  const lead = await makeAccount(product.url)
  await registerTeam(request, product.url, lead.email)
  let visit = await open(browser, product)
  await product.runCron()
  const invitation = await mailTo(request, member.email, /invited to a team/)
  await visit.page.goto(linkIn(invitation))
  await visit.page.getByRole('link', { name: invitationPage.signedOut.signUp }).click()
  await fillSignUp(visit.page, member)
  await visit.page.goto(linkIn(await mailTo(request, member.email, /Confirm your email/)))
  await visit.page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await visit.page.waitForURL(/\/account/)
  await visit.page.getByRole('button', { name: accountPage.memberships.acceptLabel('') }).click()
  await expect(toast(visit.page)).toContainText(accountPage.memberships.joined.title)
  await visit.close()

  // Building: the member writes the project and hands it in.
  const built = await building
  const judging = buildEdition({ day: days.awarded })
  await product.moveTo(built.dist)
  visit = await open(browser, product, member)
  await visit.page.goto('/account')
  await visit.page.getByRole('link', { name: accountPage.memberships.project }).click()
  for (const [name, value] of Object.entries(project)) {
    if (name === 'command') await visit.page.getByLabel(projectForm.transports.stdio.label).check()
    await visit.page.locator(`main [name=${name}]`).fill(value)
  }
  await visit.page.locator('main [name=licence]').selectOption('MIT')
  await visit.page.getByRole('button', { name: ownProjectPage.handIn, exact: true }).click()
  await expect(visit.page.locator('#handed-in')).toContainText(ownProjectPage.state.same)
  await visit.close()

  // Judging: nothing is published yet, the project is given to a judge, who scores it and hands in.
  const awarded = await judging
  await product.moveTo(awarded.dist)
  expect((await request.get('/projects')).status()).toBe(404)
  const judge = await makeAccount(product.url)
  const office = await open(browser, product)
  const admin = await enter(office.page, product.url, {
    email: await signInAsAdmin(office.page, product),
    password: 'a calm river at dawn',
  })
  const ask = (what: [string, string], data?: object) =>
    askAs(request, admin.session!.access_token, what, data)
  await ask(['POST', '/api/admin/judging/judges'], { email: judge.email })
  const sharing = { perProject: 1, perJudge: 5, revision: null }
  await ask(['POST', '/api/admin/judging/assignment'], sharing)
  visit = await open(browser, product, { email: judge.email, password: 'a calm river at dawn' })
  await visit.page.goto('/judging')
  await visit.page.getByRole('link', { name: project.title }).click()
  for (const { id } of evaluationCriteria)
    await visit.page.locator(`input[name=${id}]`).last().press('Space')
  await visit.page.getByRole('button', { name: judgingPage.form.handIn, exact: true }).click()
  await expect(toast(visit.page)).toContainText(judgingPage.form.handedIn.title)
  await visit.close()

  // After: one act publishes the results, one the projects, and everybody reads them, without JavaScript too.
  const { digest } = (await ask(['GET', '/api/admin/judging/results'])) as { digest: string }
  await ask(['POST', '/api/admin/judging/results/publication'], { digest })
  await ask(['PUT', '/api/admin/gallery'], { projects: 1 })
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: phone,
    javaScriptEnabled: false,
  })
  const reader = await context.newPage()
  await reader.goto('/projects')
  const winners = reader.getByRole('region', { name: projectsPage.winners.heading })
  await expect(winners.getByText(prizes[0]!.place)).toBeVisible()
  await winners.getByRole('link', { name: project.title }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(project.title)
  await expect(reader.getByRole('heading', { name: 'Gauges' })).toBeVisible()
  await context.close()
  await office.page.goto('/')
  await expect(
    office.page.getByRole('heading', { name: projectsPage.winners.heading }),
  ).toBeVisible()
  await expect(office.page.getByRole('link', { name: project.title })).toBeVisible()

  await ask(['DELETE', '/api/admin/gallery'])
  expect((await request.get('/projects')).status()).toBe(404)
  await office.close()
  await product.close()
  await built.remove()
  await awarded.remove()
})
