import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { sweep } from '../db/sweep.ts'

/** Deletes messages, applications and hub interests after their retention period. `now` is in milliseconds. */
export async function sweepSubmissions(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.submissionMonths, now)
  if (!oldest) return
  for (const table of [contactMessages, partnerApplications, hubInterests])
    await sweep(db, table, lt(table.createdAt, oldest))
}
