import { faqCategories, type FaqCategory } from '../catalogue/faq.ts'
import { matcherFor } from './text.ts'

export type FaqSearchResult = { categories: readonly FaqCategory[]; total: number }

/**
 * The categories with only the questions whose question, answer or keywords hold every word of `text`.
 * Categories without a match are left out. Case and accents do not count.
 */
export function searchFaq(text: string): FaqSearchResult {
  const matches = matcherFor(text)
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
