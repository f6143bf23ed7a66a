import { DATA_SESSION, DATA_STAFF } from '../boot/attributes.ts'

/** The localStorage key of the session. */
export const STORAGE_KEY = 'mcphack.session'
/** The localStorage key of the role, which shows the link to the dashboard before the app has started. */
export const ROLE_KEY = 'mcphack.role'

/** Tells whether this browser holds a session, without loading the session client. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    // Some private windows deny storage; a session then lasts only as long as its page.
    return document.documentElement.hasAttribute(DATA_SESSION)
  }
}

/** Sets the attributes by which CSS chooses which links the header shows. */
export function markDocument() {
  const root = document.documentElement
  root.toggleAttribute(DATA_SESSION, hasSession())
  root.toggleAttribute(DATA_STAFF, hasSession() && hasRole())
}

function hasRole(): boolean {
  try {
    return localStorage.getItem(ROLE_KEY) !== null
  } catch {
    return false
  }
}
