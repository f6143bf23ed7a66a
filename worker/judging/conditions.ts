import { and, eq, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import { event } from '#content/facts/event.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { judgeAssignments, judgeScores, judgingRounds } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { hasMentored } from '../mentoring/conditions.ts'
import { isOfOwnTeam } from '../teams/membership.ts'

/** The year of the edition, under which its round of judging is stored. */
export const edition = event.start.slice(0, 4)

/** True while the results are published, and with them everything fixed that they were made of. */
export const isPublished = (): SQL =>
  rowExists(judgingRounds, eq(judgingRounds.edition, edition), isNotNull(judgingRounds.publishedAt))

/** True while a project is handed in. */
export const isSubmitted = (projectId: SQL | string): SQL =>
  rowExists(projects, sql`${projects.teamId} = ${projectId}`, isNotNull(projects.submission))

/** Matches the row that gives a project to a judge. */
export const isAssignment = (projectId: string, judgeId: string): SQL =>
  and(eq(judgeAssignments.projectId, projectId), eq(judgeAssignments.judgeId, judgeId))!

/** Matches the row with the scores of a judge for a project. */
export const isScoreOf = (projectId: string, judgeId: string): SQL =>
  and(eq(judgeScores.projectId, projectId), eq(judgeScores.judgeId, judgeId))!

/** True if a judge may not read a project because of ties to its team: as one of its people or as its mentor. */
export const isTooClose = (db: Database, projectId: SQL | string, judgeId: string): SQL =>
  or(isOfOwnTeam(db, projectId, judgeId), hasMentored(projectId, judgeId))!

/** Matches the row that gives a project to a judge, while the judge may read it. */
export function isGiven(db: Database, projectId: string, judgeId: string): SQL {
  return and(
    isAssignment(projectId, judgeId),
    isSubmitted(projectId),
    not(isTooClose(db, projectId, judgeId)),
  )!
}
