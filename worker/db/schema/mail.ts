import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Mail } from '#words/mails.ts'
import { createdAt, moment } from './columns.ts'

/**
 * Acknowledgements that are on their way: written together with what they acknowledge, gone once the mail service has
 * taken them. What a Worker that ended left behind is sent later.
 */
export const outgoingMails = sqliteTable(
  'outgoing_mails',
  {
    /** The key of the form that the mail acknowledges. */
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    copy: text('copy', { mode: 'json' }).$type<Mail>().notNull(),
    url: text('url').notNull(),
    /** Until then whoever began to send it is at work. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outgoing_mails_due').on(table.dueAt)],
)
