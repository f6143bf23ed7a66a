import { and, eq, isNotNull, isNull, like, not, sql, type SQL } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import { teamMails } from '#words/team-mails.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { mailToEach } from '../mail/outbox.ts'
import { isLedBy } from './membership.ts'

/**
 * Builds the statements for members who are about to be removed by somebody else: those who have joined are told, unless they
 * lead the team and still see it, and invitations of the others that wait in the outbox are taken back.
 */
export function tellRemoved(
  { db, env, now }: { db: Database; env: Env; now: Date },
  by: 'lead' | 'organiser',
  isRemoved: SQL,
) {
  const leads = rowExists(
    teams,
    eq(teams.id, teamMembers.teamId),
    isLedBy(db, { id: sql`${teamMembers.userId}` }),
  )
  const mail = {
    recipient: sql`${users.email}`,
    copy: teamMails.memberTakenOff({ by }),
    url: env.SITE_URL + paths.account,
    teamId: sql`${teamMembers.teamId}`,
  }
  const isTold = and(isRemoved, isNotNull(users.emailConfirmedAt), isAlive(now), not(leads))
  return [
    insertFrom(
      db,
      outgoingMails,
      mailToEach(mail, now),
      sql`FROM ${teamMembers} INNER JOIN ${users} ON ${eq(users.id, teamMembers.userId)} WHERE ${isTold}`,
    ),
    db
      .delete(outgoingMails)
      .where(
        and(
          like(outgoingMails.url, `%${paths.invitation}#%`),
          rowExists(
            teamMembers,
            eq(teamMembers.teamId, outgoingMails.teamId),
            eq(teamMembers.email, outgoingMails.recipient),
            isNull(teamMembers.userId),
            isRemoved,
          ),
        ),
      ),
  ]
}
