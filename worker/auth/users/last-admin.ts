import { and, eq, exists, isNull, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../db/client.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'

/**
 * Holds while an account may leave: it is no administrator's, or another administrator remains who can sign in. Somebody
 * must be able to give out roles, and one who is banned cannot.
 */
export function isDispensable(db: Database, userId: string): SQL {
  const role = alias(userRoles, 'own_role')
  const other = alias(userRoles, 'other_role')
  const holder = alias(users, 'holder')
  const adminRole = db
    .select({ one: sql`1` })
    .from(role)
    .where(and(eq(role.userId, userId), eq(role.role, 'admin')))
  const otherAdmin = db
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(holder, eq(holder.id, other.userId))
    .where(
      and(
        eq(other.role, 'admin'),
        ne(other.userId, userId),
        isNull(holder.deletedAt),
        or(isNull(holder.bannedUntil), lte(holder.bannedUntil, new Date())),
      ),
    )
  return sql`(${or(notExists(adminRole), exists(otherAdmin))})`
}

export async function mayLeave(db: Database, userId: string): Promise<boolean> {
  const [answer] = await db
    .select({ isDispensable: sql<number>`${isDispensable(db, userId)}` })
    .from(users)
    .where(eq(users.id, userId))
  return answer?.isDispensable === 1
}
