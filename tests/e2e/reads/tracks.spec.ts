import { expect, test } from 'playwright/test'
import { evaluationCriteria, prizes } from '#content/catalogue/judging.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { technicalRequirements } from '#words/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { expectCards, expectLink, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the tracks page has all eight tracks, the requirements, the criteria with their weights and the prizes', async ({
  page,
}) => {
  const { hero, intro, list, requirements, criteria, closing } = tracksPage
  await page.goto('/tracks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expectCards(part(page, intro.heading), intro.cards)

  expect(tracks).toHaveLength(8)
  for (const track of tracks) {
    await expectLink(
      page.getByRole('navigation', { name: list.jumpLabel }),
      track.name,
      `#${track.id}`,
    )
    const shown = page.locator(`li#${track.id}`)
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(track.name)
    await expect(shown).toContainText(track.summary)
    await expect(shown).toContainText(track.description)
    await expect(shown.getByRole('listitem')).toHaveText([...track.exampleServers])
    await expectLink(shown, list.registerLabel(track.name), `/register?track=${track.id}#form`)
    for (const source of track.usefulData) await expect(shown).toContainText(source)
  }

  await expectCards(part(page, requirements.heading), technicalRequirements)

  const rows = await page
    .getByRole('table', { name: criteria.heading })
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('th p, td')].map((cell) => cell.textContent)),
    )
  expect(rows).toEqual(
    evaluationCriteria.map(({ name, weight, description }) => [name, description, `${weight}%`]),
  )
  expect(evaluationCriteria.map(({ weight }) => weight)).toEqual([25, 25, 25, 15, 10])

  const money = part(page, tracksPage.prizes.heading)
  for (const { place, amount, description } of prizes) {
    await expect(item(money, place)).toContainText(amount)
    await expect(item(money, place)).toContainText(description)
  }
  await expect(money).toContainText('$9,500')
  const end = page
    .locator('main > *')
    .filter({ has: page.getByRole('heading', { name: closing.heading, exact: true }) })
  await expectLink(end, closing.action, '/register')
  await expectLink(end, closing.secondaryAction, '/schedule')
})
