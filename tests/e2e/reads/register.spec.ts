import { expect, test } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { countries } from '#content/countries.ts'
import { registerPage } from '#words/pages/register.ts'
import { expectCards, expectLink, expectStats, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the registration page says that it is open, for whom, what a team receives and when', async ({
  page,
}) => {
  const { badge, hero, stats, benefits, journey } = registerPage
  await page.goto('/register')
  const top = page.locator('main > div').first()
  await expect(top).toContainText(hero.title)
  await expect(top.locator('.badge')).toHaveText('Registration Now Open')
  expect(badge.open).toBe('Registration Now Open')
  await expectLink(top, 'as a Participant', '#form')
  await expectLink(top, 'as a Host/Sponsor', '/sponsors')
  expect(stats).toHaveLength(4)
  await expectStats(
    page,
    stats.map(({ value, label }) => ({ number: value, label })),
  )
  expect(benefits.cards).toHaveLength(4)
  await expectCards(part(page, benefits.heading), benefits.cards)

  expect(journey.phases.map(({ status }) => status)).toEqual(['active', 'upcoming', 'upcoming'])
  for (const { phase, duration, description, status } of journey.phases) {
    const card = item(part(page, journey.heading), phase)
    await expect(card).toContainText(duration)
    await expect(card).toContainText(description)
    await expect(card.locator('.badge')).toHaveText(journey.statusLabels[status])
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
  await expect(options(fields.hub.label)).toHaveText([
    fields.hub.placeholder,
    ...hubs.map(({ city, isConfirmed }) => (isConfirmed ? city : form.pendingHub(city))),
  ])
  await expect(options(fields.track.label)).toHaveText([
    fields.track.placeholder,
    ...tracks.map(({ name }) => name),
  ])
  await expect(page.getByRole('radio')).toHaveCount(2)
  for (const { label } of Object.values(form.modes))
    await expect(page.getByRole('radio', { name: label })).toBeVisible()
  for (const position of [1, 2]) {
    const member = page.getByRole('group', { name: form.memberHeading(position) })
    const labels = [fields.memberName, fields.memberEmail, fields.githubUrl, fields.huggingfaceUrl]
    for (const { label } of labels) await expect(member.getByLabel(label)).toBeVisible()
  }
})
