import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { mentors } from '../db/schema/mentoring.ts'
import { sweep } from '../db/sweep.ts'

/**
 * Removes mentors when the teams of their edition are deleted, and with those the mentoring and messages; the accounts stay.
 * `now` is in milliseconds.
 */
export async function sweepMentors(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (oldest) await sweep(db, mentors, lt(mentors.createdAt, oldest))
}
