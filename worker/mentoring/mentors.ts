import { and, asc, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { MentorOffer, mentorSchema } from '#content/forms/mentoring.ts'
import { paths } from '#content/paths.ts'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import type { AdminInput } from '../auth/flows/input.ts'
import { inviteAs } from '../auth/flows/invite-as.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { users } from '../db/schema/accounts.ts'
import { mentorings, mentors } from '../db/schema/mentoring.ts'
import { teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { tellTeams } from '../mail/tell-mentored.ts'
import { isActive, isGoingOn } from './conditions.ts'

const MOST_MENTORS = 1000

/** Lists the mentors by the time they were invited, with the teams that they mentor. */
export async function listMentors(db: Database) {
  const { rows, given } = await batchOf(db, {
    rows: db
      .select({
        id: mentors.userId,
        email: users.email,
        name: mentors.name,
        trackIds: mentors.trackIds,
        languages: mentors.languages,
        countries: mentors.countries,
        hubIds: mentors.hubIds,
        places: mentors.places,
        hasRoom: mentors.hasRoom,
        acceptedAt: users.emailConfirmedAt,
        isActive: sql`${isActive(new Date())}`.mapWith(Boolean).as('is_active'),
        createdAt: mentors.createdAt,
      })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .orderBy(asc(mentors.createdAt), asc(mentors.userId))
      .limit(MOST_MENTORS),
    given: db
      .select({
        id: mentorings.id,
        mentorId: mentorings.mentorId,
        teamName: teams.teamName,
        assignedAt: mentorings.assignedAt,
      })
      .from(mentorings)
      .innerJoin(teams, eq(teams.id, mentorings.teamId))
      .where(
        and(
          inArray(mentorings.mentorId, db.select({ id: mentors.userId }).from(mentors)),
          isNull(mentorings.endedAt),
        ),
      )
      .orderBy(asc(mentorings.assignedAt)),
  })
  return rows.map((row) => ({
    ...row,
    teams: given
      .filter(({ mentorId }) => mentorId === row.id)
      .map(({ id, teamName, assignedAt }) => ({ id, teamName, assignedAt })),
  }))
}

/**
 * Makes the account of an address a mentor and tells its owner, or invites the address by mail if it has no account; changes
 * the details of someone who is already a mentor, and sends the invitation again if it has not been accepted. The role of the
 * account stays as it is.
 */
export async function inviteMentor(
  input: AdminInput,
  { email, ...offer }: z.output<typeof mentorSchema>,
): Promise<{ id: string; isInvited: boolean }> {
  const invited = await inviteAs(input, email, {
    add: (account, isTold) => addMentor(input, account, offer, isTold),
    copy: mentoringMails.mentorInvited,
    path: paths.mentoring,
  })
  // The account was confirmed and deleted at the same moment.
  if (!invited) throw new Failure('admin.not_found', 404)
  return invited
}

async function addMentor(
  { db, env, actor, now }: AdminInput,
  account: SQL,
  offer: MentorOffer,
  isTold: boolean,
): Promise<string | undefined> {
  const userId = sql`(${db.select({ id: users.id }).from(users).where(account)})`
  const isNew = and(
    rowExists(users, account),
    not(rowExists(mentors, sql`${mentors.userId} = ${userId}`)),
  )!
  const row = { userId: sql`${users.id}`, ...offer, hasRoom: true, createdAt: now }
  const recipient = sql`(${db.select({ email: users.email }).from(users).where(account)})`
  const url = env.SITE_URL + paths.mentoring
  const { added } = await batchOf(db, {
    log: logAction(db, 'mentor_invited', actor, { now, subjectId: userId, where: isNew }),
    mail: isTold
      ? queueMail(db, { recipient, copy: mentoringMails.mentorNamed(), url }, now, isNew)
      : undefined,
    added: insertFrom(db, mentors, row, sql`FROM ${users} WHERE ${account}`)
      .onConflictDoUpdate({
        target: mentors.userId,
        set: fromInsert({
          name: mentors.name,
          trackIds: mentors.trackIds,
          languages: mentors.languages,
          countries: mentors.countries,
          hubIds: mentors.hubIds,
          places: mentors.places,
        }),
      })
      .returning({ id: mentors.userId }),
  })
  return added[0]?.id
}

/**
 * Changes what a mentor helps with and how many teams they take; their current teams stay. Returns false if there is no such
 * mentor.
 */
export async function changeMentor(
  db: Database,
  mentorId: string,
  offer: MentorOffer,
): Promise<boolean> {
  const changed = await db
    .update(mentors)
    .set(offer)
    .where(eq(mentors.userId, mentorId))
    .returning({ id: mentors.userId })
  return changed.length > 0
}

/**
 * Removes a mentor and ends their mentoring, and tells them and their teams. The record of past mentoring stays, for
 * certificates and conflicts of interest. Returns false if there is no such mentor.
 */
export async function removeMentor(
  { db, env }: { db: Database; env: Env },
  mentorId: string,
  actor: Actor,
): Promise<boolean> {
  const now = new Date()
  const exists = rowExists(mentors, eq(mentors.userId, mentorId))
  const isTheirs = and(eq(mentorings.mentorId, mentorId), isGoingOn(), exists)!
  const account = and(
    eq(users.id, mentorId),
    isNull(users.deletedAt),
    isNotNull(users.emailConfirmedAt),
  )
  const recipient = sql`(${db.select({ email: users.email }).from(users).where(account)})`
  const { removed } = await batchOf(db, {
    log: logAction(db, 'mentor_removed', actor, { now, subjectId: mentorId, where: exists }),
    toTeams: tellTeams({ db, env, now }, mentoringMails.mentorLeft(), isTheirs),
    toMentor: queueMail(
      db,
      { recipient, copy: mentoringMails.mentorRemoved(), url: env.SITE_URL + paths.account },
      now,
      and(exists, rowExists(users, account))!,
    ),
    ended: db.update(mentorings).set({ endedAt: now }).where(isTheirs),
    removed: db
      .delete(mentors)
      .where(eq(mentors.userId, mentorId))
      .returning({ id: mentors.userId }),
  })
  return removed.length > 0
}
