import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hasVerifiedFactor, isAlive } from '../../db/conditions.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { isInUse } from './sessions.ts'

/**
 * Finds the role of an account, and whether the session still needs the second factor. Returns undefined unless the
 * session is in use and the account neither banned nor deleted.
 */
export async function findRole(db: Database, userId: string, sessionId: string, now: Date) {
  const owes = and(eq(sessions.aal, 'aal1'), hasVerifiedFactor(users.id))
  const [found] = await db
    .select({
      role: userRoles.role,
      needsSecondFactor: sql<number>`${owes}`.mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isInUse(now), isAlive(now)))
  return found
}
