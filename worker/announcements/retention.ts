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

/** Days for which it is known how many mails of announcements were sent. */
const DAYS = 7

/** Deletes the announcements whose time is over, with their recipients, and whoever wanted none then. `now` is in milliseconds. */
export async function sweepAnnouncements(db: Database, now: number): Promise<void> {
  const weekAgo = dayOf(new Date(now - DAYS * 24 * 3600_000))
  await db.delete(announcementDays).where(lt(announcementDays.day, weekAgo))
  const oldest = keptSince(retention.teamMonths, now)
  if (!oldest) return
  await sweep(db, announcementRefusals, lt(announcementRefusals.createdAt, oldest))
  await db.delete(announcements).where(lt(announcements.createdAt, oldest))
}
