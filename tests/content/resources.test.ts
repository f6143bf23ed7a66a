import { expect, test } from 'vitest'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { protocolRevisions } from '#content/facts/mcp.ts'
import { searchResources } from '#content/search/resources.ts'

const items = resourceCategories.flatMap((category) => category.items)

test('the catalogue has its four categories and at least 28 entries, each once', () => {
  expect(resourceCategories.map((category) => category.title)).toEqual([
    'MCP Documentation',
    'Templates & Starters',
    'Learning Resources',
    'Community & Support',
  ])
  expect(items.length).toBeGreaterThanOrEqual(28)
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  expect(new Set(items.map((item) => item.url)).size).toBe(items.length)
})

test('each of the eleven types is used', () => {
  expect(new Set(items.map((item) => item.type)).size).toBe(11)
})

test('every address is absolute and encrypted, or a path of this site', () => {
  for (const { id, url } of items) expect(url, id).toMatch(/^(https:\/\/|\/[a-z])/)
})

test('what is called new is of the current revision or our own', () => {
  const fresh = items.filter((item) => item.isNew)
  expect(fresh).not.toHaveLength(0)
  for (const { id, url } of fresh)
    expect(url.startsWith('/') || url.includes(`/${protocolRevisions[0]}/`), id).toBe(true)
})

test('a search looks in title, description and type, and drops empty categories', () => {
  const found = searchResources('rust')
  expect(found.categories.flatMap((category) => category.items.map((item) => item.id))).toContain(
    'sdk-rust',
  )

  const mentors = searchResources('Mentorship')
  expect(mentors.categories.map((category) => category.id)).toEqual(['community-and-support'])
  expect(mentors.total).toBe(3)

  expect(searchResources('')).toEqual({ categories: resourceCategories, total: items.length })
  expect(searchResources('zeppelin')).toEqual({ categories: [], total: 0 })
})
