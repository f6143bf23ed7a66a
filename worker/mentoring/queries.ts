import { and, asc, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { mentoringMessages, mentorings, mentors } from '../db/schema/mentoring.ts'
import { teams } from '../db/schema/teams.ts'
import { isMentoredBy, isOfOwn } from './conditions.ts'

/** What is shown of a message: not who in the team wrote it. */
export const shownMessage = {
  id: mentoringMessages.id,
  isFromMentor: mentoringMessages.isFromMentor,
  text: mentoringMessages.text,
  createdAt: mentoringMessages.createdAt,
}

/** Selects the messages of the mentorings that match, the oldest first. */
export function selectMessages(db: Database, where: SQL) {
  return db
    .select({ mentoringId: mentoringMessages.mentoringId, ...shownMessage })
    .from(mentoringMessages)
    .where(
      sql`${mentoringMessages.mentoringId} IN (${db.select({ id: mentorings.id }).from(mentorings).where(where)})`,
    )
    .orderBy(asc(mentoringMessages.createdAt), asc(mentoringMessages.id))
}

/**
 * Selects the people who mentored at least one team, for certificates: the account, how many teams that were, and since when.
 * `userId` narrows it to one of them. The name is that of the account; former mentors still count, people who have deleted
 * their account do not.
 */
export function mentorsOfTeams(db: Database, userId?: string) {
  return db
    .select({
      userId: sql<string>`${mentorings.mentorId}`.as('user_id'),
      teams: sql<number>`count(DISTINCT ${mentorings.teamId})`.as('teams'),
      since: sql<Date>`min(${mentorings.assignedAt})`.mapWith(mentorings.assignedAt).as('since'),
    })
    .from(mentorings)
    .where(and(isNotNull(mentorings.mentorId), userId ? isMentoredBy({ id: userId }) : undefined))
    .groupBy(mentorings.mentorId)
}

/** Selects what an account offers as a mentor. */
export function selectOwnOffer(db: Database, user: { id: string }) {
  const { userId: _userId, ...columns } = ownOffer
  return db.select(columns).from(mentors).where(eq(mentors.userId, user.id))
}

const ownOffer = {
  userId: mentors.userId,
  name: mentors.name,
  trackIds: mentors.trackIds,
  languages: mentors.languages,
  countries: mentors.countries,
  hubIds: mentors.hubIds,
  places: mentors.places,
  hasRoom: mentors.hasRoom,
  createdAt: mentors.createdAt,
}

/** Selects the mentorings of an account, as a mentor or in a team, for the copy of its data. */
export function selectOwnMentorings(db: Database, user: { id: string }) {
  return db
    .select({
      id: mentorings.id,
      teamId: mentorings.teamId,
      isMentor: sql`${isMentoredBy(user)}`.mapWith(Boolean).as('is_mentor'),
      purpose: mentorings.purpose,
      language: mentorings.language,
      createdAt: mentorings.createdAt,
      assignedAt: mentorings.assignedAt,
      endedAt: mentorings.endedAt,
    })
    .from(mentorings)
    .where(isOwn(db, user))
}

/** Selects the messages of those. */
export const selectOwnMessages = (db: Database, user: { id: string }) =>
  selectMessages(db, isOwn(db, user))

const isOwn = (db: Database, user: { id: string }): SQL =>
  sql`(${isMentoredBy(user)} OR ${isOfOwn(db, user)})`

/** Selects the mentorings of a team and what they are for, for organisers; the newest first. */
export const selectMentoringsOf = (db: Database, teamId: string) =>
  db
    .select({
      id: mentorings.id,
      purpose: mentorings.purpose,
      language: mentorings.language,
      createdAt: mentorings.createdAt,
      assignedAt: mentorings.assignedAt,
      endedAt: mentorings.endedAt,
      // The only column of the joined table; null while the team waits, and for someone who is no longer a mentor.
      mentorName: mentors.name,
    })
    .from(mentorings)
    .leftJoin(mentors, eq(mentors.userId, mentorings.mentorId))
    .where(eq(mentorings.teamId, teamId))
    .orderBy(desc(mentorings.createdAt))

/** Counts the teams that wait for a mentor. */
export const countWaiting = (db: Database, where: SQL) =>
  db.select({ total: count() }).from(mentorings).where(where)

/** The team of a mentoring, under names that no other table of a batch uses. */
export const teamColumns = {
  teamName: teams.teamName,
  trackId: teams.trackId,
  hubId: teams.hubId,
}
