import { appealDays, legalChanged, requestDays } from '#content/facts/legal.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'

/** A text with links in it, each written as in Markdown: `[label](address)`. */
type LinkedText = string

export type LegalSection = {
  id: string
  heading: string
  paragraphs?: readonly LinkedText[]
  list?: readonly LinkedText[]
  /** What a wide table would hold: a title, and labels with their texts. */
  cards?: readonly {
    title: string
    rows: readonly (readonly [label: string, text: LinkedText])[]
  }[]
  /** What follows the list or the cards. */
  after?: readonly LinkedText[]
}

/** The words of the privacy page, of the terms or of the code of conduct. */
export type LegalPageWords = {
  meta: { title: string; description: string }
  hero: { title: string; text: string }
  summary: readonly LinkedText[]
  sections: readonly LegalSection[]
}

/** The words that these pages share. */
export const legal = {
  changed: `Last changed ${formatDay(legalChanged, 'date')}`,
  summary: 'In short',
  contents: 'On this page',
  /** In place of what nobody has told us yet. */
  toFollow: 'To follow',
} as const

const subjects = { data: 'My personal data', conduct: 'Code of conduct' }

/** Links to the contact form, about the reader's own data or about somebody's conduct. */
export const toAskAboutData = (label: string) => `[${label}](${paths.message(subjects.data)})`
export const toReport = (label: string) => `[${label}](${paths.message(subjects.conduct)})`

export const requestTime = `${requestDays} days`
export const appealTime = `${appealDays} days`
