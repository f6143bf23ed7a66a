import type { Assurance } from '../db/schema/sessions.ts'
import { SESSION_IDLE_LIFETIME } from './store/sessions.ts'
import { forgetSessions } from './token-cache.ts'

/**
 * What every signed-in request needs to know, kept in KV. It may be half a minute stale: nothing that must be exact
 * relies on it.
 */
type SessionRecord = {
  userId: string
  aal: Assurance
  /** Whether the session needs the second factor, under the name that stored records use. */
  isHalf: boolean
  expiresAt: number
}

const recordKey = (sessionId: string) => `session:${sessionId}`

/** Reads whose session it is and whether it still needs the second factor; returns null if KV has no record of it. */
export async function readSessionRecord(env: Env, sessionId: string) {
  const options = { type: 'json', cacheTtl: 30 } as const
  // If KV does not answer, the callers ask D1.
  const record = await env.SESSIONS.get<SessionRecord>(recordKey(sessionId), options).catch(
    () => null,
  )
  if (!record || record.expiresAt <= Date.now()) return null
  return { userId: record.userId, needsSecondFactor: record.isHalf }
}

/** Writes the record of a session, to expire a day after the session's own limit. */
export async function writeSessionRecord(
  env: Env,
  sessionId: string,
  userId: string,
  aal: Assurance,
  needsSecondFactor = false,
): Promise<void> {
  // A day more, because the record is renewed only once a day.
  const expiresAt = Date.now() + SESSION_IDLE_LIFETIME + 24 * 3600_000
  const record: SessionRecord = { userId, aal, isHalf: needsSecondFactor, expiresAt }
  await env.SESSIONS.put(recordKey(sessionId), JSON.stringify(record), {
    expiration: Math.floor(expiresAt / 1000),
  })
}

/** Milliseconds. KV takes one write a second for each key, and a session may end within a second of its beginning. */
const RETRY_AFTER = 1100

type RecordInput = { env: Env; requestId: string; later: (work: Promise<unknown>) => void }

/**
 * Deletes the records of sessions that have ended in D1. What KV refuses is tried again after the answer, which does
 * not fail.
 */
export async function deleteSessionRecords(
  { env, requestId, later }: RecordInput,
  ended: { id: string }[],
): Promise<void> {
  forgetSessions(ended.map(({ id }) => id))
  await Promise.all(
    ended.map(({ id }) =>
      env.SESSIONS.delete(recordKey(id)).catch(() => later(deleteLater(env, requestId, id))),
    ),
  )
}

async function deleteLater(env: Env, requestId: string, id: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
  try {
    await env.SESSIONS.delete(recordKey(id))
  } catch {
    // While the record stays, the session's last access token still opens what needs no role, until it expires in
    // minutes.
    console.error('session record not deleted', { requestId })
  }
}
