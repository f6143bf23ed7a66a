import { and } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { deleteSessionRecords } from '../session-record.ts'
import {
  belongsTo,
  endSessions,
  hasShownFactors,
  isInScope,
  isOpen,
  isStanding,
  type LogoutScope,
  type OwnSession,
} from '../store/sessions.ts'
import { forgetSessions } from '../token-cache.ts'
import type { FlowInput, OwnInput } from './input.ts'
import { owesFactor, requireOwn, selectOwn } from './own-account.ts'

/** Ends this session, all others, or all of the account. Any but this one alone take the second factor. */
export async function signOut(
  input: FlowInput,
  own: OwnSession,
  scope: LogoutScope,
): Promise<void> {
  const { db, actor, now } = input
  const { userId, sessionId } = own
  const mayEnd = and(isStanding(own, now), scope === 'local' ? undefined : hasShownFactors(own))!
  const batch = batchOf(db, selectOwn(db, own), {
    log: logAction(
      db,
      'signed_out',
      { ...actor, id: userId },
      { now, details: { scope }, where: mayEnd },
    ),
    ended: endSessions(db, and(isInScope(userId, scope, sessionId), mayEnd)),
  })
  // Without its record a session is looked up in D1, so the record may go before the session has ended.
  const ownRecord =
    scope === 'others' ? undefined : deleteSessionRecords(input, [{ id: sessionId }])
  const [{ ended, ...rows }] = await Promise.all([batch, ownRecord])
  const found = requireOwn(rows, now)
  if (scope !== 'local' && owesFactor(found)) throw new AuthError('insufficient_aal', 403)
  // Again, because somebody may have looked it up meanwhile.
  forgetSessions([sessionId])
  await deleteSessionRecords(
    input,
    ended.filter(({ id }) => id !== sessionId),
  )
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
