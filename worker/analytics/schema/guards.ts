import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MeasuredPage } from '#content/wire/analytics.ts'

// What keeps the other tables small and clean: see worker/analytics/limits.ts.

/** How much each network sent on a day, under a name of that day. Deleted the next night. */
export const analyticsNetworks = sqliteTable(
  'figma_analytics_networks',
  {
    day: text('day').notNull(),
    network: text('network').notNull(),
    events: integer('events').notNull(),
    /** Referring hosts and languages that it was the first to name. A delivery that is repeated may count them again. */
    newSources: integer('new_sources').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.network] })],
)

export type DropReason = 'network' | 'full'

/** Events that were accepted but not stored. A delivery that is repeated may count them again. */
export const analyticsDropped = sqliteTable(
  'figma_analytics_dropped',
  {
    day: text('day').notNull(),
    reason: text('reason').$type<DropReason>().notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
)

/** What an administrator has had forgotten: one page, or a range of days, as measured until then. */
export const analyticsForgotten = sqliteTable('figma_analytics_forgotten', {
  id: text('id').primaryKey(),
  pagePath: text('page_path').$type<MeasuredPage>(),
  firstDay: text('first_day'),
  lastDay: text('last_day'),
  forgottenAt: text('forgotten_at').notNull(),
  /** When the last of it had been deleted. */
  doneAt: text('done_at'),
  /** Rows that are gone so far. */
  deletedRows: integer('deleted_rows').notNull().default(0),
})
