import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import type { FinalScores, ScoreDraft } from '#content/forms/judging.ts'
import { createdAt, moment } from './columns.ts'
import { projects } from './projects.ts'

/** What else is known of an account with the role `judge`: it judges while it has both. */
export const judges = sqliteTable('judges', {
  userId: text('user_id').primaryKey(),
  /** Whom they work for; empty if unknown. */
  organization: text('organization').notNull(),
  /** The domain of the addresses there, such as `uct.ac.za`; empty if there is none. */
  domain: text('domain').notNull(),
  hubId: text('hub_id').$type<HubId>(),
  /** The account of the administrator. */
  invitedBy: text('invited_by'),
  createdAt: createdAt(),
})

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.teamId, { onDelete: 'cascade' })

/** Whom to keep apart, by what somebody said. What is known of teams and judges is not stored here. */
export const judgeConflicts = sqliteTable(
  'judge_conflicts',
  {
    projectId: projectId(),
    judgeId: text('judge_id').notNull(),
    reason: text('reason').notNull(),
    /** The account of the judge, or of an administrator. */
    declaredBy: text('declared_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.judgeId] }),
    index('judge_conflicts_judge').on(table.judgeId),
  ],
)

export const judgeAssignments = sqliteTable(
  'judge_assignments',
  {
    projectId: projectId(),
    judgeId: text('judge_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.judgeId] }),
    index('judge_assignments_judge').on(table.judgeId),
  ],
)

/** The scores of a judge for a project: as they are thinking about them, and as they handed them in. */
export const judgeScores = sqliteTable(
  'judge_scores',
  {
    projectId: projectId(),
    judgeId: text('judge_id').notNull(),
    /** New with every change: a change is accepted only if it names the revision it was read at. */
    revision: text('revision').notNull(),
    draft: text('draft', { mode: 'json' }).$type<ScoreDraft>().notNull(),
    /** What was handed in, which later changes of the draft leave as it is. */
    final: text('final', { mode: 'json' }).$type<FinalScores>(),
    /** The sum of that by the weights of the criteria. */
    points: integer('points'),
    handedInRevision: text('handed_in_revision'),
    handedInAt: moment('handed_in_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.judgeId] }),
    index('judge_scores_judge').on(table.judgeId),
  ],
)

/** How far the judging of an edition is. It has one row, from the first assignment on. */
export const judgingRounds = sqliteTable('judging_rounds', {
  /** The year of the edition. */
  edition: text('edition').primaryKey(),
  /** New with every assignment. */
  revision: text('revision').notNull(),
  perProject: integer('per_project').notNull(),
  perJudge: integer('per_judge').notNull(),
  assignedAt: moment('assigned_at').notNull(),
  /** When the results were published; null while they are not. */
  publishedAt: moment('published_at'),
  publishedBy: text('published_by'),
})

/** The results as they were published. Empty while they are not. */
export const judgingResults = sqliteTable(
  'judging_results',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.teamId, { onDelete: 'cascade' }),
    /** From 1, by evened points; equals share it. */
    place: integer('place').notNull(),
    evened: real('evened').notNull(),
    raw: real('raw').notNull(),
    rawPlace: integer('raw_place').notNull(),
    judgements: integer('judgements').notNull(),
    /** Points compare only within one group. */
    group: integer('group_number').notNull(),
  },
  (table) => [index('judging_results_place').on(table.place)],
)
