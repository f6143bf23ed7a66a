import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Audience } from '#content/forms/announcement.ts'
import type { AnnouncementState } from '#content/wire/announcements.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { announcements } from '../db/schema/announcements.ts'
import { Failure } from '../http/errors.ts'
import { hasRefused, selectAudience } from './audience.ts'

const isIt = (id: string) => eq(announcements.id, id)

/** How many people an audience has, and how many of those want no announcements. */
export function countReach(db: Database, audience: Audience, now: Date) {
  return db
    .select({
      recipients: sql<number>`count(*)`.as('recipients'),
      unsubscribed: sql<number>`coalesce(sum(${hasRefused}), 0)`.as('unsubscribed'),
    })
    .from(selectAudience(db, audience, now))
}

/**
 * Has a draft sent at a time, as its sender saw it; sending it again has no further effect. Throws if it was changed meanwhile,
 * if it has been sent otherwise, or if nobody would get it.
 */
export async function sendAnnouncement(
  db: Database,
  id: string,
  { revision, startsAt }: { revision: string; startsAt: Date },
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const [draft] = await db.select().from(announcements).where(isIt(id))
  if (!draft) throw new Failure('admin.not_found', 404)
  if (draft.revision !== revision) throw new Failure('announcements.changed', 409)
  // The revision is that of the audience too, so what was just read holds if the statements below find it.
  const isDraft = and(
    isIt(id),
    eq(announcements.state, 'draft'),
    eq(announcements.revision, revision),
    sql`EXISTS (SELECT 1 FROM ${selectAudience(db, draft.audience, now)} WHERE NOT ${hasRefused})`,
  )
  const { sent, found } = await batchOf(db, {
    log: logAction(db, 'announcement_sent', actor, {
      now,
      subjectId: id,
      where: rowExists(announcements, isDraft),
    }),
    sent: db
      .update(announcements)
      .set({ state: 'scheduled', startsAt, updatedAt: now })
      .where(isDraft)
      .returning({ id: announcements.id }),
    found: db
      .select({ state: announcements.state, revision: announcements.revision })
      .from(announcements)
      .where(isIt(id)),
  })
  if (sent.length > 0) return
  const [there] = found
  if (there?.revision !== revision) throw new Failure('announcements.changed', 409)
  if (there.state === 'draft') throw new Failure('announcements.nobody', 409)
}

/** Stops an announcement that is being sent; one whose time has not come becomes a draft again. */
export const pauseAnnouncement = (db: Database, id: string, actor: Actor) =>
  steer(db, id, actor, {
    action: 'announcement_paused',
    from: ['scheduled', 'sending'],
    to: sql`CASE ${announcements.state} WHEN 'scheduled' THEN 'draft' ELSE 'paused' END`,
    already: ['draft', 'paused'],
  })

/** Has a paused announcement sent on. */
export const resumeAnnouncement = (db: Database, id: string, actor: Actor) =>
  steer(db, id, actor, {
    action: 'announcement_resumed',
    from: ['paused'],
    to: sql`'sending'`,
    already: ['sending'],
  })

type Step = {
  action: 'announcement_paused' | 'announcement_resumed'
  from: AnnouncementState[]
  to: ReturnType<typeof sql>
  /** The states in which it has been done before. */
  already: AnnouncementState[]
}

async function steer(
  db: Database,
  id: string,
  actor: Actor,
  { action, from, to, already }: Step,
): Promise<void> {
  const now = new Date()
  const isFrom = and(isIt(id), inArray(announcements.state, from))
  const { moved, found } = await batchOf(db, {
    log: logAction(db, action, actor, {
      now,
      subjectId: id,
      where: rowExists(announcements, isFrom),
    }),
    moved: db
      .update(announcements)
      .set({ state: to as never, updatedAt: now })
      .where(isFrom)
      .returning({ id: announcements.id }),
    found: db.select({ state: announcements.state }).from(announcements).where(isIt(id)),
  })
  if (moved.length > 0) return
  const [there] = found
  if (!there) throw new Failure('admin.not_found', 404)
  if (!already.includes(there.state)) throw new Failure('announcements.over', 409)
}
