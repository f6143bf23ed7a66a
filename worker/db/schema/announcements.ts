import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import type { Audience } from '#content/forms/announcement.ts'
import type { AnnouncementState, RecipientState } from '#content/wire/announcements.ts'
import { createdAt, moment } from './columns.ts'

/** What organisers, and those who run a hub, write to many people at once. */
export const announcements = sqliteTable(
  'announcements',
  {
    /** Made by the browser, so that two tabs with one draft send one announcement. */
    id: text('id').primaryKey(),
    /** New with every change of the draft: it is sent only as its sender saw it. */
    revision: text('revision').notNull(),
    subject: text('subject').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    audience: text('audience', { mode: 'json' }).$type<Audience>().notNull(),
    /** The hub whose teams it goes to, and to nobody else, written by those who run it; null for one of administrators. */
    hubId: text('hub_id').$type<HubId>(),
    state: text('state').$type<AnnouncementState>().notNull(),
    /** The account that wrote it first. */
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    /** When it is to be sent; null for a draft. */
    startsAt: moment('starts_at'),
    /** Who had it sent: it goes on only while they run its hub or are an administrator. */
    sentBy: text('sent_by'),
    /** When an administrator stopped that of a hub, which only they can have sent on. */
    heldAt: moment('held_at'),
    /** When its recipients were chosen. */
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** How many they were, with those who want no announcements. */
    recipients: integer('recipients'),
  },
  (table) => [
    index('announcements_created').on(table.createdAt, table.id),
    index('announcements_state').on(table.state, table.startsAt),
  ],
)

/** Who gets an announcement: one row for each address. */
export const announcementRecipients = sqliteTable(
  'announcement_recipients',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Names the row in the link that stops announcements. */
    id: text('id').notNull(),
    state: text('state').$type<RecipientState>().notNull(),
    /** How often the mail service asked to try again later. */
    failures: integer('failures').notNull().default(0),
    /** Who sends it: random for each portion, so that only its sender writes down the outcome. */
    claim: text('claim'),
    /** When it was last taken up to be sent. */
    triedAt: moment('tried_at'),
    /** The error code of the mail service, or the reply code of the mail server from which the mail bounced. */
    problem: text('problem'),
    /** The mail service's id of the mail; null until it has been accepted. */
    mailId: text('mail_id'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.email] }),
    uniqueIndex('announcement_recipients_id').on(table.id),
    index('announcement_recipients_state').on(table.announcementId, table.state, table.triedAt),
    index('announcement_recipients_email').on(table.email),
    index('announcement_recipients_mail').on(table.mailId),
  ],
)

/** The addresses that want no announcements. */
export const announcementRefusals = sqliteTable('announcement_refusals', {
  email: text('email').primaryKey(),
  createdAt: createdAt(),
})

/** How many mails of announcements were sent on each day, as `2025-10-14` (UTC). */
export const announcementDays = sqliteTable('announcement_days', {
  day: text('day').primaryKey(),
  mails: integer('mails').notNull(),
})
