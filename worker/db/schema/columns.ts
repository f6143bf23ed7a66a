import { integer, text } from 'drizzle-orm/sqlite-core'

/** Milliseconds since the epoch, by the clock of the Worker that writes. */
export const createdAt = () => integer('created_at', { mode: 'timestamp_ms' }).notNull()

/**
 * The folded words of a row, each after a space: ` amina okafor example com`. It is the last column of the indexes that
 * sort the lists, so that one pass over one index finds and counts: no search is slow, however common its words.
 */
export const searchText = () => text('search_text').notNull()

export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
