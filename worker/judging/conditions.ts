import { and, eq, isNotNull, ne, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { event } from '#content/facts/event.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { judgeAssignments, judges, judgeScores, judgingRounds } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { hasMentored } from '../mentoring/conditions.ts'
import { isOfOwnTeam } from '../teams/membership.ts'

/** The year of the edition, under which its round of judging is stored. */
export const edition = event.start.slice(0, 4)

/** Selects when the results were published. */
export const selectPublication = (db: Database) =>
  db
    .select({ publishedAt: judgingRounds.publishedAt })
    .from(judgingRounds)
    .where(eq(judgingRounds.edition, edition))

/** True while the results are published, which fixes everything they were made of. */
export const isPublished = (): SQL =>
  rowExists(judgingRounds, eq(judgingRounds.edition, edition), isNotNull(judgingRounds.publishedAt))

/** True while a project is submitted. */
export const isSubmitted = (projectId: SQL | string): SQL =>
  rowExists(projects, sql`${projects.teamId} = ${projectId}`, isNotNull(projects.submission))

/** Matches the row that gives a project to a judge. */
export const isAssignment = (projectId: string, judgeId: string): SQL =>
  and(eq(judgeAssignments.projectId, projectId), eq(judgeAssignments.judgeId, judgeId))!

/** Matches the scores that belong to the assignment in hand. */
export const isOfAssignment = (): SQL =>
  and(
    eq(judgeScores.projectId, judgeAssignments.projectId),
    eq(judgeScores.judgeId, judgeAssignments.judgeId),
  )!

/** Matches the row with the scores of a judge for a project. */
export const isScoreOf = (projectId: string, judgeId: string): SQL =>
  and(eq(judgeScores.projectId, projectId), eq(judgeScores.judgeId, judgeId))!

/** Matches an address at the domain of the organisation of the judge in hand, or below it. */
const isAtDomain = (email: Column): SQL =>
  sql`(${email} LIKE '%@' || ${judges.domain} OR ${email} LIKE '%.' || ${judges.domain})`

/** True if a team is at the judge's hub, or has an address of their organisation. */
function isOfOwnHouse(projectId: SQL | string, judgeId: string): SQL {
  const isTeam = sql`${teams.id} = ${projectId}`
  const isMember = sql`${teamMembers.teamId} = ${projectId}`
  const isColleague = or(
    rowExists(teams, isTeam, isAtDomain(teams.representativeEmail)),
    rowExists(teamMembers, isMember, isAtDomain(teamMembers.email)),
  )
  return rowExists(
    judges,
    eq(judges.userId, judgeId),
    or(
      rowExists(teams, isTeam, eq(teams.hubId, judges.hubId)),
      and(ne(judges.domain, ''), isColleague),
    ),
  )
}

/**
 * True if a judge may not read a project because of ties to its team: as one of its people, as its mentor, or by their
 * organisation or hub. An assignment keeps these apart; this condition covers ties that become known afterwards.
 */
export const isTooClose = (db: Database, projectId: SQL | string, judgeId: string): SQL =>
  or(
    isOfOwnTeam(db, projectId, judgeId),
    hasMentored(projectId, judgeId),
    isOfOwnHouse(projectId, judgeId),
  )!

/** Matches the row that gives a project to a judge, while the judge may read it. */
export function isGiven(db: Database, projectId: string, judgeId: string): SQL {
  return and(
    isAssignment(projectId, judgeId),
    isSubmitted(projectId),
    not(isTooClose(db, projectId, judgeId)),
  )!
}
