import { expect, test } from 'vitest'
import { articleCategoryIds, categoryBadges } from '#content/facts/article-categories.ts'
import { articles } from '#words/blog.ts'

test('the eight categories have eight different badges', () => {
  const looks = Object.values(categoryBadges).map(({ colour, tone }) => `${colour} ${tone}`)

  expect(articleCategoryIds).toHaveLength(8)
  expect(new Set(looks).size).toBe(8)
})

test('every article is in one of the categories', () => {
  expect(articles.length).toBeGreaterThan(0)
  for (const { slug, category } of articles) expect(articleCategoryIds, slug).toContain(category)
})
