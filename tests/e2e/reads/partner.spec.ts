import { expect, test } from 'playwright/test'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { partnerBenefits } from '#words/benefits.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { expectCards, expectLink, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the partner page has four benefits, four types of partnership, the first premium, and the form', async ({
  page,
}) => {
  const { hero, benefits, types, form } = partnerPage
  await page.goto('/partner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expectLink(page, hero.action, '#apply')
  await expectLink(page, hero.secondaryAction, '/sponsors#tiers')
  expect(partnerBenefits).toHaveLength(4)
  await expectCards(part(page, benefits.heading), partnerBenefits)

  expect(partnershipTypes.map(({ badge }) => badge)).toEqual([
    'PREMIUM',
    undefined,
    undefined,
    undefined,
  ])
  for (const { id, title, description, badge, contributions } of partnershipTypes) {
    const card = item(part(page, types.heading), title)
    await expect(card).toContainText(description)
    await expect(card.locator('.badge')).toHaveText(badge ? [badge] : [])
    await expect(card.getByRole('listitem')).toHaveText([...contributions])
    const action = card.getByRole('link', { name: types.actionLabel(title) })
    await expect(action).toHaveAttribute('href', `/partner?type=${id}#apply`)
  }

  const application = part(page, form.heading)
  await expect(application).toContainText('Our team will respond within 48 hours.')
  for (const { label } of Object.values(partnerForm.fields)) {
    await expect(application.getByLabel(new RegExp(`^${label}( |$)`))).toHaveCount(1)
  }
  const choices = application.getByLabel(partnerForm.fields.partnershipType.label).locator('option')
  await expect(choices).toHaveText([
    partnerForm.fields.partnershipType.placeholder,
    ...tiers.map(({ name, price }) => `${name} (${price})`),
    ...partnershipTypes.map(({ title }) => title),
  ])
})
