import { and, desc, eq, inArray } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { CHUNK, isAfter, type Cursor } from './list-query.ts'
import { isMemberAsked, isTeamAsked } from './team-filters.ts'
import {
  addMemberCounts,
  countMembers,
  memberColumns,
  teamColumns,
  type MemberQuery,
  type TeamQuery,
} from './team-queries.ts'

/** Reads the next chunk of the teams that a query leaves after `last`, newest first, each with its number of members. */
export async function readTeams(db: Database, query: TeamQuery, last: Cursor | undefined) {
  const where = and(isTeamAsked(query), isAfter(teams.createdAt, teams.id, last))
  const newest = [desc(teams.createdAt), desc(teams.id)]
  const ids = db
    .select({ id: teams.id })
    .from(teams)
    .where(where)
    .orderBy(...newest)
    .limit(CHUNK)
  const { rows, memberCounts } = await batchOf(db, {
    rows: db
      .select(teamColumns)
      .from(teams)
      .where(where)
      .orderBy(...newest)
      .limit(CHUNK),
    memberCounts: countMembers(db)
      .where(inArray(teamMembers.teamId, ids))
      .groupBy(teamMembers.teamId),
  })
  return addMemberCounts(rows, memberCounts)
}

/** Reads the next chunk of the members that a query leaves after `last`, newest first, each with the name of their team. */
export async function readMembers(db: Database, query: MemberQuery, last: Cursor | undefined) {
  return db
    .select(memberColumns)
    .from(teamMembers)
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(isMemberAsked(query), isAfter(teamMembers.createdAt, teamMembers.id, last)))
    .orderBy(desc(teamMembers.createdAt), desc(teamMembers.id))
    .limit(CHUNK)
}
