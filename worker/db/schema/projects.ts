import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ProjectDetails, ProjectDraft } from '#content/forms/project.ts'
import { createdAt } from './columns.ts'
import { teams } from './teams.ts'

/** The project of a team: as its members are writing it, and as they handed it in. */
export const projects = sqliteTable(
  'projects',
  {
    teamId: text('team_id')
      .primaryKey()
      .references(() => teams.id),
    /** New with every change: a change is accepted only if it names the revision it was read at. */
    revision: text('revision').notNull(),
    draft: text('draft', { mode: 'json' }).$type<ProjectDraft>().notNull(),
    createdAt: createdAt(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    /** Made from the title when the project is first handed in, and never changed. */
    slug: text('slug'),
    /** What was handed in, which later changes of the draft leave as it is; null unless it is handed in now. */
    submission: text('submission', { mode: 'json' }).$type<ProjectDetails>(),
    /** The revision that was handed in. */
    submittedRevision: text('submitted_revision'),
    /** When it was last handed in. */
    submittedAt: integer('submitted_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('projects_slug').on(table.slug),
    index('projects_submitted').on(table.submittedAt, table.teamId),
  ],
)
