import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { matchName } from '../search/queries.ts'

/** Teams on a page. */
const SIZE = 20

/**
 * Reads the hub of its organiser: how many teams and people it has, and a page of the teams with the words of `search` in their
 * name or in a member's. Teams that somebody has yet to join come first. It reads people's names and nothing else about them.
 * Every statement takes the hub from the account, so that nobody can name another one. Throws if the account has none.
 */
export async function readOwnHub(
  db: Database,
  user: { id: string },
  { search, page }: { search: string; page: number },
) {
  const isOwn = eq(hubOrganisers.userId, user.id)
  const hub = db.select({ hubId: hubOrganisers.hubId }).from(hubOrganisers).where(isOwn)
  const isThere = eq(teams.hubId, sql`(${hub})`)
  // Only names are searched: an address that can be found can be guessed.
  const byName = matchName(teams.nameKey, search)
  const byMember =
    byName &&
    rowExists(teamMembers, eq(teamMembers.teamId, teams.id), matchName(teamMembers.nameKey, search))
  const isFound = and(isThere, byName && sql`(${or(byName, byMember)})`)
  const notJoined = and(eq(teamMembers.teamId, teams.id), isNull(teamMembers.joinedAt))
  const order = [desc(rowExists(teamMembers, notJoined)), asc(teams.nameKey), asc(teams.id)]
  const shown = db
    .select({ id: teams.id })
    .from(teams)
    .where(isFound)
    .orderBy(...order)
    .limit(SIZE)
    .offset((page - 1) * SIZE)
  const { own, totals, people, found, rows, members } = await batchOf(db, {
    own: hub,
    totals: db
      .select({ teams: count(), waiting: count(teams.hubWaitingSince) })
      .from(teams)
      .where(isThere),
    people: db
      .select({ listed: count(), joined: count(teamMembers.joinedAt) })
      .from(teams)
      .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .where(and(isThere, isNull(teams.hubWaitingSince))),
    found: db.select({ total: count() }).from(teams).where(isFound),
    rows: db
      .select({
        id: teams.id,
        teamName: teams.teamName,
        trackId: teams.trackId,
        representativeName: teams.representativeName,
        isWaiting: sql`${isNotNull(teams.hubWaitingSince)}`.mapWith(Boolean).as('is_waiting'),
      })
      .from(teams)
      .where(inArray(teams.id, shown))
      .orderBy(...order),
    members: db
      .select({
        id: teamMembers.id,
        teamId: teamMembers.teamId,
        name: teamMembers.name,
        hasJoined: sql`${isNotNull(teamMembers.joinedAt)}`.mapWith(Boolean).as('has_joined'),
      })
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, shown))
      .orderBy(asc(teamMembers.position)),
  })
  const [hubId] = own.map((row) => row.hubId)
  if (!hubId) throw new Failure('hubs.not_organiser', 403)
  return {
    hubId,
    teams: totals[0]!.teams - totals[0]!.waiting,
    waiting: totals[0]!.waiting,
    ...people[0]!,
    total: found[0]!.total,
    page,
    size: SIZE,
    rows: rows.map((team) => ({
      ...team,
      members: members
        .filter(({ teamId }) => teamId === team.id)
        .map(({ teamId: _teamId, ...member }) => member),
    })),
  }
}
