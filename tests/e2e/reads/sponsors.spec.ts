import { expect, test } from 'playwright/test'
import { tiers } from '#content/catalogue/partnerships.ts'
import { sponsors } from '#content/facts/sponsors.ts'
import { whyPartner } from '#words/benefits.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { expectCards, expectHubs, expectLink, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the sponsors page has the benefits and each tier with price, availability and what it includes', async ({
  page,
}) => {
  const { hero, why, form, strategic } = sponsorsPage
  const words = sponsorsPage.tiers
  await page.goto('/sponsors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expectLink(page, hero.register, '#apply')
  await expectLink(page, hero.download, '/partnership-deck.pdf')
  expect(whyPartner.map(({ title }) => title)).toEqual([
    'Continental Reach',
    'AI Innovation Focus',
    'Talent Pipeline',
  ])
  await expectCards(part(page, why.heading), whyPartner)

  expect(tiers.map(({ price }) => price)).toEqual([
    '$8,500+',
    '$5,000-$8,499',
    '$2,500-$4,999',
    '$1,000+',
  ])
  for (const tier of tiers) {
    const card = page.locator(`li#${tier.id}`)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(tier.name)
    await expect(card).toContainText(tier.subtitle)
    await expect(card).toContainText(tier.price)
    if (tier.badge) await expect(card.locator('.badge')).toHaveText(tier.badge)
    await expect(card).toContainText(tier.availability)
    await expect(card.getByRole('listitem')).toHaveText([...tier.benefits])
    const action = card.getByRole('link', { name: words.actionLabel(tier.name) })
    await expect(action).toHaveText(words.action)
    await expect(action).toHaveAttribute('href', `/sponsors?tier=${tier.id}#apply`)
  }
  const [first, second] = sponsors.filter(({ level }) => level === 'premier')
  await expect(page.locator('li#premier')).toContainText(
    `Taken by ${first!.name} and ${second!.name}`,
  )
  await expect(page.locator('li#gold')).toContainText('Limited Availability')

  await expect(part(page, form.heading)).toContainText('within 48 hours')
  await expectLink(part(page, form.heading), strategic.action, '/partner')
})

test('the sponsors page lists the hubs with their status and how to reach or host one', async ({
  page,
}) => {
  const { hubs } = sponsorsPage
  await page.goto('/sponsors')
  await expectHubs(part(page, hubs.heading), hubs)
  await expect(part(page, hubs.heading)).toContainText(hubs.note)
  await expectLink(part(page, hubs.heading), hubs.noteAction, '/contact#hub-interest')
})
