import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { dropAddresses } from '../../audit/note.ts'
import { isDispensable } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { factorChallenges, factors, recoveryCodes } from '../../db/schema/factors.ts'
import { contactMessages, hubInterests } from '../../db/schema/intake.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { teams } from '../../db/schema/teams.ts'
import type { AppEnv } from '../../http/context.ts'
import { noteAction } from '../audit.ts'
import { deleteSessionRecords } from '../session-record.ts'

/**
 * Removes an account and all that hangs on it, in one transaction; a team it registered stays, without an owner. Whoever
 * deletes the own account also takes back messages and hub interests; a partnership application is an organisation's.
 * False for the last administrator. `actorId` is who asked for it: the owner, an administrator, or null for a service.
 */
export async function deleteAccount(
  c: Context<AppEnv>,
  userId: string,
  actorId: string | null,
): Promise<boolean> {
  const { db } = c.var
  const mayGo = isDispensable(userId, new Date())
  const going = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), mayGo))
  const action = actorId === userId ? 'account_deleted' : 'user_deleted'
  // Whoever has shown to hold the address may also take back what was sent from it.
  const ownAddress = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  const mayErase = actorId === userId ? mayGo : sql`false`
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  const [ended, , , , , , , , , , , , , gone] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), mayGo))
      .returning({ id: sessions.id }),
    noteAction(c, action, { actorId, subjectId: userId }, exists(going)),
    dropAddresses(db, userId, mayGo),
    db.delete(contactMessages).where(and(inArray(contactMessages.email, ownAddress), mayErase)),
    db.delete(hubInterests).where(and(inArray(hubInterests.email, ownAddress), mayErase)),
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
