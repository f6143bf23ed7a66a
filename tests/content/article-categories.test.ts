import { expect, test } from 'vitest'
import { articles } from '#words/blog.ts'
import { articleCategories, categoryBadges } from '#words/pages/blog.ts'

test('the eight categories have eight different badges', () => {
  const looks = Object.values(categoryBadges).map(({ colour, tone }) => `${colour} ${tone}`)

  expect(articleCategories).toHaveLength(8)
  expect(new Set(looks).size).toBe(8)
})

test('every article is in one of the categories', () => {
  expect(articles.length).toBeGreaterThan(0)
  for (const { slug, category } of articles) expect(articleCategories, slug).toContain(category)
})
