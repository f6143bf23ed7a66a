import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { userRoles, users } from '../../db/schema.ts'

/** Makes a confirmed account the first admin, in one statement: true for at most one request ever. */
export async function appointFirstAdmin(db: Database, email: string): Promise<boolean> {
  const now = new Date()
  const made = await db.all<{ id: string }>(sql`
    INSERT INTO user_roles (id, user_id, role, created_at)
    SELECT ${crypto.randomUUID()}, id, 'admin', ${now.getTime()} FROM users
    WHERE ${and(
      eq(users.email, email),
      isNotNull(users.emailConfirmedAt),
      isNull(users.deletedAt),
      or(isNull(users.bannedUntil), lt(users.bannedUntil, now)),
    )}
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE role = 'admin')
    ON CONFLICT (user_id) DO UPDATE SET role = 'admin'
    RETURNING id`)
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
