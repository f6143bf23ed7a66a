import type { presentSession } from '#worker/auth/present.ts'
import { DATA_SESSION } from '../boot/attributes.ts'
import { clearDrafts } from '../components/form/draft.ts'
import { markDocument, STORAGE_KEY } from './storage-key.ts'

/** A session of the auth service; `expires_at` is in seconds since 1970, by this device's clock. */
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

/** `isElsewhere` is true for what happened in another tab. */
export type AuthListener = (
  event: AuthEvent,
  session: Session | null,
  isElsewhere?: boolean,
) => void

const listeners = new Set<AuthListener>()

/** Calls the listener with every later event. Returns a function that unsubscribes it. */
export function listen(listener: AuthListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const announce: AuthListener = (...happened) => {
  for (const listener of listeners) listener(...happened)
}

// Where storage is denied, the session lasts as long as the page.
let unstored: Session | null = null

/** Reads the stored session; null if there is none or it is malformed. */
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

/** Stores a session, or removes it and after a sign-out the drafts too, and tells all listeners in this tab. Other tabs get a `storage` event. */
export function storeSession(session: Session | null, event: AuthEvent) {
  try {
    if (session) localStorage.setItem(STORAGE_KEY, JSON.stringify(session))
    else localStorage.removeItem(STORAGE_KEY)
    unstored = null
  } catch {
    unstored = session
    document.documentElement.toggleAttribute(DATA_SESSION, session !== null)
  }
  if (event === 'SIGNED_OUT') clearDrafts()
  markDocument()
  announce(event, session)
}

/** Tells whether the account has a second factor that this session has not verified yet. */
export function isSecondFactorDue(session: Session): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === 'verified') ?? false
  return hasFactor && readClaims(session.access_token).aal !== 'aal2'
}

/**
 * Tells whether the owner should choose a password: the account has none although it was begun here, because nobody could
 * tell whose the password of the sign-up was.
 */
export function isPasswordDue({ has_password, identities }: User): boolean {
  return !has_password && identities.every(({ provider }) => provider === 'email')
}

/** Reads the claims of an access token without verifying it: for display only. */
export function readClaims(token: string): { aal?: string; session_id?: string } {
  try {
    const [, payload = ''] = token.split('.')
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
