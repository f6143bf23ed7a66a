import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { AnnouncementState } from '#content/wire/announcements.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { announcements } from '../db/schema/announcements.ts'
import { Failure } from '../http/errors.ts'
import { hasRefused, selectAudience, type Reach } from './audience.ts'
import { isAbandoned, isOwnOf, isWithin, requireOwn, type Desk } from './scope.ts'

const DAY = 24 * 3600_000

const isIt = (id: string) => eq(announcements.id, id)

/** How many people an announcement is for, and how many of them have turned announcements off. */
export function countReach(db: Database, reach: Reach, now: Date) {
  return db
    .select({
      recipients: sql<number>`count(*)`.as('recipients'),
      unsubscribed: sql<number>`coalesce(sum(${hasRefused}), 0)`.as('unsubscribed'),
    })
    .from(selectAudience(db, reach, now))
}

/** Counts what a hub sends on the day (UTC) of a moment. */
export function countHubDay(db: Database, hubId: HubId, moment: Date) {
  const from = new Date(Math.floor(moment.getTime() / DAY) * DAY)
  return db.$count(
    announcements,
    and(
      eq(announcements.hubId, hubId),
      ne(announcements.state, 'draft'),
      gte(announcements.startsAt, from),
      lt(announcements.startsAt, new Date(from.getTime() + DAY)),
    ),
  )
}

/**
 * Schedules a draft for a time, as its sender saw it; repeating this has no further effect. Throws if it was changed in the
 * meantime, if it has already been sent another way, if nobody would get it, or if it is a hub's and was stopped or the hub has
 * reached the day's limit.
 */
export async function sendAnnouncement(
  { db, scope }: Desk,
  id: string,
  { revision, startsAt }: { revision: string; startsAt: Date },
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const isFound = and(isIt(id), isWithin(scope))
  const [row] = await db.select().from(announcements).where(isFound)
  const draft = requireOwn(scope, row)
  if (draft.revision !== revision) throw new Failure('announcements.changed', 409)
  const isFree = isNull(announcements.heldAt)
  const hasRoom =
    scope === 'all'
      ? sql`true`
      : sql`${countHubDay(db, scope.hubId, startsAt)} < ${hubAnnouncementsADay}`
  // The revision is that of the audience too, so what was just read holds if the statements below find it.
  const isDraft = and(
    isIt(id),
    isOwnOf(scope),
    eq(announcements.state, 'draft'),
    eq(announcements.revision, revision),
    isFree,
    hasRoom,
    sql`EXISTS (SELECT 1 FROM ${selectAudience(db, draft, now)} WHERE NOT ${hasRefused})`,
  )
  const { sent, found } = await batchOf(db, {
    log: logAction(db, 'announcement_sent', actor, {
      now,
      subjectId: id,
      details: draft.hubId && { hub: draft.hubId },
      where: rowExists(announcements, isDraft),
    }),
    sent: db
      .update(announcements)
      .set({ state: 'scheduled', startsAt, sentBy: actor.id, updatedAt: now })
      .where(isDraft)
      .returning({ id: announcements.id }),
    found: db
      .select({
        state: announcements.state,
        revision: announcements.revision,
        isFree: sql`${isFree}`.mapWith(Boolean).as('is_free'),
        hasRoom: sql`${hasRoom}`.mapWith(Boolean).as('has_room'),
      })
      .from(announcements)
      .where(isFound),
  })
  if (sent.length > 0) return
  const [there] = found
  if (there?.revision !== revision) throw new Failure('announcements.changed', 409)
  if (there.state !== 'draft') return
  if (!there.isFree) throw new Failure('announcements.held', 409)
  if (!there.hasRoom) throw new Failure('announcements.hub_limit', 429)
  throw new Failure('announcements.nobody', 409)
}

/** Stops an announcement that is being sent; one whose time has not come becomes a draft again. */
export const pauseAnnouncement = (desk: Desk, id: string, actor: Actor) =>
  steer(desk, id, actor, {
    action: 'announcement_paused',
    from: ['scheduled', 'sending'],
    set: {
      state: back,
      // A hub cannot resume what an administrator has stopped.
      ...(desk.scope === 'all' && {
        heldAt: sql`CASE WHEN ${isNotNull(announcements.hubId)} THEN ${Date.now()} END`,
      }),
    },
    already: ['draft', 'paused'],
  })

/** Resumes a paused announcement. */
export const resumeAnnouncement = (desk: Desk, id: string, actor: Actor) =>
  steer(desk, id, actor, {
    action: 'announcement_resumed',
    from: ['paused'],
    set: { state: 'sending', sentBy: actor.id, heldAt: null },
    already: ['sending'],
    where: desk.scope === 'all' ? undefined : isNull(announcements.heldAt),
  })

/** Stops announcements whose sender may no longer send them, before they start or continue. */
export const stopAbandoned = (db: Database) =>
  db
    .update(announcements)
    .set({ state: back, sentBy: null })
    .where(and(inArray(announcements.state, ['scheduled', 'sending']), isAbandoned()))

/** The state of a stopped announcement: paused, or a draft again if none of it has been sent. */
const back = sql<'paused'>`CASE ${announcements.state} WHEN 'scheduled' THEN 'draft' ELSE 'paused' END`

type Step = {
  action: 'announcement_paused' | 'announcement_resumed'
  from: AnnouncementState[]
  set: SQLiteUpdateSetSource<typeof announcements>
  /** The states in which this has already been done. */
  already: AnnouncementState[]
  where?: SQL | undefined
}

async function steer(
  { db, scope }: Desk,
  id: string,
  actor: Actor,
  { action, from, set, already, where }: Step,
): Promise<void> {
  const now = new Date()
  const isFound = and(isIt(id), isWithin(scope))
  const isFrom = and(isFound, inArray(announcements.state, from), where)
  const { moved, found } = await batchOf(db, {
    log: logAction(db, action, actor, {
      now,
      subjectId: id,
      where: rowExists(announcements, isFrom),
    }),
    moved: db
      .update(announcements)
      .set({ ...set, updatedAt: now })
      .where(isFrom)
      .returning({ id: announcements.id }),
    found: db
      .select({ state: announcements.state, heldAt: announcements.heldAt })
      .from(announcements)
      .where(isFound),
  })
  if (moved.length > 0) return
  const [there] = found
  if (!there) throw new Failure('admin.not_found', 404)
  if (already.includes(there.state)) return
  throw new Failure(there.heldAt ? 'announcements.held' : 'announcements.over', 409)
}
