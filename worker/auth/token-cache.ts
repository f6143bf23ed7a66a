import type { SignedIn } from '../http/context.ts'

/** Milliseconds. KV may be half a minute stale anyway, so this adds little; a page sends its calls in one burst. */
const LIFETIME = 5000
const MOST_TOKENS = 500

// Lives as long as the isolate: the tokens whose signature and session were checked a moment ago, and whose they are.
const tokenCache = new Map<string, { user: SignedIn; until: number }>()

/** Recalls whose token it is, if this isolate checked that very token within the last seconds. */
export function recallToken(token: string): SignedIn | undefined {
  const known = tokenCache.get(token)
  if (!known) return undefined
  if (known.until > Date.now()) return known.user
  tokenCache.delete(token)
  return undefined
}

/**
 * Remembers whose token it is, for a token that was found valid, but never beyond its expiry at `tokenEnd`
 * (milliseconds).
 */
export function rememberToken(token: string, user: SignedIn, tokenEnd: number): void {
  const oldest = tokenCache.size < MOST_TOKENS ? undefined : tokenCache.keys().next().value
  if (oldest !== undefined) tokenCache.delete(oldest)
  tokenCache.set(token, { user, until: Math.min(tokenEnd, Date.now() + LIFETIME) })
}

/** Drops the tokens of sessions that have ended. */
export function forgetSessions(sessionIds: string[]): void {
  for (const [token, { user }] of tokenCache)
    if (sessionIds.includes(user.sessionId)) tokenCache.delete(token)
}
