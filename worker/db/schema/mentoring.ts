import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

/** Who mentors. It is no role: an account has one of those, and a judge or an organiser may mentor too. */
export const mentors = sqliteTable('mentors', {
  userId: text('user_id').primaryKey(),
  /** The name under which teams know them. */
  name: text('name').notNull(),
  /** What they help with; an empty list of tracks, countries or hubs stands for all. */
  trackIds: text('track_ids', { mode: 'json' }).$type<TrackId[]>().notNull(),
  languages: text('languages', { mode: 'json' }).$type<LanguageCode[]>().notNull(),
  countries: text('countries', { mode: 'json' }).$type<CountryCode[]>().notNull(),
  hubIds: text('hub_ids', { mode: 'json' }).$type<HubId[]>().notNull(),
  /** How many teams they take at a time. */
  places: integer('places').notNull(),
  /** False while they want no further team. */
  hasRoom: integer('has_room', { mode: 'boolean' }).notNull(),
  createdAt: createdAt(),
})

/** A team's request for a mentor, and the mentoring that comes of it. A team has one at a time. */
export const mentorings = sqliteTable(
  'mentorings',
  {
    /** Made by the browser, as the idempotency key of the request. */
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** What the team wants a mentor for. */
    purpose: text('purpose').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    createdAt: createdAt(),
    /** The account of the mentor; null while the team waits for one. */
    mentorId: text('mentor_id'),
    assignedAt: moment('assigned_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('mentorings_open')
      .on(table.teamId)
      .where(sql`ended_at IS NULL`),
    index('mentorings_team').on(table.teamId),
    index('mentorings_mentor').on(table.mentorId, table.teamId, table.endedAt),
    index('mentorings_waiting')
      .on(table.createdAt, table.id)
      .where(sql`mentor_id IS NULL`),
  ],
)

/** What a mentor and a team write to each other. */
export const mentoringMessages = sqliteTable(
  'mentoring_messages',
  {
    /** Made by the browser, as the idempotency key of the message. */
    id: text('id').primaryKey(),
    mentoringId: text('mentoring_id')
      .notNull()
      .references(() => mentorings.id, { onDelete: 'cascade' }),
    isFromMentor: integer('is_from_mentor', { mode: 'boolean' }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mentoring_messages_of').on(table.mentoringId, table.createdAt)],
)
