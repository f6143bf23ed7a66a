import { lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import {
  announcementDays,
  announcementRefusals,
  announcements,
} from '../db/schema/announcements.ts'
import { sweep } from '../db/sweep.ts'
import { dayOf } from './portions.ts'

/** Days for which the number of announcement mails sent is kept. */
const DAYS = 7

/**
 * Deletes announcements after their retention period, with their recipients, and refusals of announcements of the same age.
 * `now` is in milliseconds.
 */
export async function sweepAnnouncements(db: Database, now: number): Promise<void> {
  const weekAgo = dayOf(new Date(now - DAYS * 24 * 3600_000))
  await db.delete(announcementDays).where(lt(announcementDays.day, weekAgo))
  const oldest = keptSince(retention.teamMonths, now)
  if (!oldest) return
  await sweep(db, announcementRefusals, lt(announcementRefusals.createdAt, oldest))
  await db.delete(announcements).where(lt(announcements.createdAt, oldest))
}
