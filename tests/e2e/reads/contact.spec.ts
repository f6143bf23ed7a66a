import { expect, test } from 'playwright/test'
import { contactAddresses } from '#content/catalogue/contact-addresses.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import { departments } from '#content/wire/departments.ts'
import { contactPage } from '#words/pages/contact.ts'
import { expectLink, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the contact page has both addresses, both forms, the response time, the headquarters and the way to the FAQ', async ({
  page,
}) => {
  const { hero, addressAction, form, hubInterest, side } = contactPage
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const { title, description, email } of contactAddresses) {
    const card = item(page.getByRole('main'), title)
    await expect(card).toContainText(description)
    await expectLink(card, addressAction(email), `mailto:${email}`)
  }

  const message = part(page, form.heading)
  for (const { label } of Object.values(form.fields))
    await expect(message.getByLabel(label)).toBeVisible()
  await expect(message.getByLabel(form.fields.department.label).locator('option')).toHaveText([
    form.fields.department.placeholder,
    ...departments.map((department) => form.departments[department]),
  ])

  const aside = page.getByRole('list', { name: side.heading })
  for (const { title, text } of [side.response, side.headquarters, side.help]) {
    await expect(item(aside, title)).toContainText(text)
  }
  await expect(aside).toContainText('Within 24 hours on business days')
  await expect(aside).toContainText('East London')
  await expectLink(aside, side.help.action, '/faq')

  const interest = part(page, hubInterest.heading)
  await expect(
    interest.getByLabel(hubInterest.fields.hubId.label, { exact: true }).locator('option'),
  ).toHaveText([
    hubInterest.fields.hubId.placeholder,
    ...hubs.map(({ city, isConfirmed }) => hubInterest.hub(city, isConfirmed)),
  ])
})
