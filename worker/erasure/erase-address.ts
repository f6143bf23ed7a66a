import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../audit/log-action.ts'
import { noEmailChange } from '../auth/store/addresses.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { announcementRecipients, announcementRefusals } from '../db/schema/announcements.ts'
import { reminderRefusals } from '../db/schema/check-ins.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { oneTimeTokens } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { queueMailsToHeirs, queueMailsToTeams } from './departure-mails.ts'
import { leaveTeams, selectDepartures } from './departures.ts'

/** The columns outside the accounts that can hold an address. */
const places = {
  messages: contactMessages.email,
  applications: partnerApplications.email,
  hubInterests: hubInterests.email,
  memberships: teamMembers.email,
  teams: teams.representativeEmail,
  mails: outgoingMails.recipient,
  announcements: announcementRecipients.email,
  /** Other accounts that someone has begun to move to the address. */
  changes: users.newEmail,
  /** What is kept of the mails about a team that went to the address. */
  sentMails: settledMails.recipient,
  noReminders: reminderRefusals.email,
  noAnnouncements: announcementRefusals.email,
}

/** Builds the statement that counts the rows that hold an address, by kind of place. */
function countPlaces(db: Database, address: string) {
  const count = (column: (typeof places)[keyof typeof places]) =>
    db.$count(column.table, eq(column, address))
  return db
    .select({
      messages: count(places.messages),
      applications: count(places.applications),
      hubInterests: count(places.hubInterests),
      memberships: count(places.memberships),
      teams: count(places.teams),
      mails: count(places.mails),
      announcements: count(places.announcements),
      changes: count(places.changes),
      sentMails: count(places.sentMails),
      noReminders: count(places.noReminders),
      noAnnouncements: count(places.noAnnouncements),
    })
    .from(sql`(SELECT 1)`)
}

type Departures = {
  [Name in keyof ReturnType<typeof selectDepartures>]: Awaited<
    ReturnType<typeof selectDepartures>[Name]
  >
}

type Erasure = {
  departures: Departures
  /** Deletes the teams that the address represents, with all their members, instead of passing them on. */
  deletesTeams: boolean
  /** Deletes partner applications too, which are an organisation's as much as a person's. */
  deletesApplications: boolean
  env: Env
  now: Date
  /** The condition of every statement. */
  holds: SQL
}

/**
 * Builds the groups of statements that erase an address everywhere outside the accounts, and tell the people whose teams this
 * changes.
 */
export function eraseAddress(db: Database, address: string, erasure: Erasure) {
  const { departures, deletesTeams, deletesApplications, holds } = erasure
  const own = {
    messages: db.delete(contactMessages).where(and(eq(places.messages, address), holds)),
    applications: deletesApplications
      ? [db.delete(partnerApplications).where(and(eq(places.applications, address), holds))]
      : [],
    hubInterests: db.delete(hubInterests).where(and(eq(places.hubInterests, address), holds)),
    refusals: db.delete(reminderRefusals).where(and(eq(reminderRefusals.email, address), holds)),
    noAnnouncements: db
      .delete(announcementRefusals)
      .where(and(eq(announcementRefusals.email, address), holds)),
    announcements: db
      .delete(announcementRecipients)
      .where(and(eq(places.announcements, address), holds)),
    mails: db.delete(outgoingMails).where(and(eq(places.mails, address), holds)),
    settledMails: db.delete(settledMails).where(and(eq(settledMails.recipient, address), holds)),
    changes: db
      .update(users)
      .set(noEmailChange)
      .where(and(eq(places.changes, address), holds)),
    changeTokens: db
      .delete(oneTimeTokens)
      .where(
        and(eq(oneTimeTokens.email, address), eq(oneTimeTokens.kind, 'email_change_new'), holds),
      ),
    mailsToTeams: queueMailsToTeams(db, departures.left, erasure),
    mailsToHeirs: deletesTeams ? [] : queueMailsToHeirs(db, departures.handedOver, erasure),
  }
  return [own, leaveTeams(db, address, erasure)] as const
}

/** Finds where an address is stored, and the account that has it. */
export async function findAddress(db: Database, address: string) {
  const { counts, accounts } = await batchOf(db, {
    counts: countPlaces(db, address),
    accounts: db.select({ id: users.id }).from(users).where(eq(users.email, address)),
  })
  return { counts: counts[0]!, accountId: accounts[0]?.id ?? null }
}

/** Erases an address on behalf of an administrator and logs how much that was, without the address; its account stays. */
export async function eraseForAdmin(db: Database, address: string, actor: Actor, env: Env) {
  const now = new Date()
  const { counts, ...departures } = await batchOf(
    db,
    {
      counts: countPlaces(db, address),
    },
    selectDepartures(db, sql`${address}`),
  )
  const found = counts[0]!
  const anywhere = or(
    ...Object.values(places).map((column) => rowExists(column.table, eq(column, address))),
  )
  await batchOf(
    db,
    {
      log: logAction(db, 'address_erased', actor, { now, details: found, where: anywhere }),
    },
    ...eraseAddress(db, address, {
      departures,
      deletesTeams: false,
      deletesApplications: true,
      env,
      now,
      holds: sql`true`,
    }),
  )
  return found
}
