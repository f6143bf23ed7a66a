import { and, asc, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { hubs } from '#content/catalogue/hubs.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { hubOrganiserSchema } from '#content/forms/hub-organiser.ts'
import { paths } from '#content/paths.ts'
import { hubMails } from '#words/hub-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import type { AdminInput } from '../auth/flows/input.ts'
import { inviteAs } from '../auth/flows/invite-as.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'

const MOST_ORGANISERS = 500

/** Lists the hub organisers by the time they were invited. */
export function listOrganisers(db: Database) {
  return db
    .select({
      id: hubOrganisers.userId,
      email: users.email,
      hubId: hubOrganisers.hubId,
      acceptedAt: users.emailConfirmedAt,
      isActive: sql`${isAlive(new Date())}`.mapWith(Boolean).as('is_active'),
      createdAt: hubOrganisers.createdAt,
    })
    .from(hubOrganisers)
    .innerJoin(users, eq(users.id, hubOrganisers.userId))
    .orderBy(asc(hubOrganisers.createdAt))
    .limit(MOST_ORGANISERS)
}

/**
 * Gives the account of an address a hub and tells its owner, or invites the address by mail if it has no account. Someone who
 * runs another hub runs this one instead. The role of the account stays as it is.
 */
export async function inviteOrganiser(
  input: AdminInput,
  { email, hubId }: z.output<typeof hubOrganiserSchema>,
): Promise<{ id: string; isInvited: boolean }> {
  const { city } = hubs.find(({ id }) => id === hubId)!
  const invited = await inviteAs(input, email, {
    add: (account, isTold) => addOrganiser(input, account, hubId, isTold ? city : null),
    copy: (values) => hubMails.hubOrganiserInvited({ ...values, city }),
    path: paths.ownHub,
  })
  // The account was confirmed and deleted at the same moment.
  if (!invited) throw new Failure('admin.not_found', 404)
  return invited
}

async function addOrganiser(
  { db, env, actor, now }: AdminInput,
  account: SQL,
  hubId: HubId,
  city: string | null,
): Promise<string | undefined> {
  const userId = sql`(${db.select({ id: users.id }).from(users).where(account)})`
  const isSo = rowExists(
    hubOrganisers,
    sql`${hubOrganisers.userId} = ${userId}`,
    eq(hubOrganisers.hubId, hubId),
  )
  const isNew = and(rowExists(users, account), not(isSo))!
  const recipient = sql`(${db.select({ email: users.email }).from(users).where(account)})`
  const url = env.SITE_URL + paths.ownHub
  const row = { userId: sql`${users.id}`, hubId, createdAt: now }
  const { added } = await batchOf(db, {
    log: logAction(db, 'hub_organiser_invited', actor, {
      now,
      subjectId: userId,
      details: { hub: hubId },
      where: isNew,
    }),
    mail: city
      ? queueMail(db, { recipient, copy: hubMails.hubOrganiserNamed({ city }), url }, now, isNew)
      : undefined,
    added: insertFrom(db, hubOrganisers, row, sql`FROM ${users} WHERE ${account}`)
      .onConflictDoUpdate({ target: hubOrganisers.userId, set: { hubId } })
      .returning({ id: hubOrganisers.userId }),
  })
  return added[0]?.id
}

/** Removes the hub from an account and tells its owner; returns false if it had none. */
export async function removeOrganiser(
  { db, env }: { db: Database; env: Env },
  userId: string,
  actor: Actor,
): Promise<boolean> {
  const now = new Date()
  const isIt = eq(hubOrganisers.userId, userId)
  const exists = rowExists(hubOrganisers, isIt)
  const account = and(
    eq(users.id, userId),
    isNull(users.deletedAt),
    isNotNull(users.emailConfirmedAt),
  )
  const recipient = sql`(${db.select({ email: users.email }).from(users).where(account)})`
  const copy = hubMails.hubOrganiserRemoved()
  const url = env.SITE_URL + paths.account
  const { removed } = await batchOf(db, {
    log: logAction(db, 'hub_organiser_removed', actor, { now, subjectId: userId, where: exists }),
    mail: queueMail(db, { recipient, copy, url }, now, and(exists, rowExists(users, account))!),
    removed: db.delete(hubOrganisers).where(isIt).returning({ id: hubOrganisers.userId }),
  })
  return removed.length > 0
}
