import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { MailChoices } from '#content/forms/mail-choices.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { announcementRecipients, announcementRefusals } from '../db/schema/announcements.ts'
import { reminderRefusals } from '../db/schema/check-ins.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { isLinkTo, readUnsubscribeToken } from '../mail/unsubscribe-link.ts'
import { selectAddress } from '../teams/membership.ts'

/** An address as an expression of a statement; null if it is gone. */
type Address = SQL

/** The address of the account, once it is confirmed. */
export const addressOfAccount = (db: Database, user: { id: string }): Address =>
  sql`(${selectAddress(db, user)})`

/**
 * The address to which a mail went, by the secret of its link, if it still stands where the mail found it. Throws if the link is
 * not one of ours, or another address stands there now.
 */
export async function addressOfMail(db: Database, env: Env, token: string): Promise<Address> {
  const subject = readUnsubscribeToken(token)
  if (!subject) throw badLink()
  const { kind, id } = subject
  const { email } = announcementRecipients
  const places = {
    team: db.select({ email: teams.representativeEmail }).from(teams).where(eq(teams.id, id)),
    member: db.select({ email: teamMembers.email }).from(teamMembers).where(eq(teamMembers.id, id)),
    news: db
      .select({ email })
      .from(announcementRecipients)
      .where(eq(announcementRecipients.id, id)),
  }
  const [found] = await places[kind]
  if (!found) return sql`NULL`
  if (!isLinkTo(env, token, found.email)) throw badLink()
  return sql`${found.email}`
}

const badLink = () => new Failure('reminders.bad_link', 400)

/** Reads which mails an address wants. */
export async function readChoices(db: Database, address: Address): Promise<MailChoices> {
  const refuses = (table: typeof reminderRefusals | typeof announcementRefusals, name: string) =>
    sql<boolean>`${rowExists(table, sql`${table.email} = ${address}`)}`.mapWith(Boolean).as(name)
  const [found] = await db
    .select({
      reminders: refuses(reminderRefusals, 'reminders'),
      announcements: refuses(announcementRefusals, 'announcements'),
    })
    .from(sql`(SELECT 1) WHERE ${address} IS NOT NULL`)
  // Whoever is gone gets neither.
  if (!found) return { reminders: false, announcements: false }
  return { reminders: !found.reminders, announcements: !found.announcements }
}

/**
 * Notes which mails an address wants; a choice that is undefined stays as it is. An announcement that is being sent passes over
 * whoever refuses, from the next portion on.
 */
export async function writeChoices(
  db: Database,
  address: Address,
  { reminders, announcements }: { [Name in keyof MailChoices]?: boolean | undefined },
): Promise<void> {
  const row = { email: address, createdAt: new Date() }
  const choose = (
    table: typeof reminderRefusals | typeof announcementRefusals,
    isOn: boolean | undefined,
  ) => {
    if (isOn === undefined) return undefined
    if (isOn) return db.delete(table).where(eq(table.email, address))
    return insertWhere(db, table, row, sql`${address} IS NOT NULL`).onConflictDoNothing()
  }
  await batchOf(db, {
    reminders: choose(reminderRefusals, reminders),
    announcements: choose(announcementRefusals, announcements),
    passedOver:
      announcements === false
        ? db
            .update(announcementRecipients)
            .set({ state: 'unsubscribed' })
            .where(
              and(
                eq(announcementRecipients.email, address),
                eq(announcementRecipients.state, 'waiting'),
              ),
            )
        : undefined,
  })
}
