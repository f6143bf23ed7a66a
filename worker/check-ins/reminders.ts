import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { checkIns as calendar } from '#content/check-ins.ts'
import { editionClock } from '#content/edition-clock.ts'
import { paths } from '#content/paths.ts'
import { checkInMails } from '#words/check-in-mails.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { checkInReminders, checkIns, reminderRefusals } from '../db/schema/check-ins.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { mailToEach } from '../mail/outbox.ts'

/** Teams reminded at a time: few enough that the mails to all their members are sent before the next run. */
const TEAMS_AT_ONCE = 20

/**
 * Reminds each team once that has not filled in a check-in about to close: its representative and the members who have joined,
 * unless they have unsubscribed. `now` is the time at which the mails are stored, in milliseconds.
 */
export async function remindTeams(db: Database, siteUrl: string, now: number): Promise<void> {
  const today = editionClock.now()
  const due = calendar.find(({ reminds, closes }) => reminds <= today && today < closes)
  if (!due) return
  const { number } = due
  const at = new Date(now)
  // Each statement finds the same teams, until the last one notes that they have been reminded.
  const isDue = sql`${teams.id} IN (
    SELECT ${teams.id} FROM ${teams}
    WHERE ${and(
      not(rowExists(checkIns, eq(checkIns.teamId, teams.id), eq(checkIns.number, number))),
      not(
        rowExists(
          checkInReminders,
          eq(checkInReminders.teamId, teams.id),
          eq(checkInReminders.number, number),
        ),
      ),
    )}
    ORDER BY ${teams.id} LIMIT ${TEAMS_AT_ONCE})`
  const words = JSON.stringify(checkInMails.checkInDue({ number }))
  const url = siteUrl + paths.ownCheckIns
  const mailTo = (recipient: SQL, subject: SQL) =>
    mailToEach(
      {
        recipient,
        copy: sql`json_set(${words}, '$.unsubscribe', ${subject})`,
        url,
        teamId: sql`${teams.id}`,
      },
      at,
    )
  const isWelcome = (email: SQL) =>
    not(rowExists(reminderRefusals, sql`${reminderRefusals.email} = ${email}`))
  const lead = sql`${teams.representativeEmail}`
  const member = sql`${teamMembers.email}`
  const hasJoined = and(eq(teamMembers.teamId, teams.id), isNotNull(teamMembers.joinedAt))
  await batchOf(db, {
    leads: insertFrom(
      db,
      outgoingMails,
      mailTo(lead, sql`'team-' || ${teams.id}`),
      sql`FROM ${teams} WHERE ${and(isDue, isWelcome(lead))}`,
    ),
    members: insertFrom(
      db,
      outgoingMails,
      mailTo(member, sql`'member-' || ${teamMembers.id}`),
      sql`FROM ${teams} INNER JOIN ${teamMembers} ON ${hasJoined}
        WHERE ${and(isDue, sql`${member} <> ${lead}`, isWelcome(member))}`,
    ),
    reminded: insertFrom(
      db,
      checkInReminders,
      { teamId: sql`${teams.id}`, number, createdAt: at },
      sql`FROM ${teams} WHERE ${isDue}`,
    ).onConflictDoNothing(),
  })
}
