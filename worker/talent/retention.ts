import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { talentProfiles, talentReads, talentSightings } from '../db/schema/talent.ts'
import { sweep } from '../db/sweep.ts'

/** Deletes profiles after their retention period, with the record of who read them. `now` is in milliseconds. */
export async function sweepTalent(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.talentMonths, now)
  if (!oldest) return
  await sweep(db, talentProfiles, lt(talentProfiles.consentedAt, oldest))
  await sweep(db, talentReads, lt(talentReads.createdAt, oldest))
  await sweep(db, talentSightings, lt(talentSightings.lastAt, oldest))
}
