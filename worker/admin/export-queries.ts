import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import {
  addMemberCounts,
  countMembers,
  isMemberAsked,
  isTeamAsked,
  memberColumns,
  teamColumns,
  type MemberQuery,
  type TeamQuery,
} from './team-queries.ts'

/** Rows per query, large enough that no export comes near D1's limit of queries per request. */
const CHUNK = 2000

/** The row after which the next chunk starts. */
type Cursor = { createdAt: Date; id: string }

const after = (createdAt: Column, id: Column, last: Cursor | undefined) =>
  last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)))

/** Reads the next chunk of the teams that a query leaves after `last`, newest first, each with its number of members. */
export async function readTeams(db: Database, query: TeamQuery, last: Cursor | undefined) {
  const where = and(isTeamAsked(query), after(teams.createdAt, teams.id, last))
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
    .where(and(isMemberAsked(query), after(teamMembers.createdAt, teamMembers.id, last)))
    .orderBy(desc(teamMembers.createdAt), desc(teamMembers.id))
    .limit(CHUNK)
}
