import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { endSessions, isInScope, isOpen, belongsTo, type LogoutScope } from '../store/sessions.ts'
import type { OwnInput } from './input.ts'

/** Ends this session, all others, or all of the account. */
export async function signOut(input: OwnInput, scope: LogoutScope): Promise<void> {
  const { db, actor, now, account, session } = input
  const { ended } = await batchOf(db, {
    ended: endSessions(db, isInScope(account.user.id, scope, session.id)),
    log: logAction(db, 'signed_out', actor, { now, details: { scope } }),
  })
  await deleteSessionRecords(input, ended)
}

/** Ends one of the signed-in person's sessions by its id. */
export async function revokeSession(input: OwnInput, sessionId: string): Promise<void> {
  const { db, actor, now, account } = input
  const { id: userId } = account.user
  const { ended } = await batchOf(db, {
    log: logAction(db, 'session_revoked', actor, {
      now,
      details: { session: sessionId },
      where: isOpen(sessionId, belongsTo(userId)),
    }),
    ended: endSessions(db, isInScope(userId, 'local', sessionId)),
  })
  await deleteSessionRecords(input, ended)
}
