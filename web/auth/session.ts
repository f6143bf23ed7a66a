/**
 * The session client: keeps the session in localStorage, refreshes it before it ends and shares it between tabs.
 * Nothing loads it for a visitor without a session.
 */
import { credentialsMissing, sessionToasts } from '#words/session.ts'
import { ApiError } from '../data/api-error.ts'
import { authRequest, withCaptcha } from './auth-request.ts'
import { CHECK_INTERVAL, refresh, REFRESH_MARGIN, secondsLeft, withLocalExpiry } from './refresh.ts'
import { markDocument, STORAGE_KEY } from './storage-key.ts'
import {
  announce,
  keepSession,
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

/** Seconds an access token must still be good for to be handed out while a new one is fetched. */
const LEAST_LEFT = 10
/** What the service answers when a token is too old, or when its session is gone. */
const TOKEN_REFUSED = [
  'bad_jwt',
  'no_authorization',
  'session_not_found',
  'user_banned',
  'user_not_found',
]

let isStarted = false

/** Looks after the session from now on: every 30 s, and when the tab or the network comes back. */
export function startSession() {
  if (isStarted) return
  isStarted = true
  if (!readSession()) keepSession(null, 'INITIAL_SESSION')
  addEventListener('storage', hearOtherTab)
  addEventListener('online', check)
  document.addEventListener('visibilitychange', check)
  setInterval(check, CHECK_INTERVAL)
  check()
}

function check() {
  const session = readSession()
  if (!session || document.visibilityState === 'hidden') return
  // Whoever has less than this now would be under the margin at the next look.
  if (secondsLeft(session) < REFRESH_MARGIN + CHECK_INTERVAL / 1000) refreshLater()
}

/** No answer changes nothing: the next look tries again. */
function refreshLater() {
  refresh().catch(() => {})
}

function hearOtherTab({ key, oldValue }: StorageEvent) {
  if (key !== STORAGE_KEY && key !== null) return
  const session = readSession()
  markDocument()
  announce(nameChange(parseSession(oldValue), session), session)
}

function nameChange(before: Session | null, after: Session | null): AuthEvent {
  if (!after) return 'SIGNED_OUT'
  if (before?.user.id !== after.user.id) return 'SIGNED_IN'
  if (readClaims(before.access_token).aal !== readClaims(after.access_token).aal)
    return 'MFA_CHALLENGE_VERIFIED'
  return before.refresh_token === after.refresh_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED'
}

/** Hears INITIAL_SESSION with what is stored, then every later event; answers the function that stops it. */
export function onAuthEvent(listener: AuthListener): () => void {
  startSession()
  const stop = listen(listener)
  listener('INITIAL_SESSION', readSession())
  return stop
}

/** The session, refreshed first when little is left of it. Without an answer it is handed out as it is. */
export async function getSession(): Promise<Session | null> {
  const session = readSession()
  if (!session || secondsLeft(session) > REFRESH_MARGIN) return session
  return refresh().catch(readSession)
}

/** A token that the server will take, or none for a visitor; throws when one was needed and no answer came. */
export async function accessToken(): Promise<string | undefined> {
  const session = readSession()
  if (!session) return undefined
  const left = secondsLeft(session)
  if (left <= LEAST_LEFT) return (await refresh())?.access_token
  if (left <= REFRESH_MARGIN) refreshLater()
  return session.access_token
}

/**
 * Another token for one that the server refused: the device's clock was wrong, or the session has ended elsewhere. None
 * in that case, and then it has ended here too.
 */
export async function replaceToken(refused: string): Promise<string | undefined> {
  const session = readSession()
  if (session?.access_token !== refused) return session?.access_token
  return (await refresh())?.access_token
}

/** A call in the name of the person who is signed in. */
export async function asUser<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const call = (token?: string) =>
    authRequest<Answer>(method, path, { token, ...(body && { body }) })
  const token = await accessToken()
  try {
    return await call(token)
  } catch (cause) {
    if (!(cause instanceof ApiError) || !TOKEN_REFUSED.includes(cause.code)) throw cause
    const other = token && (await replaceToken(token))
    if (other) return call(other)
    throw new ApiError('auth.required', 401, sessionToasts.ended.text)
  }
}

/** Takes over a session that the server has just opened or raised. */
export function adopt(session: Session, event: AuthEvent): Session {
  const kept = withLocalExpiry(session)
  startSession()
  keepSession(kept, event)
  return kept
}

/** Puts a changed user object into the session. */
export function adoptUser(user: User) {
  const session = readSession()
  if (session) keepSession({ ...session, user }, 'USER_UPDATED')
}

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
  return { ...adopt(session, 'SIGNED_IN'), weak_password }
}

/** Creates an account; the person signs in after the address has been verified. */
export async function signUp(
  email: string,
  password: string,
  data: Record<string, string | null>,
  captcha: string,
) {
  if (!email || !password) throw new ApiError('validation_failed', 400, credentialsMissing)
  const query = new URLSearchParams({ redirect_to: `${location.origin}/` })
  await authRequest('POST', `/signup?${query}`, {
    body: { email, password, data, ...withCaptcha(captcha) },
  })
}

/** Ends sessions. This device is signed out at once; a failure to tell the server is thrown afterwards. */
export async function signOut(scope: 'local' | 'global' | 'others' = 'local'): Promise<void> {
  const path = `/logout?scope=${scope}`
  if (scope === 'others') return asUser('POST', path)
  const session = readSession()
  keepSession(null, 'SIGNED_OUT')
  if (!session) return
  try {
    const { access_token } = secondsLeft(session) > LEAST_LEFT ? session : await renew(session)
    await authRequest('POST', path, { token: access_token })
  } catch (cause) {
    const isOver = cause instanceof ApiError && [400, 401, 403, 404].includes(cause.status)
    if (!isOver) throw cause
  }
}

const renew = ({ refresh_token }: Session) =>
  authRequest<Session>('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
