import { faqCategoryNames, questionWords } from '#words/faq.ts'
import type { QuestionWords } from '#words/faq/question.ts'
import type { BrandColour } from '../facts/brand-colour.ts'
import { faqCategories as facts, type FaqCategoryId, type QuestionId } from '../facts/faq.ts'

export type FaqQuestion = QuestionWords & { id: QuestionId }

export type FaqCategory = {
  id: FaqCategoryId
  title: string
  colour: BrandColour
  questions: readonly FaqQuestion[]
}

export const faqCategories: readonly FaqCategory[] = facts.map(({ id, colour, questions }) => ({
  id,
  title: faqCategoryNames[id],
  colour,
  questions: questions.map((question) => ({ id: question, ...questionWords[question] })),
}))
