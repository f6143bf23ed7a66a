import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import { createdAt, moment, searchText } from './columns.ts'

export const teams = sqliteTable(
  'teams',
  {
    /** Made by the browser, as the idempotency key of the registration. */
    id: text('id').primaryKey(),
    /**
     * SHA-256 of the registration as it was first sent: tells a repeated request from another one with the same key.
     */
    formDigest: text('form_digest').notNull(),
    /** New with every change: a change is accepted only if it names the revision it was read at. */
    revision: text('revision').notNull(),
    teamName: text('team_name').notNull(),
    /** The name folded to lower case without accents: two teams may not share it. */
    nameKey: text('name_key').notNull(),
    /** The name folded to what it looks like, which two teams may not share either; null for some old names. */
    lookKey: text('look_key'),
    representativeName: text('representative_name').notNull(),
    representativeEmail: text('representative_email').notNull(),
    representativePhone: text('representative_phone').notNull(),
    country: text('country').$type<CountryCode>().notNull(),
    participationMode: text('participation_mode').$type<ParticipationMode>().notNull(),
    hubId: text('hub_id').$type<HubId>(),
    trackId: text('track_id').$type<TrackId>().notNull(),
    /** The account that registered the team, if it was signed in. */
    ownerId: text('owner_id'),
    /** Since when the team waits for a place in its hub; null once it has one, or needs none. */
    hubWaitingSince: moment('hub_waiting_since'),
    /** The day of the terms that the registration accepted, as `2025-09-01`; null for old teams. */
    termsVersion: text('terms_version'),
    searchText: searchText(),
    createdAt: createdAt(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('teams_name_key').on(table.nameKey),
    uniqueIndex('teams_look_key').on(table.lookKey),
    // Each order of the list carries what the list is filtered by, so that a page is chosen without reading rows.
    index('teams_created').on(
      table.createdAt,
      table.id,
      table.country,
      table.participationMode,
      table.hubId,
      table.trackId,
      table.searchText,
    ),
    index('teams_name').on(
      table.nameKey,
      table.id,
      table.country,
      table.participationMode,
      table.hubId,
      table.trackId,
      table.createdAt,
      table.searchText,
    ),
    index('teams_country').on(
      table.country,
      table.id,
      table.participationMode,
      table.hubId,
      table.trackId,
      table.createdAt,
      table.searchText,
    ),
    index('teams_owner').on(table.ownerId),
    index('teams_representative').on(table.representativeEmail),
    index('teams_hub').on(table.hubId, table.hubWaitingSince),
    // Only the few teams that are waiting.
    index('teams_waiting')
      .on(table.id, table.hubWaitingSince)
      .where(sql`hub_waiting_since IS NOT NULL`),
    // The teams of one hub in the order of their names.
    index('teams_hub_name').on(table.hubId, table.nameKey, table.id),
  ],
)

export const teamMembers = sqliteTable(
  'team_members',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** The place in the team's own list. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    email: text('email').notNull(),
    githubUrl: text('github_url'),
    huggingfaceUrl: text('huggingface_url'),
    searchText: searchText(),
    createdAt: createdAt(),
    /** The account that has joined as this member; null while the team only lists them. An account is in one team. */
    userId: text('user_id'),
    /** When that was. */
    joinedAt: moment('joined_at'),
  },
  (table) => [
    uniqueIndex('team_members_email').on(table.teamId, table.email),
    uniqueIndex('team_members_account').on(table.userId),
    // Any team may list an address; its owner joins one of them.
    uniqueIndex('team_members_joined')
      .on(table.email)
      .where(sql`joined_at IS NOT NULL`),
    index('team_members_created').on(
      table.createdAt,
      table.id,
      table.teamId,
      table.joinedAt,
      table.searchText,
    ),
    index('team_members_name').on(
      table.nameKey,
      table.id,
      table.teamId,
      table.joinedAt,
      table.createdAt,
      table.searchText,
    ),
    index('team_members_address').on(
      table.email,
      table.id,
      table.teamId,
      table.joinedAt,
      table.createdAt,
      table.searchText,
    ),
    // For counting the members of a team, and those who have joined.
    index('team_members_team').on(table.teamId, table.joinedAt),
    // Finds teams by their members.
    index('team_members_words').on(table.teamId, table.searchText),
  ],
)

/** What an organiser lets one team change, or hand in, for longer than the others. */
export const teamExceptions = sqliteTable(
  'team_exceptions',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    kind: text('kind').$type<ExceptionKind>().notNull(),
    /** The last day, as `2025-10-30`, on the clock of the event. */
    until: text('until').notNull(),
    reason: text('reason').notNull(),
    /** The account of the organiser. */
    grantedBy: text('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.kind] })],
)

/** What organisers note about a team, for each other. */
export const teamNotes = sqliteTable(
  'team_notes',
  {
    /** Made by the browser, as the idempotency key of the note. */
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The account of the organiser. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('team_notes_team').on(table.teamId, table.createdAt, table.id)],
)
