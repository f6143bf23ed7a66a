import { and, eq, lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { userRoles } from '../db/schema/accounts.ts'
import { judges } from '../db/schema/judging.ts'
import { sweep } from '../db/sweep.ts'

/**
 * Removes judges when the teams of their edition are deleted, and with those the scores and conflicts; the accounts stay. `now`
 * is in milliseconds.
 */
export async function sweepJudges(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (!oldest) return
  await sweep(db, judges, lt(judges.createdAt, oldest))
  const isOver = and(eq(userRoles.role, 'judge'), lt(userRoles.createdAt, oldest))!
  await sweep(db, userRoles, isOver)
}
