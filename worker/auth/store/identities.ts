import { and, eq, gte, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { identities, users, type Metadata } from '../../db/schema/accounts.ts'
import type { UserRow } from './users.ts'

export type IdentityRow = typeof identities.$inferSelect

/** Makes the e-mail identity of an account; stores nothing. */
export function makeEmailIdentity(
  user: UserRow,
  data: Metadata,
  isVerified: boolean,
  now: Date,
): IdentityRow {
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    provider: 'email',
    providerId: user.id,
    email: user.email,
    identityData: {
      ...data,
      sub: user.id,
      email: user.email,
      email_verified: isVerified,
      phone_verified: false,
    },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** Makes the GitHub identity of an account; stores nothing. */
export function makeGithubIdentity(
  userId: string,
  data: Metadata & { sub: string; email: string },
  now: Date,
): IdentityRow {
  return {
    id: crypto.randomUUID(),
    userId,
    provider: 'github',
    providerId: data.sub,
    email: data.email,
    identityData: data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

export function insertIdentity(db: Database, identity: IdentityRow, holds: SQL = sql`true`) {
  return insertWhere(db, identities, identity, holds)
}

/** Gives an account an e-mail identity if it has none: an account with a password needs one. */
export function ensureEmailIdentity(db: Database, identity: IdentityRow, holds: SQL) {
  const hasOne = rowExists(
    identities,
    eq(identities.userId, identity.userId),
    eq(identities.provider, 'email'),
  )
  return insertWhere(db, identities, identity, and(not(hasOne), holds)!)
}

export async function findGithubIdentity(db: Database, githubId: string) {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, 'github'), eq(identities.providerId, githubId)))
  return identity
}

/** Selects the id of an identity, if it is the account's own. */
export function selectOwnIdentity(db: Database, userId: string, identityId: string) {
  return db.select({ id: identities.id }).from(identities).where(isOwn(userId, identityId))
}

export function updateIdentity(
  db: Database,
  identityId: string,
  { email, data }: { email: string; data: Metadata },
  now: Date,
) {
  return db
    .update(identities)
    .set({ identityData: data, email, lastSignInAt: now, updatedAt: now })
    .where(eq(identities.id, identityId))
}

const emailIdentityOf = (userId: string, holds: SQL) =>
  and(eq(identities.userId, userId), eq(identities.provider, 'email'), holds)

/** Marks the e-mail identity of an account as verified. */
export function verifyEmailIdentity(db: Database, userId: string, holds: SQL, now: Date) {
  const identityData = sql`json_set(${identities.identityData}, '$.email_verified', json('true'))`
  return db
    .update(identities)
    .set({ identityData, lastSignInAt: now, updatedAt: now })
    .where(emailIdentityOf(userId, holds))
}

/** Gives the e-mail identity the address that its account has at this point of a batch. */
export function syncIdentityEmail(db: Database, userId: string, holds: SQL, now: Date) {
  const email = sql`(${db.select({ email: users.email }).from(users).where(eq(users.id, userId))})`
  const identityData = sql`json_set(${identities.identityData}, '$.email', ${email})`
  return db
    .update(identities)
    .set({ email, identityData, updatedAt: now })
    .where(emailIdentityOf(userId, holds))
}

/** Gives the e-mail identity an address that an administrator has set. */
export function setIdentityEmail(
  db: Database,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
  holds: SQL,
  now: Date,
) {
  const identityData = sql`json_set(${identities.identityData}, '$.email', ${email}, '$.email_verified', json(${String(isVerified)}))`
  return db
    .update(identities)
    .set({ email, identityData, updatedAt: now })
    .where(emailIdentityOf(userId, holds))
}

/** Updates the list of an account's providers from its identities. */
export function refreshProviders(db: Database, userId: string, now: Date) {
  const providers = sql`(SELECT json_group_array(${identities.provider}) FROM ${identities} WHERE ${identities.userId} = ${userId})`
  const appMetadata = sql`json_set(${users.appMetadata}, '$.providers', json(${providers}))`
  return db.update(users).set({ appMetadata, updatedAt: now }).where(eq(users.id, userId))
}

const isOwn = (userId: string, identityId: string) =>
  and(eq(identities.id, identityId), eq(identities.userId, userId))

/** Matches an identity that may be unlinked: GitHub's, and never the last way to sign in. */
export function mayUnlink(userId: string, identityId: string): SQL {
  const own = sql`(SELECT count(*) FROM ${identities} WHERE ${identities.userId} = ${userId})`
  return and(isOwn(userId, identityId), eq(identities.provider, 'github'), sql`${own} > 1`)!
}

/** True while there is an identity for which the condition holds. */
export function identityExists(condition: SQL): SQL {
  return rowExists(identities, condition)
}

export function deleteIdentity(db: Database, condition: SQL) {
  return db.delete(identities).where(condition).returning({ id: identities.id })
}

const isOfSignUp = rowExists(
  users,
  eq(users.id, identities.userId),
  eq(users.createdAt, identities.createdAt),
)

/**
 * Unlinks the providers that were linked at a time or later, if the condition holds. The one that the account was made
 * with stays.
 */
export function unlinkSince(db: Database, userId: string, since: Date, holds: SQL) {
  return db
    .delete(identities)
    .where(
      and(
        eq(identities.userId, userId),
        ne(identities.provider, 'email'),
        gte(identities.createdAt, since),
        not(isOfSignUp),
        holds,
      ),
    )
}

/** Deletes an account's identities other than GitHub's, if the condition holds. */
export function deleteOtherThanGithub(db: Database, userId: string, holds: SQL) {
  return db
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, 'github'), holds))
}
