import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lastChangeDays } from '#content/catalogue/team-changes.ts'
import type { teamExceptionSchema } from '#content/forms/team-exception.ts'
import { paths } from '#content/paths.ts'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import type { Mail } from '#words/mails.ts'
import { teamMails } from '#words/team-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { teamExceptions, teams } from '../db/schema/teams.ts'
import { queueMail } from '../mail/outbox.ts'

/**
 * Lets a team make a change for longer, in place of an earlier exception of the kind, and tells its representative; returns false
 * if there is no such team.
 */
export async function grantException(
  db: Database,
  teamId: string,
  { kind, until, reason }: z.output<typeof teamExceptionSchema>,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const given = { until, reason, grantedBy: actor.id, createdAt: now }
  const where = rowExists(teams, eq(teams.id, teamId))
  const isKnown = rowExists(teamExceptions, isOf(teamId, kind), eq(teamExceptions.until, until))
  const { granted } = await batchOf(db, {
    log: logAction(db, 'exception_granted', actor, {
      now,
      subjectId: teamId,
      details: { kind, until },
      where,
    }),
    mail: mailLead(db, {
      teamId,
      kind,
      copy: teamMails.moreTime({ kind, until }),
      siteUrl,
      now,
      holds: and(where, not(isKnown))!,
    }),
    granted: insertWhere(db, teamExceptions, { teamId, kind, ...given }, where)
      .onConflictDoUpdate({ target: [teamExceptions.teamId, teamExceptions.kind], set: given })
      .returning({ kind: teamExceptions.kind }),
  })
  return granted.length > 0
}

/** Withdraws an exception and tells the representative; returns false if there is none. */
export async function revokeException(
  db: Database,
  teamId: string,
  kind: ExceptionKind,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const isIt = isOf(teamId, kind)
  const holds = rowExists(teamExceptions, isIt)
  const { revoked } = await batchOf(db, {
    log: logAction(db, 'exception_revoked', actor, {
      now,
      subjectId: teamId,
      details: { kind },
      where: holds,
    }),
    mail: mailLead(db, {
      teamId,
      kind,
      copy: teamMails.moreTimeWithdrawn({ kind, until: lastChangeDays[kind] }),
      siteUrl,
      now,
      holds,
    }),
    revoked: db.delete(teamExceptions).where(isIt).returning({ kind: teamExceptions.kind }),
  })
  return revoked.length > 0
}

const isOf = (teamId: string, kind: ExceptionKind) =>
  and(eq(teamExceptions.teamId, teamId), eq(teamExceptions.kind, kind))!

type News = {
  teamId: string
  kind: ExceptionKind
  copy: Mail
  siteUrl: string
  now: Date
  holds: SQL
}

/** Builds the statement that tells the representative of a team about an exception, if the condition holds. */
function mailLead(db: Database, { teamId, kind, copy, siteUrl, now, holds }: News) {
  const lead = db
    .select({ email: teams.representativeEmail })
    .from(teams)
    .where(eq(teams.id, teamId))
  const path = kind === 'submission' ? paths.ownProjectOf(teamId) : paths.account
  const mail = { recipient: sql`(${lead})`, copy, url: siteUrl + path, teamId }
  return queueMail(db, mail, now, holds)
}
