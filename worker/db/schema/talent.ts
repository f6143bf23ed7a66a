import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { createdAt, moment, searchText } from './columns.ts'
import { partnerApplications } from './intake.ts'

/** What a participant shows to partners, with what they agreed to. Withdrawing deletes it. */
export const talentProfiles = sqliteTable(
  'talent_profiles',
  {
    /** Partners see this id, and never that of the account. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    country: text('country').$type<CountryCode>().notNull(),
    /** The work that the person wants. */
    seeks: text('seeks').notNull(),
    skills: text('skills', { mode: 'json' }).$type<readonly string[]>().notNull(),
    languages: text('languages', { mode: 'json' }).$type<readonly LanguageCode[]>().notNull(),
    about: text('about').notNull(),
    cvLink: text('cv_link').notNull(),
    /** The text that the person agreed to, and its version. */
    consentText: text('consent_text').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: moment('consented_at').notNull(),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('talent_profiles_account').on(table.userId),
    index('talent_profiles_created').on(table.createdAt, table.id),
  ],
)

/** The link with which an accepted partner reads the list. A new one replaces the one before. */
export const talentLinks = sqliteTable(
  'talent_links',
  {
    applicationId: text('application_id')
      .primaryKey()
      .references(() => partnerApplications.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the mail's link. */
    tokenHash: text('token_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('talent_links_token').on(table.tokenHash)],
)

/** When a partner read the list, or a part of it. */
export const talentReads = sqliteTable(
  'talent_reads',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => partnerApplications.id, { onDelete: 'cascade' }),
    /** What was searched for; empty for the whole list. */
    search: text('search').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('talent_reads_application').on(table.applicationId, table.createdAt),
    index('talent_reads_created').on(table.createdAt),
  ],
)

/** Which partner has seen whose profile. It outlives both, so that the person still knows. */
export const talentSightings = sqliteTable(
  'talent_sightings',
  {
    userId: text('user_id').notNull(),
    applicationId: text('application_id').notNull(),
    organizationName: text('organization_name').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('talent_sightings_last').on(table.lastAt),
  ],
)
