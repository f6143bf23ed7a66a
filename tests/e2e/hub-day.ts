import { expect, type Page } from 'playwright/test'
import { hubWords } from '#words/hubs.ts'
import { hubOrganisersPanel } from '#words/pages/admin-hub-organisers.ts'
import { doorPage } from '#words/pages/door.ts'
import { ownHubPage } from '#words/pages/own-hub.ts'
import { ownPassPage } from '#words/pages/own-pass.ts'
import { addAxe, findFaults } from './axe.ts'
import { expectNoFault, open } from './dashboard-steps.ts'
import { mailTo } from './mail.ts'
import type { Server } from './seeded-server.ts'
import { enter, registerTeam } from './steps.ts'

const HUB = 'accra'
const { city } = hubWords[HUB]

/** Opens a page as somebody new, on a phone. */
async function openPhone(page: Page, server: Server) {
  const viewport = { width: 360, height: 740 }
  const context = await page.context().browser()!.newContext({ baseURL: server.url, viewport })
  const phone = await context.newPage()
  return { phone, person: await enter(phone, server.url) }
}

/** Registers a team at the hub for somebody who then joins it, and opens their pass; returns its code. */
async function comeWithPass(page: Page, server: Server) {
  const { phone, person } = await openPhone(page, server)
  const { request } = phone.context()
  await registerTeam(request, server.url, person.email, {
    participationMode: 'in-person',
    hubId: HUB,
  })
  const headers = { authorization: `Bearer ${person.session!.access_token}` }
  const own = await request.get('/api/teams/mine', { headers })
  const { teams } = (await own.json()) as { teams: { id: string }[] }
  await request.put(`/api/teams/mine/${teams[0]!.id}/membership`, { headers })
  await phone.goto('/account/pass')
  await expect(phone.getByRole('img', { name: ownPassPage.qrLabel })).toBeVisible()
  const code = await phone.locator('#pass-code').innerText()
  // The pass that is open needs no network.
  await phone.context().setOffline(true)
  await expect(phone.getByText(code)).toBeVisible()
  return { code, phone, teamName: `Team of ${person.email.split('@')[0]}` }
}

/** The outcome of each scan, latest first. */
const statesOf = (phone: Page) =>
  phone.getByRole('region', { name: doorPage.scans.heading }).locator('[data-state]')

/** Lets somebody in while the network fails, in between two wrong codes: what waits is counted later, once. */
async function letIn(phone: Page, code: string) {
  const typeCode = async (typed: string) => {
    await phone.getByLabel(doorPage.code.label).fill(typed)
    await phone.getByRole('button', { name: doorPage.code.submit, exact: true }).first().click()
  }
  const states = statesOf(phone)
  const inside = phone.locator('#inside')
  const [, expected] = /of (\d+)/.exec((await inside.textContent())!)!
  const sending = '**/api/attendance/*/scans'
  await phone.route(sending, (route) => route.abort('internetdisconnected'))
  await typeCode(code)
  await typeCode('7KXM-2Q9R-T4AB')
  await typeCode(code)
  const { waiting, refused, already, in: isIn } = doorPage.scans.states
  await expect(states).toHaveText([waiting, waiting, waiting])
  await expect(phone.getByText(doorPage.offline)).toBeVisible()
  // The page may be closed meanwhile: the scans are on the device.
  await phone.reload()
  await expect(states).toHaveText([waiting, waiting, waiting])
  await phone.unroute(sending)
  await phone.evaluate(() => dispatchEvent(new Event('online')))
  await expect(states).toHaveText([already, refused, isIn])
  await expect(inside).toHaveText(doorPage.inside(1, Number(expected)))
  await expect(phone.getByText(doorPage.offline)).toHaveCount(0)
}

/** Gives a phone a camera before which a pass is held: Chromium reads codes on Android alone. */
const holdPass = (phone: Page, code: string) =>
  phone.addInitScript((seen) => {
    const canvas = document.createElement('canvas')
    setInterval(() => canvas.getContext('2d')!.fillRect(0, 0, 9, 9), 100)
    const BarcodeDetector = class {
      detect = async () => [{ rawValue: seen }]
    }
    Object.assign(globalThis, { BarcodeDetector })
    Object.assign(navigator.mediaDevices, { getUserMedia: async () => canvas.captureStream() })
  }, code)

/** Scans the pass of somebody who is in already with the camera: it is read once, however long it is held there. */
async function scanAgain(phone: Page) {
  const { scan, scans } = doorPage
  const states = statesOf(phone)
  const before = await states.count()
  await phone.getByRole('button', { name: scan.start }).click()
  await expect(states).toHaveCount(before + 1)
  await expect(states.first()).toHaveText(scans.states.already)
  await expect(phone.getByLabel(scan.video)).toBeVisible()
  await phone.getByRole('button', { name: scan.stop }).click()
  await expect(phone.getByLabel(scan.video)).toHaveCount(0)
  await expect(states).toHaveCount(before + 1)
}

/** Opens an address that names no hub: the page says so, and leads people to their own hub. */
async function leaveWrongDoor(phone: Page) {
  const { unknown, hub } = doorPage
  await phone.goto('/door?event=nowhere')
  await expect(phone.getByRole('heading', { name: unknown.heading })).toBeVisible()
  await phone.getByRole('link', { name: unknown.action }).click()
  await expect(phone.getByText(hub(city), { exact: true })).toBeVisible()
}

/** Gives a hub to somebody, who is led to it from a wrong address, finds a team there, lets a member in through a failing network, and is out once the hub is taken away. */
export async function runHub(page: Page, server: Server) {
  const { invite, removeOf, removal } = hubOrganisersPanel
  const { code, phone: member, teamName } = await comeWithPass(page, server)
  const { phone, person } = await openPhone(page, server)
  await open(page, server, 'admin')
  await page.goto('/admin?tab=hubs')
  const invitation = page.getByRole('region', { name: invite.heading })
  await page.getByRole('link', { name: invite.toHub(city) }).click()
  await expect(invitation.getByLabel(invite.hub, { exact: true })).toHaveValue(HUB)
  await expect(invitation.getByLabel(invite.fields.email.label)).toBeFocused()
  await page.keyboard.type(person.email)
  await invitation.getByRole('button', { name: invite.submit }).click()
  await expect(page.getByText(invite.done.text)).toBeVisible()
  await mailTo(page.request, person.email, new RegExp(city))

  await holdPass(phone, code)
  await leaveWrongDoor(phone)
  await phone.goto('/hub')
  await addAxe(phone)
  await expect(phone.getByText(ownHubPage.name(city), { exact: true })).toBeVisible()
  await phone.getByLabel(ownHubPage.search.label).fill(teamName)
  await phone.getByLabel(ownHubPage.search.label).press('Enter')
  await expect(phone.getByRole('heading', { level: 2 })).toHaveText([teamName])
  await expect(phone.getByRole('main')).not.toContainText('@')
  await expectNoFault(phone, 'a hub')
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.getByRole('link', { name: ownHubPage.door }).click()
  await expect(phone).toHaveURL(`/door?event=${HUB}`)
  await letIn(phone, code)
  await scanAgain(phone)
  await addAxe(phone)
  expect(await findFaults(phone)).toEqual([])
  await member.context().close()

  await page.getByRole('button', { name: removeOf(person.email) }).click()
  const dialog = page.getByRole('dialog', { name: removal.label })
  await dialog.getByRole('button', { name: removal.label }).click()
  await expect(page.getByText(removal.done.text)).toBeVisible()
  await phone.goto('/hub')
  await expect(phone.getByRole('link', { name: ownHubPage.account.label })).toBeVisible()
  await expect(phone.getByText(teamName)).toHaveCount(0)
  await phone.context().close()
}
