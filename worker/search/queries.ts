import { and, sql, type Column, type SQL } from 'drizzle-orm'
import { splitWords } from './words.ts'

const MOST_SEARCHED_WORDS = 6

/** Holds for rows of which every word of `search` begins one; undefined for an empty search. */
export function matchWords(column: Column, search: string): SQL | undefined {
  if (search === '') return undefined
  const words = splitWords([search]).slice(0, MOST_SEARCHED_WORDS)
  if (words.length === 0) return sql`0`
  // The longest word refuses most rows, so it is asked first; a word that begins another says nothing new.
  const telling = words
    .toSorted((one, other) => other.length - one.length)
    .filter(
      (word, place, sorted) => !sorted.slice(0, place).some((other) => other.startsWith(word)),
    )
  return and(...telling.map((word) => sql`instr(${column}, ${` ${word}`}) > 0`))
}
