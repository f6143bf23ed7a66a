import { sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { demand } from '../../db/demand.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { deleteRole, deleteUser, detachAccount, isUserDeletable } from '../store/deletion.ts'
import type { FlowInput } from './input.ts'

type DeletionInput = Pick<FlowInput, 'db' | 'env' | 'actor' | 'requestId' | 'now' | 'later'>

/**
 * Deletes an account and everything that belongs to it, and runs the statements of `erasure` before. Returns false if it is
 * the last administrator's account, or is gone already. Deletes nothing and throws unless the condition holds, see
 * {@link demand}.
 */
export async function deleteAccount(
  input: DeletionInput,
  userId: string,
  {
    condition = sql`true`,
    erasure = [],
  }: { condition?: SQL; erasure?: readonly BatchItem<'sqlite'>[] } = {},
): Promise<boolean> {
  const { db, actor, now } = input
  const isOwn = actor.id === userId
  const { sessions, deleted } = await batchOf(
    db,
    {
      condition: demand(db, condition),
      log: logAction(db, isOwn ? 'account_deleted' : 'user_deleted', actor, {
        now,
        subjectId: userId,
        where: isUserDeletable(userId, now),
      }),
      erasure,
    },
    detachAccount(input, userId),
    {
      // Without its role the account is no longer an administrator's, so the condition of the next statement still holds.
      role: deleteRole(db, userId, now),
      deleted: deleteUser(db, userId, now),
    },
  )
  await deleteSessionRecords(input, sessions)
  return deleted.length === 1
}
