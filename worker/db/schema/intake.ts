import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import type { Department } from '#content/wire/departments.ts'
import type { HubInterestKind } from '#content/wire/hub-interest-kinds.ts'
import type { OrganizationType } from '#content/wire/organization-types.ts'
import type { PartnerChoice } from '#content/wire/partner-choices.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { createdAt, searchText } from './columns.ts'

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization'),
    department: text('department').$type<Department>().notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<MessageStatus>().notNull(),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt, table.id, table.searchText),
    index('contact_messages_status').on(table.status, table.createdAt, table.id),
    index('contact_messages_email').on(table.email),
  ],
)

export const partnerApplications = sqliteTable(
  'partner_applications',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    organizationName: text('organization_name').notNull(),
    organizationType: text('organization_type').$type<OrganizationType>().notNull(),
    website: text('website'),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    partnershipType: text('partnership_type').$type<PartnerChoice>().notNull(),
    contributionDetails: text('contribution_details').notNull(),
    goals: text('goals').notNull(),
    audienceSize: text('audience_size'),
    previousExperience: text('previous_experience'),
    /** The date of the wording that was agreed to. */
    consentVersion: text('consent_version').notNull(),
    agreedToTermsAt: integer('agreed_to_terms_at', { mode: 'timestamp_ms' }).notNull(),
    agreedToMarketingAt: integer('agreed_to_marketing_at', { mode: 'timestamp_ms' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('partner_applications_created').on(table.createdAt, table.id, table.searchText),
    index('partner_applications_status').on(table.status, table.createdAt, table.id),
    index('partner_applications_email').on(table.email),
  ],
)

export const hubInterests = sqliteTable(
  'hub_interests',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    kind: text('kind').$type<HubInterestKind>().notNull(),
    /** One of our hubs, else null and `city` names the place. */
    hubId: text('hub_id').$type<HubId>(),
    city: text('city').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization'),
    message: text('message'),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('hub_interests_created').on(table.createdAt, table.id, table.searchText),
    index('hub_interests_city').on(table.city, table.id),
    index('hub_interests_email').on(table.email),
  ],
)
