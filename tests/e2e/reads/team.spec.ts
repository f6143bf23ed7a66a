import { expect, test } from 'playwright/test'
import { organisers } from '#content/catalogue/team.ts'
import { teamPage } from '#words/pages/team.ts'
import { volunteerRoles } from '#words/team.ts'
import { expectLink, expectStats, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the team page has the mission, every organiser, the volunteer roles and how to join', async ({
  page,
}) => {
  const { hero, mission, volunteers, join } = teamPage
  await page.goto('/team')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expect(part(page, mission.heading)).toContainText(mission.text)
  await expectStats(page, mission.stats)

  expect(organisers).toHaveLength(4)
  await expect(page.getByText(teamPage.organisers.sample)).toBeVisible()
  for (const person of organisers) {
    const card = item(part(page, teamPage.organisers.heading), person.name)
    for (const text of [person.initials, person.role, person.organization, person.bio])
      await expect(card).toContainText(text)
    await expect(card).toContainText(person.specialties.join(', '))
  }

  expect(volunteerRoles.map(({ title }) => title)).toEqual([
    'Technical Mentors',
    'Expert Judges',
    'Community Champions',
  ])
  for (const { title, description, tasks } of volunteerRoles) {
    const card = item(part(page, volunteers.heading), title)
    await expect(card).toContainText(description)
    await expect(card.getByRole('listitem')).toHaveText([...tasks])
  }
  await expect(page.getByText(join.text)).toBeVisible()
  await expectLink(page.getByRole('main'), join.action.label, '/contact')
})
