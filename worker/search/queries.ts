import { and, eq, exists, gte, inArray, lt, sql, type Column, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { searchWords, type SearchKind } from '../db/schema.ts'
import { splitWords } from './words.ts'

const MOST_SEARCHED_WORDS = 6
const LAST_CHARACTER = '\u{10FFFF}'

/** A statement for a batch: the words under which a row is found, written if `guard` holds. */
export function insertWords(
  db: Database,
  kind: SearchKind,
  refId: string,
  texts: readonly (string | null)[],
  guard: SQL = sql`true`,
) {
  const words = JSON.stringify(splitWords(texts))
  return db
    .insert(searchWords)
    .select(sql`select ${refId}, value, ${kind} from json_each(${words}) where ${guard}`)
    .onConflictDoNothing()
}

/**
 * Holds for rows of which every word of `search` begins one; undefined for an empty search.
 * The longest word finds the candidates on the index of words, the others are looked up per candidate.
 */
export function matchWords(
  db: Database,
  kind: SearchKind,
  id: Column,
  search: string,
): SQL | undefined {
  if (search === '') return undefined
  const words = splitWords([search]).slice(0, MOST_SEARCHED_WORDS)
  const [longest, ...others] = words.sort((one, other) => other.length - one.length)
  if (longest === undefined) return sql`0`
  const candidates = db.select({ refId: searchWords.refId }).from(searchWords)
  return and(
    inArray(id, candidates.where(and(eq(searchWords.kind, kind), begins(longest)))),
    ...others.map((word) => {
      // Without the kind, which would lure the planner from the row's own words to all rows that have the word.
      const own = and(eq(searchWords.refId, id), begins(word))
      return exists(
        db
          .select({ one: sql`1` })
          .from(searchWords)
          .where(own),
      )
    }),
  )
}

function begins(word: string) {
  return and(gte(searchWords.word, word), lt(searchWords.word, word + LAST_CHARACTER))
}
