import { readDraft } from '../components/form/draft.ts'
import { DATA_APP, DATA_APP_FAILED, DATA_DRAFT, DATA_START, DATA_WHOLE } from './attributes.ts'

const root = document.documentElement

let starting: Promise<void> | undefined

/** True once React has taken the page over: from then on it hears of everything itself. */
export let isReady = false

/** Starts the app, once. Resolves also when its code could not be loaded: then the page says so, and the next call tries again. */
export function startApp(): Promise<void> {
  starting ??= import('../main.tsx')
    .then((app) => app.start())
    .then(() => {
      isReady = true
      hideFailure()
      // It goes back to where somebody was on a page, so all heights must be true.
      root.setAttribute(DATA_WHOLE, '')
    })
    .catch(() => {
      starting = undefined
      root.setAttribute(DATA_APP_FAILED, '')
    })
  return starting
}

/** Takes back what the page says of an app that could not be loaded. */
export function hideFailure() {
  root.removeAttribute(DATA_APP_FAILED)
}

/** Reloads when Back or Forward asks for a page that the app had changed to in this document: without it nobody changes back. */
export function followHistory() {
  const shown = location.pathname + location.search
  addEventListener('popstate', () => {
    if (!isReady && location.pathname + location.search !== shown) location.reload()
  })
}

/** Whether the app shall start without being reached for: the page is nothing without it, somebody was quicker, or something was left here. */
export function isAppWanted() {
  return (
    document.body.hasAttribute(DATA_START) ||
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
