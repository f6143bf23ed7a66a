import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import { AuthError } from '../errors.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import {
  endSessions,
  isOld,
  isOver,
  isReused,
  isSessionReused,
  selectSessionOwner,
  rotateSession,
  selectSession,
  type SessionRow,
} from '../store/sessions.ts'
import { countRefresh } from '../throttle.ts'
import { readRefreshToken, type RefreshToken } from '../tokens/refresh-token.ts'
import type { FlowInput } from './input.ts'
import { recordSession, type Opened } from './open-session.ts'

/** Rotates a refresh token; returns the session it belongs to, whose counter makes the next token. */
export async function refresh(input: FlowInput, refreshToken: string): Promise<Opened> {
  const { db, env, now, userAgent } = input
  const token = readRefreshToken(env, refreshToken)
  if (token === 'malformed') throw new AuthError('validation_failed.refresh', 400)
  if (token === 'forged') throw new AuthError('refresh_token_not_found', 400)
  await countRefresh(env, token.sessionId)
  const { rotated, found, ...rows } = await batchOf(
    db,
    {
      rotated: rotateSession(db, { ...token, userAgent }, now),
      found: selectSession(db, token.sessionId),
    },
    selectAccount(db, selectSessionOwner(db, token.sessionId)),
  )
  const [session] = rotated
  if (!session) throw await explainRefusal(input, token, found[0])
  const account = toAccount(rows)
  if (!account) throw new AuthError('refresh_token_not_found', 400)
  if (isBanned(account.user, now)) throw new AuthError('user_banned', 400)
  // The statement sets this time if the record in KV is a day old.
  if (session.recordedAt.getTime() === now.getTime()) recordSession(input, session)
  return { account, session }
}

async function explainRefusal(
  input: FlowInput,
  token: RefreshToken,
  session: SessionRow | undefined,
): Promise<AuthError> {
  const { db, actor, now, userAgent } = input
  const { sessionId, counter } = token
  const shown = { ...token, userAgent }
  if (!session || session.refreshCounter < counter)
    return new AuthError('refresh_token_not_found', 400)
  if (isOld(session, now)) return new AuthError('session_expired', 400)
  if (isOver(session, now)) return new AuthError('session_expired.inactivity', 400)
  // A token that was used before comes back late: somebody has a copy. Nobody keeps the session.
  const { ended } = await batchOf(db, {
    log: logAction(db, 'refresh_token_reused', actor, {
      now,
      subjectId: session.userId,
      details: { session: sessionId },
      where: isSessionReused(shown, now),
    }),
    ended: endSessions(db, isReused(shown, now)),
  })
  await deleteSessionRecords(input, ended)
  return new AuthError('refresh_token_already_used', 400)
}
