import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { findAccount } from '../store/accounts.ts'
import { deleteRole, detachAccount, anonymiseUser, isUserAnonymisable } from '../store/deletion.ts'
import { deleteAccount } from './delete-account.ts'
import type { AdminInput } from './input.ts'

/** Deletes an account on behalf of an administrator. A soft deletion keeps the row and its id, and no personal data. */
export async function deleteUser(
  input: AdminInput,
  userId: string,
  { isSoft }: { isSoft: boolean },
): Promise<void> {
  if (userId === input.actor.id) throw new AuthError('conflict.own_account', 409)
  const isDeleted = await (isSoft ? softDelete(input, userId) : deleteAccount(input, userId))
  if (isDeleted) return
  // It is gone already, or it is the last administrator's.
  if (!(await findAccount(input.db, userId))) throw new AuthError('user_not_found', 404)
  throw new AuthError('conflict.last_admin', 409)
}

async function softDelete(input: AdminInput, userId: string): Promise<boolean> {
  const { db, actor, now } = input
  const { sessions, anonymised } = await batchOf(
    db,
    {
      log: logAction(db, 'user_deleted', actor, {
        now,
        subjectId: userId,
        details: { soft: true },
        where: isUserAnonymisable(userId, now),
      }),
      anonymised: anonymiseUser(db, userId, now),
    },
    detachAccount(input, userId),
    {
      // Last: without its role the account is no longer an administrator's, and the condition holds for everything.
      role: deleteRole(db, userId, now),
    },
  )
  if (anonymised.length === 1) await deleteSessionRecords(input, sessions)
  return anonymised.length === 1
}
