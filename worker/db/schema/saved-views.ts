import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewedList } from '#content/wire/viewed-lists.ts'
import { createdAt, moment } from './columns.ts'

/** Views of the dashboard's lists that organisers have saved for themselves. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    /** The account that saved it. No other sees it. */
    ownerId: text('owner_id').notNull(),
    list: text('list').$type<ViewedList>().notNull(),
    /** The name folded to lower case without accents: a list has one view of that name. */
    nameKey: text('name_key').notNull(),
    name: text('name').notNull(),
    /** The query string that shows the view, such as `mode=virtual&sort=name`. */
    query: text('query').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.list, table.nameKey] })],
)
