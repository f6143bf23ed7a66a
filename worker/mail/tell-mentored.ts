import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import type { Mail } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { isAlive } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { mentorings } from '../db/schema/mentoring.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { mailToEach } from './outbox.ts'

type Circumstances = { db: Database; env: Env; now: Date }

const isReachable = (now: Date) => and(isNotNull(users.emailConfirmedAt), isAlive(now))

/** Builds the statement that mails to whoever leads or has joined the teams of the mentorings that match. */
export function tellTeams({ db, env, now }: Circumstances, copy: Mail, where: SQL) {
  const joined = db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teams.id))
  const isOfTeam = or(
    eq(users.id, teams.ownerId),
    eq(users.email, teams.representativeEmail),
    inArray(users.id, joined),
  )
  const url = sql`${env.SITE_URL + paths.ownCheckInsOf('')} || ${teams.id} || '#mentor'`
  return insertFrom(
    db,
    outgoingMails,
    {
      ...mailToEach(
        { recipient: sql`${users.email}`, copy, url: '', teamId: sql`${teams.id}` },
        now,
      ),
      url,
    },
    sql`FROM ${mentorings} INNER JOIN ${teams} ON ${eq(teams.id, mentorings.teamId)}
      INNER JOIN ${users} ON ${isOfTeam} WHERE ${and(where, isReachable(now))}`,
  )
}

/** Builds the statement that mails to the mentors of the mentorings that match. */
export function tellMentors({ db, env, now }: Circumstances, copy: Mail, where: SQL) {
  const url = env.SITE_URL + paths.mentoring
  return insertFrom(
    db,
    outgoingMails,
    mailToEach({ recipient: sql`${users.email}`, copy, url }, now),
    sql`FROM ${mentorings} INNER JOIN ${users} ON ${eq(users.id, mentorings.mentorId)}
      WHERE ${and(where, isReachable(now))}`,
  )
}
