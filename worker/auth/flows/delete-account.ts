import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { deleteSessionRecords } from '../session-record.ts'
import {
  deleteRole,
  deleteUser,
  detachAccount,
  isUserDeletable,
  deleteSubmissions,
} from '../store/deletion.ts'
import type { FlowInput } from './input.ts'

type DeletionInput = Pick<FlowInput, 'db' | 'env' | 'actor' | 'now' | 'later'>

/**
 * Deletes an account and everything that belongs to it. People who delete their own account also withdraw their
 * messages and hub interests. Returns false if it is the last administrator's account, or is gone already.
 */
export async function deleteAccount(input: DeletionInput, userId: string): Promise<boolean> {
  const { db, actor, now } = input
  const isOwn = actor.id === userId
  const { sessions, deleted } = await batchOf(db, {
    log: logAction(db, isOwn ? 'account_deleted' : 'user_deleted', actor, {
      now,
      subjectId: userId,
      where: isUserDeletable(userId, now),
    }),
    ...(isOwn && deleteSubmissions(db, userId, now)),
    ...detachAccount(db, userId, now),
    // Without its role the account is no longer an administrator's, so the condition of the next statement still holds.
    role: deleteRole(db, userId, now),
    deleted: deleteUser(db, userId, now),
  })
  await deleteSessionRecords(input, sessions)
  return deleted.length === 1
}
