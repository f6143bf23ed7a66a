import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { attendances, passes } from '../db/schema/attendance.ts'
import { sweep } from '../db/sweep.ts'

/** Deletes attendances and passes when the teams of their edition are deleted. `now` is in milliseconds. */
export async function sweepAttendances(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (!oldest) return
  await sweep(db, attendances, lt(attendances.createdAt, oldest))
  await sweep(db, passes, lt(passes.createdAt, oldest))
}
