import type { Assurance } from '../db/schema/sessions.ts'
import { SESSION_IDLE_LIFETIME } from './store/sessions.ts'
import { forgetSessions } from './token-cache.ts'

/** What every signed-in request needs to know, kept at the edge. It may be half a minute stale: nothing exact is read from it. */
type SessionRecord = {
  userId: string
  aal: Assurance
  /** Whether it needs a second factor, under the name that stored records have. */
  isHalf: boolean
  expiresAt: number
}

const recordKey = (sessionId: string) => `session:${sessionId}`

/** Reads whose session it is, and whether it still owes a second factor; null where the edge does not know it. */
export async function readSessionRecord(env: Env, sessionId: string) {
  const options = { type: 'json', cacheTtl: 30 } as const
  // Where KV does not answer, the callers ask D1.
  const record = await env.SESSIONS.get<SessionRecord>(recordKey(sessionId), options).catch(
    () => null,
  )
  if (!record || record.expiresAt <= Date.now()) return null
  return { userId: record.userId, needsSecondFactor: record.isHalf }
}

export async function writeSessionRecord(
  env: Env,
  sessionId: string,
  userId: string,
  aal: Assurance,
  needsSecondFactor = false,
): Promise<void> {
  // One day more than the session's own limit: the record is renewed only once a day.
  const expiresAt = Date.now() + SESSION_IDLE_LIFETIME + 24 * 3600_000
  const record: SessionRecord = { userId, aal, isHalf: needsSecondFactor, expiresAt }
  await env.SESSIONS.put(recordKey(sessionId), JSON.stringify(record), {
    expiration: Math.floor(expiresAt / 1000),
  })
}

/** KV takes one write a second for each key, and a session may end within a second of its beginning. Milliseconds. */
const RETRY_AFTER = 1100

type Deleting = { env: Env; later: (work: Promise<unknown>) => void }

/** Forgets sessions that have ended in D1. What KV refuses now is tried again after the answer: it must not fail for that. */
export async function deleteSessionRecords(
  { env, later }: Deleting,
  ended: { id: string }[],
): Promise<void> {
  forgetSessions(ended.map(({ id }) => id))
  await Promise.all(
    ended.map(({ id }) =>
      env.SESSIONS.delete(recordKey(id)).catch(() => later(deleteLater(env, id))),
    ),
  )
}

async function deleteLater(env: Env, id: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
  try {
    await env.SESSIONS.delete(recordKey(id))
  } catch {
    // Where it stays, the last access token of the session opens what needs no role, until its end in minutes.
    console.error('session record not deleted')
  }
}
