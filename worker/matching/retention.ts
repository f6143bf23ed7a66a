import { lt } from 'drizzle-orm'
import { changeEnds } from '#content/catalogue/team-changes.ts'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import {
  matchingCards,
  matchingHides,
  matchingMessages,
  matchingReports,
} from '../db/schema/matching.ts'
import { sweep } from '../db/sweep.ts'

const KEPT = retention.matchingDays * 24 * 3600_000

/**
 * Deletes cards, messages, hides and reports after their retention period, which begins on the last day for changes to teams,
 * or when they were made if that is later. `now` is in milliseconds.
 */
export async function sweepMatching(db: Database, now: number): Promise<void> {
  if (now < changeEnds.team + KEPT) return
  const oldest = new Date(now - KEPT)
  // Reports come last: they keep cards hidden.
  for (const table of [matchingCards, matchingMessages, matchingHides, matchingReports])
    await sweep(db, table, lt(table.createdAt, oldest))
}
