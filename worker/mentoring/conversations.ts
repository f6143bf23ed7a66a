import { and, eq, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { mentoringMessageSchema } from '#content/forms/mentoring.ts'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { mentoringMessages, mentorings, mentors } from '../db/schema/mentoring.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt, countOf, isAbove } from '../limits/attempts.ts'
import { DAY, mentoringMessagesADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { tellMentors, tellTeams } from '../mail/tell-mentored.ts'
import { isGoingOn, isMentoredBy, isOfOwn, isSignedIn } from './conditions.ts'
import { shownMessage } from './queries.ts'
import { explain } from './requests.ts'

type Site = { db: Database; env: Env }

/** Finds a mentoring that has a mentor, and which side of it the account is on; throws if on neither. */
async function findSide({ db, user, id }: { db: Database; user: SignedIn; id: string }) {
  const isTheirs = sql`(${isMentoredBy(user)} OR ${isOfOwn(db, user)})`
  const [found] = await db
    .select({
      isMentor: sql`coalesce(${isMentoredBy(user)}, 0)`.mapWith(Boolean).as('is_mentor'),
      teamName: teams.teamName,
      mentorName: mentors.name,
      endedAt: mentorings.endedAt,
    })
    .from(mentorings)
    .innerJoin(teams, eq(teams.id, mentorings.teamId))
    .leftJoin(mentors, eq(mentors.userId, mentorings.mentorId))
    .where(and(eq(mentorings.id, id), sql`${mentorings.mentorId} IS NOT NULL`, isTheirs))
  if (!found) throw new Failure('mentoring.not_found', 404)
  const isOnSide = found.isMentor ? isMentoredBy(user) : isOfOwn(db, user)
  const mayAct = and(eq(mentorings.id, id), isGoingOn(), isOnSide, isSignedIn(user))!
  return { ...found, mayAct }
}

/**
 * Sends a message from a mentor to everyone who has joined the team, or from the team to its mentor, without the sender's
 * address; a repeated message gets the same answer. Throws if the mentoring is not theirs or has ended, or if that side has
 * written enough today.
 */
export async function sendMessage(
  { db, env }: Site,
  user: SignedIn,
  mentoringId: string,
  { id, text }: z.output<typeof mentoringMessageSchema>,
) {
  const side = await findSide({ db, user, id: mentoringId })
  const { isMentor, teamName, mentorName, mayAct } = side
  if (side.endedAt) throw new Failure('mentoring.ended', 409)
  const now = new Date()
  const key = counterKey(env, `mentoring:${mentoringId}:${isMentor ? 'mentor' : 'team'}`)
  const isNew = and(mayAct, not(rowExists(mentoringMessages, eq(mentoringMessages.id, id))))!
  const isWelcome = and(isNew, not(isAbove(key, mentoringMessagesADay)))!
  const copy = mentoringMails.mentoringMessage({
    from: quoteInMail(isMentor ? (mentorName ?? '') : teamName),
    text: quoteInMail(text),
    isFromMentor: isMentor,
  })
  const tell = isMentor ? tellTeams : tellMentors
  const row = { id, mentoringId, isFromMentor: isMentor, text, createdAt: now }
  const { counted, sent } = await batchOf(db, {
    counted: countAttempt(db, { key, window: DAY }, now, rowExists(mentorings, isNew)),
    mails: tell({ db, env, now }, copy, isWelcome),
    sent: insertFrom(
      db,
      mentoringMessages,
      row,
      sql`FROM ${mentorings} WHERE ${isWelcome}`,
    ).returning(shownMessage),
  })
  if (sent[0]) return sent[0]
  if (countOf(counted) > mentoringMessagesADay) throw new Failure('mentoring.enough', 429)
  const [earlier] = await explain(db, user, async () =>
    db
      .select({ ...shownMessage, mentoringId: mentoringMessages.mentoringId })
      .from(mentoringMessages)
      .where(eq(mentoringMessages.id, id)),
  )
  if (!earlier) throw new Failure('mentoring.ended', 409)
  const { mentoringId: of, ...message } = earlier
  if (of !== mentoringId || message.isFromMentor !== isMentor || message.text !== text)
    throw new Failure('form.already_received', 409)
  return message
}

/** Ends a mentoring on behalf of its mentor or its team, and tells the other side; does nothing if it has ended. */
export async function endMentoring({ db, env }: Site, user: SignedIn, id: string, actor: Actor) {
  const { isMentor, teamName, mayAct, endedAt } = await findSide({ db, user, id })
  if (endedAt) return
  const ended = await end({ db, env }, { where: mayAct, teamName, actor, isMentor })
  if (!ended) await explain(db, user, async () => undefined)
}

/** The same on behalf of an organiser, who tells both. Returns false if there is no such mentoring. */
export async function endForOrganiser({ db, env }: Site, id: string, actor: Actor) {
  const where = and(eq(mentorings.id, id), isGoingOn())!
  const [found] = await db
    .select({ teamName: teams.teamName })
    .from(mentorings)
    .innerJoin(teams, eq(teams.id, mentorings.teamId))
    .where(where)
  return found !== undefined && end({ db, env }, { where, ...found, actor })
}

type Ending = {
  where: SQL
  teamName: string
  actor: Actor
  /** Who ends it: the mentor or the team; an organiser if absent. */
  isMentor?: boolean
}

async function end({ db, env }: Site, { where, teamName, actor, isMentor }: Ending) {
  const now = new Date()
  const teamId = db.select({ id: mentorings.teamId }).from(mentorings).where(where)
  const copy = mentoringMails.mentoringEnded({ teamName: quoteInMail(teamName) })
  const { ended } = await batchOf(db, {
    log: logAction(db, 'mentoring_ended', actor, {
      now,
      subjectId: sql`(${teamId})`,
      where: rowExists(mentorings, where),
    }),
    toTeam:
      isMentor === false
        ? undefined
        : tellTeams({ db, env, now }, mentoringMails.mentorLeft(), where),
    toMentor: isMentor === true ? undefined : tellMentors({ db, env, now }, copy, where),
    ended: db
      .update(mentorings)
      .set({ endedAt: now })
      .where(where)
      .returning({ id: mentorings.id }),
  })
  return ended.length > 0
}
