import { and, count, eq, exists, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/client.ts'
import { userRoles, users, type Role } from '../db/schema/accounts.ts'
import { noteWhere, type Actor } from './audit.ts'
import { listAnswer, windowOf, type ListQuery } from './list-query.ts'

const LAST_CHARACTER = '\u{10FFFF}'

const roleColumns = {
  id: userRoles.id,
  userId: userRoles.userId,
  role: userRoles.role,
  createdAt: userRoles.createdAt,
}

/** The roles given; `search` is the beginning of an e-mail address or of a user id. */
export async function listRoles(db: Database, query: ListQuery<'created'>) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [userRoles.createdAt, userRoles.id],
  })
  const text = query.search.toLowerCase()
  const begins = (column: typeof users.email | typeof userRoles.userId) =>
    and(gte(column, text), lt(column, text + LAST_CHARACTER))
  const where = text === '' ? undefined : or(begins(users.email), begins(userRoles.userId))
  const withEmail = eq(users.id, userRoles.userId)
  const [rows, [all]] = await db.batch([
    db
      .select({ ...roleColumns, email: users.email })
      .from(userRoles)
      .leftJoin(users, withEmail)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(userRoles).leftJoin(users, withEmail).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}

/** Gives a role to the confirmed account of an address, or changes its role; undefined where the database refused. */
export async function giveRole(db: Database, email: string, role: Role, actor: Actor) {
  const account = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isWorking())
  const userId = db.select({ id: users.id }).from(users).where(account)
  const given = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, sql`(${userId})`), eq(userRoles.role, role)))
  const [rows] = await db.batch([
    db
      .insert(userRoles)
      .select(
        sql`select ${crypto.randomUUID()}, ${users.id}, ${role}, ${Date.now()} from ${users} where ${account}`,
      )
      .onConflictDoUpdate({
        target: userRoles.userId,
        set: { role: sql`excluded.role`, createdAt: sql`excluded.created_at` },
        setWhere: or(sql`excluded.role = 'admin'`, mayLoseRole(db)),
      })
      .returning(roleColumns),
    noteWhere(db, 'role_given', actor, {
      subject: sql`(${userId})`,
      where: exists(given),
      details: JSON.stringify({ role }),
    }),
  ])
  return rows[0]
}

/** Whether an address has a confirmed account, to say why a role was not given. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const where = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isWorking())
  return (await db.select({ id: users.id }).from(users).where(where)).length > 0
}

/** Takes a role away, unless it is that of the last administrator; undefined where the database refused. */
export async function removeRole(db: Database, id: string, actor: Actor) {
  const where = and(eq(userRoles.id, id), mayLoseRole(db))
  const removable = db.select({ userId: userRoles.userId }).from(userRoles).where(where)
  const [, rows] = await db.batch([
    noteWhere(db, 'role_removed', actor, {
      subject: sql`(${removable})`,
      where: exists(removable),
    }),
    db.delete(userRoles).where(where).returning(roleColumns),
  ])
  return rows[0]
}

export async function hasRole(db: Database, id: string): Promise<boolean> {
  return (
    (await db.select({ id: userRoles.id }).from(userRoles).where(eq(userRoles.id, id))).length > 0
  )
}

function isWorking() {
  return and(
    isNull(users.deletedAt),
    or(isNull(users.bannedUntil), lte(users.bannedUntil, new Date())),
  )
}

// The row is no administrator's, or another administrator remains who can sign in.
function mayLoseRole(db: Database) {
  const other = alias(userRoles, 'other')
  const remaining = db
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(users, eq(users.id, other.userId))
    .where(and(eq(other.role, 'admin'), ne(other.userId, userRoles.userId), isWorking()))
  return or(ne(userRoles.role, 'admin'), exists(remaining))
}
