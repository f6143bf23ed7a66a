import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hasVerifiedFactor, isAlive } from '../../db/conditions.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { SESSION_IDLE_LIFETIME } from './sessions.ts'

/**
 * Finds the role of an account, and whether the session still needs the second factor. Returns undefined unless the
 * session is in use and the account neither banned nor deleted.
 */
export async function findRole(db: Database, userId: string, sessionId: string, now: Date) {
  const oldest = new Date(now.getTime() - SESSION_IDLE_LIFETIME)
  const owes = and(eq(sessions.aal, 'aal1'), hasVerifiedFactor(users.id))
  const [found] = await db
    .select({
      role: userRoles.role,
      needsSecondFactor: sql<number>`${owes}`.mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.refreshedAt, oldest),
        isAlive(now),
      ),
    )
  return found
}
