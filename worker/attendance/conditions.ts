import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import { attendances } from '../db/schema/attendance.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

/** One event on one day. */
export type Door = { event: AttendanceEvent; day: string }

/** Matches teams whose members an event expects: those with a place in the hub, or all at the finale. */
export const isExpected = (event: AttendanceEvent): SQL =>
  event === 'finale' ? sql`true` : and(eq(teams.hubId, event), isNull(teams.hubWaitingSince))!

/** Matches members who have joined with an account: they alone are checked in. */
export const hasJoined = (): SQL => isNotNull(teamMembers.userId)

/** Matches attendances of that event and day. */
export const isAt = ({ event, day }: Door): SQL =>
  and(eq(attendances.event, event), eq(attendances.day, day))!
