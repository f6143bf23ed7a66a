import { and, asc, count, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { dropAddresses } from '../../audit/note.ts'
import type { Database } from '../../db/client.ts'
import { isDispensable } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { factorChallenges, factors, recoveryCodes } from '../../db/schema/factors.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { teams } from '../../db/schema/teams.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext, UserRow } from '../protocol.ts'
import type { Account, IdentityRow } from '../user-object.ts'
import type { Page } from './rules.ts'

export async function listAccounts(
  db: Database,
  { page, perPage }: Page,
  { filter, oldestFirst }: { filter: string; oldestFirst: boolean },
) {
  const direction = oldestFirst ? asc : desc
  const where = and(
    isNull(users.deletedAt),
    filter === '' ? undefined : sql`instr(${users.email}, ${filter}) > 0`,
  )
  const [rows, [all]] = await db.batch([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(direction(users.createdAt), direction(users.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(users).where(where),
  ])
  // One parameter for all ids: a statement takes a hundred at most.
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  const [identityRows, factorRows] = await db.batch([
    db
      .select()
      .from(identities)
      .where(sql`${identities.userId} IN ${ids}`),
    db
      .select()
      .from(factors)
      .where(sql`${factors.userId} IN ${ids}`),
  ])
  const accounts = rows.map((user): Account => ({
    user,
    identities: identityRows.filter(({ userId }) => userId === user.id),
    factors: factorRows.filter(({ userId }) => userId === user.id),
  }))
  return { accounts, total: all?.total ?? 0 }
}

/** Throws the driver's unique violation when the address or the id is taken. */
export async function createAccount(
  c: AuthContext,
  user: UserRow,
  identity: IdentityRow,
): Promise<void> {
  const { db } = c.var
  await db.batch([
    db.insert(users).values(user),
    db.insert(identities).values(identity),
    noteAction(c, 'user_created', { actorId: c.var.adminId, subjectId: user.id }),
  ])
}

type Effects = { bans: boolean; endsSessions: boolean; voidsCodes: boolean }

/**
 * Changes an account as it was read. Answers the ids of the sessions that ended for it, or null where nothing was done:
 * somebody else was faster, or the last administrator would be banned.
 */
export async function changeAccount(
  c: AuthContext,
  user: UserRow,
  change: Partial<UserRow>,
  { bans, endsSessions, voidsCodes }: Effects,
): Promise<string[] | null> {
  const { db } = c.var
  const isSame = and(
    eq(users.id, user.id),
    eq(users.email, user.email),
    eq(users.userMetadata, user.userMetadata),
    eq(users.appMetadata, user.appMetadata),
    isNull(users.deletedAt),
    bans ? isDispensable(user.id, new Date()) : undefined,
  )
  const holds = exists(db.select({ id: users.id }).from(users).where(isSame))
  const never = sql`false`
  const email = change.email ?? user.email
  const isVerified = (change.emailConfirmedAt ?? user.emailConfirmedAt) ? 'true' : 'false'
  const who = {
    actorId: c.var.adminId,
    subjectId: user.id,
    details: { fields: Object.keys(change) },
  }
  const [, ended, , , , changed] = await db.batch([
    noteAction(c, 'user_changed', who, holds),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), endsSessions ? holds : never))
      .returning({ id: sessions.id }),
    db
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), voidsCodes ? holds : never)),
    db.delete(flowStates).where(and(eq(flowStates.userId, user.id), endsSessions ? holds : never)),
    db
      .update(identities)
      .set({
        email,
        identityData: sql`json_set(${identities.identityData}, '$.email', ${email}, '$.email_verified', json(${isVerified}))`,
        updatedAt: new Date(),
      })
      .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email'), holds)),
    db
      .update(users)
      .set({ ...change, updatedAt: new Date() })
      .where(isSame)
      .returning({ id: users.id }),
  ])
  return changed.length === 1 ? ended.map(({ id }) => id) : null
}

/** Keeps the row and its id, and nothing that says who it was. Null if it may not or need not go: the last admin, or gone already. */
export async function softDeleteAccount(c: AuthContext, userId: string): Promise<string[] | null> {
  const { db } = c.var
  const mayGo = isDispensable(userId, new Date())
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  const now = new Date()
  const isGoing = and(eq(users.id, userId), isNull(users.deletedAt), mayGo)
  const going = db.select({ id: users.id }).from(users).where(isGoing)
  const who = { actorId: c.var.adminId, subjectId: userId, details: { soft: true } }
  const [, , ended, deleted] = await db.batch([
    noteAction(c, 'user_deleted', who, exists(going)),
    dropAddresses(db, userId, mayGo),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), mayGo))
      .returning({ id: sessions.id }),
    db
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
      .where(isGoing)
      .returning({ id: users.id }),
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
    // Last: without it the account is no admin any more, and the condition says yes to everything.
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), mayGo)),
  ])
  return deleted.length === 1 ? ended.map(({ id }) => id) : null
}
