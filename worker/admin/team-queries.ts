import { and, count, eq, inArray } from 'drizzle-orm'
import { note, type Actor } from '../audit/note.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'
import { listAnswer, windowOf, type ListQuery } from './list-query.ts'

export const teamColumns = {
  id: teams.id,
  teamName: teams.teamName,
  representativeName: teams.representativeName,
  representativeEmail: teams.representativeEmail,
  representativePhone: teams.representativePhone,
  country: teams.country,
  participationMode: teams.participationMode,
  hubId: teams.hubId,
  trackId: teams.trackId,
  ownerId: teams.ownerId,
  createdAt: teams.createdAt,
}

export const memberColumns = {
  id: teamMembers.id,
  teamId: teamMembers.teamId,
  // The only column of the joined table: in a batch, columns of one name would be taken for each other.
  teamName: teams.teamName,
  name: teamMembers.name,
  email: teamMembers.email,
  githubUrl: teamMembers.githubUrl,
  huggingfaceUrl: teamMembers.huggingfaceUrl,
  createdAt: teamMembers.createdAt,
}

export type TeamSort = 'created' | 'name' | 'country'
export type TeamQuery = ListQuery<TeamSort> & { mode?: 'in-person' | 'virtual' }

export async function listTeams(db: Database, query: TeamQuery) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [teams.createdAt, teams.id],
    name: [teams.nameKey],
    country: [teams.country, teams.id],
  })
  const where = and(
    matchWords(teams.searchText, query.search),
    query.mode && eq(teams.participationMode, query.mode),
  )
  // The page is chosen on an index alone: the rows before it are never read.
  const ids = db
    .select({ id: teams.id })
    .from(teams)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [rows, sizes, [all]] = await db.batch([
    db
      .select(teamColumns)
      .from(teams)
      .where(inArray(teams.id, ids))
      .orderBy(...orderBy),
    countMembers(db).where(inArray(teamMembers.teamId, ids)).groupBy(teamMembers.teamId),
    db.select({ total: count() }).from(teams).where(where),
  ])
  return listAnswer(query, addSizes(rows, sizes), all?.total)
}

/** Members per team, to be narrowed and grouped. */
export function countMembers(db: Database) {
  return db.select({ teamId: teamMembers.teamId, members: count() }).from(teamMembers).$dynamic()
}

/** Puts the number of members beside each team. */
export function addSizes<Team extends { id: string }>(
  rows: Team[],
  sizes: { teamId: string; members: number }[],
) {
  const byTeam = new Map(sizes.map(({ teamId, members }) => [teamId, members]))
  return rows.map((team) => ({ ...team, members: byTeam.get(team.id) ?? 0 }))
}

export type MemberSort = 'created' | 'name' | 'email'
export type MemberQuery = ListQuery<MemberSort> & { team?: string }

export async function listMembers(db: Database, query: MemberQuery) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [teamMembers.createdAt, teamMembers.id],
    name: [teamMembers.nameKey, teamMembers.id],
    email: [teamMembers.email, teamMembers.id],
  })
  const where = and(
    matchWords(teamMembers.searchText, query.search),
    query.team === undefined ? undefined : eq(teamMembers.teamId, query.team),
  )
  const ids = db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [rows, [all]] = await db.batch([
    db
      .select(memberColumns)
      .from(teamMembers)
      .leftJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(inArray(teamMembers.id, ids))
      .orderBy(...orderBy),
    db.select({ total: count() }).from(teamMembers).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}

/** Deletes a team with everything that hangs on it; false if there is none. */
export async function deleteTeam(db: Database, id: string, actor: Actor): Promise<boolean> {
  const where = rowExists(teams, eq(teams.id, id))
  const { deleted } = await batchOf(db, {
    note: note(db, 'team_deleted', actor, { now: new Date(), subjectId: id, where }),
    members: db.delete(teamMembers).where(eq(teamMembers.teamId, id)),
    deleted: db.delete(teams).where(eq(teams.id, id)).returning({ id: teams.id }),
  })
  return deleted.length > 0
}
