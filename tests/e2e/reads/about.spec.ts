import { expect, test } from 'playwright/test'
import { hubs as allHubs } from '#content/catalogue/hubs.ts'
import { regions } from '#content/catalogue/regions.ts'
import * as edition from '#words/edition.ts'
import { aboutPage } from '#words/pages/about.ts'
import { expectCards, expectHubs, expectLink, expectStats, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the about page says why, what is built, what a hub is, and names every hub and city', async ({
  page,
}) => {
  const { hero, stats, imperative, why, building, hub, hubs, partnerAction, closing } = aboutPage
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expect(page.getByRole('main')).toContainText(edition.dates)
  await expect(page.getByRole('main')).toContainText(hero.text)
  await expectStats(page, stats)
  for (const paragraph of imperative.paragraphs) {
    await expect(part(page, imperative.heading)).toContainText(paragraph)
  }

  expect(why.cards.map(({ title }) => title)).toEqual([
    'AI Sovereignty',
    'Cultural Context',
    'Innovation Hub',
    'Data Sovereignty',
  ])
  await expectCards(part(page, why.heading), why.cards)
  await expectCards(part(page, building.heading), building.cards)
  for (const { title, stat } of building.cards) {
    await expect(item(part(page, building.heading), title)).toContainText(
      `${stat.number} ${stat.label}`,
    )
  }
  await expectCards(part(page, hub.heading), hub.features)

  await expectHubs(part(page, hubs.heading), hubs)
  const cities = part(page, aboutPage.regions.heading)
  for (const region of regions) {
    const shown = cities
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: region.name, exact: true }) })
    await expect(shown.getByRole('listitem')).toHaveText(region.cities.map(({ city }) => city))
  }

  await expectLink(part(page, partnerAction.heading), partnerAction.action, '/sponsors')
  await expect(page.getByRole('heading', { name: closing.heading })).toBeVisible()
  await expect(page.getByText(closing.text)).toBeVisible()
  await expectLink(page.getByRole('main'), closing.action, '/register')
})

test('pointing at a hub on the map marks its card and no other, and pointing at a card its place on the map', async ({
  page,
}) => {
  await page.goto('/about')
  const marked = () =>
    page
      .locator('li.hub')
      .evaluateAll((cards) =>
        cards
          .filter((card) => getComputedStyle(card).outlineStyle !== 'none')
          .map((card) => card.id),
      )
  expect(await marked()).toEqual([])
  for (const { id } of allHubs) {
    await page.locator(`svg [href="#hub-${id}"]`).hover()
    expect(await marked()).toEqual([`hub-${id}`])
  }
  for (const { id } of allHubs) {
    await page.locator(`#hub-${id}`).hover()
    const lit = await page
      .locator('svg [href^="#hub-"]')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link.querySelector('circle')!).strokeWidth === '5px')
          .map((link) => link.getAttribute('href')),
      )
    expect(lit).toEqual([`#hub-${id}`])
  }
})
