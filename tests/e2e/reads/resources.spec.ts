import { expect, test } from 'playwright/test'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { readTime } from '#words/articles.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { articlesOnDisk } from './article-source.ts'
import { part } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('the resources page has every entry with its address, type and badges, in four categories', async ({
  page,
}) => {
  const { hero, catalogue } = resourcesPage
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  const shown = await part(page, catalogue.heading)
    .locator('section')
    .evaluateAll((sections) =>
      sections.map((section) => ({
        title: section.querySelector('h3')!.textContent,
        description: section.querySelector('h3 + p')!.textContent,
        items: [...section.querySelectorAll('li')].map((entry) => ({
          title: entry.querySelector('a')!.textContent.replace(/ \(opens.*/, ''),
          url: entry.querySelector('a')!.getAttribute('href'),
          marks: [...entry.querySelectorAll('p:last-child > span')].map((mark) => mark.textContent),
          description: entry.querySelector('p:nth-last-child(2)')!.textContent,
        })),
      })),
    )
  expect(shown).toEqual(
    resourceCategories.map(({ title, description, items }) => ({
      title,
      description,
      items: items.map((entry) => ({
        title: entry.title,
        url: entry.url,
        marks: [
          entry.type,
          ...(entry.isNew ? [catalogue.newBadge] : []),
          ...(entry.isPopular ? [catalogue.popularBadge] : []),
        ],
        description: entry.description,
      })),
    })),
  )
  expect(shown.map(({ title }) => title)).toEqual([
    'MCP Documentation',
    'Templates & Starters',
    'Learning Resources',
    'Community & Support',
  ])
  expect(shown.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(24)
})

test('below the catalogue come the three newest articles, one featured, then the earlier ones and the link to GitHub', async ({
  page,
}) => {
  const words = resourcesPage
  const onDisk = articlesOnDisk()
  await page.goto('/resources')
  const cards = part(page, words.insights.heading).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [index, { slug, meta }] of onDisk.slice(0, 3).entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText(meta.description)
    await expect(card).toContainText(readTime(meta.readMinutes))
    await expect(card.getByRole('link', { name: meta.title })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    )
    await expect(card.getByText(words.insights.featureBadge)).toHaveCount(index === 0 ? 1 : 0)
  }
  await expect(part(page, words.earlier).getByRole('heading', { level: 3 })).toHaveText(
    onDisk.slice(3).map(({ meta }) => meta.title),
  )
  await expect(page.getByRole('link', { name: words.community.action.label })).toHaveAttribute(
    'href',
    words.community.action.href,
  )
})
