import type { presentSession } from '#worker/auth/present.ts'
import { DATA_SESSION } from '../boot/attributes.ts'
import { markDocument, STORAGE_KEY } from './storage-key.ts'

/** What the auth service hands out; `expires_at` is in seconds, by this device's clock. */
export type Session = Awaited<ReturnType<typeof presentSession>>
export type User = Session['user']

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

export type AuthListener = (event: AuthEvent, session: Session | null) => void

const listeners = new Set<AuthListener>()

/** Hears of every change from now on; answers the function that stops it. */
export function listen(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announce(event: AuthEvent, session: Session | null) {
  for (const listener of listeners) listener(event, session)
}

// Where storage is refused the session lives as long as the page.
let unstored: Session | null = null

export function readSession(): Session | null {
  try {
    return parseSession(localStorage.getItem(STORAGE_KEY)) ?? unstored
  } catch {
    return unstored
  }
}

export function parseSession(text: string | null): Session | null {
  try {
    const session = JSON.parse(text ?? 'null') as Partial<Session> | null
    return session?.access_token && session.refresh_token && session.user
      ? (session as Session)
      : null
  } catch {
    return null
  }
}

/** Keeps a session, or forgets it, and tells everybody in this tab; other tabs hear of it from the browser. */
export function keepSession(session: Session | null, event: AuthEvent) {
  try {
    if (session) localStorage.setItem(STORAGE_KEY, JSON.stringify(session))
    else localStorage.removeItem(STORAGE_KEY)
    unstored = null
  } catch {
    unstored = session
    document.documentElement.toggleAttribute(DATA_SESSION, session !== null)
  }
  markDocument()
  announce(event, session)
}

/** True while an account with a second factor has shown only the first. */
export function isSecondFactorDue(session: Session): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === 'verified') ?? false
  return hasFactor && readClaims(session.access_token).aal !== 'aal2'
}

/** The claims of an access token, unverified: for the screen only. */
export function readClaims(token: string): { aal?: string; session_id?: string } {
  try {
    const [, payload = ''] = token.split('.')
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
