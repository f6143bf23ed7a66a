import { and, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import type { Mail } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { teamMembers } from '../db/schema/teams.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, projectNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { LEASE, mailToEach } from '../mail/outbox.ts'

/**
 * Builds the statements that tell everyone who has joined a team, and the person who acts, that its project was submitted or
 * withdrawn, if the condition holds and the team has not reached today's limit of such mails. The second statement returns the
 * mails to send.
 */
export function tellMembers(
  { db, env, now }: { db: Database; env: Env; now: Date },
  { teamId, userId }: { teamId: string; userId: string },
  copy: Mail,
  holds: SQL,
) {
  const key = counterKey(env, `project-news:${teamId}`)
  const joined = db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), isNotNull(teamMembers.userId)))
  const isTold = and(
    or(eq(users.id, userId), inArray(users.id, joined)),
    isNotNull(users.emailConfirmedAt),
    isNull(users.deletedAt),
    holds,
    not(isAbove(key, projectNewsADay)),
  )
  const url = `${env.SITE_URL}${paths.ownProjectOf(teamId)}`
  const dueAt = new Date(now.getTime() + LEASE)
  const row = mailToEach({ recipient: sql`${users.email}`, copy, url, teamId }, now, dueAt)
  return {
    count: countAttempt(db, { key, window: DAY }, now, holds),
    mails: insertFrom(db, outgoingMails, row, sql`FROM ${users} WHERE ${isTold}`).returning(),
  }
}
