import { expect, test } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { countries } from '#content/countries.ts'
import { registerPage } from '#words/pages/register.ts'
import { expectCards, expectLink, expectStats, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

const withoutSoftHyphens = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll('\u00AD', ''))

test('the registration page says that it is open, for whom, what a team receives and when', async ({
  page,
}) => {
  const { badge, hero, stats, benefits, journey } = registerPage
  await page.goto('/register')
  const top = page.locator('main > div').first()
  await expect(top).toContainText(hero.title)
  await expect(top.locator('.badge').filter({ visible: true })).toHaveText('Registration Now Open')
  expect(badge.open).toBe('Registration Now Open')
  await expectLink(top, 'as a Participant', '#form')
  await expectLink(top, 'as a Host/Sponsor', '/sponsors')
  expect(stats).toHaveLength(4)
  await expectStats(page, [...stats])
  expect(benefits.cards).toHaveLength(4)
  await expectCards(part(page, benefits.heading), benefits.cards)

  const statuses = ['Active', 'Upcoming', 'Upcoming']
  for (const [index, { phase, duration, description }] of journey.phases.entries()) {
    const card = item(part(page, journey.heading), phase)
    await expect(card).toContainText(duration)
    await expect(card).toContainText(description)
    await expect(card.locator('.badge').filter({ visible: true })).toHaveText(statuses[index]!)
  }
})

test('the registration form shows all its fields and choices before any script', async ({
  page,
}) => {
  const { form } = registerPage
  const { fields } = form
  await page.goto('/register')
  const options = (label: string) =>
    page.getByLabel(label, { exact: true }).first().locator('option')
  await expect(options(fields.country.label)).toHaveCount(countries.length + 1)
  const names = await options(fields.country.label).allTextContents()
  expect(names).toEqual(expect.arrayContaining(countries.map(({ name }) => name)))
  await expect(options(fields.hubId.label)).toHaveText([
    fields.hubId.placeholder,
    ...hubs.map(({ city, isConfirmed }) => (isConfirmed ? city : form.pendingHub(city))),
  ])
  const group = (label: string) => page.getByRole('radiogroup', { name: label, exact: true })
  const choices = group(fields.trackId.label).locator('label')
  expect(withoutSoftHyphens(await choices.allTextContents())).toEqual(
    tracks.map(({ name }) => name),
  )
  await expect(group(fields.participationMode.label).getByRole('radio')).toHaveCount(2)
  for (const { label } of Object.values(form.modes))
    await expect(page.getByRole('radio', { name: label })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: form.onTeam.label })).toBeChecked()
  const links = [fields.githubUrl, fields.huggingfaceUrl]
  for (const [heading, labels] of [
    [form.onTeam.heading(), links],
    [form.memberHeading(2), [fields.memberName, fields.memberEmail, ...links]],
  ] as const) {
    const member = page.getByRole('group', { name: heading })
    await member.getByText(form.addLinks).click()
    for (const { label } of labels) await expect(member.getByLabel(label)).toBeVisible()
  }
})
