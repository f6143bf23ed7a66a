import { readFile } from 'node:fs/promises'
import { expect, test, type Browser } from 'playwright/test'
import { prizes } from '#content/catalogue/judging.ts'
import { evaluationCriteria } from '#content/facts/judging.ts'
import { mentoringMessageWords } from '#words/mentoring.ts'
import { accountPage } from '#words/pages/account.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { mentoringPanel } from '#words/pages/admin-mentoring.ts'
import { authPage } from '#words/pages/auth.ts'
import { certificatePage } from '#words/pages/certificate.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { invitationPage } from '#words/pages/invitation.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { ownCertificatesPage } from '#words/pages/own-certificates.ts'
import { ownCheckInsPage, standingNames } from '#words/pages/own-check-ins.ts'
import { ownMentor } from '#words/pages/own-mentor.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { projectsPage } from '#words/pages/projects.ts'
import { teamSteps } from '#words/pages/team-steps.ts'
import { projectForm } from '#words/project-form.ts'
import { site } from '#words/site.ts'
import { goodPassword, makeAccount } from './auth-peer.ts'
import { addAxe, findFaults } from './axe.ts'
import { buildEdition } from './edition-build.ts'
import { linkIn, mailTo } from './mail.ts'
import { signInAsAdmin, startProduct, type Product } from './own-product.ts'
import { letters, pdfLetters, pdfLinks } from './pdf-text.ts'
import { enter, fillSignUp, holdBack, registerTeam, settle, toast, waitForBoot } from './steps.ts'

// Wrangler shows what it captured at an address of its own only if this is set.
process.env.X_LOCAL_EXPLORER = 'true'

const { judges, sharing, results, publication } = judgingPanel
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

const wish = 'Our server answers in the inspector, but in no client. Can somebody look?'
const phone = { width: 360, height: 740 }

/** Opens a browser for one person, signed in if they have an account already. */
async function open(browser: Browser, { url }: Product, known?: Parameters<typeof enter>[2]) {
  const context = await browser.newContext({ baseURL: url, viewport: phone })
  const page = await context.newPage()
  // Reported at once, because the message on the page is gone by the time a later step fails.
  page.on('response', (answer) => {
    expect.soft(answer.status(), answer.url()).toBeLessThan(500)
  })
  const { session } = known ? await enter(page, url, known) : { session: undefined }
  return { page, session, close: () => context.close() }
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
  const invitation = await mailTo(request, member.email, /invites you to the team/)
  await visit.page.goto(linkIn(invitation))
  await visit.page.getByRole('link', { name: invitationPage.signedOut.signUp }).click()
  await fillSignUp(visit.page, member)
  await visit.page.goto(linkIn(await mailTo(request, member.email, /Confirm your email/)))
  await visit.page.getByRole('button', { name: confirmPage.kinds.signup.submit }).click()
  await visit.page.waitForURL(/\/account/)
  await visit.page.getByRole('button', { name: accountPage.memberships.acceptLabel('') }).click()
  await expect(toast(visit.page)).toContainText(accountPage.memberships.joined.title)
  await visit.close()

  // Building: the member fills in the check-in, writes the project and hands it in.
  const built = await building
  const judging = buildEdition({ day: days.awarded })
  await product.moveTo(built.dist)
  visit = await open(browser, product, member)
  await visit.page.goto('/account')
  await visit.page.getByRole('link', { name: teamSteps.checkIns.label }).click()
  const { fields, done, reminders } = ownCheckInsPage
  const allMails = () => visit.page.getByRole('link', { name: reminders.all })
  await expect(visit.page.getByRole('button', { name: reminders.turnOff })).toBeVisible()
  await expect(allMails()).toBeVisible()
  await visit.page.getByLabel(standingNames.working).check()
  const progress = visit.page.getByLabel(fields.progress.label)
  const told = 'The server answers all our questions.'
  await progress.fill(told)
  // On a bad line: what is typed stays on the device, and is stored once, though the answer was lost.
  const submit = visit.page.getByRole('button', { name: ownCheckInsPage.submit, exact: true })
  await visit.page.context().setOffline(true)
  await submit.click()
  await expect(toast(visit.page)).toContainText(site.form.network)
  await visit.page.context().setOffline(false)
  await visit.page.reload()
  await expect(progress).toHaveValue(told)
  await visit.page.route('**/api/check-ins/mine/*/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit.click()
  await expect(toast(visit.page)).toContainText(site.form.network)
  await visit.page.unroute('**/api/check-ins/mine/*/*')
  await submit.click()
  await expect(toast(visit.page)).toContainText(done.title)
  await expect(visit.page.getByRole('button', { name: ownCheckInsPage.change })).toBeVisible()

  // They ask for a mentor, an organiser chooses one, and the two write to each other.
  await visit.page.getByLabel(ownMentor.fields.purpose.label).fill(wish)
  await visit.page.getByRole('button', { name: ownMentor.submit }).click()
  await expect(visit.page.getByRole('button', { name: ownMentor.takeBack })).toBeVisible()
  await addAxe(visit.page)
  expect(await findFaults(visit.page)).toEqual([])
  const office = await open(browser, product)
  await signInAsAdmin(office.page, product)
  const said = (title: string) => expect(toast(office.page)).toContainText(title)
  const mentor = await makeAccount(product.url)
  const { waiting, fields: offer, invite: asMentor } = mentoringPanel
  await office.page.goto('/admin?tab=checkIns&part=mentors')
  await expect(office.page.getByText(wish)).toBeVisible()
  await office.page.getByLabel(offer.email.label).fill(mentor.email)
  await office.page.getByLabel(offer.name.label).fill('Ngozi')
  await office.page.getByRole('button', { name: asMentor.submit }).click()
  await said(asMentor.done.title)
  await addAxe(office.page)
  expect(await findFaults(office.page)).toEqual([])
  await office.page.getByRole('radio', { name: mentoringPanel.parts.mentors }).focus()
  for (const key of ['/', 'n', 'g', 'ArrowDown', 'Enter']) await office.page.keyboard.press(key)
  await expect(office.page.getByRole('dialog', { name: 'Ngozi' })).toBeVisible()
  await office.page.keyboard.press('Escape')
  await expect(office.page.getByRole('button', { name: 'Ngozi', exact: true })).toBeFocused()
  await office.page.getByRole('button', { name: waiting.giveLabel('Ngozi', '') }).click()
  await expect(office.page.getByText(waiting.none)).toBeVisible()
  const helper = await open(browser, product, { email: mentor.email, password: goodPassword })
  await helper.page.goto('/account')
  await helper.page.getByRole('link', { name: authPage.accountMenu.mentoring }).click()
  await expect(helper.page.getByText(wish)).toBeVisible()
  for (const text of ['Start with one tool.', 'Then test it.']) {
    await helper.page.getByLabel(mentoringMessageWords.field.label).fill(text)
    await helper.page.getByRole('button', { name: mentoringMessageWords.submit }).click()
    await expect(helper.page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }
  await addAxe(helper.page)
  expect(await findFaults(helper.page)).toEqual([])
  await helper.close()
  await visit.page.reload()
  await expect(visit.page.getByText('Then test it.')).toBeVisible()
  await visit.page.goto('/account')
  await visit.page.getByRole('link', { name: teamSteps.project.label }).click()
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
  const act = async (name: string) => {
    await office.page.getByRole('button', { name, exact: true }).click()
    const question = office.page.getByRole('dialog')
    await question.getByRole('button', { name, exact: true }).click()
    await expect(question).toHaveCount(0)
  }
  const { invite } = judges
  await office.page.goto('/admin?tab=judging')
  await office.page.getByLabel(invite.fields.emails.label).fill(`${judge.email}\nnobody`)
  await office.page.getByRole('button', { name: invite.submit }).click()
  await expect(office.page.getByRole('alert').filter({ hasText: invite.kept })).toContainText(
    'nobody',
  )
  await expect(office.page.getByLabel(invite.fields.emails.label)).toHaveValue('nobody')
  await expect(office.page.getByRole('rowheader', { name: judge.email })).toBeVisible()
  await office.page.getByRole('radio', { name: judgingPanel.parts.judges }).focus()
  await office.page.keyboard.press('/')
  await office.page.keyboard.type(judge.email.slice(0, 8))
  for (const key of ['ArrowDown', 'Enter']) await office.page.keyboard.press(key)
  await expect(office.page.getByRole('dialog', { name: judge.email })).toBeVisible()
  await office.page.keyboard.press('Escape')
  await office.page.getByRole('radio', { name: judgingPanel.parts.sharing }).press('Space')
  await office.page.getByLabel(sharing.fields.perProject.label).fill('1')
  await office.page.getByRole('button', { name: sharing.preview }).click()
  await expect(office.page.getByText(sharing.places(1, 1, 1, 1))).toBeVisible()
  await office.page.getByRole('button', { name: sharing.assign }).click()
  await said(sharing.assigned.title)
  visit = await open(browser, product, { email: judge.email, password: goodPassword })
  await visit.page.goto('/judging')
  await visit.page.getByRole('link', { name: project.title }).click()
  // The network fails, and the judge begins again; then they leave at once and come back.
  const note = visit.page.getByLabel(judgingPage.form.note)
  await visit.page.route('**/scores', (route) => route.abort())
  await note.fill('It ran at once')
  await visit.page.reload()
  await expect(note).toHaveValue('It ran at once')
  await visit.page.unroute('**/scores')
  for (const { id } of evaluationCriteria)
    await visit.page.locator(`input[name=${id}]`).last().press('Space')
  const heading = visit.page.getByRole('heading', { level: 1 })
  await visit.page.getByRole('link', { name: judgingPage.project.back.label }).press('Enter')
  await expect(heading).toHaveText(judgingPage.heading)
  await expect(heading).toBeFocused()
  await visit.page.getByRole('link', { name: project.title }).click()
  await expect(heading).toHaveText(project.title)
  await expect(heading).toBeFocused()
  // Giving the project back needs a reason.
  await visit.page.getByRole('button', { name: judgingPage.conflict.action }).click()
  const question = visit.page.getByRole('dialog')
  await question.getByRole('button', { name: judgingPage.conflict.confirm }).click()
  await expect(question.getByLabel(judgingPage.conflict.reason)).toBeFocused()
  await visit.page.keyboard.press('Escape')
  await expect(visit.page.locator('input:checked')).toHaveCount(evaluationCriteria.length)
  await visit.page.getByRole('button', { name: judgingPage.form.handIn, exact: true }).click()
  await expect(toast(visit.page)).toContainText(judgingPage.form.handedIn.title)
  // Whoever looks at another tab has changed nothing.
  await visit.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await settle(visit.page)
  await visit.page.goto('/judging')
  await expect(visit.page.getByRole('listitem').filter({ hasText: project.title })).toContainText(
    judgingPage.states['handed-in'],
  )
  await visit.close()

  // After: one act publishes the results, one the projects, and everybody reads them, without JavaScript too.
  await office.page.goto('/admin?tab=judging&part=results')
  await expect(office.page.getByRole('img', { name: results.spread([100]) })).toBeVisible()
  await addAxe(office.page)
  expect(await findFaults(office.page)).toEqual([])
  await office.page.getByRole('radio', { name: judgingPanel.parts.publication }).press('Space')
  await act(publication.results.publish)
  await said(publication.results.done.title)
  await act(publication.gallery.publish)
  await expect(office.page.getByRole('link', { name: publication.gallery.link })).toBeVisible()
  expect(await findFaults(office.page)).toEqual([])
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
  // The boot script may run before the rest of the styles are there.
  const release = await holdBack(office.page, /\/home-[^/]*\.css/)
  await office.page.goto('/', { waitUntil: 'commit' })
  await waitForBoot(office.page)
  release()
  await expect(
    office.page.getByRole('heading', { name: projectsPage.winners.heading }),
  ).toBeVisible()
  await expect(office.page.getByRole('link', { name: project.title })).toBeVisible()

  // No check-in is left to remind the lead of.
  visit = await open(browser, product, { email: lead.email, password: goodPassword })
  await visit.page.goto('/account/check-ins')
  await expect(allMails()).toBeVisible()
  await expect(visit.page.getByRole('button', { name: reminders.turnOff })).toHaveCount(0)

  // The lead makes a certificate, whose file and page say the same.
  await visit.page.goto('/account')
  await visit.page.getByRole('link', { name: accountPage.certificates.action }).click()
  const { form, held } = ownCertificatesPage
  await visit.page.getByLabel(form.agree).check()
  await visit.page.getByRole('button', { name: form.submit }).click()
  const saving = visit.page.waitForEvent('download')
  await visit.page.getByRole('button', { name: held.download }).click()
  const file = await readFile(await (await saving).path())
  await addAxe(visit.page)
  expect(await findFaults(visit.page)).toEqual([])
  await visit.page.getByRole('link', { name: held.check }).click()
  await expect(visit.page.getByRole('heading', { name: certificatePage.valid.state })).toBeVisible()
  expect(pdfLinks(file)).toEqual([visit.page.url()])
  expect(pdfLetters(file)).toContain(letters(prizes[0]!.place))
  for (const shown of [project.title, prizes[0]!.place])
    await expect(visit.page.getByText(shown)).toBeVisible()
  await addAxe(visit.page)
  expect(await findFaults(visit.page)).toEqual([])
  // Whoever changes or withdraws it by keyboard keeps their place.
  await visit.page.goto('/account/certificates')
  const part = visit.page.locator('section > [tabindex]')
  const press = (name: string) =>
    visit.page.getByRole('button', { name, exact: true }).last().press('Enter')
  for (const name of [held.edit, held.cancel]) {
    await press(name)
    await expect(part).toBeFocused()
  }
  await press(held.withdraw)
  await press(held.withdraw)
  await expect(visit.page.getByRole('button', { name: form.submit })).toBeVisible()
  await expect(part).toBeFocused()
  await visit.close()

  await office.page.goto('/admin?tab=judging&part=publication')
  await act(publication.gallery.withdraw)
  await said(publication.gallery.withdrawn.title)
  expect((await request.get('/projects')).status()).toBe(404)
  await office.close()
  await product.close()
  await built.remove()
  await awarded.remove()
})
