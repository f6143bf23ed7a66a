import { and, sql, type Column, type SQL } from 'drizzle-orm'
import { foldName, splitWords } from './words.ts'

const MOST_SEARCHED_WORDS = 6

/** Matches rows that have, for every word of `search`, a word that starts with it; undefined for an empty search. */
export function matchWords(column: Column | SQL, search: string): SQL | undefined {
  if (search === '') return undefined
  const words = splitWords([search]).slice(0, MOST_SEARCHED_WORDS)
  if (words.length === 0) return sql`0`
  // The longest word rules out the most rows, so it comes first; a word with which another begins adds nothing.
  const selective = words
    .toSorted((one, other) => other.length - one.length)
    .filter(
      (word, index, sorted) => !sorted.slice(0, index).some((other) => other.startsWith(word)),
    )
  return and(...selective.map((word) => sql`instr(${column}, ${` ${word}`}) > 0`))
}

/**
 * Matches rows whose name holds every word of `search`, wherever in it; undefined for an empty search. The column has names as
 * {@link foldName} folds them, so with their punctuation; apostrophes do not count.
 */
export function matchName(column: Column, search: string): SQL | undefined {
  const words = foldName(search).replaceAll("'", '').split(' ').filter(Boolean)
  if (words.length === 0) return search === '' ? undefined : sql`0`
  const name = sql`replace(${column}, '''', '')`
  return and(...words.slice(0, MOST_SEARCHED_WORDS).map((word) => sql`instr(${name}, ${word}) > 0`))
}
