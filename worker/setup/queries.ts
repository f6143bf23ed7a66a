import { and, eq, isNotNull, not } from 'drizzle-orm'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { userRoles, users } from '../db/schema/accounts.ts'

const isAdmin = eq(userRoles.role, 'admin')

/**
 * Makes a confirmed account the first administrator; returns false if there is an administrator already or no such
 * account. The insert itself checks both, so that at most one request ever succeeds.
 */
export async function appointFirstAdmin(
  db: Database,
  email: string,
  actor: Actor,
): Promise<boolean> {
  const now = new Date()
  const mayServe = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isAlive(now))
  const [user] = await db.select({ id: users.id }).from(users).where(mayServe)
  if (!user) return false
  const isFirst = and(
    rowExists(users, eq(users.id, user.id), mayServe),
    not(rowExists(userRoles, isAdmin)),
  )!
  const row = { id: crypto.randomUUID(), userId: user.id, role: 'admin' as const, createdAt: now }
  const { made } = await batchOf(db, {
    log: logAction(db, 'first_admin_set_up', actor, { now, subjectId: user.id, where: isFirst }),
    made: insertWhere(db, userRoles, row, isFirst)
      .onConflictDoUpdate({ target: userRoles.userId, set: { role: 'admin', createdAt: now } })
      .returning({ id: userRoles.id }),
  })
  return made.length === 1
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const found = await db.select({ id: userRoles.id }).from(userRoles).where(isAdmin).limit(1)
  return found.length > 0
}
