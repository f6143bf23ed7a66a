import { and, count, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { CheckInAnswer } from '#content/wire/check-in-answers.ts'
import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import type { ProjectState } from '#content/wire/project-states.ts'
import type { CheckInFilter, MemberState, TeamStatus } from '#content/wire/team-filters.ts'
import { rowExists } from '../db/conditions.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { projects } from '../db/schema/projects.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'
import { isWithin, type DayRange } from './list-query.ts'

/** Filters by where a team is, how it takes part and what it works on. They find its members too. */
type PlaceFilters = {
  country?: CountryCode
  mode?: ParticipationMode
  hub?: HubId
  track?: TrackId
}
/** Filters that both lists have; the days are those on which the team or the member was registered. */
type SharedFilters = DayRange &
  PlaceFilters & {
    /** The number of members of the team, as text. */
    members?: string
  }
/** The filters of a list of teams, besides its search. */
export type TeamFilters = SharedFilters & {
  status?: TeamStatus
  stage?: ProjectState
  checkIn?: CheckInFilter
}
/** The filters of a list of members, besides its search. */
export type MemberFilters = SharedFilters & { team?: string; state?: MemberState }

type Searched = { search: string }

const query = new QueryBuilder()

const ofStatus: Record<TeamStatus, () => SQL> = {
  complete: () => not(ofStatus.inviting()),
  inviting: () =>
    rowExists(teamMembers, eq(teamMembers.teamId, teams.id), isNull(teamMembers.joinedAt)),
  // A query of its own, so that the small index of waiting teams answers it.
  waiting: () => {
    const waiting = alias(teams, 'waiting')
    return inArray(
      teams.id,
      query.select({ id: waiting.id }).from(waiting).where(isNotNull(waiting.hubWaitingSince)),
    )
  },
}

const hasProject = (where?: SQL) =>
  inArray(teams.id, query.select({ id: projects.teamId }).from(projects).where(where))
const isHandedIn = isNotNull(projects.submittedAt)

const ofStage: Record<ProjectState, () => SQL> = {
  none: () => not(hasProject()),
  draft: () => and(hasProject(), not(hasProject(isHandedIn)))!,
  'handed-in': () => hasProject(isHandedIn),
}

/** Matches teams by what they did at a check-in. */
function hasAnswered(filter: CheckInFilter) {
  const [number, answer] = filter.split('-') as [string, CheckInAnswer]
  const told = (where?: SQL) =>
    inArray(
      teams.id,
      query
        .select({ id: checkIns.teamId })
        .from(checkIns)
        .where(and(eq(checkIns.number, Number(number)), where)),
    )
  if (answer === 'silent') return not(told())
  return answer === 'told' ? told() : told(eq(checkIns.isBlocked, true))
}

const isAt = ({ country, mode, hub, track }: PlaceFilters) =>
  and(
    country && eq(teams.country, country),
    mode && eq(teams.participationMode, mode),
    hub && eq(teams.hubId, hub),
    track && eq(teams.trackId, track),
  )

/** Matches the teams that remain after a query's filters: the words may be a team's own or those of one of its members. */
export function isTeamAsked({
  search,
  members,
  status,
  stage,
  checkIn,
  from,
  to,
  ...places
}: Searched & TeamFilters) {
  const isMember = matchWords(teamMembers.searchText, search)
  const found = query.select({ id: teamMembers.teamId }).from(teamMembers).where(isMember)
  const words = isMember && or(matchWords(teams.searchText, search), inArray(teams.id, found))
  return and(
    words,
    isAt(places),
    hasMembers(teams.id, members),
    status && ofStatus[status](),
    stage && ofStage[stage](),
    checkIn && hasAnswered(checkIn),
    isWithin(teams.createdAt, { from, to }),
  )
}

/** Matches the members that remain after a query's filters; the places are those of their teams. */
export function isMemberAsked({
  search,
  team,
  members,
  state,
  from,
  to,
  ...places
}: Searched & MemberFilters) {
  const isThere = isAt(places)
  const states = { joined: isNotNull(teamMembers.joinedAt), invited: isNull(teamMembers.joinedAt) }
  return and(
    matchWords(teamMembers.searchText, search),
    team === undefined ? undefined : eq(teamMembers.teamId, team),
    hasMembers(teamMembers.teamId, members),
    state && states[state],
    isWithin(teamMembers.createdAt, { from, to }),
    isThere &&
      inArray(teamMembers.teamId, query.select({ id: teams.id }).from(teams).where(isThere)),
  )
}

const hasMembers = (teamId: SQLiteColumn, members: string | undefined) =>
  members === undefined ? undefined : eq(countMembersOf(teamId), Number(members))

/** Counts the members of the team of a member's row, the member included. */
export const countTeamMates = () => countMembersOf(teamMembers.teamId)

/** Counts the members of the team that a column of the outer query names. */
function countMembersOf(teamId: SQLiteColumn): SQL<number> {
  const mate = alias(teamMembers, 'mate')
  const mates = query.select({ count: count() }).from(mate).where(eq(mate.teamId, teamId))
  return sql<number>`(${mates})`
}
