/**
 * The script of pages for those who are signed in. It sends everyone else to the sign-in, as the app does, but several trips
 * sooner: the sign-in can be read before the app has loaded.
 */
import { STORAGE_KEY } from '../auth/storage-key.ts'
import { DATA_SIGN_IN } from './attributes.ts'

function holdsSession() {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    // Where storage is denied, no session outlasts its page.
    return false
  }
}

const { pathname, search, hash } = location
if (!holdsSession())
  location.replace(
    document.querySelector(`[${DATA_SIGN_IN}]`)!.getAttribute(DATA_SIGN_IN)! +
      // A hash with values may hold a token, which must not get into a request.
      encodeURIComponent(pathname + search + (hash.includes('=') ? '' : hash)),
  )
