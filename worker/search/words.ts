import { foldText } from '#content/search/text.ts'

const LONGEST_WORD = 40
const MOST_WORDS = 60

/** The distinct words of some texts, folded to lower case without accents. An e-mail address gives its parts. */
export function splitWords(texts: readonly (string | null | undefined)[]): string[] {
  const folded = foldText(texts.filter(Boolean).join(' ')).replaceAll("'", '')
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
}

/** What a row is found by: the words of some of its texts, each after a space. */
export function toSearchText(texts: readonly (string | null | undefined)[]): string {
  return splitWords(texts)
    .map((word) => ` ${word}`)
    .join('')
}

/** A text folded for comparing and sorting: one space between words, lower case, no accents. */
export function foldName(text: string): string {
  return foldText(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
}
