import { integer, text } from 'drizzle-orm/sqlite-core'

/** Milliseconds since the epoch, set by the database clock of the Worker that writes. */
export const createdAt = () => integer('created_at', { mode: 'timestamp_ms' }).notNull()

/**
 * The folded words of a row, each after a space: ` amina okafor example com`. It ends the indexes by which
 * the lists are sorted: one pass over one index finds and counts, which no search, however common its words, makes slow.
 */
export const searchText = () => text('search_text').notNull()

export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
