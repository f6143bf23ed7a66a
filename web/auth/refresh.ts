import { ApiError } from '../data/api-error.ts'
import { authRequest } from './auth-request.ts'
import { STORAGE_KEY } from './storage-key.ts'
import { keepSession, readSession, type Session } from './stored-session.ts'

/** Seconds before its end at which an access token is replaced. */
export const REFRESH_MARGIN = 90
/** Milliseconds between two looks at the session, and the longest time that one refresh goes on trying. */
export const CHECK_INTERVAL = 30_000

const FIRST_WAIT = 200
const RETRYABLE = [502, 503, 504]

/** Seconds until the access token ends. */
export const secondsLeft = (session: Session) => session.expires_at - Date.now() / 1000

/** A session as it came from the server, its end counted by this device's clock, which may be wrong by hours. */
export function withLocalExpiry(session: Session): Session {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in }
}

let refreshing: Promise<Session | null> | undefined

/**
 * Exchanges the refresh token, once for all tabs. Null when the server refused and the session is over; throws when no
 * answer came, and then the session stays as it is.
 */
export function refresh(): Promise<Session | null> {
  const shown = readSession()?.refresh_token
  refreshing ??= alone(() => exchange(shown)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** One tab at a time; without the Web Locks API the server's tolerance for a token shown twice has to do. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`${STORAGE_KEY}.refresh`, work) : work()
}

async function exchange(shown: string | undefined): Promise<Session | null> {
  const stored = readSession()
  // Another tab was faster, or has signed out.
  if (!stored || stored.refresh_token !== shown) return stored
  let fresh: Session | null
  try {
    fresh = withLocalExpiry(await requestTokens(stored.refresh_token))
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    fresh = null
  }
  // Somebody signed out, or in, while the answer was on its way.
  const current = readSession()
  if (current?.refresh_token !== shown) return current
  keepSession(fresh, fresh ? 'TOKEN_REFRESHED' : 'SIGNED_OUT')
  return fresh
}

async function requestTokens(token: string): Promise<Session> {
  const began = Date.now()
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await authRequest('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: token },
      })
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

/** The server itself said that this token is of no use any more; a proxy's error page does not say so. */
function isRefusal(cause: unknown): boolean {
  return (
    cause instanceof ApiError &&
    [400, 401, 403].includes(cause.status) &&
    cause.code !== 'server.unexpected'
  )
}
