import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../db/client.ts'
import { isDispensable, rowExists } from '../../db/conditions.ts'
import { users, type Metadata } from '../../db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

/** Makes the row of a new account; stores nothing. */
export function makeUser(
  email: string,
  passwordHash: string | null,
  data: Metadata,
  now: Date,
): UserRow {
  return {
    id: crypto.randomUUID(),
    email,
    passwordHash,
    decoyHash: null,
    decoyAt: null,
    emailConfirmedAt: null,
    newEmail: null,
    emailChangeConfirmed: 0,
    userMetadata: data,
    appMetadata: { provider: 'email', providers: ['email'] },
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Selects the id of the account of an address, for use inside statements that read it. */
export function selectUserId(db: Database, email: string): SQL {
  return sql`(${db.select({ id: users.id }).from(users).where(eq(users.email, email))})`
}

export function selectUser(db: Database, userId: string | SQL) {
  return db.select().from(users).where(eq(users.id, userId))
}

/** Selects the id of an account if the condition holds at this point of a batch. */
export function selectIfHolds(db: Database, userId: string, condition: SQL) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), condition))
}

export async function findUser(db: Database, userId: string): Promise<UserRow | null> {
  const [user] = await selectUser(db, userId)
  return user && !user.deletedAt ? user : null
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
  return user ?? null
}

/** True while an account has this address. */
export function isAddressTaken(email: string): SQL {
  return rowExists(users, eq(users.email, email))
}

export async function findUserByNewEmail(db: Database, newEmail: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.newEmail, newEmail)).limit(1)
  return user ?? null
}

/** Builds the statements that read a page of the accounts whose address contains `filter`, and count them; `ids` selects the same page. */
export function listUsers(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
  { filter, oldestFirst }: { filter: string; oldestFirst: boolean },
) {
  const direction = oldestFirst ? asc : desc
  const where = and(
    isNull(users.deletedAt),
    filter === '' ? undefined : sql`instr(${users.email}, ${filter}) > 0`,
  )
  const rows = db
    .select()
    .from(users)
    .where(where)
    .orderBy(direction(users.createdAt), direction(users.id))
    .limit(limit)
    .offset(offset)
  const page = rows.as('page')
  return {
    rows,
    ids: db.select({ id: page.id }).from(page),
    counted: db.select({ total: count() }).from(users).where(where),
  }
}

export function insertUser(db: Database, user: UserRow) {
  return db.insert(users).values(user)
}

/** True once the row of an account exists. */
export function isStored(userId: string): SQL {
  return rowExists(users, eq(users.id, userId))
}

/** The columns that an update sets, each to a value or to SQL over the row. */
export type UserColumns = SQLiteUpdateSetSource<typeof users>

/** Changes columns of an account, if the condition holds. */
export function updateUser(db: Database, userId: string, change: UserColumns, condition?: SQL) {
  return db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), condition))
    .returning({ id: users.id })
}

/** Replaces the password hash that was read with a new one of the same password. */
export function replaceHash(db: Database, userId: string, oldHash: string, newHash: string) {
  return updateUser(db, userId, { passwordHash: newHash }, eq(users.passwordHash, oldHash))
}

/** True while an account has this password hash, or none if it is null. */
export function isPasswordUnchanged(userId: string, passwordHash: string | null): SQL {
  const column = users.passwordHash
  const isSame = passwordHash === null ? isNull(column) : eq(column, passwordHash)
  return rowExists(users, eq(users.id, userId), isSame)
}

/** Matches accounts whose metadata has not changed since it was read. */
export const hasSameMetadata = (metadata: Metadata) => eq(users.userMetadata, metadata)

/** True while the metadata of an account has not changed since it was read. */
export function isMetadataUnchanged(userId: string, metadata: Metadata): SQL {
  return rowExists(users, eq(users.id, userId), hasSameMetadata(metadata))
}

/** Matches accounts whose address nobody has confirmed. */
export const isUnconfirmed = isNull(users.emailConfirmedAt)

/** True while an account exists that is not deleted and for which the further condition holds. */
export function isUndeleted(userId: string, condition?: SQL): SQL {
  return rowExists(users, eq(users.id, userId), isNull(users.deletedAt), condition)
}

/** The metadata that says who somebody is, without what anybody typed. */
export const bareMetadata = sql`json_object(
  'sub', ${users.id}, 'email', ${users.email}, 'email_verified', json('false'), 'phone_verified', json('false')
)`

/**
 * Sets an account as an invitation leaves it. Only the invitation opens it from here on: the password and the profile that
 * an unconfirmed sign-up left there may be a stranger's.
 */
export function makeInvitationColumns(now: Date): UserColumns {
  const byAdmin = sql`${users.confirmationSentAt} IS NULL`
  return {
    passwordHash: sql`CASE WHEN ${byAdmin} THEN ${users.passwordHash} ELSE NULL END`,
    userMetadata: sql`CASE WHEN ${byAdmin} THEN ${users.userMetadata} ELSE ${bareMetadata} END`,
    confirmationSentAt: null,
    invitedAt: now,
  }
}

/** True while nobody has confirmed the address of an account. */
export function isUserUnconfirmed(userId: string): SQL {
  return rowExists(users, eq(users.id, userId), isUnconfirmed)
}

/** Matches the row that a change updates: as it was read and, for a ban, not the last administrator's. */
export function isUnchanged(user: UserRow, { bans }: { bans: boolean }, now: Date): SQL {
  return and(
    eq(users.id, user.id),
    eq(users.email, user.email),
    eq(users.userMetadata, user.userMetadata),
    eq(users.appMetadata, user.appMetadata),
    isNull(users.deletedAt),
    bans ? isDispensable(user.id, now) : undefined,
  )!
}

/** True while there is a row for which {@link isUnchanged} holds. */
export function isUserUnchanged(...read: Parameters<typeof isUnchanged>): SQL {
  return rowExists(users, isUnchanged(...read))
}

/** Tells whether an account may be banned: every one but the last administrator's. */
export async function mayBeBanned(db: Database, userId: string, now: Date): Promise<boolean> {
  const [answer] = await db
    .select({ isDispensable: sql<number>`${isDispensable(userId, now)}`.mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, userId))
  return Boolean(answer?.isDispensable)
}
