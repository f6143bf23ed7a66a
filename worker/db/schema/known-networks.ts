import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/**
 * Networks from which the owner of an account has signed in: what strangers do elsewhere does not count against them. The
 * key is a keyed hash of the account's address and the network, so that neither is stored.
 */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    signedInAt: moment('signed_in_at').notNull(),
  },
  (table) => [
    index('known_networks_user').on(table.userId),
    index('known_networks_signed_in').on(table.signedInAt),
  ],
)
