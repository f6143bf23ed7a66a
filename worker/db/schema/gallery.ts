import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { PrizeId } from '#content/facts/judging.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { ProjectDetails } from '#content/forms/project.ts'
import { moment } from './columns.ts'
import { teams } from './teams.ts'

/** The publication of the projects: one row while they are public, none before and after. */
export const galleryPublication = sqliteTable('gallery_publication', {
  id: integer('id').primaryKey(),
  /** New with every publication: copies of pages that are kept somewhere go by it. */
  revision: text('revision').notNull(),
  publishedAt: moment('published_at').notNull(),
})

/** The projects as they were published: what teams or judges do afterwards changes nothing here. */
export const galleryProjects = sqliteTable(
  'gallery_projects',
  {
    teamId: text('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    teamName: text('team_name').notNull(),
    trackId: text('track_id').$type<TrackId>().notNull(),
    country: text('country').$type<CountryCode>().notNull(),
    hubId: text('hub_id').$type<HubId>(),
    award: text('award').$type<PrizeId>(),
    content: text('content', { mode: 'json' }).$type<ProjectDetails>().notNull(),
  },
  (table) => [uniqueIndex('gallery_projects_slug').on(table.slug)],
)
