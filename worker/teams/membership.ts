import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { isAlive } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

// Who belongs to a team, as conditions of any statement over `teams` and `team_members`. Being listed gives no rights:
// whoever types the address of somebody else lists it too.

type Person = { id: string }

/** Matches the row of a team that the account leads: it registered the team, or confirmed its representative's address. */
export function isLedBy(db: Database, person: Person): SQL {
  const account = db.select({ id: users.id }).from(users).where(isAccountOf(person))
  const isOwner = and(isNotNull(teams.ownerId), inArray(teams.ownerId, account))
  return or(isOwner, inArray(teams.representativeEmail, selectAddress(db, person)))!
}

/** Matches the row of a member that the account has joined as. */
export const isJoined = (person: Person): SQL => eq(teamMembers.userId, person.id)

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

const isAccountOf = (person: Person) => and(eq(users.id, person.id), isAlive(new Date()))
