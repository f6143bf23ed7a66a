import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { mentors } from '../db/schema/mentoring.ts'
import { sweep } from '../db/sweep.ts'

/**
 * Ends what an account was as a mentor once the teams of its time go, and with them its mentorings and messages; the account
 * stays. `now` is in milliseconds.
 */
export async function sweepMentors(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (oldest) await sweep(db, mentors, lt(mentors.createdAt, oldest))
}
