import type { Assurance } from '../db/schema.ts'
import { forgetSessions } from './recognised.ts'

/** A session without use for this long is over. Milliseconds. */
export const SESSION_IDLE_LIFETIME = 30 * 24 * 3600_000

/** What every signed-in request needs to know, kept at the edge. It may be half a minute stale: nothing exact is read from it. */
export type SessionRecord = { userId: string; aal: Assurance; expiresAt: number }

const recordKey = (sessionId: string) => `session:${sessionId}`

export async function readSessionRecord(
  env: Env,
  sessionId: string,
): Promise<SessionRecord | null> {
  const record = await env.SESSIONS.get<SessionRecord>(recordKey(sessionId), {
    type: 'json',
    cacheTtl: 30,
  })
  return record && record.expiresAt > Date.now() ? record : null
}

export async function writeSessionRecord(
  env: Env,
  sessionId: string,
  userId: string,
  aal: Assurance,
): Promise<void> {
  // One day more than the session's own limit: the record is renewed only once a day.
  const expiresAt = Date.now() + SESSION_IDLE_LIFETIME + 24 * 3600_000
  const record: SessionRecord = { userId, aal, expiresAt }
  await env.SESSIONS.put(recordKey(sessionId), JSON.stringify(record), {
    expiration: Math.floor(expiresAt / 1000),
  })
}

export async function deleteSessionRecords(env: Env, sessionIds: string[]): Promise<void> {
  forgetSessions(sessionIds)
  await Promise.all(sessionIds.map((id) => env.SESSIONS.delete(recordKey(id))))
}
