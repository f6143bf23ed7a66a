import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import type { PrizeId } from '#content/facts/judging.ts'
import type { CertificateKind, CertificatePart } from '#content/wire/certificates.ts'
import { createdAt, moment } from './columns.ts'

/** Certificates with what their holders agreed to show, and nothing else. Of a withdrawn one only the code stays. */
export const certificates = sqliteTable(
  'certificates',
  {
    /** As it is printed, in groups. Whoever knows it may read the certificate. */
    code: text('code').primaryKey(),
    /** The account; null once it is deleted. */
    userId: text('user_id'),
    kind: text('kind').$type<CertificateKind>().notNull(),
    /** The year. */
    edition: integer('edition').notNull(),
    name: text('name'),
    /** How often the name was changed. */
    renamings: integer('renamings').notNull().default(0),
    /** The parts that the holder agreed to show, whether or not there is something to show. */
    shows: text('shows', { mode: 'json' }).$type<CertificatePart[]>().notNull(),
    /** The day of the text that they agreed to. */
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    /** The team, for its award; it may be gone. */
    teamId: text('team_id'),
    teamName: text('team_name'),
    projectTitle: text('project_title'),
    hubId: text('hub_id').$type<HubId>(),
    award: text('award').$type<PrizeId>(),
    createdAt: createdAt(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    // One at a time of each kind; a withdrawn one makes room for another.
    uniqueIndex('certificates_holder')
      .on(table.userId, table.kind, table.edition)
      .where(sql`withdrawn_at IS NULL`),
    index('certificates_account').on(table.userId),
    index('certificates_team').on(table.teamId),
  ],
)

/** What a certificate loses when it is withdrawn. */
export const withdrawnCertificate = {
  name: null,
  renamings: 0,
  shows: [],
  consentVersion: null,
  consentedAt: null,
  teamId: null,
  teamName: null,
  projectTitle: null,
  hubId: null,
  award: null,
}
