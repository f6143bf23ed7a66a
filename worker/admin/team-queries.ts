import { and, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'
import { memberFields, teamFields } from '../teams/columns.ts'
import {
  countRows,
  isWithin,
  presentList,
  paginate,
  sortRows,
  type DayRange,
  type ListQuery,
} from './list-query.ts'

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

/** What a list of teams is narrowed to, besides its search. */
type TeamFilters = DayRange & {
  mode?: ParticipationMode
  country?: CountryCode
  hub?: HubId
  track?: TrackId
}
export type TeamQuery = ListQuery<keyof typeof teamOrders> & TeamFilters
export type MemberQuery = ListQuery<keyof typeof memberOrders> & { team?: string }

/** Matches the teams that remain after a query's filters: the words may be a team's own or those of one of its members. */
export function isTeamAsked({
  search,
  mode,
  country,
  hub,
  track,
  ...days
}: Pick<TeamQuery, 'search'> & TeamFilters) {
  const isMember = matchWords(teamMembers.searchText, search)
  const found = new QueryBuilder()
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(isMember)
  const words = isMember && or(matchWords(teams.searchText, search), inArray(teams.id, found))
  return and(
    words,
    mode && eq(teams.participationMode, mode),
    country && eq(teams.country, country),
    hub && eq(teams.hubId, hub),
    track && eq(teams.trackId, track),
    isWithin(teams.createdAt, days),
  )
}

/** Matches the members that remain after a query's filters. */
export const isMemberAsked = ({ search, team }: Pick<MemberQuery, 'search' | 'team'>) =>
  and(
    matchWords(teamMembers.searchText, search),
    team === undefined ? undefined : eq(teamMembers.teamId, team),
  )

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

/** Counts the members of the team of a member's row, the member included. */
export function countTeamMates(): SQL<number> {
  const mate = alias(teamMembers, 'mate')
  const mates = new QueryBuilder()
    .select({ count: count() })
    .from(mate)
    .where(eq(mate.teamId, teamMembers.teamId))
  return sql<number>`(${mates})`
}
