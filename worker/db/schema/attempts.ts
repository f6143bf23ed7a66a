import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/**
 * Counters of attempts that are limited. The key is a keyed hash: neither network nor e-mail address is stored.
 */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('attempts_started').on(table.startedAt)],
)
