import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  factorChallenges,
  factors,
  flowStates,
  identities,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  teams,
  userRoles,
  users,
} from '../../db/schema.ts'
import type { AppEnv } from '../../http/context.ts'
import { noteAction } from '../audit.ts'
import { deleteSessionRecords } from '../session-record.ts'

/**
 * Removes an account and all that hangs on it, in one transaction; a team it registered stays, without an owner.
 * False for the last administrator: somebody must be able to give out roles.
 */
export async function deleteAccount(c: Context<AppEnv>, userId: string): Promise<boolean> {
  const { db } = c.var
  const isOnlyAdmin = sql`EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id <> ${userId} AND role = 'admin')`
  const mayGo = sql`NOT (${isOnlyAdmin})`
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  const [ended, , , , , , , , , , gone] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), mayGo))
      .returning({ id: sessions.id }),
    noteAction(c, 'account_deleted', { actorId: userId, subjectId: userId }, mayGo),
    db.delete(identities).where(and(eq(identities.userId, userId), mayGo)),
    db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), mayGo)),
    db.delete(flowStates).where(and(eq(flowStates.userId, userId), mayGo)),
    db.delete(factorChallenges).where(and(inArray(factorChallenges.factorId, ownFactors), mayGo)),
    db.delete(factors).where(and(eq(factors.userId, userId), mayGo)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), mayGo)),
    db
      .update(teams)
      .set({ ownerId: null })
      .where(and(eq(teams.ownerId, userId), mayGo)),
    // Without the row the account is no administrator any more, so the statement after this one may still go on.
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), mayGo)),
    db
      .delete(users)
      .where(and(eq(users.id, userId), mayGo))
      .returning({ id: users.id }),
  ])
  await deleteSessionRecords(
    c,
    ended.map(({ id }) => id),
  )
  return gone.length === 1
}
