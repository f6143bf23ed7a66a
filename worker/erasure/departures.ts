import { and, asc, count, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { countryNames } from '#words/countries.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { joinRequests } from '../db/schema/joining.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { toSearchText } from '../search/words.ts'

const query = new QueryBuilder()
const mate = alias(teamMembers, 'mate')
/** The most teams that are told of one departure. Nobody is in more. */
const MOST_TEAMS = 50

/** The folded words of each country's name by its code, of which the search text of a team is made. */
const countryWords = JSON.stringify(
  Object.fromEntries(
    Object.entries(countryNames).map(([code, name]) => [code, toSearchText([name])]),
  ),
)

/** Counts the members of the team in hand. */
export const countMembers = () =>
  sql<number>`(${query.select({ members: count() }).from(mate).where(eq(mate.teamId, teams.id))})`

/**
 * Builds the statements that find whom to tell when an address leaves its teams: the representatives of the teams that list it,
 * and the members who will represent the teams that it represents.
 */
export function selectDepartures(db: Database, address: SQL) {
  return {
    left: db
      .select({
        teamName: teams.teamName,
        memberName: teamMembers.name,
        representativeEmail: teams.representativeEmail,
        members: countMembers().as('members'),
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(eq(teamMembers.email, address), ne(teams.representativeEmail, address)))
      .limit(MOST_TEAMS),
    handedOver: db
      .select({
        teamName: teams.teamName,
        heir: sql<string | null>`(${selectHeir(address, teamMembers.email)})`.as('heir'),
      })
      .from(teams)
      .where(eq(teams.representativeEmail, address))
      .limit(MOST_TEAMS),
  }
}

/**
 * Builds the statements that remove an address from all teams, if the condition holds. A team that it represents passes to
 * the next member, or is deleted if there is none. With `deletesTeams`, all teams that it represents are deleted.
 */
export function leaveTeams(
  db: Database,
  address: string,
  { deletesTeams, holds, now }: { deletesTeams: boolean; holds: SQL; now: Date },
) {
  const isRepresented = eq(teams.representativeEmail, address)
  const others = rowExists(mate, eq(mate.teamId, teams.id), ne(mate.email, address))
  const ends = deletesTeams ? isRepresented : and(isRepresented, not(others))
  const ending = query.select({ id: teams.id }).from(teams).where(ends)
  const listing = query
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.email, address))
  const account = query.select({ id: users.id }).from(users).where(eq(users.email, address))
  const heir = (column: SQLiteColumn) => sql`(${selectHeir(sql`${address}`, column)})`
  // Anyone who is changing such a team at this moment learns that it has changed.
  const change = { revision: crypto.randomUUID(), updatedAt: now }
  return {
    exceptions: db.delete(teamExceptions).where(and(inArray(teamExceptions.teamId, ending), holds)),
    projects: db.delete(projects).where(and(inArray(projects.teamId, ending), holds)),
    lastMembers: db.delete(teamMembers).where(and(inArray(teamMembers.teamId, ending), holds)),
    deletedTeams: db.delete(teams).where(and(ends, holds)).returning({ id: teams.id }),
    handedOver: db
      .update(teams)
      .set({
        ...change,
        ...representedBy(heir),
        representativePhone: '',
      })
      .where(and(isRepresented, holds))
      .returning({ id: teams.id }),
    owned: db
      .update(teams)
      .set({ ownerId: null })
      .where(and(inArray(teams.ownerId, account), holds)),
    changed: db
      .update(teams)
      .set(change)
      .where(and(inArray(teams.id, listing), holds)),
    joinRequests: db.delete(joinRequests).where(and(inArray(joinRequests.userId, account), holds)),
    members: db
      .delete(teamMembers)
      .where(and(eq(teamMembers.email, address), holds))
      .returning({ id: teamMembers.id }),
  }
}

/** Builds the columns of a team that a member represents from now on; `ofMember` selects a column of that member. */
export const representedBy = (ofMember: (column: SQLiteColumn) => SQL) => ({
  representativeName: ofMember(teamMembers.name),
  representativeEmail: ofMember(teamMembers.email),
  searchText: sql`${ofMember(teamMembers.searchText)} || coalesce(${countryWords} ->> ${teams.country}, '')`,
})

/** Selects a column of the member who represents the team in hand after an address: the first other one. */
function selectHeir(address: SQL, column: SQLiteColumn) {
  return query
    .select({ value: column })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teams.id), ne(teamMembers.email, address)))
    .orderBy(asc(teamMembers.position))
    .limit(1)
}
