import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionClock } from '#content/edition-clock.ts'
import { waitingScanDays, type AttendanceEvent } from '#content/facts/attendance.ts'
import { dayOf } from '#content/facts/event-days.ts'
import type { scanSchema } from '#content/forms/scan.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { attendances, passes } from '../db/schema/attendance.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { addDays, readDayCode } from './code.ts'
import { hasJoined, isAt, isExpected } from './conditions.ts'

type Scan = z.output<typeof scanSchema> & { event: AttendanceEvent; byId: string }

/**
 * Lets someone in, once for each event and day; a repeated scan changes nothing and gets the same answer. A scan that waited
 * for a network counts for the day it was made, and its code must be that day's. Throws why someone is not let in, and reveals
 * nothing about people the event does not expect.
 */
export async function recordScan({ db, env }: { db: Database; env: Env }, scan: Scan) {
  const { id, event, day, byId } = scan
  const today = dayOf(editionClock.now())
  if (day > today || day < addDays(today, -waitingScanDays))
    throw new Failure('attendance.too_late', 409)
  const isThem = and(matchPerson(db, env, scan), hasJoined())
  const row = { id, event, day, userId: sql`${teamMembers.userId}`, byId, createdAt: new Date() }
  const source = sql`FROM ${teamMembers} INNER JOIN ${teams} ON ${teams.id} = ${teamMembers.teamId}
    WHERE ${and(isThem, isExpected(event))}`
  const { found } = await batchOf(db, {
    stored: insertFrom(db, attendances, row, source).onConflictDoNothing(),
    found: db
      .select({
        name: teamMembers.name,
        teamName: teams.teamName,
        isExpected: sql`${isExpected(event)}`.mapWith(Boolean).as('is_expected'),
        storedId: attendances.id,
        at: attendances.createdAt,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .leftJoin(attendances, and(isAt({ event, day }), eq(attendances.userId, teamMembers.userId)))
      .where(isThem),
  })
  const [person] = found
  if (!person) throw new Failure('attendance.not_joined', 404)
  const { name, teamName, storedId, at } = person
  if (!person.isExpected) throw new Failure('attendance.other_hub', 409)
  // The key belongs to another scan.
  if (!storedId || !at) throw new Failure('form.already_received', 409)
  return { state: storedId === id ? ('in' as const) : ('already' as const), name, teamName, at }
}

function matchPerson(db: Database, env: Env, { code, memberId, day }: Scan) {
  if (code === undefined) {
    if (!memberId) throw new Failure('attendance.unknown_code', 404)
    return eq(teamMembers.id, memberId)
  }
  const read = readDayCode(env, code, day)
  if ('number' in read) {
    const holder = db
      .select({ id: passes.userId })
      .from(passes)
      .where(eq(passes.number, read.number))
    return sql`${teamMembers.userId} = (${holder})`
  }
  if (read.refused === 'other day') throw new Failure('attendance.other_day', 409)
  throw new Failure('attendance.unknown_code', 404)
}
