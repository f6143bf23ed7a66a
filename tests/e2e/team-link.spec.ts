import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { noContact } from '#words/matching-messages.ts'
import { accountPage } from '#words/pages/account.ts'
import { findTeamPage as cards } from '#words/pages/find-team.ts'
import { joinPage } from '#words/pages/join.ts'
import { ownTalentPage as talent } from '#words/pages/own-talent.ts'
import { site } from '#words/site.ts'
import { consent, publicLink } from '#words/talent-messages.ts'
import { addAxe, findFaults } from './axe.ts'
import { linkIn, mailTo } from './mail.ts'
import { enter, fillSignUp, makePerson, pressLink, registerTeam, toast } from './steps.ts'
import { test } from './visitor.ts'

const { team: words, memberships, keptTeam: kept } = accountPage

test.use({ viewport: { width: 360, height: 740 } })

test('somebody asks to join by the link of a team, and the lead lets them in and renews the link', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const lead = await enter(page, baseURL!)
  await registerTeam(request, baseURL!, lead.email)
  const headers = { authorization: `Bearer ${lead.session!.access_token}` }
  await page.goto('/account')
  await page.getByRole('button', { name: words.link.make }).click()
  await expect(page.getByRole('button', { name: words.link.copy })).toBeVisible()
  const made = await request.get('/api/teams/mine', { headers })
  const { id, link, teamName } = ((await made.json()) as { teams: Record<string, string>[] })
    .teams[0]!
  const card = { languages: ['en'], skills: 'Maps', about: 'We look for two people who know maps.' }
  await request.put(`/api/matching/teams/${id}/card`, { headers, data: card })

  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
  })
  const guest = await context.newPage()
  await guest.goto(link!)
  await signUpByLink(guest, request, link!)
  await guest.getByRole('link', { name: accountPage.findTeam.action }).click()
  await findTeam(guest, teamName!)
  await page.goto('/account/find-a-team')
  await expect(page.getByText('May I join you?')).toBeVisible()
  await expect(
    page.getByRole('button', { name: cards.card.label(cards.messages.answer, 'Naledi Moyo') }),
  ).toBeVisible()
  await guest.goto('/account')
  await guest.getByRole('link', { name: kept.action }).click()
  await guest.getByLabel(joinPage.fields.name.label).fill('Naledi Moyo')
  await guest.getByLabel(joinPage.fields.note.label).fill('We met in Lusaka')
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
  await guest.getByRole('button', { name: joinPage.submit }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(joinPage.sent.heading)
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused()
  await guest.goto('/account')
  await expect(guest.getByRole('region', { name: accountPage.team.heading })).toContainText(
    teamName!,
  )
  // Who has asked, leads or has joined is not asked to ask.
  const standsAs = async (of: Page, standing: 'asked' | 'lead' | 'joined', at = link!) => {
    await of.goto(at)
    await expect(of.getByText(joinPage.standings[standing])).toBeVisible()
    await expect(of.getByRole('button', { name: joinPage.submit })).toHaveCount(0)
  }
  await standsAs(guest, 'asked')
  await standsAs(page, 'lead')
  await expect(page.getByRole('button', { name: joinPage.standings.copy })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText('We met in Lusaka')).toBeVisible()
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.asked.acceptLabel('Naledi Moyo') }).click()
  await expect(toast(page)).toContainText(words.asked.accepted.title)
  // The request is gone with what was pressed, and the focus stays in its part of the page.
  await expect(page.locator('#team :focus')).toBeVisible()
  await page.getByRole('button', { name: words.joinLabel }).click()
  await expect(page.getByText(words.joinedSoFar(2, 3))).toBeVisible()
  await page.getByRole('button', { name: words.link.renew }).click()
  await expect(toast(page)).toContainText(words.link.renewed.title)
  const renewed = await request.get('/api/teams/mine', { headers })
  const [own] = ((await renewed.json()) as { teams: { link: string }[] }).teams
  await standsAs(guest, 'joined', own!.link)
  await guest.goto('/account')
  await expect(guest.getByText(memberships.together)).toContainText('Naledi Moyo')
  await expect(guest.getByRole('region', { name: kept.label })).toHaveCount(0)
  await joinTalentList(guest)
  await guest.goto(link!)
  await expect(guest.getByText(/no longer works/)).toBeVisible()
  await context.close()
})

/** Opens the link of a team without an account and makes one, which finds the link; it is sent in no address. */
async function signUpByLink(guest: Page, request: APIRequestContext, link: string) {
  const secret = link.split('=')[1]!
  const told: string[] = []
  guest.on('request', (sent) => sent.url().split('#')[0]!.includes(secret) && told.push(sent.url()))
  await guest.goto(link)
  await expect(guest.getByText(joinPage.signedOut.text)).toBeVisible()
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
  await guest.getByRole('link', { name: joinPage.signedOut.signUp }).click()
  const person = makePerson('Naledi', 'Moyo')
  await fillSignUp(guest, person)
  await pressLink(
    guest,
    linkIn(await mailTo(request, person.email, /Confirm your email/)),
    'signup',
  )
  await guest.waitForURL('/account')
  await expect(guest.getByRole('region', { name: kept.label })).toBeVisible()
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
  expect(told).toEqual([])
}

/** Puts up a card, finds that of a team by a filter, and writes to it. */
async function findTeam(guest: Page, teamName: string) {
  const { own, form, list, write, failed } = cards
  await guest.getByRole('button', { name: own.add }).click()
  await guest.getByLabel(form.name.label).fill('Naledi Moyo')
  await guest.locator('[name=country]').first().selectOption('ZM')
  await guest.getByLabel('Open Innovation').check()
  await guest.getByLabel('English').check()
  await guest.getByLabel(form.skills.label).first().fill('Node.js, design')
  await guest.getByLabel(form.about.label).fill('I draw maps. Find me under wa.me/260971234567.')
  await guest.getByRole('button', { name: form.save }).click()
  await expect(guest.getByText(noContact)).toBeVisible()
  await expect(guest.getByLabel(form.about.label)).toBeFocused()
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
  await guest.getByLabel(form.about.label).fill('I draw maps, and look for a team.')
  await guest.getByRole('button', { name: form.save }).click()
  await expect(toast(guest)).toContainText(own.saved.title)
  // The form closes once the cards have been loaded again.
  await expect(guest.getByLabel(form.about.label)).toHaveCount(0)

  // By keyboard, because the page may still be scrolling to the focused element.
  await guest.getByText(list.filters).press('Enter')
  await guest.getByLabel(list.kind.label).selectOption('team')
  await guest.getByLabel(list.skills.label).fill('maps')
  const narrowed = guest.waitForResponse(/matching\/cards\?.*skills=maps/)
  await guest.getByRole('button', { name: list.show }).click()
  await narrowed
  await expect(guest).toHaveURL('/account/find-a-team?kind=team&skills=maps')
  // Without a network list and dialog say so, and the cards stay.
  const writeToTeam = guest.getByRole('button', {
    name: cards.card.label(cards.card.write, teamName),
  })
  const retry = guest.getByRole('dialog').getByRole('button', { name: site.form.retry })
  await expect(writeToTeam).toBeVisible()
  await guest.context().setOffline(true)
  await guest.getByLabel(list.skills.label).fill('')
  await guest.getByRole('button', { name: list.show }).click()
  await expect(guest.getByRole('alert').getByRole('button', { name: failed.retry })).toBeVisible()
  await writeToTeam.press('Enter')
  await expect(retry).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(retry).toHaveCount(0)
  await expect(writeToTeam).toBeFocused()
  await guest.context().setOffline(false)
  // A browser that remembers the failure gets the code by loading the page, once.
  await expect(async () => {
    if (await retry.isHidden()) await writeToTeam.press('Enter')
    else await retry.press('Enter')
    await expect(guest.getByLabel(write.message.label)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await guest.getByLabel(write.message.label).fill('May I join you?')
  await guest.getByRole('button', { name: write.send }).click()
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await expect(toast(guest)).toContainText(write.done.title)
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
}

/** Puts a member on the talent list, and takes them off again. */
async function joinTalentList(member: Page) {
  const { form, held, noTeam } = talent
  await member.getByRole('link', { name: accountPage.talent.action }).click()
  await expect(member.getByText(noTeam.text)).toHaveCount(0)
  await member.getByLabel(form.name.label, { exact: true }).fill('Naledi Moyo')
  await member.getByLabel(form.country.label, { exact: true }).selectOption('ZM')
  await member.getByLabel(form.seeks.label).fill('Cartographer, anywhere')
  await member.getByLabel(form.skills.label, { exact: true }).fill('maps')
  await member.getByLabel('English').check()
  await member.getByLabel(form.about.label).fill('I draw maps that people can carry.')
  await member.getByLabel(form.cvLink.label).fill('http://example.org/cv')
  await member.getByLabel(consent).check()
  await member.getByRole('button', { name: form.join }).click()
  await expect(member.getByText(publicLink)).toBeVisible()
  await addAxe(member)
  expect(await findFaults(member)).toEqual([])
  await member.getByLabel(form.cvLink.label).fill('https://example.org/cv')
  await member.getByRole('button', { name: form.join }).click()
  await expect(member.getByRole('heading', { name: held.heading })).toBeVisible()
  await addAxe(member)
  expect(await findFaults(member)).toEqual([])
  await member.getByRole('button', { name: held.withdraw }).click()
  await member.getByRole('dialog').getByRole('button', { name: held.withdraw }).click()
  await expect(member.getByRole('button', { name: form.join })).toBeVisible()
}
