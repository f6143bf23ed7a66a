import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm'
import type { SavedViewForm } from '#content/forms/saved-view.ts'
import { mostViews } from '#content/wire/viewed-lists.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { savedViews } from '../db/schema/saved-views.ts'
import { foldName } from '../search/words.ts'

const ownViews = (ownerId: string) => eq(savedViews.ownerId, ownerId)

const isView = (ownerId: string, { list, name }: Pick<SavedViewForm, 'list' | 'name'>) =>
  and(ownViews(ownerId), eq(savedViews.list, list), eq(savedViews.nameKey, foldName(name)))

/** Selects the saved views of an account, sorted by list and name. */
export const selectViews = (db: Database, ownerId: string) =>
  db
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(ownViews(ownerId))
    .orderBy(asc(savedViews.list), asc(savedViews.nameKey))

/**
 * Saves a view, replacing one with the same list and name. Returns the account's views after that, and whether this one was
 * saved: it was not if the account already has {@link mostViews} others.
 */
export async function saveView(db: Database, ownerId: string, view: SavedViewForm, now: Date) {
  const amount = sql`(${db.select({ views: count() }).from(savedViews).where(ownViews(ownerId))})`
  const { saved, views } = await batchOf(db, {
    saved: insertWhere(
      db,
      savedViews,
      { ownerId, ...view, nameKey: foldName(view.name), createdAt: now, updatedAt: now },
      or(lt(amount, mostViews), rowExists(savedViews, isView(ownerId, view)))!,
    )
      .onConflictDoUpdate({
        target: [savedViews.ownerId, savedViews.list, savedViews.nameKey],
        set: { name: view.name, query: view.query, updatedAt: now },
      })
      .returning({ name: savedViews.name }),
    views: selectViews(db, ownerId),
  })
  return { isSaved: saved.length > 0, views }
}

/** Deletes a view if it exists. Returns the views that are left. */
export async function deleteView(
  db: Database,
  ownerId: string,
  view: Pick<SavedViewForm, 'list' | 'name'>,
) {
  const { views } = await batchOf(db, {
    deleted: db.delete(savedViews).where(isView(ownerId, view)),
    views: selectViews(db, ownerId),
  })
  return views
}
