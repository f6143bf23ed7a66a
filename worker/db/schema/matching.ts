import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { ReportDecision, ReportKind } from '#content/wire/report-kinds.ts'
import { createdAt, moment, searchText } from './columns.ts'
import { teams } from './teams.ts'

/** The card of a person who looks for a team, or of a team that looks for people. */
export const matchingCards = sqliteTable(
  'matching_cards',
  {
    id: text('id').primaryKey(),
    /** The account of a person; null for the card of a team, which belongs to whoever leads that. */
    userId: text('user_id'),
    /** Null for the card of a person. Name, country, hub and track of a team are read from the team. */
    teamId: text('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    /** What a person is called; two may have one name. */
    name: text('name'),
    country: text('country').$type<CountryCode>(),
    hubId: text('hub_id').$type<HubId>(),
    tracks: text('tracks', { mode: 'json' }).$type<readonly TrackId[]>().notNull(),
    languages: text('languages', { mode: 'json' }).$type<readonly LanguageCode[]>().notNull(),
    skills: text('skills', { mode: 'json' }).$type<readonly string[]>().notNull(),
    about: text('about').notNull(),
    /** When its owner switched it off; null while it is on. */
    pausedAt: moment('paused_at'),
    /** The words that a search finds it by. */
    searchText: searchText(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('matching_cards_person').on(table.userId),
    uniqueIndex('matching_cards_team').on(table.teamId),
    index('matching_cards_created').on(table.createdAt, table.id),
  ],
)

/** A message from card to card. The names are those at the time; a card may be gone. */
export const matchingMessages = sqliteTable(
  'matching_messages',
  {
    /** Made by the browser, as the idempotency key of the message. */
    id: text('id').primaryKey(),
    senderId: text('sender_id').notNull(),
    senderCardId: text('sender_card_id').notNull(),
    senderName: text('sender_name').notNull(),
    receiverId: text('receiver_id').notNull(),
    receiverCardId: text('receiver_card_id').notNull(),
    receiverName: text('receiver_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('matching_messages_sender').on(table.senderId, table.createdAt),
    index('matching_messages_receiver').on(table.receiverId, table.createdAt),
    index('matching_messages_created').on(table.createdAt),
  ],
)

/** Whom an account has hidden for itself: neither of the two is shown to the other, whoever hid whom. */
export const matchingHides = sqliteTable(
  'matching_hides',
  {
    /** Made by the browser. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    hiddenId: text('hidden_id').notNull(),
    /** The name on the card or the message by which it was done, so that it can be taken back. */
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('matching_hides_pair').on(table.userId, table.hiddenId),
    index('matching_hides_hidden').on(table.hiddenId),
    index('matching_hides_created').on(table.createdAt),
  ],
)

/** A card or message that somebody reported to the organisers, as it was then. */
export const matchingReports = sqliteTable(
  'matching_reports',
  {
    /** Made by the browser, as the idempotency key of the report. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<ReportKind>().notNull(),
    /** The card or the message. */
    subjectId: text('subject_id').notNull(),
    /** The account that wrote it. */
    accountId: text('account_id').notNull(),
    /** The team whose card it is or came from, if it is that of a team: a new lead does not bring it back. */
    teamId: text('team_id'),
    /** Null once the account of whoever reported it is deleted. */
    reporterId: text('reporter_id'),
    name: text('name').notNull(),
    text: text('text').notNull(),
    reason: text('reason').notNull(),
    /** Null until organisers decide. While one is `hide`, neither the message nor a card of the account or the team is shown. */
    decision: text('decision').$type<ReportDecision>(),
    decidedAt: moment('decided_at'),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('matching_reports_once').on(table.reporterId, table.subjectId),
    index('matching_reports_subject').on(table.subjectId, table.decision),
    index('matching_reports_account').on(table.accountId, table.decision),
    index('matching_reports_team').on(table.teamId, table.decision),
    index('matching_reports_created').on(table.createdAt, table.id, table.searchText),
    index('matching_reports_decision').on(
      table.decision,
      table.createdAt,
      table.id,
      table.searchText,
    ),
  ],
)
