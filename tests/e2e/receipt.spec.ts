import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { draftNote } from '#words/drafts.ts'
import { livePoster } from '#words/pages/live-poster.ts'
import { receipt } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'
import { trackNames } from '#words/track-names.ts'
import { fill, filledForms } from './filled-forms.ts'
import { solveCaptcha } from './steps.ts'
import { test } from './visitor.ts'

const { form: words } = registerPage
const { path, draft, typed } = filledForms.find(({ name }) => name === 'the team form')!

test.use({ viewport: { width: 320, height: 640 } })

/** Registers a team of that name on the page; the server's answer is made up. */
async function register(page: Page, teamName: string) {
  await page.route('**/api/teams', (route) =>
    route.fulfill({ status: 201, json: { id: '1', createdAt: new Date().toISOString() } }),
  )
  await page.goto(path)
  const form = page.locator(`form[data-draft=${draft}]`)
  await fill(form, { ...typed('chipo@example.org'), teamName })
  await solveCaptcha(page)
  await form.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: receipt.title })).toBeFocused()
  // It has taken the place of the page that invited the team.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receipt.title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

for (const [kind, name, direction] of [
  ['of sixty letters without a space', 'Baobab'.repeat(10), 'ltr'],
  ['in Arabic', 'فريق بناة نهر النيل 2025', 'rtl'],
  ['in Amharic', 'የአዲስ አበባ ገንቢዎች', 'ltr'],
] as const)
  test(`a team with a name ${kind} gets a poster to share and to save`, async ({ page }) => {
    await register(page, name)
    const shown = page.getByRole('figure').getByText(name)
    await expect(shown).toHaveCSS('direction', direction)
    const share = page.getByRole('link', { name: receipt.share })
    const shared = new URL((await share.getAttribute('href'))!)
    expect(shared.origin).toBe('https://wa.me')
    expect(shared.searchParams.get('text')).toContain(name)
    expect(shared.searchParams.get('text')).toContain(`${event.origin}/register`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: receipt.save }).click()
    const picture = await readFile(await (await saved).path())
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })

test('on paper the receipt stands alone, with what was registered, and no wider than the sheet', async ({
  page,
}) => {
  await register(page, 'Kei River Collective')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1000 })
  await expect(page.getByRole('figure').getByText('Kei River Collective')).toBeVisible()
  await expect(page.getByText('chipo@example.org')).toBeVisible()
  await expect(page.getByRole('heading', { name: registerPage.hero.title })).toBeHidden()
  await expect(page.getByRole('link', { name: receipt.share })).toBeHidden()
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.querySelector('.receipt')!.clientHeight,
  }))
  expect(width).toBeLessThanOrEqual(680)
  expect(height).toBeLessThanOrEqual(1000)
})

test('beside the form stands its poster, on a phone below its button: an example, then the name as it is typed and the track as it is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const poster = page.locator('.sheet-list figure')
  const whole = page.locator('.sheet-list')
  await expect(whole).toContainText(livePoster.example.mark)
  await expect(poster).toContainText(livePoster.example.name)
  const first = await poster.locator('svg').innerHTML()
  await page.getByLabel(words.fields.teamName.label).fill('Kei River Collective')
  await page.getByRole('radio', { name: trackNames['legal-technology'] }).check()
  await expect(whole).toContainText(livePoster.mark)
  await expect(poster).toContainText('Kei River Collective')
  await expect(poster).toContainText(trackNames['legal-technology'])
  expect(await poster.locator('svg').innerHTML()).not.toBe(first)
  const small = page.locator('form figure')
  await expect(small).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(poster).toBeHidden()
  await expect(small).toBeVisible()
  await expect(small).toContainText('Kei River Collective')
})

test('a link from a track opens the form with that track chosen, in the place of one from an earlier visit', async ({
  page,
}) => {
  const track = (name: string) => page.getByRole('radio', { name })
  await page.goto(path)
  await track(trackNames['open-innovation']).check()
  await page.goto(`${path}?track=legal-technology#form`)
  await expect(track(trackNames['legal-technology'])).toBeChecked()
  await page.getByLabel(words.fields.teamName.label).fill('Kei River Collective')
  await expect(page.getByRole('status').getByText(draftNote.text)).toHaveCount(0)
  await expect(track(trackNames['legal-technology'])).toBeChecked()
  await page.goto(`${path}?track=no-such-track#form`)
  await expect(track(trackNames['legal-technology'])).toBeChecked()
})

test('only a team that takes part in person is asked for its hub', async ({ page }) => {
  const hub = page.getByLabel(words.fields.hubId.label, { exact: true })
  const mode = (name: keyof typeof words.modes) =>
    page.getByRole('radio', { name: words.modes[name].label })
  await page.goto(path)
  await expect(page.getByLabel(words.fields.teamName.label)).toBeVisible()
  await expect(hub).toBeHidden()
  await mode('in-person').check()
  await expect(hub).toBeVisible()
  await mode('virtual').check()
  await expect(hub).toBeHidden()
})
