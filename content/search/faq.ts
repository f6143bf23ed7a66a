import { faqCategories, type FaqCategory } from '../catalogue/faq.ts'
import { createMatcher } from './text.ts'

export type FaqSearchResult = { categories: readonly FaqCategory[]; total: number }

/**
 * Finds the questions whose question, answer or keywords contain every word of `text`, by category. Categories without a
 * match are left out. Case and accents do not matter.
 */
export function searchFaq(text: string): FaqSearchResult {
  const matches = createMatcher(text)
  const categories = faqCategories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer, keywords }) =>
        matches([question, answer, ...keywords]),
      ),
    }))
    .filter((category) => category.questions.length > 0)
  const total = categories.reduce((sum, category) => sum + category.questions.length, 0)
  return { categories, total }
}
