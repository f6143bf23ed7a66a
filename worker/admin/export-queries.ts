import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { addSizes, countMembers, memberColumns, teamColumns } from './team-queries.ts'

/** Rows per query of an export: a whole export of the largest event stays far below the limit of queries per request. */
const CHUNK = 2000

type Place = { createdAt: Date; id: string }

const after = (createdAt: Column, id: Column, last: Place | undefined) =>
  last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)))

/** Reads the teams that come after `last`, newest first, each with its number of members. */
export async function readTeams(db: Database, last: Place | undefined) {
  const where = after(teams.createdAt, teams.id, last)
  const newest = [desc(teams.createdAt), desc(teams.id)]
  const ids = db
    .select({ id: teams.id })
    .from(teams)
    .where(where)
    .orderBy(...newest)
    .limit(CHUNK)
  const { rows, sizes } = await batchOf(db, {
    rows: db
      .select(teamColumns)
      .from(teams)
      .where(where)
      .orderBy(...newest)
      .limit(CHUNK),
    sizes: countMembers(db).where(inArray(teamMembers.teamId, ids)).groupBy(teamMembers.teamId),
  })
  return addSizes(rows, sizes)
}

/** Reads the members that come after `last`, newest first. */
export async function readMembers(db: Database, last: Place | undefined) {
  return db
    .select(memberColumns)
    .from(teamMembers)
    .leftJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(after(teamMembers.createdAt, teamMembers.id, last))
    .orderBy(desc(teamMembers.createdAt), desc(teamMembers.id))
    .limit(CHUNK)
}
