import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { dropAddresses } from '../../audit/log-action.ts'
import type { Database } from '../../db/client.ts'
import { isDispensable, rowExists } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { factorChallenges, factors, recoveryCodes } from '../../db/schema/factors.ts'
import { contactMessages, hubInterests } from '../../db/schema/intake.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { teams } from '../../db/schema/teams.ts'

/**
 * Builds the statements that remove all that hangs on an account, unless it is the last administrator's. A team it registered
 * stays, without an owner. `sessions` returns the ids of the sessions that ended.
 */
export function detachAccount(db: Database, userId: string, now: Date) {
  const holds = isDispensable(userId, now)
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  return {
    addresses: dropAddresses(db, userId, holds),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), holds))
      .returning({ id: sessions.id }),
    identities: db.delete(identities).where(and(eq(identities.userId, userId), holds)),
    tokens: db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), holds)),
    flows: db.delete(flowStates).where(and(eq(flowStates.userId, userId), holds)),
    challenges: db
      .delete(factorChallenges)
      .where(and(inArray(factorChallenges.factorId, ownFactors), holds)),
    factors: db.delete(factors).where(and(eq(factors.userId, userId), holds)),
    recoveryCodes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), holds)),
    teams: db
      .update(teams)
      .set({ ownerId: null })
      .where(and(eq(teams.ownerId, userId), holds)),
  }
}

/** Takes the role of an account away, unless it is the last administrator's. Without it the account may go in any case. */
export function deleteRole(db: Database, userId: string, now: Date) {
  return db.delete(userRoles).where(and(eq(userRoles.userId, userId), isDispensable(userId, now)))
}

/** Holds for the row that a deletion takes: the account's own, unless it is the last administrator's. */
function isDeletable(userId: string, now: Date): SQL {
  return and(eq(users.id, userId), isDispensable(userId, now))!
}

/** Holds while there is an account to delete, and it is not the last administrator's. */
export function isUserDeletable(userId: string, now: Date): SQL {
  return rowExists(users, isDeletable(userId, now))
}

export function deleteUser(db: Database, userId: string, now: Date) {
  return db.delete(users).where(isDeletable(userId, now)).returning({ id: users.id })
}

/**
 * Builds the statements that take back what was sent from the address of an account, if it is confirmed and may go: messages
 * and hub interests. A partnership application is an organisation's and stays.
 */
export function deleteSubmissions(db: Database, userId: string, now: Date) {
  const holds = isDispensable(userId, now)
  const address = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  return {
    messages: db.delete(contactMessages).where(and(inArray(contactMessages.email, address), holds)),
    interests: db.delete(hubInterests).where(and(inArray(hubInterests.email, address), holds)),
  }
}

/** Holds for the row that a deletion empties and keeps: the account's own, once, unless it is the last administrator's. */
const isAnonymisable = (userId: string, now: Date) =>
  and(eq(users.id, userId), isNull(users.deletedAt), isDispensable(userId, now))

/** Holds while there is an account to empty. */
export function isUserAnonymisable(userId: string, now: Date): SQL {
  return rowExists(users, isAnonymisable(userId, now))
}

/** Removes what says whose account it was; the row and its id stay. */
export function anonymiseUser(db: Database, userId: string, now: Date) {
  return db
    .update(users)
    .set({
      email: `deleted:${userId}`,
      newEmail: null,
      passwordHash: null,
      decoyHash: null,
      decoyAt: null,
      userMetadata: {},
      appMetadata: {},
      deletedAt: now,
      updatedAt: now,
    })
    .where(isAnonymisable(userId, now))
    .returning({ id: users.id })
}
