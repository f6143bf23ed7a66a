import type { SignedIn } from '../http/context.ts'

/** Milliseconds. KV itself may be half a minute stale; this adds little, and a page sends its calls in one burst. */
const REMEMBERED_FOR = 5000
const MOST_REMEMBERED = 500

// Stays with the isolate: whose token was checked, signature and session, a moment ago.
const recognised = new Map<string, { user: SignedIn; until: number }>()

/** Who sent a token, if this isolate checked that very token within the last seconds. */
export function recall(token: string): SignedIn | undefined {
  const known = recognised.get(token)
  if (!known) return undefined
  if (known.until > Date.now()) return known.user
  recognised.delete(token)
  return undefined
}

/** Keeps who sent a token that was found good; never beyond the token's own end, in milliseconds. */
export function remember(token: string, user: SignedIn, tokenEnd: number): void {
  const oldest = recognised.size < MOST_REMEMBERED ? undefined : recognised.keys().next().value
  if (oldest !== undefined) recognised.delete(oldest)
  recognised.set(token, { user, until: Math.min(tokenEnd, Date.now() + REMEMBERED_FOR) })
}

/** For sessions that have ended. */
export function forgetSessions(sessionIds: string[]): void {
  for (const [token, { user }] of recognised)
    if (sessionIds.includes(user.sessionId)) recognised.delete(token)
}
