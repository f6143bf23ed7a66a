import { hasSession } from '../auth/storage-key.ts'
import { readDraft } from '../components/form/draft.ts'
import {
  DATA_APP,
  DATA_APP_FAILED,
  DATA_DRAFT,
  DATA_SESSION,
  DATA_START,
  DATA_WHOLE,
} from './attributes.ts'

const root = document.documentElement

let starting: Promise<void> | undefined

/** True once React has hydrated the page and handles its events. */
export let isReady = false

/**
 * Starts the app, once. If its code cannot be loaded, it resolves too, shows a message, and the next call tries again. On a
 * page that needs a session, a browser without one goes to the sign-in instead, which can be read sooner than the app loads.
 */
export function startApp(): Promise<void> {
  const signIn = document.body.getAttribute(DATA_START)
  if (!hasSession() && signIn)
    starting = new Promise(() =>
      // A hash with values may hold a token, which must not get into a request.
      location.replace(
        signIn +
          new URLSearchParams({
            next: location.pathname + location.search + location.hash.replace(/.*=.*/, ''),
          }),
      ),
    )
  starting ??= import('../main.tsx')
    .then((app) => app.start())
    .then(() => {
      isReady = true
      hideFailure()
      // The app restores scroll positions, so all heights must be real.
      root.setAttribute(DATA_WHOLE, '')
    })
    .catch(() => {
      starting = undefined
      root.setAttribute(DATA_APP_FAILED, '')
    })
  return starting
}

/** Hides the message that the app could not be loaded. */
export function hideFailure() {
  root.removeAttribute(DATA_APP_FAILED)
}

/** Reloads when Back or Forward leads to a page that the app had shown, until the app has started and shows it itself. */
export function reloadOnHistory() {
  const shown = location.pathname + location.search
  addEventListener('popstate', () => {
    if (!isReady && location.pathname + location.search !== shown) location.reload()
  })
}

/** Tells whether to start the app at once: the page needs it, the focus is in a part that does, or there is a draft or a search. */
export function shouldStartApp() {
  return (
    document.querySelector(`body[${DATA_START}],[${DATA_SESSION}] form[${DATA_START}]`) ||
    document.activeElement?.closest(`[${DATA_APP}]`) ||
    hasDraft() ||
    hasSearch()
  )
}

const hasDraft = () =>
  [...document.querySelectorAll(`[${DATA_DRAFT}]`)].some((form) =>
    readDraft(form.getAttribute(DATA_DRAFT)!),
  )

const hasSearch = () =>
  new URLSearchParams(location.search).has('q') && document.querySelector(`[${DATA_APP}] [name=q]`)
