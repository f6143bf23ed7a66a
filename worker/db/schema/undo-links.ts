import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, moment } from './columns.ts'

/** What a mail of ours told the owner of an account, who may undo it. */
export type UndoableChange = 'password' | 'email' | 'identity'

/**
 * The links with which the owner of an account undoes a change that was somebody else's. Each mailbox has the newest one
 * alone, which undoes what the one before would have. A factor has its own.
 */
export const undoLinks = sqliteTable(
  'undo_links',
  {
    /** SHA-256 of the link. */
    linkHash: text('link_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** Where the mail went: the address that the account had before the change. */
    email: text('email').notNull(),
    change: text('change').$type<UndoableChange>().notNull(),
    /** When the account was changed; for a link in place of another that worked, when it was changed then. */
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('undo_links_mailbox').on(table.userId, table.email),
    index('undo_links_expires').on(table.expiresAt),
  ],
)
