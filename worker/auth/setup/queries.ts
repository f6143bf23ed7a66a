import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { isAlive, rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext } from '../protocol.ts'

/** Makes a confirmed account the first admin: the database asks again, so that it is true for at most one request ever. */
export async function appointFirstAdmin(c: AuthContext, email: string): Promise<boolean> {
  const { db } = c.var
  const now = new Date()
  const isWorking = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isAlive(now))
  const [user] = await db.select({ id: users.id }).from(users).where(isWorking)
  if (!user) return false
  const isFirst = sql`${rowExists(users, eq(users.id, user.id), isWorking)}
    AND NOT ${rowExists(userRoles, eq(userRoles.role, 'admin'))}`
  const row = { id: crypto.randomUUID(), userId: user.id, role: 'admin' as const, createdAt: now }
  const { made } = await batchOf(db, {
    note: noteAction(c, 'first_admin_set_up', { subjectId: user.id }, isFirst),
    made: insertWhere(db, userRoles, row, isFirst)
      .onConflictDoUpdate({ target: userRoles.userId, set: { role: 'admin' } })
      .returning({ id: userRoles.id }),
  })
  return made.length === 1
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const [admin] = await db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1)
  return admin !== undefined
}
