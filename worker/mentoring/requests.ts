import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { mentorRequestSchema } from '#content/forms/mentoring.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { mentorings, mentors } from '../db/schema/mentoring.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { isOfTeam, isWritable } from '../teams/membership.ts'
import { isOfOwn, isSignedIn, isWaiting } from './conditions.ts'
import { selectMessages } from './queries.ts'

/** Reads the request or the mentoring of a team of the account, with its messages; throws if the team is not theirs. */
export async function readOwnMentoring(db: Database, user: { id: string }, teamId: string) {
  const isTheirs = and(eq(teams.id, teamId), isOfTeam(db, user))
  const isOpen = and(
    eq(mentorings.teamId, teamId),
    isNull(mentorings.endedAt),
    rowExists(teams, isTheirs),
  )!
  const { found, open, messages } = await batchOf(db, {
    found: db.select({ id: teams.id, name: teams.teamName }).from(teams).where(isTheirs),
    open: db
      .select({
        id: mentorings.id,
        purpose: mentorings.purpose,
        language: mentorings.language,
        askedAt: mentorings.createdAt,
        assignedAt: mentorings.assignedAt,
        mentor: mentors.name,
      })
      .from(mentorings)
      .leftJoin(mentors, eq(mentors.userId, mentorings.mentorId))
      .where(isOpen),
    messages: selectMessages(db, isOpen),
  })
  const [team] = found
  if (!team) throw new Failure('mentoring.not_found', 404)
  const [mentoring = null] = open
  return { team, mentoring, messages }
}

/**
 * Asks for a mentor for a team of the account; a repeated request gets the same answer. Throws if the team has a mentor or has
 * already asked.
 */
export async function askForMentor(
  db: Database,
  user: SignedIn,
  teamId: string,
  { id, purpose, language }: z.output<typeof mentorRequestSchema>,
) {
  const isOpen = and(eq(mentorings.teamId, teamId), isNull(mentorings.endedAt))
  const row = { id, teamId, purpose, language, createdAt: new Date() }
  const where = isWritable(db, user, teamId, not(rowExists(mentorings, isOpen)))
  const [asked] = await insertFrom(db, mentorings, row, sql`FROM ${teams} WHERE ${where}`)
    .onConflictDoNothing()
    .returning({ id: mentorings.id })
  if (asked) return
  const { mentoring } = await explain(db, user, () => readOwnMentoring(db, user, teamId))
  if (mentoring?.id === id && mentoring.purpose === purpose && mentoring.language === language)
    return
  throw new Failure(mentoring ? 'mentoring.asked' : 'form.already_received', 409)
}

/** Withdraws a request of a team of the account, while it has no mentor yet. */
export async function takeBackRequest(db: Database, user: SignedIn, id: string): Promise<void> {
  const isTheirs = and(eq(mentorings.id, id), isOfOwn(db, user))
  const gone = await db
    .delete(mentorings)
    .where(and(isTheirs, isWaiting(), isSignedIn(user)))
    .returning({ id: mentorings.id })
  if (gone.length > 0) return
  const [left] = await explain(db, user, async () =>
    db.select({ id: mentorings.id }).from(mentorings).where(isTheirs),
  )
  throw left ? new Failure('mentoring.assigned', 409) : new Failure('mentoring.not_found', 404)
}

/** Reads why a write was refused; throws if the session has ended, which the edge may not know yet. */
export async function explain<Result>(
  db: Database,
  user: SignedIn,
  read: () => Promise<Result>,
): Promise<Result> {
  const [session, result] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    read(),
  ])
  if (!session) throw new Failure('auth.required', 401)
  return result
}
