import { expect, type Locator, type Page } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { countries } from '#content/countries.ts'
import type { HubWords } from '#web/components/hubs/hub-card.tsx'

/** A section of a page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** An item of a list, by its heading. */
export const item = (within: Locator, title: string) =>
  within
    .getByRole('listitem')
    .filter({ has: within.page().getByRole('heading', { name: title, exact: true }) })
    .last()

/** Every card of a list: its title as heading, its description below. */
export async function expectCards(
  within: Locator,
  cards: readonly { title: string; description: string }[],
) {
  for (const { title, description } of cards)
    await expect(item(within, title)).toContainText(description)
}

export async function expectStats(page: Page, stats: readonly { number: string; label: string }[]) {
  const shown = await page
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')!.textContent,
        row.querySelector('dd')!.textContent,
      ]),
    )
  for (const { number, label } of stats) expect(shown).toContainEqual([label, number])
}

type HubListWords = HubWords & { confirmedHeading: string; pendingHeading: string }

/** All hubs in their two lists, each with its place, its badge and the way to reach it. */
export async function expectHubs(within: Locator, words: HubListWords) {
  for (const hub of hubs) {
    const heading = hub.isConfirmed ? words.confirmedHeading : words.pendingHeading
    const card = within.getByRole('list', { name: heading, exact: true }).locator(`#hub-${hub.id}`)
    const country = countries.find(({ code }) => code === hub.country)!.name
    await expect(card.getByRole('heading')).toHaveText(
      hub.name + (hub.isMain ? words.headquartersBadge : ''),
    )
    await expect(card).toContainText(`${hub.city}, ${country}`)
    await expect(card).toContainText(hub.description)
    const label = hub.isConfirmed
      ? hub.website
        ? words.visit
        : words.contact
      : words.registerInterest
    const address =
      hub.isConfirmed && hub.website ? hub.website : `/contact?hub=${hub.id}#hub-interest`
    await expect(card.getByRole('link')).toHaveText(`${label} ${hub.city}`)
    await expect(card.getByRole('link')).toHaveAttribute('href', address)
    await expect(within.locator(`svg a[href="#hub-${hub.id}"]`), 'the map leads to it').toHaveCount(
      1,
    )
  }
}

/** A link of the page with its label leads there. */
export async function expectLink(within: Page | Locator, label: string, href: string) {
  await expect(within.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
    'href',
    href,
  )
}
