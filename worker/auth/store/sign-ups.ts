import { and, eq, inArray, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { oneTimeTokens } from '../../db/schema/sessions.ts'
import { bareMetadata, updateUser, type UserRow } from './users.ts'

/** Matches an account that a sign-up or a mailed code made and nobody has confirmed: one by an administrator is not. */
const isAwaited = and(
  isNull(users.emailConfirmedAt),
  isNotNull(users.confirmationSentAt),
  isNull(users.invitedAt),
)!

/** True while an account of this address awaits its confirmation. */
export function isAddressAwaited(email: string): SQL {
  return rowExists(users, eq(users.email, email), isAwaited)
}

/**
 * Stores the account of a sign-up, or clears one of the same address that nobody has confirmed: after two sign-ups
 * nobody can tell whose mail the owner opens, so neither password nor profile counts unless both chose the same one.
 * Returns the id of the account, or nothing if the address belongs to somebody.
 */
export function insertOrDoubt(db: Database, user: UserRow) {
  const isSame = sql`${users.passwordHash} = ${user.passwordHash}`
  return db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.email,
      set: {
        passwordHash: sql`CASE WHEN ${isSame} THEN ${users.passwordHash} END`,
        userMetadata: sql`CASE WHEN ${isSame} THEN ${users.userMetadata} ELSE ${bareMetadata} END`,
        updatedAt: user.updatedAt,
      },
      setWhere: isAwaited,
    })
    .returning({ id: users.id })
}

/**
 * Clears the profile of an unconfirmed account, which a stranger may have typed. `made` limits this to accounts made by a
 * sign-up or by a mailed code; without it, both are cleared.
 */
export function forgetProfile(
  db: Database,
  userId: string,
  made: 'by sign-up' | 'by code' | undefined,
  holds?: SQL,
) {
  const isMade = {
    'by sign-up': isNotNull(users.passwordHash),
    'by code': isNull(users.passwordHash),
  }
  return updateUser(
    db,
    userId,
    { userMetadata: bareMetadata },
    and(isAwaited, made && isMade[made], holds),
  )
}

/** Copies the profile of an unconfirmed account to its e-mail identity. */
export function followProfile(db: Database, userId: string | SQL, holds?: SQL) {
  const profile = db
    .select({ data: users.userMetadata })
    .from(users)
    .where(eq(users.id, identities.userId))
  const isOfAwaited = rowExists(users, eq(users.id, identities.userId), isAwaited)
  return db
    .update(identities)
    .set({ identityData: sql`(${profile})` })
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'email'), isOfAwaited, holds))
}

/** Removes the profile from the email identity of an unconfirmed account, if the condition holds. */
export function forgetCopiedProfile(db: Database, userId: string, holds: SQL) {
  const bare = db.select({ data: bareMetadata }).from(users).where(eq(users.id, identities.userId))
  const isOfAwaited = rowExists(users, eq(users.id, identities.userId), isAwaited)
  return db
    .update(identities)
    .set({ identityData: sql`(${bare})` })
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'email'), isOfAwaited, holds))
}

/** Deletes an account of an address that awaits its confirmation, other than one and unless it has a role, if the condition holds. */
export function clearAwaited(
  db: Database,
  { email, except }: { email: string; except: string },
  holds: SQL,
) {
  const hasRole = rowExists(userRoles, eq(userRoles.userId, users.id))
  const isOther = and(eq(users.email, email), ne(users.id, except), isAwaited, not(hasRole), holds)
  const ids = db.select({ id: users.id }).from(users).where(isOther)
  return [
    db.delete(oneTimeTokens).where(inArray(oneTimeTokens.userId, ids)),
    db.delete(identities).where(inArray(identities.userId, ids)),
    db.delete(users).where(isOther),
  ]
}

/** Stores the password of a sign-up as the decoy of the other account that has its address. */
export function keepDecoy(db: Database, user: UserRow) {
  const hasPassword = sql`${user.passwordHash} IS NOT NULL`
  return db
    .update(users)
    .set({ decoyHash: user.passwordHash, decoyAt: user.createdAt })
    .where(and(eq(users.email, user.email), ne(users.id, user.id), hasPassword))
}
