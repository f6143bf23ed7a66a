import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { AccountRole, StaffRole } from '#content/wire/roles.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { hasVerifiedFactor, rowExists } from '../db/conditions.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { intakeCases } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { mentors } from '../db/schema/mentoring.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { isOverdue } from './intake-cases.ts'
import {
  CHUNK,
  countRows,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from './list-query.ts'

/** A field of an account's profile. */
export const profile = (key: string) =>
  sql<string | null>`${users.userMetadata}->>${sql.raw(`'${key}'`)}`

const userColumns = {
  id: users.id,
  email: users.email,
  firstName: profile('first_name').as('first_name'),
  lastName: profile('last_name').as('last_name'),
  country: profile('country').as('country'),
  role: userRoles.role,
  hasSecondFactor: sql<boolean>`${hasVerifiedFactor(users.id)}`
    .mapWith(Boolean)
    .as('has_second_factor'),
  emailConfirmedAt: users.emailConfirmedAt,
  lastSignInAt: users.lastSignInAt,
  bannedUntil: users.bannedUntil,
  createdAt: users.createdAt,
}

const duties = {
  hub: rowExists(hubOrganisers, eq(hubOrganisers.userId, users.id)),
  mentor: rowExists(mentors, eq(mentors.userId, users.id)),
  lead: rowExists(
    teams,
    or(eq(teams.ownerId, users.id), eq(teams.representativeEmail, users.email)),
  ),
}

/** The duty of an account that needs no role: hub organiser, mentor or team lead. If several apply, the first one counts. */
const duty = sql<keyof typeof duties | null>`case
  when ${duties.hub} then 'hub' when ${duties.mentor} then 'mentor' when ${duties.lead} then 'lead'
end`.as('duty')

const userOrders = { created: [users.createdAt, users.id], email: [users.email] }
export type UserQuery = ListQuery<keyof typeof userOrders> & { role?: AccountRole }

/** Matches accounts with this role, or with this duty. */
const isOfRole = (role: AccountRole) =>
  role === 'hub' || role === 'mentor' || role === 'lead'
    ? duties[role]
    : rowExists(userRoles, eq(userRoles.userId, users.id), eq(userRoles.role, role))

/** Matches the accounts that are not deleted; `search` is any part of an address or name. */
function isUserAsked({ search, role }: UserQuery) {
  const text = search.toLowerCase()
  const searched = sql`lower(${users.email} || ' ' || coalesce(${profile('first_name')}, '') || ' ' || coalesce(${profile('last_name')}, ''))`
  return and(
    isNull(users.deletedAt),
    text === '' ? undefined : sql`instr(${searched}, ${text}) > 0`,
    role && isOfRole(role),
  )
}

/** Lists a page of the accounts, without their secrets. */
export async function listUsers(db: Database, query: UserQuery) {
  const where = isUserAsked(query)
  const found = db
    .select({ ...userColumns, duty })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(where)
  const { rows, counted } = await batchOf(db, {
    rows: paginate(found.$dynamic(), query, userOrders),
    counted: countRows(db, users, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readUsers(db: Database, query: UserQuery, last: Placed | undefined) {
  const chunk = db
    .select({ ...userColumns, place: placeIn(query, userOrders) })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isUserAsked(query), isAfter(query, userOrders, last)))
  return sortRows(chunk.$dynamic(), query, userOrders).limit(CHUNK)
}

/**
 * Counts the teams, members and roles that the top of the dashboard shows; for administrators also the messages and
 * applications that nobody has taken up yet, the hub interests, and the answers that are overdue.
 */
export async function countTotals(db: Database, role: StaffRole) {
  const [row] = await db
    .select({
      teams: db.$count(teams),
      members: db.$count(teamMembers),
      roles: db.$count(userRoles, ne(userRoles.role, 'judge')),
      ...(role === 'admin' && {
        newMessages: db.$count(contactMessages, eq(contactMessages.status, 'new')),
        newApplications: db.$count(partnerApplications, eq(partnerApplications.status, 'new')),
        hubInterests: db.$count(hubInterests),
        overdue: db.$count(intakeCases, isOverdue(new Date())),
      }),
    })
    .from(sql`(select 1)`)
  return row ?? { teams: 0, members: 0, roles: 0 }
}
