import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { AnnouncementForm } from '#content/forms/announcement.ts'
import type { Actor } from '../audit/log-action.ts'
import { logAction } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { announcements } from '../db/schema/announcements.ts'
import { Failure } from '../http/errors.ts'
import { nextRevision } from '../teams/rules.ts'
import { hubOf, isOwnOf, isWithin, mayWrite, requireOwn, type Desk } from './scope.ts'

/** Who acts, under an account. */
export type Author = Actor & { id: string }

/**
 * Stores a draft, unless it has been sent or someone has changed it since revision `seen` was read. Repeating it has no further
 * effect. Returns the new revision.
 */
export async function saveDraft(
  { db, scope }: Desk,
  id: string,
  { revision: seen, subject, text, ...audience }: AnnouncementForm & { revision: string | null },
  author: Author,
): Promise<string> {
  const now = new Date()
  const revision = nextRevision(seen, { subject, text, audience })
  const row = {
    id,
    revision,
    subject,
    text,
    audience,
    hubId: hubOf(scope),
    state: 'draft' as const,
    createdBy: author.id,
    createdAt: now,
    updatedAt: now,
  }
  const isIt = eq(announcements.id, id)
  const isKnown = rowExists(announcements, isIt)
  const { saved, found } = await batchOf(db, {
    log: logAction(db, 'announcement_created', author, {
      now,
      subjectId: id,
      details: scope === 'all' ? null : { hub: scope.hubId },
      where: seen === null ? and(mayWrite(scope), not(isKnown))! : sql`false`,
    }),
    // Only a draft that does not exist yet is new; changing one that was deleted in the meantime stores nothing.
    saved: insertWhere(
      db,
      announcements,
      row,
      and(mayWrite(scope), seen === null ? undefined : isKnown)!,
    )
      .onConflictDoUpdate({
        target: announcements.id,
        set: fromInsert({
          revision: announcements.revision,
          subject: announcements.subject,
          text: announcements.text,
          audience: announcements.audience,
          updatedAt: announcements.updatedAt,
        }),
        setWhere: and(
          isOwnOf(scope),
          eq(announcements.state, 'draft'),
          inArray(announcements.revision, seen === null ? [revision] : [seen, revision]),
        )!,
      })
      .returning({ revision: announcements.revision }),
    found: db
      .select({ state: announcements.state, hubId: announcements.hubId })
      .from(announcements)
      .where(and(isIt, isWithin(scope))),
  })
  if (saved.length > 0) return revision
  const there = requireOwn(scope, found[0])
  throw new Failure(there.state === 'draft' ? 'announcements.changed' : 'announcements.sent', 409)
}

/** Deletes a draft; throws if there is none, or it has been sent. */
export async function deleteDraft({ db, scope }: Desk, id: string, actor: Actor): Promise<void> {
  const isIt = eq(announcements.id, id)
  const isDraft = and(isIt, isOwnOf(scope), eq(announcements.state, 'draft'))
  const { deleted, found } = await batchOf(db, {
    log: logAction(db, 'announcement_deleted', actor, {
      now: new Date(),
      subjectId: id,
      where: rowExists(announcements, isDraft),
    }),
    deleted: db.delete(announcements).where(isDraft).returning({ id: announcements.id }),
    found: db
      .select({ hubId: announcements.hubId })
      .from(announcements)
      .where(and(isIt, isWithin(scope))),
  })
  if (deleted.length > 0) return
  requireOwn(scope, found[0])
  throw new Failure('announcements.sent', 409)
}
