import { and, count, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { isOpen } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { judgeAssignments } from '../db/schema/judging.ts'
import { mentorings, mentors } from '../db/schema/mentoring.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { isOfOwnTeam, isOfTeam } from '../teams/membership.ts'

/** True if an account mentors a team or has mentored it: then it must not judge it. */
export const hasMentored = (teamId: SQL | string, userId: SQL | string): SQL =>
  rowExists(
    mentorings,
    sql`${mentorings.mentorId} = ${userId}`,
    sql`${mentorings.teamId} = ${teamId}`,
  )

/** Matches requests that wait for a mentor. */
export const isWaiting = (): SQL => and(isNull(mentorings.mentorId), isNull(mentorings.endedAt))!

/** Matches mentorings that have not ended. */
export const isGoingOn = (): SQL => and(isNotNull(mentorings.mentorId), isNull(mentorings.endedAt))!

/** Matches the account of a row of `mentors` that can help: it confirmed its address, and is neither deleted nor banned. */
export const isActive = (now: Date): SQL => and(isAlive(now), isNotNull(users.emailConfirmedAt))!

const query = new QueryBuilder()
const held = alias(mentorings, 'held')

/** Counts the teams of the mentor in hand. */
export const countTeams = () =>
  sql<number>`(${query
    .select({ teams: count() })
    .from(held)
    .where(and(eq(held.mentorId, mentors.userId), isNull(held.endedAt)))})`

/** True while a mentor has room for one more team. */
function hasPlace(mentorId: string, now: Date): SQL {
  return rowExists(
    mentors,
    eq(mentors.userId, mentorId),
    eq(mentors.hasRoom, true),
    rowExists(users, eq(users.id, mentors.userId), isActive(now)),
    sql`${countTeams()} < ${mentors.places}`,
  )
}

/** True for accounts that belong to a team or judge its project, and so cannot mentor it. */
export const isBound = (db: Database, teamId: SQL | string, mentorId: SQL | string) => ({
  ofTeam: isOfOwnTeam(db, teamId, mentorId),
  asJudge: rowExists(
    judgeAssignments,
    sql`${judgeAssignments.projectId} = ${teamId}`,
    sql`${judgeAssignments.judgeId} = ${mentorId}`,
  ),
})

/** Matches the request that may get a mentor now: it waits, and the mentor has room and no tie to the team. */
export function isAssignable(db: Database, id: string, mentorId: string, now: Date): SQL {
  const { ofTeam, asJudge } = isBound(db, sql`${mentorings.teamId}`, mentorId)
  return and(
    eq(mentorings.id, id),
    isWaiting(),
    hasPlace(mentorId, now),
    not(ofTeam),
    not(asJudge),
  )!
}

/** True while a session of the account lasts. */
export const isSignedIn = (user: SignedIn): SQL =>
  isOpen(user.sessionId, eq(sessions.userId, user.id))

/** Matches mentorings of a mentor. */
export const isMentoredBy = (user: { id: string }): SQL => eq(mentorings.mentorId, user.id)

/** Matches mentorings of a team that the account leads or has joined. */
export const isOfOwn = (db: Database, user: { id: string }): SQL =>
  rowExists(teams, eq(teams.id, mentorings.teamId), isOfTeam(db, user))
