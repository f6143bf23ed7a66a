import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { isOpen } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'

// Who belongs to a team, as conditions of any statement over `teams` and `team_members`. Being listed gives no rights, because
// anyone can list another person's address.

/** An account, by its id or by an expression of the statement. */
type Person = { id: string | SQL }

/** Matches the row of a team that the account leads: it registered the team, or confirmed its representative's address. */
export function isLedBy(db: Database, person: Person): SQL {
  const account = db.select({ id: users.id }).from(users).where(isAccountOf(person))
  const isOwner = and(isNotNull(teams.ownerId), inArray(teams.ownerId, account))
  return or(isOwner, inArray(teams.representativeEmail, selectAddress(db, person)))!
}

/** Matches the row of a member that the account has joined as. */
export const isJoined = (person: Person): SQL => sql`${teamMembers.userId} = ${person.id}`

/** Matches the row of a member that the account has joined as, or that lists its confirmed address. */
export function isOwnMembership(db: Database, person: Person): SQL {
  return or(isJoined(person), inArray(teamMembers.email, selectAddress(db, person)))!
}

/** Selects the address of the account. It must be confirmed before it counts as the representative's or a member's. */
export function selectAddress(db: Database, person: Person) {
  return db
    .select({ email: users.email })
    .from(users)
    .where(and(isAccountOf(person), isNotNull(users.emailConfirmedAt)))
}

/** Matches teams that the account leads or has joined. */
export function isOfTeam(db: Database, user: { id: string }): SQL {
  const hasJoined = rowExists(
    teamMembers,
    eq(teamMembers.teamId, teams.id),
    eq(teamMembers.userId, user.id),
  )
  return sql`(${or(isLedBy(db, user), hasJoined)})`
}

/** Matches the row of a team for which the account may write, while its session lasts. */
export function isWritable(db: Database, user: SignedIn, teamId: string, ...further: SQL[]): SQL {
  return and(
    eq(teams.id, teamId),
    isOfTeam(db, user),
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
    ...further,
  )!
}

/** True while an account belongs to a team, as its lead or as a member, even if only its address is listed. */
export function isOfOwnTeam(db: Database, teamId: SQL | string, userId: SQL | string): SQL {
  const person = { id: userId }
  return or(
    rowExists(teams, sql`${teams.id} = ${teamId}`, isLedBy(db, person)),
    rowExists(teamMembers, sql`${teamMembers.teamId} = ${teamId}`, isOwnMembership(db, person)),
  )!
}

const isAccountOf = (person: Person) => and(sql`${users.id} = ${person.id}`, isAlive(new Date()))
