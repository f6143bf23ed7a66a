import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CaseKind, Delivery, EntryKind } from '#content/wire/intake.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { createdAt, moment, searchText } from './columns.ts'
import { contactMessages, hubInterests, partnerApplications } from './intake.ts'

/**
 * What organisers do about a message, a partner application or an interest in a hub, beside what was sent. It goes with
 * that row.
 */
export const intakeCases = sqliteTable(
  'intake_cases',
  {
    /** The id of what was sent. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<CaseKind>().notNull(),
    messageId: text('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    applicationId: text('application_id').references(() => partnerApplications.id, {
      onDelete: 'cascade',
    }),
    interestId: text('interest_id').references(() => hubInterests.id, { onDelete: 'cascade' }),
    /** The administrator who looks after it. It counts as nobody's once that account is no administrator's. */
    ownerId: text('owner_id'),
    /** When the answer is due that the site promised; null if it promised none. */
    dueAt: moment('due_at'),
    answeredAt: moment('answered_at'),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('intake_cases_message').on(table.messageId),
    uniqueIndex('intake_cases_application').on(table.applicationId),
    uniqueIndex('intake_cases_interest').on(table.interestId),
    // The order of the list, with what it filters by: what waits before what was answered, the most urgent first.
    index('intake_cases_urgency').on(
      sql`"answered_at" is not null`,
      sql`"due_at" is null`,
      table.dueAt,
      table.createdAt,
      table.id,
      table.kind,
      table.ownerId,
      table.searchText,
    ),
    index('intake_cases_created').on(
      table.createdAt,
      table.id,
      table.kind,
      table.ownerId,
      table.answeredAt,
      table.dueAt,
      table.searchText,
    ),
  ],
)

/** The history of a case: notes, answers, and changes of its status and owner. */
export const intakeEntries = sqliteTable(
  'intake_entries',
  {
    id: text('id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => intakeCases.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EntryKind>().notNull(),
    authorId: text('author_id').notNull(),
    /** A note or an answer, as it was written. */
    text: text('text'),
    /** The status from then on. */
    status: text('status').$type<MessageStatus | ApplicationStatus>(),
    /** The owner from then on, or null for nobody. */
    ownerId: text('owner_id'),
    /** Set once the mail service has taken or refused the mail with the answer. */
    delivery: text('delivery').$type<Extract<Delivery, 'sent' | 'refused' | 'bounced'>>(),
    /** The mail service's id of that mail, if it was accepted. */
    mailId: text('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('intake_entries_case').on(table.caseId, table.kind, table.createdAt, table.id),
    index('intake_entries_mail').on(table.mailId),
  ],
)
