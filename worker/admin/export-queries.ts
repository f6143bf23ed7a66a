import { and, eq, inArray } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { CHUNK, isAfter, placeIn, sortRows, type Placed } from './list-query.ts'
import { isMemberAsked, isTeamAsked } from './team-filters.ts'
import {
  addMemberCounts,
  countMembers,
  memberColumns,
  memberOrders,
  teamColumns,
  teamOrders,
  type MemberQuery,
  type TeamQuery,
} from './team-queries.ts'

/** Reads the next chunk of the list of teams after `last`, in the order of the query, each with its number of members. */
export async function readTeams(db: Database, query: TeamQuery, last: Placed | undefined) {
  const where = and(isTeamAsked(query), isAfter(query, teamOrders, last))
  const ids = db.select({ id: teams.id }).from(teams).where(where).$dynamic()
  const page = db
    .select({ ...teamColumns, place: placeIn(query, teamOrders) })
    .from(teams)
    .where(where)
    .$dynamic()
  const { rows, memberCounts } = await batchOf(db, {
    rows: sortRows(page, query, teamOrders).limit(CHUNK),
    memberCounts: countMembers(db)
      .where(inArray(teamMembers.teamId, sortRows(ids, query, teamOrders).limit(CHUNK)))
      .groupBy(teamMembers.teamId),
  })
  return addMemberCounts(rows, memberCounts)
}

/** Reads the next chunk of the list of members after `last`, in the order of the query, each with the name of their team. */
export async function readMembers(db: Database, query: MemberQuery, last: Placed | undefined) {
  const page = db
    .select({ ...memberColumns, place: placeIn(query, memberOrders) })
    .from(teamMembers)
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(isMemberAsked(query), isAfter(query, memberOrders, last)))
    .$dynamic()
  return sortRows(page, query, memberOrders).limit(CHUNK)
}
