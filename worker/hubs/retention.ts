import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { sweep } from '../db/sweep.ts'

/** Removes hub organisers when the teams of their edition are deleted; the accounts stay. `now` is in milliseconds. */
export async function sweepHubOrganisers(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (oldest) await sweep(db, hubOrganisers, lt(hubOrganisers.createdAt, oldest))
}
