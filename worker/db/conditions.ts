import { and, eq, exists, isNull, lte, ne, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { userRoles, users } from './schema/accounts.ts'
import { factors } from './schema/factors.ts'

// Conditions for any statement. They are evaluated when that statement runs, not before.

const query = new QueryBuilder()

/** True while the table has a row for which all of `where` holds. */
export function rowExists(table: SQLiteTable, ...where: (SQL | undefined)[]): SQL {
  return exists(
    query
      .select({ one: sql`1` })
      .from(table)
      .where(and(...where)),
  )
}

type Standing = { deletedAt: Column; bannedUntil: Column }

/** Matches an account that is neither deleted nor banned at the given time. */
export function isAlive(now: Date, account: Standing = users): SQL {
  const isFree = or(isNull(account.bannedUntil), lte(account.bannedUntil, now))
  return sql`(${and(isNull(account.deletedAt), isFree)})`
}

/** Tells whether the account of a row that was read is banned at the given time. */
export function isBanned({ bannedUntil }: { bannedUntil: Date | null }, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

/** Matches an account with a second factor that has been verified. */
export function hasVerifiedFactor(userId: string | Column): SQL {
  return rowExists(factors, eq(factors.userId, userId), eq(factors.status, 'verified'))
}

/**
 * Holds while somebody else is an administrator who can sign in: there must always be one who can assign roles, and a
 * banned one cannot.
 */
export function anotherAdminRemains(userId: string | Column, now: Date): SQL {
  const other = alias(userRoles, 'other_role')
  const holder = alias(users, 'holder')
  return exists(
    query
      .select({ one: sql`1` })
      .from(other)
      .innerJoin(holder, eq(holder.id, other.userId))
      .where(and(eq(other.role, 'admin'), ne(other.userId, userId), isAlive(now, holder))),
  )
}

/** Matches everybody but the last administrator. */
export function isDispensable(userId: string, now: Date): SQL {
  const role = alias(userRoles, 'own_role')
  const isAdmin = rowExists(role, eq(role.userId, userId), eq(role.role, 'admin'))
  return sql`(${or(not(isAdmin), anotherAdminRemains(userId, now))})`
}
