import type { Context } from 'hono'
import type { Assurance } from '../db/schema/sessions.ts'
import type { AppEnv } from '../http/context.ts'
import { forgetSessions } from './recognised.ts'

/** A session without use for this long is over. Milliseconds. */
export const SESSION_IDLE_LIFETIME = 30 * 24 * 3600_000

/** What every signed-in request needs to know, kept at the edge. It may be half a minute stale: nothing exact is read from it. */
export type SessionRecord = {
  userId: string
  aal: Assurance
  /** The account has a second factor, and the session has not shown it. */
  isHalf: boolean
  expiresAt: number
}

const recordKey = (sessionId: string) => `session:${sessionId}`

export async function readSessionRecord(
  env: Env,
  sessionId: string,
): Promise<SessionRecord | null> {
  const options = { type: 'json', cacheTtl: 30 } as const
  // Where KV does not answer, the callers ask D1.
  const record = await env.SESSIONS.get<SessionRecord>(recordKey(sessionId), options).catch(
    () => null,
  )
  return record && record.expiresAt > Date.now() ? record : null
}

export async function writeSessionRecord(
  env: Env,
  sessionId: string,
  userId: string,
  aal: Assurance,
  isHalf = false,
): Promise<void> {
  // One day more than the session's own limit: the record is renewed only once a day.
  const expiresAt = Date.now() + SESSION_IDLE_LIFETIME + 24 * 3600_000
  const record: SessionRecord = { userId, aal, isHalf, expiresAt }
  await env.SESSIONS.put(recordKey(sessionId), JSON.stringify(record), {
    expiration: Math.floor(expiresAt / 1000),
  })
}

/** KV takes one write a second for each key, and a session may end within a second of its beginning. Milliseconds. */
const RETRY_AFTER = 1100

/** Forgets sessions that have ended in D1. What KV refuses now is tried again after the answer: it must not fail for that. */
export async function deleteSessionRecords(
  c: Context<AppEnv>,
  sessionIds: string[],
): Promise<void> {
  forgetSessions(sessionIds)
  await Promise.all(
    sessionIds.map((id) =>
      c.env.SESSIONS.delete(recordKey(id)).catch(() =>
        c.executionCtx.waitUntil(deleteLater(c, id)),
      ),
    ),
  )
}

async function deleteLater(c: Context<AppEnv>, id: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
  try {
    await c.env.SESSIONS.delete(recordKey(id))
  } catch {
    // Where it stays, the last access token of the session opens what needs no role, until its end in minutes.
    console.error('session record not deleted', { requestId: c.get('requestId') })
  }
}
