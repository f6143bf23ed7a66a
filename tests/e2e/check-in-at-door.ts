import { expect, type Page } from 'playwright/test'
import { doorPage as words } from '#words/pages/door.ts'
import { ownPassPage } from '#words/pages/own-pass.ts'
import { addAxe, findFaults } from './axe.ts'
import type { Server } from './seeded-server.ts'
import { enter, registerTeam } from './steps.ts'

/** Has a member show their pass, and an organizer let them in while the network fails: what waits is counted later, once. */
export async function checkInAtDoor(page: Page, server: Server) {
  const browser = page.context().browser()!
  const phone = { baseURL: server.url, viewport: { width: 360, height: 740 } }
  const member = await (await browser.newContext(phone)).newPage()
  const { email, session } = await enter(member, server.url)
  const { request } = member.context()
  await registerTeam(request, server.url, email)
  const headers = { authorization: `Bearer ${session!.access_token}` }
  const own = await request.get('/api/teams/mine', { headers })
  const { teams } = (await own.json()) as { teams: { id: string }[] }
  await request.put(`/api/teams/mine/${teams[0]!.id}/membership`, { headers })
  await member.goto('/account/pass')
  await expect(member.getByRole('img', { name: ownPassPage.qrLabel })).toBeVisible()
  const code = await member.locator('#pass-code').innerText()
  // The pass that is open needs no network.
  await member.context().setOffline(true)
  await expect(member.getByText(code)).toBeVisible()

  await enter(page, server.url, server.staff.organizer)
  await page.goto('/door')
  await expect(page.locator('#inside')).toHaveText(words.inside(0, 1))
  const typeCode = async (typed: string) => {
    await page.getByLabel(words.code.label).fill(typed)
    await page.getByRole('button', { name: words.code.submit, exact: true }).first().click()
  }
  const states = page.locator('#scans ~ ul [data-state]')
  const sending = '**/api/attendance/*/scans'
  await page.route(sending, (route) => route.abort('internetdisconnected'))
  await typeCode(code)
  await typeCode('7KXM-2Q9R-T4AB')
  await typeCode(code)
  const { waiting, refused, already, in: isIn } = words.scans.states
  await expect(states).toHaveText([waiting, waiting, waiting])
  await expect(page.getByText(words.offline)).toBeVisible()
  // The page may be closed meanwhile: the scans are on the device.
  await page.reload()
  await expect(states).toHaveText([waiting, waiting, waiting])
  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(states).toHaveText([already, refused, isIn])
  await expect(page.locator('#inside')).toHaveText(words.inside(1, 1))
  await expect(page.getByText(words.offline)).toHaveCount(0)
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await member.context().close()
}
