import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { attendances } from '../db/schema/attendance.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { matchName } from '../search/queries.ts'
import { hasJoined, isAt, isExpected } from './conditions.ts'

const MOST_FOUND = 20
const LATEST = 8

/**
 * Reads how many people are in at an event today, how many it expects, whether anybody has ever come, the latest arrivals,
 * and the expected people whose names match the words.
 */
export async function readDoor(db: Database, event: AttendanceEvent, search: string) {
  const now = editionClock.now()
  const door = { event, day: dayOf(now) }
  const byName = matchName(teamMembers.nameKey, search)
  const person = { name: teamMembers.name, teamName: teams.teamName }
  const { inside, expected, anyDay, latest, people } = await batchOf(db, {
    inside: db.select({ people: count() }).from(attendances).where(isAt(door)),
    expected: db
      .select({ people: count() })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(isExpected(event), hasJoined())),
    anyDay: db
      .select({ id: attendances.id })
      .from(attendances)
      .where(eq(attendances.event, event))
      .limit(1),
    latest: db
      .select({ id: attendances.id, ...person, at: attendances.createdAt })
      .from(attendances)
      .innerJoin(teamMembers, eq(teamMembers.userId, attendances.userId))
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(isAt(door))
      .orderBy(desc(attendances.createdAt))
      .limit(LATEST),
    people: db
      .select({
        id: teamMembers.id,
        ...person,
        hasJoined: sql`${hasJoined()}`.mapWith(Boolean).as('has_joined'),
        inAt: attendances.createdAt,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .leftJoin(attendances, and(isAt(door), eq(attendances.userId, teamMembers.userId)))
      .where(byName ? and(isExpected(event), byName) : sql`false`)
      .orderBy(asc(teamMembers.nameKey), asc(teamMembers.id))
      .limit(MOST_FOUND),
  })
  return {
    now,
    day: door.day,
    inside: inside[0]!.people,
    expected: expected[0]!.people,
    /** Whether anybody has ever come, so that there is a list to save. */
    hasFile: anyDay.length > 0,
    latest,
    people,
  }
}
