import { and, count, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { factors } from '../db/schema/factors.ts'
import { listAnswer, windowOf, type ListQuery } from './list-query.ts'

const profile = (key: string) => sql<string | null>`${users.userMetadata}->>${sql.raw(`'${key}'`)}`

/** Accounts that exist, without their secrets. `search` is any part of an address or a name. */
export async function listUsers(db: Database, query: ListQuery<'created' | 'email'>) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [users.createdAt, users.id],
    email: [users.email],
  })
  const text = query.search.toLowerCase()
  const searched = sql`lower(${users.email} || ' ' || coalesce(${profile('first_name')}, '') || ' ' || coalesce(${profile('last_name')}, ''))`
  const where = and(
    isNull(users.deletedAt),
    text === '' ? undefined : sql`instr(${searched}, ${text}) > 0`,
  )
  const factor = db
    .select({ one: sql`1` })
    .from(factors)
    .where(and(eq(factors.userId, users.id), eq(factors.status, 'verified')))
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: users.id,
        email: users.email,
        firstName: profile('first_name').as('first_name'),
        lastName: profile('last_name').as('last_name'),
        country: profile('country').as('country'),
        role: userRoles.role,
        hasSecondFactor: sql<boolean>`${exists(factor)}`.mapWith(Boolean).as('has_second_factor'),
        emailConfirmedAt: users.emailConfirmedAt,
        lastSignInAt: users.lastSignInAt,
        bannedUntil: users.bannedUntil,
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}

/** The three numbers at the top of the dashboard. */
export async function countAll(db: Database) {
  const [[row]] = await db.batch([
    db
      .select({
        teams: sql<number>`(select count(*) from teams)`.as('teams'),
        members: sql<number>`(select count(*) from team_members)`.as('members'),
        roles: sql<number>`(select count(*) from user_roles)`.as('roles'),
      })
      .from(sql`(select 1)`),
  ])
  return row ?? { teams: 0, members: 0, roles: 0 }
}
