import { and, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isBanned } from '../../db/conditions.ts'
import { isUniqueViolation } from '../../db/constraints.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { identities, users, type Metadata } from '../../db/schema/accounts.ts'
import { flowStates, oneTimeTokens } from '../../db/schema/sessions.ts'
import { makeUser } from '../accounts/rules.ts'
import { noteAction } from '../audit.ts'
import { AuthError, type AuthContext, type UserRow } from '../protocol.ts'
import { mailProviderAdded } from '../tell-owner.ts'
import { findUserByEmail, type IdentityRow } from '../user-object.ts'
import type { GithubIdentity } from './github.ts'

/** Takes the state that a provider handed back; it can be taken once. */
export async function claimState(c: AuthContext, id: string) {
  const [flow] = await c.var.db
    .delete(flowStates)
    .where(
      and(
        eq(flowStates.id, id),
        isNull(flowStates.authCodeHash),
        gt(flowStates.expiresAt, new Date()),
      ),
    )
    .returning()
  return flow
}

function describe(github: GithubIdentity): Metadata {
  return {
    iss: 'https://api.github.com',
    sub: github.id,
    provider_id: github.id,
    name: github.name,
    full_name: github.name,
    user_name: github.login,
    preferred_username: github.login,
    avatar_url: github.avatarUrl,
    email: github.email,
    email_verified: true,
    phone_verified: false,
  }
}

function makeIdentity(github: GithubIdentity, userId: string): IdentityRow {
  const now = new Date()
  return {
    id: crypto.randomUUID(),
    userId,
    provider: 'github',
    providerId: github.id,
    email: github.email,
    identityData: describe(github),
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** The list of an account's providers follows from its identities. */
function refreshProviders(c: AuthContext, userId: string) {
  const providers = sql`(SELECT json_group_array(provider) FROM identities WHERE user_id = ${userId})`
  return c.var.db
    .update(users)
    .set({
      appMetadata: sql`json_set(${users.appMetadata}, '$.providers', json(${providers}))`,
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId))
}

async function findIdentity(
  c: AuthContext,
  github: GithubIdentity,
): Promise<IdentityRow | undefined> {
  const [identity] = await c.var.db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, 'github'), eq(identities.providerId, github.id)))
  return identity
}

/** The account of somebody at GitHub: the one linked to it, else the one with the same verified address, else a new one. */
export async function findOrMakeAccount(c: AuthContext, github: GithubIdentity): Promise<string> {
  // Two first sign-ins at once: the slower one runs into the unique index and finds what the faster one made.
  for (let attempt = 0; ; attempt++) {
    try {
      return await findOrMakeOnce(c, github)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // Found nothing of its own twice: the account with this address is linked to somebody else at GitHub.
      if (attempt > 0) throw new AuthError('identity_already_exists', 422)
    }
  }
}

async function findOrMakeOnce(c: AuthContext, github: GithubIdentity): Promise<string> {
  const { db } = c.var
  const known = await findIdentity(c, github)
  if (known) {
    const [[user]] = await db.batch([
      db.select().from(users).where(eq(users.id, known.userId)),
      db
        .update(identities)
        .set({
          identityData: describe(github),
          email: github.email,
          lastSignInAt: new Date(),
          updatedAt: new Date(),
        })
        .where(eq(identities.id, known.id)),
    ])
    if (!user || user.deletedAt) throw new AuthError('user_not_found', 404)
    if (isBanned(user, new Date())) throw new AuthError('user_banned', 403)
    return user.id
  }
  const owner = await findUserByEmail(db, github.email)
  if (owner && isBanned(owner, new Date())) throw new AuthError('user_banned', 403)
  if (owner) await joinAccount(c, github, owner)
  return owner?.id ?? makeAccount(c, github)
}

async function makeAccount(c: AuthContext, github: GithubIdentity): Promise<string> {
  const { db } = c.var
  const user: UserRow = {
    ...makeUser(github.email, null, describe(github)),
    emailConfirmedAt: new Date(),
    appMetadata: { provider: 'github', providers: ['github'] },
  }
  await db.batch([
    db.insert(users).values(user),
    db.insert(identities).values(makeIdentity(github, user.id)),
    noteAction(c, 'user_signed_up', { subjectId: user.id, details: { provider: 'github' } }),
  ])
  return user.id
}

/**
 * Links GitHub to the account that has the address which GitHub verified. If nobody had confirmed that account, whatever
 * waits in it, a password or a link, may be a stranger's and goes.
 */
async function joinAccount(c: AuthContext, github: GithubIdentity, owner: UserRow): Promise<void> {
  const { db } = c.var
  const isUnconfirmed = sql`EXISTS (SELECT 1 FROM users WHERE id = ${owner.id} AND email_confirmed_at IS NULL)`
  await db.batch([
    db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, owner.id), isUnconfirmed)),
    db
      .delete(identities)
      .where(
        and(eq(identities.userId, owner.id), ne(identities.provider, 'github'), isUnconfirmed),
      ),
    db
      .update(users)
      .set({ passwordHash: null, emailConfirmedAt: new Date(), userMetadata: describe(github) })
      .where(and(eq(users.id, owner.id), isNull(users.emailConfirmedAt))),
    db.insert(identities).values(makeIdentity(github, owner.id)),
    refreshProviders(c, owner.id),
    noteAction(c, 'identity_linked', { actorId: owner.id, details: { provider: 'github' } }),
  ])
  mailProviderAdded(c, owner.email)
}

/** Links GitHub to the account that asked for it while signed in. */
export async function linkIdentity(
  c: AuthContext,
  github: GithubIdentity,
  userId: string,
): Promise<void> {
  const { db } = c.var
  try {
    await db.batch([
      db.insert(identities).values(makeIdentity(github, userId)),
      refreshProviders(c, userId),
      noteAction(c, 'identity_linked', { actorId: userId, details: { provider: 'github' } }),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('identity_already_exists', 422)
    throw error
  }
}

/** Unlinks a provider, but never the last way to sign in. Answers what stood in the way. */
export async function unlinkIdentity(
  c: AuthContext,
  userId: string,
  identityId: string,
): Promise<'done' | 'unknown' | 'last'> {
  const { db } = c.var
  const isOwn = and(eq(identities.id, identityId), eq(identities.userId, userId))
  const isRemovable = and(
    isOwn,
    inArray(identities.provider, ['github']),
    sql`(SELECT count(*) FROM identities WHERE user_id = ${userId}) > 1`,
  )
  const removable = db.select({ id: identities.id }).from(identities).where(isRemovable)
  const [before, , removed] = await db.batch([
    db.select({ id: identities.id }).from(identities).where(isOwn),
    noteAction(
      c,
      'identity_unlinked',
      { actorId: userId, details: { identity: identityId } },
      exists(removable),
    ),
    db.delete(identities).where(isRemovable).returning({ id: identities.id }),
    refreshProviders(c, userId),
  ])
  if (removed.length === 1) return 'done'
  return before.length === 0 ? 'unknown' : 'last'
}

/** The statement that gives an account its e-mail identity, if it has none yet: once it has a password. */
export function ensureEmailIdentity(c: AuthContext, identity: IdentityRow, holds = sql`true`) {
  const isMissing = sql`NOT EXISTS (SELECT 1 FROM identities WHERE user_id = ${identity.userId} AND provider = 'email') AND ${holds}`
  return insertWhere(c.var.db, identities, identity, isMissing)
}
