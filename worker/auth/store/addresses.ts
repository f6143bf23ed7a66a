import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { users } from '../../db/schema/accounts.ts'
import { updateUser, type UserColumns, type UserRow } from './users.ts'

// Statements that confirm and change the address of an account.

/** Builds the statement that confirms the address of an account, for a token that is being spent. */
export function confirmEmail(
  db: Database,
  userId: string,
  { keepsPassword }: { keepsPassword: boolean },
  holds: SQL,
  now: Date,
) {
  const isFirst = isNull(users.emailConfirmedAt)
  const passwordHash = keepsPassword
    ? sql`${users.passwordHash}`
    : sql`CASE WHEN ${isFirst} THEN NULL ELSE ${users.passwordHash} END`
  return updateUser(
    db,
    userId,
    {
      passwordHash,
      // It answered for a sign-up that waited beside this one. Nobody waits any more.
      decoyHash: sql`CASE WHEN ${isFirst} THEN NULL ELSE ${users.decoyHash} END`,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
      userMetadata: sql`json_set(${users.userMetadata}, '$.email_verified', json('true'))`,
      lastSignInAt: now,
      updatedAt: now,
    },
    holds,
  )
}

const CURRENT = 1
const NEW = 2

/** Tells whether one of the two addresses has confirmed a change. */
export function hasConfirmed(user: UserRow, which: 'current' | 'new'): boolean {
  return (user.emailChangeConfirmed & (which === 'current' ? CURRENT : NEW)) !== 0
}

/** Records that one of the two addresses confirmed a change. */
export function recordConfirmation(
  db: Database,
  userId: string,
  which: 'current' | 'new',
  holds: SQL,
) {
  const bit = which === 'current' ? CURRENT : NEW
  const emailChangeConfirmed = sql`${users.emailChangeConfirmed} | ${bit}`
  return updateUser(db, userId, { emailChangeConfirmed }, holds)
}

/** Makes the new address the address of the account, if both have confirmed the change. */
export function completeEmailChange(db: Database, userId: string, holds: SQL, now: Date) {
  return updateUser(
    db,
    userId,
    {
      email: sql`${users.newEmail}`,
      userMetadata: sql`json_set(${users.userMetadata}, '$.email', ${users.newEmail})`,
      ...noEmailChange,
      updatedAt: now,
    },
    and(eq(users.emailChangeConfirmed, CURRENT + NEW), holds),
  )
}

/** The columns of an account without a change of address under way. */
export const noEmailChange = { newEmail: null, emailChangeConfirmed: 0 }

/** True while a change of address waits for its confirmations. */
export function isEmailChangePending(userId: string): SQL {
  return rowExists(users, eq(users.id, userId), isNotNull(users.newEmail))
}

/**
 * Gives an account the address back that it had, which the press of a link has just shown to be its owner's, if the condition
 * holds. The password goes unless `keepsPassword` holds.
 */
export function restoreEmail(
  db: Database,
  userId: string,
  { email, keepsPassword }: { email: string; keepsPassword: SQL },
  holds: SQL,
  now: Date,
) {
  return updateUser(
    db,
    userId,
    {
      email,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
      passwordHash: sql`CASE WHEN ${keepsPassword} THEN ${users.passwordHash} END`,
      userMetadata: sql`json_set(${users.userMetadata}, '$.email', ${email})`,
      ...noEmailChange,
      lastSignInAt: now,
      updatedAt: now,
    },
    holds,
  )
}

/** True once {@link completeEmailChange} has done its work. */
export function isEmailChangeComplete(userId: string): SQL {
  return rowExists(
    users,
    eq(users.id, userId),
    isNull(users.newEmail),
    eq(users.emailChangeConfirmed, 0),
  )
}

/**
 * Makes the columns of a requested change of address. A repeated request for the same address keeps its confirmations.
 */
export function makeChangeColumns(newEmail: string, now: Date): UserColumns {
  const isSame = sql`${users.newEmail} IS ${newEmail}`
  return {
    newEmail,
    emailChangeSentAt: now,
    emailChangeConfirmed: sql`CASE WHEN ${isSame} THEN ${users.emailChangeConfirmed} ELSE 0 END`,
  }
}
