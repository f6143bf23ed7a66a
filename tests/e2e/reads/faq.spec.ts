import { expect, test } from 'playwright/test'
import { faqCategories } from '#content/catalogue/faq.ts'
import { channels } from '#content/facts/channels.ts'
import { faqPage } from '#words/pages/faq.ts'
import { expectLink, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the FAQ has every question with its answer and its own address, counted by category', async ({
  page,
}) => {
  const { hero, categories, more } = faqPage
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  const shown = await page.locator('section section').evaluateAll((sections) =>
    sections.map((section) => ({
      title: section.querySelector('h3')!.textContent,
      count: section.querySelector('h3 + p')!.textContent,
      questions: [...section.querySelectorAll('details')].map((details) => {
        const answer = details.querySelector('div')!
        const link = answer.querySelector('a:last-child')!
        const address = link.getAttribute('href')!
        link.remove()
        return {
          id: answer.id,
          question: details.querySelector('summary')!.textContent,
          answer: answer.textContent.trim(),
          address: address.slice(address.indexOf('#')),
        }
      }),
    })),
  )
  expect(shown).toEqual(
    faqCategories.map(({ title, questions }) => ({
      title,
      count: categories.count(questions.length),
      questions: questions.map(({ id, question, answer, link }) => ({
        id,
        question,
        answer: link ? `${answer} ${link.label}` : answer,
        address: `#${id}`,
      })),
    })),
  )
  expect(shown.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40)
  await expectLink(part(page, more.heading), more.email.label, '/contact')
  await expect(page.getByRole('link', { name: /discord/i })).toHaveCount(channels.discord ? 1 : 0)
})

test('no answer starts open, only one is open at a time, a second click closes it, and an address opens its own', async ({
  page,
}) => {
  const questions = faqCategories.flatMap((category) => category.questions)
  const [first, , third] = questions
  await page.goto('/faq')
  const open = page.locator('details[name=faq][open]')
  await expect(open).toHaveCount(0)
  await page.getByText(first!.question, { exact: true }).click()
  await expect(page.getByText(first!.answer)).toBeVisible()
  await expect(open).toHaveCount(1)
  await page.getByText(third!.question, { exact: true }).click()
  await expect(page.getByText(third!.answer)).toBeVisible()
  await expect(open).toHaveCount(1)
  await page.getByText(third!.question, { exact: true }).click()
  await expect(open).toHaveCount(0)

  const last = questions.at(-1)!
  await page.goto(`/faq#${last.id}`)
  await expect(page.locator(`#${last.id}`)).toHaveText(new RegExp(`^${last.answer.slice(0, 20)}`))
})

for (const width of [320, 1280])
  test(`${width} px wide, opening an answer moves neither its question nor its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    const line = page.locator('summary').nth(4)
    const place = () =>
      line.evaluate((summary) => {
        const { left, right, height } = summary.getBoundingClientRect()
        return { left, right, height, wide: document.documentElement.scrollWidth }
      })
    const before = await place()
    await line.click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
    expect(await place()).toEqual(before)
  })

test('the link of each answer to itself is large enough for a finger', async ({ page }) => {
  await page.goto('/faq')
  const links = page.getByRole('link', { name: faqPage.categories.linkLabel, includeHidden: true })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
  const sizes = await links.evaluateAll((all) =>
    all.map((link) => [link.clientWidth, link.clientHeight]),
  )
  expect(sizes.length).toBeGreaterThanOrEqual(40)
  for (const [width, height] of sizes) expect(Math.min(width!, height!)).toBeGreaterThanOrEqual(24)
})

test('the columns of the index are equally wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq')
  const widths = await page
    .getByRole('navigation', { name: faqPage.categories.jumpLabel })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)))
  expect(widths).toHaveLength(faqCategories.length)
  expect(new Set(widths).size).toBe(1)
})
