import { appealDays, legalChanged, requestDays } from '#content/facts/legal.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'

/** A text with links in it, each written as in Markdown: `[label](address)`. */
type LinkedText = string

type Action = { label: string; href: string }

export type LegalSection = {
  id: string
  heading: string
  paragraphs?: readonly LinkedText[]
  list?: readonly LinkedText[]
  /** Whether the list is of what we ask for or of what we refuse. */
  marks?: 'yes' | 'no'
  /** A button that follows the paragraphs and the list. */
  action?: Action
  /** What a wide table would hold: a title, and labels with their texts. */
  cards?: readonly LegalCard[]
  /** What follows the list or the cards. */
  after?: readonly LinkedText[]
}

/** A title, what stands beside it while the rest is folded, and labels with their texts. */
export type LegalCard = {
  title: string
  note?: string
  rows: readonly (readonly [label: string, text: LinkedText])[]
}

/** The words of the privacy page, of the terms or of the code of conduct. */
export type LegalPageWords = {
  meta: { title: string; description: string }
  hero: { title: string; text: string; action?: Action }
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
export const report: Action = { label: 'Report something', href: paths.message(subjects.conduct) }
export const toReport = (label: string) => `[${label}](${paths.message(subjects.conduct)})`

export const requestTime = `${requestDays} days`
export const appealTime = `${appealDays} days`
