import { resourceCategories, type ResourceCategory } from '../catalogue/resources.ts'
import { createMatcher } from './text.ts'

export type ResourceSearchResult = { categories: readonly ResourceCategory[]; total: number }

/**
 * Finds the items whose title, description or type contain every word of `text`, by category. Categories without a match
 * are left out. Case and accents do not matter.
 */
export function searchResources(text: string): ResourceSearchResult {
  const matches = createMatcher(text)
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
