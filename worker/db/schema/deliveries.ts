import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/**
 * What form services have delivered, as hashes: each delivery is stored once, even if what came of it has been deleted
 * since.
 */
export const receivedDeliveries = sqliteTable(
  'received_deliveries',
  { hash: text('hash').primaryKey(), receivedAt: moment('received_at').notNull() },
  (table) => [index('received_deliveries_received').on(table.receivedAt)],
)
