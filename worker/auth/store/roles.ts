import { and, eq, lte, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { hasVerifiedFactor, isAlive, rowExists } from '../../db/conditions.ts'
import { userRoles, users } from '../../db/schema/accounts.ts'
import { hubOrganisers } from '../../db/schema/hubs.ts'
import { mentors } from '../../db/schema/mentoring.ts'
import { sessions } from '../../db/schema/sessions.ts'
import {
  isFresh,
  isInUse,
  isOpen,
  isProvenByMail,
  mayChangeAccess,
  type SessionRow,
} from './sessions.ts'

/** Milliseconds for which an administrator may do without a second factor, from when the role was given. */
const FACTOR_GRACE = 24 * 3600_000

/** When an administrator without a second factor must have one; null for everybody else. */
const factorDueAt = sql<Date | null>`CASE
  WHEN ${userRoles.role} = 'admin' AND ${not(hasVerifiedFactor(users.id))}
  THEN ${userRoles.createdAt} + ${FACTOR_GRACE}
END`.mapWith(userRoles.createdAt)

/**
 * Finds the role of an account, whether it mentors, the hub that it organises, when it must have a second factor, whether the session still needs that factor, and whether
 * its owner signed in or confirmed to be there within the last ten minutes. Returns undefined unless the session is in use and the account
 * neither banned nor deleted.
 */
export async function findRole(db: Database, userId: string, sessionId: string, now: Date) {
  const owes = and(eq(sessions.aal, 'aal1'), hasVerifiedFactor(users.id))
  const [found] = await db
    .select({
      role: userRoles.role,
      isMentor: sql`${rowExists(mentors, eq(mentors.userId, users.id))}`.mapWith(Boolean),
      hubId: hubOrganisers.hubId,
      needsSecondFactor: sql<number>`${owes}`.mapWith(Boolean),
      factorDueAt,
      isFresh: sql<number>`${isFresh(now)}`.mapWith(Boolean),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(hubOrganisers, eq(hubOrganisers.userId, users.id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isInUse(now), isAlive(now)))
  return found && { ...found, isFactorOverdue: isPast(found.factorDueAt, now) }
}

/** True while an account is that of an administrator who should have a second factor by now and has none. */
function owesFactorLate(userId: string, now: Date): SQL {
  return rowExists(
    userRoles,
    eq(userRoles.userId, userId),
    eq(userRoles.role, 'admin'),
    lte(userRoles.createdAt, new Date(now.getTime() - FACTOR_GRACE)),
    not(hasVerifiedFactor(userId)),
  )
}

/**
 * Holds while only a proof by mail lets a session add a factor: its administrator is late, and whoever phished the password
 * in the meantime would enrol first.
 */
export function owesMailProof({ id, userId }: SessionOfUser, now: Date): SQL {
  return and(owesFactorLate(userId, now), not(isOpen(id, isProvenByMail(now))))!
}

/** True while a session may add a factor: it {@link mayChangeAccess} and owes no proof by mail. */
export function mayAddFactor(session: SessionOfUser, now: Date): SQL {
  return and(mayChangeAccess(session, now), not(owesMailProof(session, now)))!
}

type SessionOfUser = Pick<SessionRow, 'id' | 'userId'>

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now

/** True while an account has a role. */
export function hasRole(userId: string): SQL {
  return rowExists(userRoles, eq(userRoles.userId, userId))
}

/** Selects the role of an account, if it has one. */
export function selectRole(db: Database, userId: string) {
  return db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
}
