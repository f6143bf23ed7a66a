import { ApiError } from '../data/api-error.ts'
import { authRequest } from './auth-request.ts'
import { STORAGE_KEY } from './storage-key.ts'
import { storeSession, readSession, type Session } from './stored-session.ts'

/** How long before its expiry an access token is replaced, in seconds. */
export const REFRESH_MARGIN = 90
/** How often the session is checked, and how long one refresh keeps trying, in milliseconds. */
export const CHECK_INTERVAL = 30_000

const FIRST_WAIT = 200
const RETRYABLE = [502, 503, 504]

/** Returns the seconds until the access token expires. */
export const secondsLeft = (session: Session) => session.expires_at - Date.now() / 1000

/** Computes a session's expiry by this device's clock, which may be hours off from the server's. */
export function withLocalExpiry(session: Session): Session {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in }
}

let refreshing: Promise<Session | null> | undefined

/**
 * Exchanges the refresh token, once for all tabs. Returns null when the server refused it and the session is over;
 * throws when no response came, and leaves the session as it is.
 */
export function refresh(): Promise<Session | null> {
  const known = readSession()?.refresh_token
  refreshing ??= runExclusively(() => exchange(known)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** Runs in one tab at a time. Without the Web Locks API, the server's tolerance for a reused refresh token must suffice. */
function runExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`${STORAGE_KEY}.refresh`, work) : work()
}

async function exchange(known: string | undefined): Promise<Session | null> {
  const stored = readSession()
  // Another tab was faster, or has signed out.
  if (!stored || stored.refresh_token !== known) return stored
  let refreshed: Session | null
  try {
    refreshed = withLocalExpiry(await requestTokens(stored.refresh_token))
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    refreshed = null
  }
  // Someone signed out, or in, while the request was in flight.
  const current = readSession()
  if (current?.refresh_token !== known) return current
  storeSession(refreshed, refreshed ? 'TOKEN_REFRESHED' : 'SIGNED_OUT')
  return refreshed
}

/** Asks once for the session of a refresh token. */
export const exchangeToken = (refresh_token: string) =>
  authRequest<Session>('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })

async function requestTokens(token: string): Promise<Session> {
  const began = Date.now()
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await exchangeToken(token)
    } catch (cause) {
      const isLate = Date.now() + wait - began > CHECK_INTERVAL
      if (!isRetryable(cause) || isLate || !navigator.onLine) throw cause
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

function isRetryable(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.code === 'network' || RETRYABLE.includes(cause.status))
}

/** True when our server itself refused the token; a proxy's error page proves nothing. */
function isRefusal(cause: unknown): boolean {
  return (
    cause instanceof ApiError &&
    [400, 401, 403].includes(cause.status) &&
    cause.code !== 'server.unexpected'
  )
}
