/**
 * The session client: keeps the session in localStorage, refreshes it before it expires and shares it between tabs.
 * It is not loaded for a visitor without a session.
 */
import { credentialsMissing, sessionToasts } from '#words/session.ts'
import { ApiError } from '../data/api-error.ts'
import { authRequest, withCaptcha } from './auth-request.ts'
import {
  CHECK_INTERVAL,
  exchangeToken,
  refresh,
  REFRESH_MARGIN,
  secondsLeft,
  withLocalExpiry,
} from './refresh.ts'
import { markDocument, STORAGE_KEY } from './storage-key.ts'
import {
  announce,
  storeSession,
  listen,
  parseSession,
  readClaims,
  readSession,
  type AuthEvent,
  type AuthListener,
  type Session,
  type User,
} from './stored-session.ts'

export { refresh }

/** How long an access token must still be valid to be used while a new one is fetched, in seconds. */
const MIN_SECONDS_LEFT = 10
/** The error codes for a token that has expired, or whose session is gone. */
const TOKEN_REFUSED_CODES: ApiError['code'][] = [
  'bad_jwt',
  'no_authorization',
  'session_not_found',
  'user_banned',
  'user_not_found',
]

let isStarted = false

/** Keeps the session refreshed from now on: checks it every 30 s, and when the tab or the network comes back. */
export function startSession() {
  if (isStarted) return
  isStarted = true
  if (!readSession()) storeSession(null, 'INITIAL_SESSION')
  addEventListener('storage', syncFromOtherTab)
  addEventListener('online', checkSession)
  document.addEventListener('visibilitychange', checkSession)
  setInterval(checkSession, CHECK_INTERVAL)
  checkSession()
}

function checkSession() {
  const session = readSession()
  if (!session || document.visibilityState === 'hidden') return
  // With less than this, it would fall below the margin before the next check.
  if (secondsLeft(session) < REFRESH_MARGIN + CHECK_INTERVAL / 1000) refreshInBackground()
}

/** Refreshes the session without waiting for it. After a failure, the next check tries again. */
function refreshInBackground() {
  refresh().catch(() => {})
}

function syncFromOtherTab({ key, oldValue }: StorageEvent) {
  if (key !== STORAGE_KEY && key !== null) return
  const session = readSession()
  markDocument()
  announce(classifyChange(parseSession(oldValue), session), session, true)
}

function classifyChange(before: Session | null, after: Session | null): AuthEvent {
  if (!after) return 'SIGNED_OUT'
  if (before?.user.id !== after.user.id) return 'SIGNED_IN'
  if (readClaims(before.access_token).aal !== readClaims(after.access_token).aal)
    return 'MFA_CHALLENGE_VERIFIED'
  return before.refresh_token === after.refresh_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED'
}

/** Calls the listener with INITIAL_SESSION, then with every later event. Returns a function that unsubscribes it. */
export function onAuthEvent(listener: AuthListener): () => void {
  startSession()
  const stop = listen(listener)
  listener('INITIAL_SESSION', readSession())
  return stop
}

/** Returns the session, refreshed first if it is about to expire. Returns it as it is when no response came. */
export async function getSession(): Promise<Session | null> {
  const session = readSession()
  if (!session || secondsLeft(session) > REFRESH_MARGIN) return session
  return refresh().catch(readSession)
}

/** Returns a valid access token, or undefined without a session. Throws when a refresh was needed and no response came. */
export async function getAccessToken(): Promise<string | undefined> {
  const session = readSession()
  if (!session) return undefined
  const left = secondsLeft(session)
  if (left <= MIN_SECONDS_LEFT) return (await refresh())?.access_token
  if (left <= REFRESH_MARGIN) refreshInBackground()
  return session.access_token
}

/**
 * Returns another access token for one that the server refused, because the device's clock was wrong or the session has
 * ended elsewhere. In the second case it ends here too, and the result is undefined.
 */
export async function replaceToken(refused: string): Promise<string | undefined> {
  const session = readSession()
  if (session?.access_token !== refused) return session?.access_token
  return (await refresh())?.access_token
}

/** Calls the auth service as the signed-in person; tries again with a new token if the first is refused. */
export async function callAsUser<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const call = (token?: string) =>
    authRequest<Answer>(method, path, { token, ...(body && { body }) })
  const token = await getAccessToken()
  try {
    return await call(token)
  } catch (cause) {
    if (!(cause instanceof ApiError) || !TOKEN_REFUSED_CODES.includes(cause.code)) throw cause
    const other = token && (await replaceToken(token))
    if (other) return call(other)
    throw new ApiError('auth.required', 401, sessionToasts.ended.text)
  }
}

/** Stores a session that the server has just opened or upgraded. */
export function adoptSession(session: Session, event: AuthEvent): Session {
  const stored = withLocalExpiry(session)
  startSession()
  storeSession(stored, event)
  return stored
}

/** Stores a changed user in the session. */
export function adoptUser(user: User) {
  const session = readSession()
  if (session) storeSession({ ...session, user }, 'USER_UPDATED')
}

/** Signs in. `weak_password` says why a password that works is weak, or is null. */
export async function signIn(
  email: string,
  password: string,
  captcha?: string,
): Promise<Session & { weak_password?: object | null }> {
  if (!email || !password) throw new ApiError('validation_failed', 400, credentialsMissing)
  const body = { email, password, ...withCaptcha(captcha) }
  const { weak_password, ...session } = await authRequest<
    Session & { weak_password: object | null }
  >('POST', '/token?grant_type=password', { body })
  return { ...adoptSession(session, 'SIGNED_IN'), weak_password }
}

/** Creates an account. Signing in works once the address has been verified. */
export async function signUp(
  email: string,
  password: string,
  data: Record<string, string | null>,
  captcha: string,
  next = '/',
) {
  if (!email || !password) throw new ApiError('validation_failed', 400, credentialsMissing)
  const query = new URLSearchParams({ redirect_to: location.origin + next })
  await authRequest('POST', `/signup?${query}`, {
    body: { email, password, data, ...withCaptcha(captcha) },
  })
}

/**
 * Ends sessions. Unless the scope is `others`, this device is signed out first, and a failed request throws afterwards. A
 * session that is `forgotten` has ended at the server already.
 */
export async function signOut(
  scope: 'local' | 'global' | 'others' | 'forgotten' = 'local',
): Promise<void> {
  const path = `/logout?scope=${scope}`
  if (scope === 'others') return callAsUser('POST', path)
  const session = readSession()
  storeSession(null, 'SIGNED_OUT')
  if (!session || scope === 'forgotten') return
  try {
    const { access_token } =
      secondsLeft(session) > MIN_SECONDS_LEFT ? session : await exchangeToken(session.refresh_token)
    await authRequest('POST', path, { token: access_token })
  } catch (cause) {
    const isOver = cause instanceof ApiError && [400, 401, 403, 404].includes(cause.status)
    if (!isOver) throw cause
  }
}
