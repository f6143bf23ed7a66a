import { expect } from 'playwright/test'
import { accountPage } from '#words/pages/account.ts'
import { joinPage } from '#words/pages/join.ts'
import { addAxe, findFaults } from './axe.ts'
import { enter, registerTeam, toast } from './steps.ts'
import { test } from './visitor.ts'

const { team: words, memberships } = accountPage

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
  const { link } = ((await made.json()) as { teams: { link: string }[] }).teams[0]!

  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
  })
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByText(joinPage.signedOut.text)).toBeVisible()
  await enter(guest, baseURL!)
  await guest.goto('/account')
  await guest.goto(link)
  await guest.getByLabel(joinPage.fields.name.label).fill('Naledi Moyo')
  await guest.getByLabel(joinPage.fields.note.label).fill('We met in Lusaka')
  await addAxe(guest)
  expect(await findFaults(guest)).toEqual([])
  await guest.getByRole('button', { name: joinPage.submit }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(joinPage.sent.heading)

  await page.reload()
  await expect(page.getByText('We met in Lusaka')).toBeVisible()
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.asked.acceptLabel('Naledi Moyo') }).click()
  await expect(toast(page)).toContainText(words.asked.accepted.title)
  await page.getByRole('button', { name: words.joinLabel }).click()
  await expect(page.getByText(words.states.joined)).toHaveCount(2)
  await page.getByRole('button', { name: words.link.renew }).click()
  await expect(toast(page)).toContainText(words.link.renewed.title)
  await guest.goto('/account')
  await expect(guest.getByText(memberships.together)).toContainText('Naledi Moyo')
  await guest.goto(link)
  await expect(guest.getByText(/no longer works/)).toBeVisible()
  await context.close()
})
