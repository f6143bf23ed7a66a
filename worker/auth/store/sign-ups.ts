import { and, eq, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'
import type { UserRow } from './users.ts'

/**
 * Holds for the account that a sign-up with its address replaces: one made by a sign-up and never confirmed. An account
 * that an administrator made, invited or banned stays, and so does one with a role.
 */
function isReplaceable(email: string): SQL {
  return and(
    eq(users.email, email),
    isNull(users.emailConfirmedAt),
    isNotNull(users.confirmationSentAt),
    isNull(users.invitedAt),
    isNull(users.bannedUntil),
    not(rowExists(userRoles, eq(userRoles.userId, users.id))),
  )!
}

export function selectReplaceable(db: Database, email: string) {
  return db.select({ id: users.id }).from(users).where(isReplaceable(email))
}

export function deleteReplaceable(db: Database, email: string) {
  return db.delete(users).where(isReplaceable(email))
}

/** Stores the account of a sign-up unless its address is taken; returns its id if it was stored. */
export function insertUnlessTaken(db: Database, user: UserRow) {
  return db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
}

/** Stores the password of a sign-up as the decoy of the other account that has its address. */
export function keepDecoy(db: Database, user: UserRow) {
  const hasPassword = sql`${user.passwordHash} IS NOT NULL`
  return db
    .update(users)
    .set({ decoyHash: user.passwordHash, decoyAt: user.createdAt })
    .where(and(eq(users.email, user.email), ne(users.id, user.id), hasPassword))
}
