import { resourceCategories, type ResourceCategory } from '../catalogue/resources.ts'
import { matcherFor } from './text.ts'

export type ResourceSearchResult = { categories: readonly ResourceCategory[]; total: number }

/**
 * The categories with only the items whose title, description or type hold every word of `text`.
 * Categories without a match are left out. Case and accents do not count.
 */
export function searchResources(text: string): ResourceSearchResult {
  const matches = matcherFor(text)
  const categories = resourceCategories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ title, description, type }) =>
        matches([title, description, type]),
      ),
    }))
    .filter((category) => category.items.length > 0)
  const total = categories.reduce((sum, category) => sum + category.items.length, 0)
  return { categories, total }
}
