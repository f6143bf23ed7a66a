import { foldText } from '#content/search/text.ts'

const LONGEST_WORD = 40
const MOST_WORDS = 60

/** Splits texts into distinct words, in lower case and without accents; an email address is split into its parts. */
export function splitWords(texts: readonly (string | null | undefined)[]): string[] {
  const folded = foldText(texts.filter(Boolean).join(' ')).replaceAll("'", '')
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
}

/** Builds the search column of a row: the words of some of its texts, each preceded by a space. */
export function toSearchText(texts: readonly (string | null | undefined)[]): string {
  return splitWords(texts)
    .map((word) => ` ${word}`)
    .join('')
}

/** Folds a text for comparing and sorting: one space between words, lower case, no accents. */
export function foldName(text: string): string {
  return foldText(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
}
