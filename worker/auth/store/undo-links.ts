import { and, eq, gt, gte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { undoLinks } from '../../db/schema/undo-links.ts'
import { UNDO_LIFETIME, type UndoLinkRow } from '../tokens/undo-link.ts'

/**
 * Keeps the link that undoes a change, if the condition holds. The one before it to the same mailbox is void, so the new one
 * undoes what that one would have: whoever changes something once more takes nothing from the owner. But no more than a day.
 */
export function storeUndoLink(db: Database, row: UndoLinkRow, holds: SQL) {
  const dayBefore = row.createdAt.getTime() - UNDO_LIFETIME
  return insertWhere(db, undoLinks, row, holds).onConflictDoUpdate({
    target: [undoLinks.userId, undoLinks.email],
    set: {
      ...row,
      createdAt: sql`CASE WHEN ${undoLinks.expiresAt} > ${row.createdAt.getTime()}
        THEN max(${undoLinks.createdAt}, ${dayBefore}) ELSE ${row.createdAt.getTime()} END`,
    },
  })
}

const isLink = (linkHash: string, now: Date) =>
  and(eq(undoLinks.linkHash, linkHash), gt(undoLinks.expiresAt, now))!

/** Selects what a link undoes, as long as it works: the account, since when, and its address until then. */
export function selectChange(db: Database, linkHash: string, now: Date) {
  return db
    .select({
      userId: undoLinks.userId,
      since: undoLinks.createdAt,
      email: undoLinks.email,
      subject: undoLinks.change,
    })
    .from(undoLinks)
    .where(isLink(linkHash, now))
}

/** True while a link can undo a change. */
export function mayUndoChange(linkHash: string, now: Date): SQL {
  return rowExists(undoLinks, isLink(linkHash, now))
}

/**
 * Voids the links of an account that are not older than a time, and those to a mailbox, if the condition holds. Older ones to
 * other mailboxes stay: somebody who moved the account to an address of their own must not void what its owner holds.
 */
export function voidUndoLinks(
  db: Database,
  userId: string,
  { since, email }: { since: Date; email: string },
  holds: SQL,
) {
  const isUndone = or(gte(undoLinks.createdAt, since), eq(undoLinks.email, email))
  return db.delete(undoLinks).where(and(eq(undoLinks.userId, userId), isUndone, holds))
}

/** Deletes the links of an account, if the condition holds. */
export function deleteUndoLinks(db: Database, userId: string, holds: SQL) {
  return db.delete(undoLinks).where(and(eq(undoLinks.userId, userId), holds))
}
