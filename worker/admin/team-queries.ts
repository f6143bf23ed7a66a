import { and, count, eq, inArray } from 'drizzle-orm'
import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'
import { memberFields, teamFields } from '../teams/columns.ts'
import { countRows, presentList, paginate, sortRows, type ListQuery } from './list-query.ts'

export const teamColumns = {
  id: teams.id,
  ...teamFields,
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

const teamOrders = {
  created: [teams.createdAt, teams.id],
  name: [teams.nameKey],
  country: [teams.country, teams.id],
}
const memberOrders = {
  created: [teamMembers.createdAt, teamMembers.id],
  name: [teamMembers.nameKey, teamMembers.id],
  email: [teamMembers.email, teamMembers.id],
}

// Both lists choose the ids of the page on an index alone, so the rows before it are never read.

/** Lists a page of teams with their numbers of members, optionally of one mode of participation. */
export async function listTeams(
  db: Database,
  query: ListQuery<keyof typeof teamOrders> & { mode?: ParticipationMode },
) {
  const where = and(
    matchWords(teams.searchText, query.search),
    query.mode && eq(teams.participationMode, query.mode),
  )
  const found = db.select({ id: teams.id }).from(teams).where(where).$dynamic()
  const ids = paginate(found, query, teamOrders)
  const page = db.select(teamColumns).from(teams).where(inArray(teams.id, ids)).$dynamic()
  const { rows, memberCounts, counted } = await batchOf(db, {
    rows: sortRows(page, query, teamOrders),
    memberCounts: countMembers(db)
      .where(inArray(teamMembers.teamId, ids))
      .groupBy(teamMembers.teamId),
    counted: countRows(db, teams, where),
  })
  return presentList(query, addMemberCounts(rows, memberCounts), counted)
}

/** Lists a page of members with the names of their teams, optionally of one team. */
export async function listMembers(
  db: Database,
  query: ListQuery<keyof typeof memberOrders> & { team?: string },
) {
  const where = and(
    matchWords(teamMembers.searchText, query.search),
    query.team === undefined ? undefined : eq(teamMembers.teamId, query.team),
  )
  const found = db.select({ id: teamMembers.id }).from(teamMembers).where(where).$dynamic()
  const page = db
    .select(memberColumns)
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

/** Deletes a team and its members; returns false if there is no such team. */
export async function deleteTeam(db: Database, id: string, actor: Actor): Promise<boolean> {
  const where = rowExists(teams, eq(teams.id, id))
  const { deleted } = await batchOf(db, {
    log: logAction(db, 'team_deleted', actor, { now: new Date(), subjectId: id, where }),
    members: db.delete(teamMembers).where(eq(teamMembers.teamId, id)),
    deleted: db.delete(teams).where(eq(teams.id, id)).returning({ id: teams.id }),
  })
  return deleted.length > 0
}
