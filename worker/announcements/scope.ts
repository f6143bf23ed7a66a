import { and, eq, isNotNull, isNull, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { HubId } from '#content/facts/hubs.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { announcements } from '../db/schema/announcements.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import type { AnnouncementScope } from '../http/context.ts'
import { Failure } from '../http/errors.ts'

export type Scope = AnnouncementScope

/** The database, and the part of it that a person may work on. */
export type Desk = { db: Database; scope: Scope }

/** True while an account runs a hub and is neither banned nor deleted. */
const runsHub = (userId: string | Column, hubId: HubId | Column): SQL =>
  rowExists(
    hubOrganisers,
    eq(hubOrganisers.userId, userId),
    eq(hubOrganisers.hubId, hubId),
    rowExists(users, eq(users.id, hubOrganisers.userId), isAlive(new Date())),
  )

/** True while an account is that of an administrator who may sign in. */
const isAdmin = (userId: Column): SQL =>
  rowExists(
    userRoles,
    eq(userRoles.userId, userId),
    eq(userRoles.role, 'admin'),
    rowExists(users, eq(users.id, userRoles.userId), isAlive(new Date())),
  )

/** Holds while a scope is what it was when it was read: the account still runs its hub. */
const stands = (scope: Scope): SQL =>
  scope === 'all' ? sql`true` : runsHub(scope.runBy, scope.hubId)

/** The hub that the announcements of a scope are written for; null for those of administrators. */
export const hubOf = (scope: Scope): HubId | null => (scope === 'all' ? null : scope.hubId)

/** Matches the announcements that a scope may read, stop and resume. */
export const isWithin = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : and(eq(announcements.hubId, scope.hubId), stands(scope))

/** Matches the announcements that a scope may write, test and send: administrators leave those of hubs as they are. */
export const isOwnOf = (scope: Scope): SQL =>
  scope === 'all' ? isNull(announcements.hubId) : isWithin(scope)!

/** Holds while a scope may write a new announcement. */
export const mayWrite = stands

/** Matches the announcements of people who no longer run the hub, or are no administrators any more, or banned: they must stop. */
export function isAbandoned(): SQL {
  const { sentBy, hubId } = announcements
  const mayGoOn = or(runsHub(sentBy, hubId), isAdmin(sentBy))!
  return and(isNotNull(sentBy), not(mayGoOn))!
}

/** Returns what a scope found; throws if it found nothing, or an announcement that it may read but not write. */
export function requireOwn<Row extends { hubId: HubId | null }>(
  scope: Scope,
  found: Row | undefined,
): Row {
  if (!found) throw new Failure('admin.not_found', 404)
  if (found.hubId !== hubOf(scope)) throw new Failure('announcements.of_hub', 409)
  return found
}
