import { and, asc, eq, sql } from 'drizzle-orm'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { mentorings, mentors } from '../db/schema/mentoring.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { isGoingOn, isMentoredBy, isSignedIn } from './conditions.ts'
import { selectMessages, selectOwnOffer, teamColumns } from './queries.ts'
import { explain } from './requests.ts'

/**
 * Reads what a mentor was given: their teams with track, hub, latest check-in, what they ask for and the messages, but none of
 * their people. Throws if the account is not a mentor's.
 */
export async function readGiven(db: Database, user: { id: string }) {
  const isTheirs = and(
    isMentoredBy(user),
    isGoingOn(),
    rowExists(mentors, eq(mentors.userId, user.id)),
  )!
  const latest = sql`(SELECT max(number) FROM ${checkIns} AS told WHERE told.team_id = ${teams.id})`
  const { offers, rows, messages } = await batchOf(db, {
    offers: selectOwnOffer(db, user),
    rows: db
      .select({
        id: mentorings.id,
        ...teamColumns,
        country: teams.country,
        purpose: mentorings.purpose,
        language: mentorings.language,
        assignedAt: mentorings.assignedAt,
        number: checkIns.number,
        details: checkIns.details,
        toldAt: checkIns.updatedAt,
      })
      .from(mentorings)
      .innerJoin(teams, eq(teams.id, mentorings.teamId))
      .leftJoin(checkIns, and(eq(checkIns.teamId, teams.id), eq(checkIns.number, latest)))
      .where(isTheirs)
      .orderBy(asc(mentorings.assignedAt), asc(mentorings.id)),
    messages: selectMessages(db, isTheirs),
  })
  const [mentor] = offers
  if (!mentor) throw new Failure('mentoring.not_mentor', 403)
  return {
    mentor,
    teams: rows.map(({ number, details, toldAt, ...team }) => ({
      ...team,
      checkIn: number !== null && details && toldAt ? { number, details, toldAt } : null,
      messages: messages.filter(({ mentoringId }) => mentoringId === team.id),
    })),
  }
}

/** Sets whether a mentor has room for more teams. */
export async function setRoom(db: Database, user: SignedIn, hasRoom: boolean): Promise<void> {
  const changed = await db
    .update(mentors)
    .set({ hasRoom })
    .where(and(eq(mentors.userId, user.id), isSignedIn(user)))
    .returning({ id: mentors.userId })
  if (changed.length === 0) {
    await explain(db, user, async () => undefined)
    throw new Failure('mentoring.not_mentor', 403)
  }
}
