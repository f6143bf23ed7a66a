import { DATA_SESSION, DATA_STAFF } from '../boot/attributes.ts'

/** Where the browser keeps the session. */
export const STORAGE_KEY = 'mcphack.session'
/** Where it remembers the role, so that the link to the dashboard is there before the app is. */
export const ROLE_KEY = 'mcphack.role'

/** Whether this browser holds a session, without loading any code that could use it. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    // Storage is refused in some private windows: then a session lives only as long as its page.
    return document.documentElement.hasAttribute(DATA_SESSION)
  }
}

/** The attributes by which CSS chooses the links of the header. */
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
