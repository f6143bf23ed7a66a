import type { FaqCategoryId, QuestionId } from '#content/facts/faq.ts'
import type { Href } from '#content/paths.ts'

export type QuestionWords = {
  question: string
  answer: string
  /** Where the page leads on from the answer. */
  link?: { label: string; href: Href }
  /** Words a reader may search for that the question and the answer do not contain. */
  keywords: readonly string[]
}

export type FaqWords<Category extends FaqCategoryId> = Readonly<
  Record<QuestionId<Category>, QuestionWords>
>
