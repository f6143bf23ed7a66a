import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { teamActions } from '#content/wire/audit-actions.ts'
import type { Delivery } from '#content/wire/intake.ts'
import { selectHistory } from '../admin/audit-queries.ts'
import { exceptionColumns, teamColumns } from '../admin/team-queries.ts'
import { selectCheckInsOf } from '../check-ins/queries.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { auditLog } from '../db/schema/audit.ts'
import { hubPlaces } from '../db/schema/joining.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { selectMentoringsOf } from '../mentoring/queries.ts'
import { selectSubmissionOf } from '../projects/submissions.ts'
import { selectMembers } from '../teams/queries.ts'
import { selectNotes } from './notes.ts'

/** Entries of the history, and mails that have gone out: the newest. */
const MOST_ENTRIES = 100

const query = new QueryBuilder()
const other = alias(teams, 'other_team')
const isInItsHub = eq(other.hubId, teams.hubId)

/** How many teams are ahead of this one in waiting for a place at the hub; null if it is not waiting. */
const ahead = sql<number | null>`CASE WHEN ${teams.hubWaitingSince} IS NOT NULL THEN (${query
  .select({ teams: count() })
  .from(other)
  .where(
    and(
      isInItsHub,
      sql`(${other.hubWaitingSince}, ${other.createdAt}, ${other.id}) < (${teams.hubWaitingSince}, ${teams.createdAt}, ${teams.id})`,
    ),
  )}) END`

const taken = sql<number>`(${query
  .select({ teams: count() })
  .from(other)
  .where(and(isInItsHub, isNull(other.hubWaitingSince)))})`

/** Null for a hub without a limit. */
const places = sql<number | null>`(${query
  .select({ teams: hubPlaces.teams })
  .from(hubPlaces)
  .where(eq(hubPlaces.hubId, teams.hubId))})`

const wholeTeam = {
  ...teamColumns,
  revision: teams.revision,
  updatedAt: teams.updatedAt,
  // The only column of the joined table; null if the team was registered without an account, or that is gone.
  ownerEmail: users.email,
  hubAhead: ahead.as('hub_ahead'),
  hubTaken: taken.as('hub_taken'),
  hubPlaces: places.as('hub_places'),
}

/**
 * Reads everything that organisers see of a team, or how it ended if it was merged or deleted. Throws if there never was such a
 * team, as far back as the audit log goes.
 */
export async function readTeamPage(db: Database, id: string) {
  const { found, ended, exceptions, submissions, waitingMails, settled, ...rest } = await batchOf(
    db,
    {
      found: db
        .select(wholeTeam)
        .from(teams)
        .leftJoin(users, and(eq(users.id, teams.ownerId), isNull(users.deletedAt)))
        .where(eq(teams.id, id)),
      members: selectMembers(db)
        .where(eq(teamMembers.teamId, id))
        .orderBy(asc(teamMembers.position)),
      exceptions: db
        .select(exceptionColumns)
        .from(teamExceptions)
        .leftJoin(users, eq(users.id, teamExceptions.grantedBy))
        .where(eq(teamExceptions.teamId, id)),
      checkIns: selectCheckInsOf(db, id),
      submissions: selectSubmissionOf(db, id),
      mentorings: selectMentoringsOf(db, id),
      notes: selectNotes(db, id),
      waitingMails: db
        .select({
          id: outgoingMails.id,
          recipient: outgoingMails.recipient,
          subject: sql<string>`${outgoingMails.copy}->>'subject'`.as('subject'),
          createdAt: outgoingMails.createdAt,
          delivery: sql<Delivery>`'waiting'`.as('delivery'),
        })
        .from(outgoingMails)
        .where(eq(outgoingMails.teamId, id))
        .orderBy(desc(outgoingMails.createdAt)),
      settled: db
        .select({
          id: settledMails.id,
          recipient: settledMails.recipient,
          subject: settledMails.subject,
          createdAt: settledMails.createdAt,
          delivery: sql<Delivery>`${settledMails.delivery}`.as('settled_as'),
        })
        .from(settledMails)
        .where(eq(settledMails.teamId, id))
        .orderBy(desc(settledMails.createdAt), desc(settledMails.id))
        .limit(MOST_ENTRIES),
      history: selectHistory(
        db,
        and(eq(auditLog.subjectId, id), inArray(auditLog.action, [...teamActions]))!,
        MOST_ENTRIES,
      ),
      ended: selectEnd(db, id),
    },
  )
  const [team] = found
  const [project] = submissions
  if (!team || !project) {
    const [end] = ended
    if (!end) throw new Failure('admin.not_found', 404)
    return { team: null, ended: end }
  }
  const mails = [...waitingMails, ...settled]
  return { team: { ...team, exceptions, project, mails, ...rest }, ended: null }
}

/** Selects how a team ended: when it was deleted, or merged into another, which may be gone too. */
function selectEnd(db: Database, id: string) {
  const isMerger = and(
    eq(auditLog.action, 'teams_merged'),
    isNotNull(auditLog.details),
    sql`${auditLog.details}->>'merged' = ${id}`,
  )
  return db
    .select({
      at: auditLog.createdAt,
      isMerged: sql`${auditLog.action} = 'teams_merged'`.mapWith(Boolean).as('is_merged'),
      // Null for a team that was deleted.
      intoId: teams.id,
      intoName: teams.teamName,
    })
    .from(auditLog)
    .leftJoin(teams, eq(teams.id, auditLog.subjectId))
    .where(or(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'team_deleted')), isMerger))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
}
