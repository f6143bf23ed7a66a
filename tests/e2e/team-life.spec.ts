import { expect, type Page, type Route } from 'playwright/test'
import { draftNote } from '#words/drafts.ts'
import { accountPage } from '#words/pages/account.ts'
import { invitationPage } from '#words/pages/invitation.ts'
import { joinPage } from '#words/pages/join.ts'
import { site } from '#words/site.ts'
import { addAxe, findFaults } from './axe.ts'
import { allMailTo, linkIn, mailTo } from './mail.ts'
import { enter, registerTeam, toast } from './steps.ts'
import { test } from './visitor.ts'

const phone = { width: 360, height: 740 }
test.use({ viewport: phone })

const { team: words, memberships } = accountPage

type Team = { id: string; teamName: string; link: string | null; members: object[] }
type Ending = (route: Route) => Promise<void>

/** The network fails before the request arrives, and after. */
const cut: Ending = (route) => route.abort()
const loseAnswer: Ending = async (route) => {
  await route.fetch()
  await route.abort()
}

/** Does something while every request to `files` ends like that. */
async function during(
  page: Page,
  ending: Ending,
  files: string | RegExp,
  act: () => Promise<void>,
) {
  await page.route(files, ending)
  await act()
  await page.unroute(files)
}

/** Lets the page ask again for what it shows, as when the network is back, until `seen` holds: it does not ask twice in two seconds. */
const reconnect = (page: Page, seen: () => Promise<unknown>) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await seen()
  }).toPass()

const failed = (page: Page) => expect(toast(page)).toContainText(site.form.network)

test('on a phone whose network fails at every step a team is changed, joined, handed over and left, and nothing is lost or done twice', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const lead = await enter(page, baseURL!)
  await registerTeam(request, baseURL!, lead.email)
  const open = async () => {
    const context = await browser.newContext({ baseURL: baseURL!, viewport: phone })
    const visitor = await context.newPage()
    return { visitor, ...(await enter(visitor, baseURL!)) }
  }
  const { visitor: guest, email: guestEmail } = await open()
  const { visitor: asker } = await open()
  const press = (name: string, of = page) => of.getByRole('button', { name, exact: true }).click()

  // Neither the team nor the code of its form comes: each says so in its place, and the rest of the page stays.
  await during(page, cut, '**/api/teams/mine', async () => {
    await page.goto('/account')
    await expect(page.getByText(accountPage.failed.text)).toBeVisible()
  })
  await press(accountPage.failed.retry)
  const edit = page.getByRole('button', { name: words.edit })
  const name = page.locator('main [name=teamName]')
  const part = page.getByRole('region', { name: words.heading })
  await expect(edit).toBeVisible()
  await page.context().setOffline(true)
  await edit.click()
  await expect(part.getByText(site.form.failedToLoad)).toBeVisible()
  await expect(part.getByRole('button', { name: site.form.retry })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountPage.heading)
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await page.context().setOffline(false)
  await press(site.form.retry)
  // A browser that remembers the failure gets the code by loading the page, once.
  await edit.or(name).first().waitFor()
  if (await edit.isVisible()) await edit.click()

  // What was typed over what was stored survives a reload, in the form that somebody opens again.
  await page.locator('main [name="members.1.name"]').fill('Changed Name')
  await page.reload()
  await edit.click()
  await expect(page.locator('main [name="members.1.name"]')).toHaveValue('Changed Name')
  await expect(part.getByText(draftNote.text)).toBeVisible()
  await page.locator('main [name="members.1.name"]').fill('Mutale Phiri')

  // A change keeps what was typed, and is stored once, though its answer was lost; so one invitation is sent.
  await page.locator('main [name="members.1.email"]').fill(guestEmail)
  for (const ending of [cut, loseAnswer])
    await during(page, ending, '**/api/teams/mine/*', async () => {
      await press(words.save)
      await failed(page)
    })
  await expect(page.locator('main [name="members.1.email"]')).toHaveValue(guestEmail)
  await press(words.save)
  await expect(toast(page)).toContainText(words.toast.title)

  // Somebody else changes the team while its form is open, and the page reads it again: that is not passed over.
  await edit.click()
  const headers = { authorization: `Bearer ${lead.session!.access_token}` }
  const readTeam = async () => {
    const answer = await request.get('/api/teams/mine', { headers })
    return ((await answer.json()) as { teams: Team[] }).teams[0]!
  }
  const team = await readTeam()
  const members = team.members.map((one) => ({ ...one, githubUrl: '', huggingfaceUrl: '' }))
  const data = { ...team, members, trackId: 'education-learning' }
  const changed = await request.patch(`/api/teams/mine/${team.id}`, { headers, data })
  expect(changed.status()).toBe(200)
  await reconnect(page, () => page.waitForResponse('**/api/teams/mine', { timeout: 1000 }))
  await name.fill(`${team.teamName} again`)
  await press(words.save)
  await expect(page.getByText(words.conflict)).toBeVisible()
  await expect(name).toHaveValue(`${team.teamName} again`)
  expect(await readTeam()).toMatchObject({ trackId: 'education-learning' })
  await press(words.save)
  await expect(toast(page)).toContainText(words.toast.title)

  // The link is made although the answer is lost: the page shows what is so.
  await during(page, loseAnswer, '**/link', async () => {
    await press(words.link.make)
    await failed(page)
  })
  await expect(page.getByRole('button', { name: words.link.copy })).toBeVisible()

  // An invitation is read once the network is back, and accepted with the press that gets through.
  const invitation = linkIn(await mailTo(request, guestEmail, /invites you to the team/))
  await during(guest, cut, '**/invitations/read', async () => {
    await guest.goto(invitation)
    await expect(guest.getByText(site.form.network)).toBeVisible()
  })
  // Whoever signs out there to use the invited address keeps their place.
  const { visitor: other } = await open()
  await other.goto(invitation)
  await other.getByRole('button', { name: invitationPage.otherAccount.signOut }).press('Enter')
  await expect(other.getByText(invitationPage.signedOut.text(guestEmail))).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  const heading = guest.getByRole('heading', { level: 1 })
  await reconnect(guest, () => expect(heading).toContainText(team.teamName, { timeout: 1000 }))
  for (const ending of [cut, loseAnswer])
    await during(guest, ending, '**/membership', async () => {
      await press(invitationPage.accept, guest)
      await failed(guest)
    })
  await press(invitationPage.accept, guest)
  await expect(toast(guest)).toContainText(invitationPage.accepted.title)
  await expect(guest.getByText(memberships.together)).toBeVisible()
  expect(await allMailTo(request, guestEmail)).toHaveLength(1)

  // Whoever comes by the link asks once, and is let in once.
  await asker.goto((await readTeam()).link!)
  await asker.getByLabel(joinPage.fields.name.label).fill('Naledi Moyo')
  for (const ending of [cut, loseAnswer])
    await during(asker, ending, '**/api/teams/requests', async () => {
      await press(joinPage.submit, asker)
      await failed(asker)
    })
  await press(joinPage.submit, asker)
  await expect(asker.getByRole('heading', { level: 1 })).toHaveText(joinPage.sent.heading)
  const accept = page.getByRole('button', { name: words.asked.acceptLabel('Naledi Moyo') })
  await reconnect(page, () => expect(accept).toHaveCount(1, { timeout: 1000 }))
  await during(page, loseAnswer, '**/requests/*', async () => {
    await accept.click()
    await failed(page)
  })
  await expect(accept).toHaveCount(0)
  await expect(page.getByText(words.joinedSoFar(2, 3))).toBeVisible()

  // The team is handed over and left, and each page says so although the answer was lost.
  await press(words.handOver.labelOf('Mutale Phiri'))
  await during(page, loseAnswer, '**/lead', async () => {
    await page.getByRole('dialog').getByRole('button', { name: words.handOver.label }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await failed(page)
  await expect(page.getByRole('button', { name: words.edit })).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('button', { name: words.edit })).toBeVisible()
  await asker.goto('/account')
  await asker
    .getByRole('button', { name: memberships.leave.labelOf(`${team.teamName} again`) })
    .click()
  const leave = asker.getByRole('dialog').getByRole('button', { name: memberships.leave.label })
  await during(asker, loseAnswer, '**/membership', async () => {
    await leave.click()
    await expect(asker.getByRole('alert').getByText(site.form.network)).toBeVisible()
  })
  await leave.click()
  await expect(asker.getByRole('dialog')).toHaveCount(0)
  await expect(toast(asker)).toContainText(memberships.leave.done.title)
  await expect(asker.getByText(words.empty)).toBeVisible()
  await guest.context().close()
  await asker.context().close()
})
