import { count, eq, inArray, sql } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { memberFields, teamFields } from '../teams/columns.ts'
import { countRows, presentList, paginate, sortRows, type ListQuery } from './list-query.ts'
import {
  countTeamMates,
  isMemberAsked,
  isTeamAsked,
  type MemberFilters,
  type TeamFilters,
} from './team-filters.ts'

export const teamColumns = {
  id: teams.id,
  ...teamFields,
  hubWaitingSince: teams.hubWaitingSince,
  ownerId: teams.ownerId,
  createdAt: teams.createdAt,
}

export const memberColumns = {
  id: teamMembers.id,
  teamId: teamMembers.teamId,
  // The only column of the joined table: D1's batch merges columns that share a name.
  teamName: teams.teamName,
  ...memberFields,
  createdAt: teamMembers.createdAt,
}

/** An exception with who granted it. */
export const exceptionColumns = {
  teamId: teamExceptions.teamId,
  kind: teamExceptions.kind,
  until: teamExceptions.until,
  reason: teamExceptions.reason,
  // The only column of the joined table; null if the account is gone.
  grantedBy: users.email,
  createdAt: teamExceptions.createdAt,
}

export const teamOrders = {
  created: [teams.createdAt, teams.id],
  name: [teams.nameKey],
  country: [teams.country, teams.id],
}
export const memberOrders = {
  created: [teamMembers.createdAt, teamMembers.id],
  name: [teamMembers.nameKey, teamMembers.id],
  email: [teamMembers.email, teamMembers.id],
}

export type TeamQuery = ListQuery<keyof typeof teamOrders> & TeamFilters
export type MemberQuery = ListQuery<keyof typeof memberOrders> & MemberFilters

// Both lists choose the ids of the page on an index alone, so the rows before it are never read.

/** Lists a page of teams with their numbers of members and their exceptions. */
export async function listTeams(db: Database, query: TeamQuery) {
  const where = isTeamAsked(query)
  const found = db.select({ id: teams.id }).from(teams).where(where).$dynamic()
  const ids = paginate(found, query, teamOrders)
  const page = db.select(teamColumns).from(teams).where(inArray(teams.id, ids)).$dynamic()
  const { rows, memberCounts, exceptions, counted } = await batchOf(db, {
    rows: sortRows(page, query, teamOrders),
    exceptions: db
      .select(exceptionColumns)
      .from(teamExceptions)
      .leftJoin(users, eq(users.id, teamExceptions.grantedBy))
      .where(inArray(teamExceptions.teamId, ids)),
    memberCounts: countMembers(db)
      .where(inArray(teamMembers.teamId, ids))
      .groupBy(teamMembers.teamId),
    counted: countRows(db, teams, where),
  })
  const listed = addMemberCounts(rows, memberCounts).map((team) => ({
    ...team,
    exceptions: exceptions.filter(({ teamId }) => teamId === team.id),
  }))
  return presentList(query, listed, counted)
}

/** Lists a page of members with the names and sizes of their teams, optionally of one team. */
export async function listMembers(db: Database, query: MemberQuery) {
  const where = isMemberAsked(query)
  const found = db.select({ id: teamMembers.id }).from(teamMembers).where(where).$dynamic()
  const page = db
    .select({
      ...memberColumns,
      trackId: teams.trackId,
      teamSize: countTeamMates().as('team_size'),
      isRepresentative: sql`${teamMembers.email} = ${teams.representativeEmail}`
        .mapWith(Boolean)
        .as('is_representative'),
    })
    .from(teamMembers)
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(inArray(teamMembers.id, paginate(found, query, memberOrders)))
  const { rows, counted } = await batchOf(db, {
    rows: sortRows(page.$dynamic(), query, memberOrders),
    counted: countRows(db, teamMembers, where),
  })
  return presentList(query, rows, counted)
}

/** Selects the number of members per team; the caller narrows it and groups it by team. */
export function countMembers(db: Database) {
  return db.select({ teamId: teamMembers.teamId, members: count() }).from(teamMembers).$dynamic()
}

/** Adds the number of members to each team. */
export function addMemberCounts<Team extends { id: string }>(
  rows: Team[],
  memberCounts: { teamId: string; members: number }[],
) {
  const byTeam = new Map(memberCounts.map(({ teamId, members }) => [teamId, members]))
  return rows.map((team) => ({ ...team, members: byTeam.get(team.id) ?? 0 }))
}
