import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { mails } from '#words/mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { intakeEntries } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { queueMail } from '../mail/outbox.ts'
import { tellRemoved } from '../teams/tell-removed.ts'
import { countTeamMates } from './team-filters.ts'

// The log names the row that is gone, and nothing of what it held.

const submissions = {
  message: { table: contactMessages, action: 'message_deleted' },
  application: { table: partnerApplications, action: 'application_deleted' },
  hubInterest: { table: hubInterests, action: 'hub_interest_deleted' },
} as const

/** Deletes something that was sent, and our mails about it that are still waiting; returns false if there is no such row. */
export async function deleteSubmission(
  db: Database,
  kind: keyof typeof submissions,
  id: string,
  actor: Actor,
): Promise<boolean> {
  const { table, action } = submissions[kind]
  const isIt = eq(table.id, id)
  const answers = db
    .select({ id: intakeEntries.id })
    .from(intakeEntries)
    .where(eq(intakeEntries.caseId, id))
  const { deleted } = await batchOf(db, {
    log: logAction(db, action, actor, {
      now: new Date(),
      subjectId: id,
      where: rowExists(table, isIt),
    }),
    mails: db
      .delete(outgoingMails)
      .where(
        and(
          or(eq(outgoingMails.id, id), inArray(outgoingMails.id, answers)),
          rowExists(table, isIt),
        ),
      ),
    deleted: db.delete(table).where(isIt).returning({ id: table.id }),
  })
  return deleted.length > 0
}

/** Deletes a team, its members and its project, and tells its representative; returns false if there is no such team. */
export async function deleteTeam(
  db: Database,
  id: string,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const where = rowExists(teams, eq(teams.id, id))
  const { deleted } = await batchOf(db, {
    log: logAction(db, 'team_deleted', actor, { now, subjectId: id, where }),
    exceptions: db.delete(teamExceptions).where(eq(teamExceptions.teamId, id)),
    project: db.delete(projects).where(eq(projects.teamId, id)),
    mail: queueMail(
      db,
      {
        recipient: representativeOf(sql`${id}`),
        copy: mails.teamRemoved(),
        url: siteUrl + paths.contact,
      },
      now,
      where,
    ),
    members: db.delete(teamMembers).where(eq(teamMembers.teamId, id)),
    deleted: db.delete(teams).where(eq(teams.id, id)).returning({ id: teams.id }),
  })
  return deleted.length > 0
}

/**
 * Deletes a member of a team and tells them and its representative. Returns `too small` if the team would have fewer members than the rules ask for and that is
 * not allowed here, and `gone` if there is no such member, or none that matches `only`.
 */
export async function deleteMember(
  db: Database,
  id: string,
  { mayBeTooSmall, env, only }: { mayBeTooSmall: boolean; env: Env; only?: SQL },
  actor: Actor,
): Promise<'deleted' | 'too small' | 'gone'> {
  const now = new Date()
  const isIt = and(eq(teamMembers.id, id), only)!
  const isAllowed = mayBeTooSmall ? isIt : and(isIt, hasMatesToSpare())!
  const where = rowExists(teamMembers, isAllowed)
  const query = new QueryBuilder()
  const teamId = query.select({ id: teamMembers.teamId }).from(teamMembers).where(isIt)
  const { deleted, left } = await batchOf(db, {
    log: logAction(db, 'member_deleted', actor, { now, subjectId: sql`(${teamId})`, where }),
    mail: queueMail(
      db,
      {
        recipient: representativeOf(sql`(${teamId})`),
        copy: mails.memberRemoved(),
        url: env.SITE_URL + paths.account,
        teamId: sql`(${teamId})`,
      },
      now,
      where,
    ),
    told: tellRemoved({ db, env, now }, 'organiser', isAllowed),
    // Otherwise someone who is changing the team at this moment would unknowingly store the member again.
    team: db
      .update(teams)
      .set({ revision: crypto.randomUUID(), updatedAt: now })
      .where(and(eq(teams.id, sql`(${teamId})`), where)),
    deleted: db.delete(teamMembers).where(isAllowed).returning({ id: teamMembers.id }),
    left: db.select({ id: teamMembers.id }).from(teamMembers).where(isIt),
  })
  if (deleted.length > 0) return 'deleted'
  return left.length > 0 ? 'too small' : 'gone'
}

/** Selects the address of the representative of a team. */
function representativeOf(teamId: SQL): SQL {
  const query = new QueryBuilder()
  const address = query.select({ email: teams.representativeEmail }).from(teams)
  return sql`(${address.where(eq(teams.id, teamId))})`
}

/** Matches members whose team keeps enough of them without one. */
function hasMatesToSpare(): SQL {
  return sql`${countTeamMates()} > ${event.teamSize.least}`
}
