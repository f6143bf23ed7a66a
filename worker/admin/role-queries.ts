import { and, count, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import type { StaffRole } from '#content/wire/roles.ts'
import { mails } from '#words/mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { anotherAdminRemains, isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { queueMail } from '../mail/outbox.ts'
import {
  beginsWith,
  CHUNK,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from './list-query.ts'
import { profile } from './user-queries.ts'

const roleColumns = {
  id: userRoles.id,
  userId: userRoles.userId,
  role: userRoles.role,
  createdAt: userRoles.createdAt,
}

// Judges have a list of their own (worker/judging/judges.ts).
const isOfStaff = ne(userRoles.role, 'judge')

const roleOrders = { created: [userRoles.createdAt, userRoles.id] }
export type RoleQuery = ListQuery<keyof typeof roleOrders>
const withEmail = eq(users.id, userRoles.userId)

/** Matches the roles of the dashboard; `search` is the beginning of an email address or of a user id. */
function isRoleAsked({ search }: RoleQuery) {
  const text = search.toLowerCase()
  const found =
    text === '' ? undefined : or(beginsWith(users.email, text), beginsWith(userRoles.userId, text))
  return and(isOfStaff, found)
}

/** Lists a page of the roles. */
export async function listRoles(db: Database, query: RoleQuery) {
  const where = isRoleAsked(query)
  const roles = db
    .select({
      ...roleColumns,
      email: users.email,
      firstName: profile('first_name').as('first_name'),
      lastName: profile('last_name').as('last_name'),
    })
    .from(userRoles)
    .leftJoin(users, withEmail)
    .where(where)
  const { rows, counted } = await batchOf(db, {
    rows: paginate(roles.$dynamic(), query, roleOrders),
    counted: db.select({ total: count() }).from(userRoles).leftJoin(users, withEmail).where(where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readRoles(db: Database, query: RoleQuery, last: Placed | undefined) {
  const chunk = db
    .select({ ...roleColumns, email: users.email, place: placeIn(query, roleOrders) })
    .from(userRoles)
    .leftJoin(users, withEmail)
    .where(and(isRoleAsked(query), isAfter(query, roleOrders, last)))
  return sortRows(chunk.$dynamic(), query, roleOrders).limit(CHUNK)
}

/**
 * Gives a role to the confirmed account of an email address, or changes the one it has, and tells its owner unless they
 * had it already. Returns undefined if there is no
 * such account, or if the change would leave no administrator.
 */
export async function giveRole(
  db: Database,
  email: string,
  role: StaffRole,
  actor: Actor,
  siteUrl: string,
) {
  const account = and(
    eq(users.email, email),
    isNotNull(users.emailConfirmedAt),
    isAlive(new Date()),
  )
  const userId = db.select({ id: users.id }).from(users).where(account)
  const isOfAccount = eq(userRoles.userId, sql`(${userId})`)
  const isGiven = rowExists(userRoles, isOfAccount, eq(userRoles.role, role))
  const now = new Date()
  const row = { id: crypto.randomUUID(), userId: sql`${users.id}`, role, createdAt: now }
  const { given } = await batchOf(db, {
    given: insertFrom(db, userRoles, row, sql`FROM ${users} WHERE ${account}`)
      .onConflictDoUpdate({
        target: userRoles.userId,
        // Giving the same role again must not count as new, or it would postpone the day the second factor is due.
        set: {
          role: sql`excluded.role`,
          createdAt: sql`iif(${userRoles.role} = excluded.role, ${userRoles.createdAt}, excluded.created_at)`,
        },
        setWhere: or(sql`excluded.role = 'admin'`, mayLoseRole()),
      })
      .returning(roleColumns),
    log: logAction(db, 'role_given', actor, {
      now,
      subjectId: sql`(${userId})`,
      details: { role },
      where: isGiven,
    }),
    mail: queueMail(
      db,
      { recipient: email, copy: mails.roleGiven({ role }), url: siteUrl + paths.admin },
      now,
      // Only a role that is new bears the time of this batch.
      and(isGiven, rowExists(userRoles, isOfAccount, eq(userRoles.createdAt, now)))!,
    ),
  })
  return given[0]
}

/** Tells whether an email address has a confirmed account, to explain why a role was not given. */
export async function accountExists(db: Database, email: string): Promise<boolean> {
  const where = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isAlive(new Date()))
  return (await db.select({ id: users.id }).from(users).where(where)).length > 0
}

/** Removes a role and tells its owner; returns undefined if there is no such role or it belongs to the last administrator. */
export async function removeRole(db: Database, id: string, actor: Actor, siteUrl: string) {
  const now = new Date()
  const where = and(eq(userRoles.id, id), isOfStaff, mayLoseRole())
  const removable = db.select({ userId: userRoles.userId }).from(userRoles).where(where)
  const isOwner = and(inArray(users.id, removable), isNull(users.deletedAt))
  const { removed } = await batchOf(db, {
    log: logAction(db, 'role_removed', actor, {
      now,
      subjectId: sql`(${removable})`,
      where: rowExists(userRoles, where),
    }),
    mail: queueMail(
      db,
      {
        recipient: sql`(${db.select({ email: users.email }).from(users).where(isOwner)})`,
        copy: mails.roleRemoved(),
        url: siteUrl + paths.account,
      },
      now,
      rowExists(users, isOwner),
    ),
    removed: db.delete(userRoles).where(where).returning(roleColumns),
  })
  return removed[0]
}

/** Tells whether a role exists, to explain why it was not removed. */
export async function roleExists(db: Database, id: string): Promise<boolean> {
  return (
    (await db.select({ id: userRoles.id }).from(userRoles).where(eq(userRoles.id, id))).length > 0
  )
}

// True for rows of other roles, and while another administrator remains who can sign in.
function mayLoseRole() {
  return or(ne(userRoles.role, 'admin'), anotherAdminRemains(userRoles.userId, new Date()))
}
