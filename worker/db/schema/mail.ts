import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Delivery } from '#content/wire/intake.ts'
import type { Mail } from '#words/mails.ts'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

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
    /** The team that the mail is about, if it is about one. */
    teamId: text('team_id'),
    /** Until then it belongs to the Worker that is sending it. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.dueAt),
    index('outgoing_mails_recipient').on(table.recipient),
    index('outgoing_mails_team').on(table.teamId),
  ],
)

/** What became of the mails about a team, without what they said. */
export const settledMails = sqliteTable(
  'settled_mails',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    delivery: text('delivery').$type<Exclude<Delivery, 'waiting'>>().notNull(),
    /** The mail service's id of the mail, if it was accepted. */
    mailId: text('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('settled_mails_team').on(table.teamId, table.createdAt, table.id),
    index('settled_mails_recipient').on(table.recipient),
    index('settled_mails_mail').on(table.mailId),
  ],
)
