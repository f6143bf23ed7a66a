/** Where the browser keeps the session. */
export const STORAGE_KEY = 'mcphack.session'

/** Whether this browser holds a session, without loading any code that could use it. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    // Storage is refused in some private windows: then a session lives only as long as its page.
    return document.documentElement.hasAttribute('data-session')
  }
}
