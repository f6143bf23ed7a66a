import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Mail } from '#words/mails.ts'
import { createdAt, moment } from './columns.ts'

/**
 * The outbox: each mail is written together with what it tells of and deleted once the mail service has accepted it. What a Worker left behind when it ended is sent later.
 */
export const outgoingMails = sqliteTable(
  'outgoing_mails',
  {
    /** The key of the form that the mail acknowledges, or one of its own. */
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    copy: text('copy', { mode: 'json' }).$type<Mail>().notNull(),
    url: text('url').notNull(),
    /** Until then it belongs to the Worker that is sending it. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.dueAt),
    index('outgoing_mails_recipient').on(table.recipient),
  ],
)
