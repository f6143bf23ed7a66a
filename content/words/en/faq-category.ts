import type { BrandColour } from '#content/facts/brand-colour.ts'

export type FaqQuestion = {
  /** Kebab-case, unique across all categories and stable: it is the #anchor of the question. */
  id: string
  question: string
  answer: string
  /** Words a reader may search for that the question and the answer do not contain. */
  keywords: readonly string[]
}

export type FaqCategory = {
  id: string
  title: string
  colour: BrandColour
  questions: readonly FaqQuestion[]
}
