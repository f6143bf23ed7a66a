import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import { createdAt } from './columns.ts'

/** Who runs which hub. It is no role, as with mentors; an account has one hub. */
export const hubOrganisers = sqliteTable(
  'hub_organisers',
  {
    userId: text('user_id').primaryKey(),
    hubId: text('hub_id').$type<HubId>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('hub_organisers_created').on(table.createdAt)],
)
