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
 * Removes an account and all that hangs on it. Whoever deletes the own account also takes back messages and hub
 * interests. Answers false for the last administrator's, and for one that is gone.
 */
export async function deleteAccount(input: DeletionInput, userId: string): Promise<boolean> {
  const { db, actor, now } = input
  const isOwn = actor.id === userId
  const { sessions, gone } = await batchOf(db, {
    log: logAction(db, isOwn ? 'account_deleted' : 'user_deleted', actor, {
      now,
      subjectId: userId,
      where: isUserDeletable(userId, now),
    }),
    ...(isOwn && deleteSubmissions(db, userId, now)),
    ...detachAccount(db, userId, now),
    // Without the role the account is no administrator any more, so the statement after this one may still go on.
    role: deleteRole(db, userId, now),
    gone: deleteUser(db, userId, now),
  })
  await deleteSessionRecords(input, sessions)
  return gone.length === 1
}
