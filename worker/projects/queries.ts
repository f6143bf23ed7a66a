import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ProjectDetails, ProjectDraft } from '#content/forms/project.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teams } from '../db/schema/teams.ts'
import { isOfTeam } from '../teams/membership.ts'
import { chooseSlug } from './rules.ts'

const { createdAt: _createdAt, teamId: _teamId, ...shown } = getTableColumns(projects)

/** Finds a team of the account with its project, if it has one, and the day to which its deadline was extended. */
export async function findProject(db: Database, user: { id: string }, teamId: string) {
  const until = db
    .select({ until: teamExceptions.until })
    .from(teamExceptions)
    .where(and(eq(teamExceptions.teamId, teams.id), eq(teamExceptions.kind, 'submission')))
  const [found] = await db
    .select({
      team: { id: teams.id, name: teams.teamName },
      until: sql<string | null>`(${until})`.as('until'),
      project: shown,
    })
    .from(teams)
    .leftJoin(projects, eq(projects.teamId, teams.id))
    .where(and(eq(teams.id, teamId), isOfTeam(db, user)))
  return found
}

/** Selects the projects of the teams that the account leads or has joined. */
export function selectOwnProjects(db: Database, user: { id: string }) {
  return db
    .select({
      teamId: projects.teamId,
      draft: projects.draft,
      submission: projects.submission,
      slug: projects.slug,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      submittedAt: projects.submittedAt,
    })
    .from(projects)
    .innerJoin(teams, eq(teams.id, projects.teamId))
    .where(isOfTeam(db, user))
}

type Version = { teamId: string; seen: string | null; revision: string; now: Date }

/** Matches a stored project that is neither as it was read nor as the change would make it. */
export const isElsewhere = ({ teamId, seen, revision }: Version) =>
  rowExists(
    projects,
    eq(projects.teamId, teamId),
    notInArray(projects.revision, known(seen, revision)),
  )

const known = (seen: string | null, revision: string) =>
  seen === null ? [revision] : [seen, revision]

/**
 * Stores a version of a team's project, if the team matches `where` and nobody has changed the project since revision `seen`
 * was read; returns no row otherwise. Repeating it has no further effect.
 */
export function writeDraft(
  db: Database,
  { teamId, seen, revision, now }: Version,
  draft: ProjectDraft,
  where: SQL,
) {
  const row = { teamId, revision, draft, createdAt: now, updatedAt: now }
  return insertFrom(db, projects, row, sql`FROM ${teams} WHERE ${where}`)
    .onConflictDoUpdate({
      target: projects.teamId,
      set: fromInsert({
        revision: projects.revision,
        draft: projects.draft,
        updatedAt: projects.updatedAt,
      }),
      setWhere: inArray(projects.revision, known(seen, revision)),
    })
    .returning(shown)
}

/** Like {@link writeDraft}, and submits the version. The first submission gives the project its slug. */
export function writeSubmission(
  db: Database,
  { teamId, seen, revision, now }: Version,
  details: ProjectDetails,
  where: SQL,
) {
  const row = {
    teamId,
    revision,
    draft: details,
    createdAt: now,
    updatedAt: now,
    slug: chooseSlug(details.title, teamId),
    submission: details,
    submittedRevision: revision,
    submittedAt: now,
  }
  const { slug: _slug, ...changeable } = shown
  return insertFrom(db, projects, row, sql`FROM ${teams} WHERE ${where}`)
    .onConflictDoUpdate({
      target: projects.teamId,
      set: { ...fromInsert(changeable), slug: sql`coalesce(${projects.slug}, excluded.slug)` },
      setWhere: inArray(projects.revision, known(seen, revision)),
    })
    .returning(shown)
}

/** Withdraws the project of a team that matches `where`, if it is submitted; its draft and its slug stay. */
export function withdrawSubmission(db: Database, teamId: string, where: SQL) {
  return db
    .update(projects)
    .set({ submission: null, submittedRevision: null, submittedAt: null })
    .where(and(isHandedIn(teamId), rowExists(teams, where)))
    .returning(shown)
}

/** Matches the project of a team while it is submitted. */
export const isHandedIn = (teamId: string): SQL =>
  and(eq(projects.teamId, teamId), isNotNull(projects.submission))!
