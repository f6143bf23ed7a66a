import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
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
import { noteAction } from '../audit.ts'
import type { AuthContext, UserRow } from '../protocol.ts'
import type { Account, IdentityRow } from '../user-object.ts'
import type { Page } from './rules.ts'

export async function listAccounts(db: Database, { page, perPage }: Page, filter: string) {
  const where = and(
    isNull(users.deletedAt),
    filter === '' ? undefined : sql`instr(${users.email}, ${filter}) > 0`,
  )
  const [rows, [all]] = await db.batch([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
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

type Change = Partial<UserRow>

/** Changes an account. `endsSessions` for what its sessions must not outlive; answers their ids. */
export async function changeAccount(
  c: AuthContext,
  user: UserRow,
  change: Change,
  { endsSessions, voidsCodes }: { endsSessions: boolean; voidsCodes: boolean },
): Promise<string[]> {
  const { db } = c.var
  const never = sql`false`
  const email = change.email ?? user.email
  const isVerified = (change.emailConfirmedAt ?? user.emailConfirmedAt) ? 'true' : 'false'
  const [ended] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), endsSessions ? undefined : never))
      .returning({ id: sessions.id }),
    db
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), voidsCodes ? undefined : never)),
    db
      .update(identities)
      .set({
        email,
        identityData: sql`json_set(${identities.identityData}, '$.email', ${email}, '$.email_verified', json(${isVerified}))`,
        updatedAt: new Date(),
      })
      .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email'))),
    db
      .update(users)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(users.id, user.id)),
    noteAction(c, 'user_changed', {
      actorId: c.var.adminId,
      subjectId: user.id,
      details: { fields: Object.keys(change) },
    }),
  ])
  return ended.map(({ id }) => id)
}

/** Keeps the row and its id, and nothing that says who it was. Null if it may not or need not go: the last admin, or gone already. */
export async function softDeleteAccount(c: AuthContext, userId: string): Promise<string[] | null> {
  const { db } = c.var
  const mayGo = sql`NOT (EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id <> ${userId} AND role = 'admin'))`
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  const now = new Date()
  const [ended, deleted] = await db.batch([
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
        userMetadata: {},
        appMetadata: {},
        deletedAt: now,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isNull(users.deletedAt), mayGo))
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
    noteAction(
      c,
      'user_deleted',
      { actorId: c.var.adminId, subjectId: userId, details: { soft: true } },
      mayGo,
    ),
    // Last: without it the account is no admin any more, and the condition says yes to everything.
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), mayGo)),
  ])
  return deleted.length === 1 ? ended.map(({ id }) => id) : null
}
