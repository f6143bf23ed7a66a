import * as clickField from '#content/wire/analytics-click.ts'
import * as viewField from '#content/wire/analytics-view.ts'
import {
  elementParts,
  eventsPath,
  flushCharacters,
  flushEvents,
  keptCharacters,
  measuredPrefix,
  optOutKey,
  restartDelay,
  scrollThrottle,
  sessionKey,
  type EventBatch,
} from '#content/wire/analytics.ts'
import { DATA_PRIVATE, DATA_TRACK } from '../boot/attributes.ts'
import { describeElement } from './selector.ts'

// Every byte here is paid for by visitors on prepaid bundles: a test holds the built file to its budget.

/** No click in these is recorded, and no text of an element that contains one. */
const privateParts = `select,input,textarea,[${DATA_PRIVATE}],[contenteditable]`
/** Matches the first hundred code points, so that no character is cut in half. */
const firstText = /\S.{0,99}|$/su
const interactive = `[${DATA_TRACK}],a,button,label,[role=button],summary`

const root = document.documentElement

let session: number
/** The current page view, with the clicks that have not been sent. */
let view: viewField.ViewRecord | null
/** Views that no response has confirmed. They are sent again with the next batch, even from the next page; the Worker merges copies. */
let unconfirmed: viewField.ViewRecord[] | undefined
/**
 * The id of the last record. A view's id has as many random bits as a JSON number can hold; the ids of its clicks follow
 * it, so that they are neighbours in the table and storing them touches few database pages.
 */
let lastId: number
let entered: number
/** When the page last became visible; 0 while it is hidden and after it was left. */
let shownAt: number
let active: number
/** Total length of the selectors and texts that have not been sent, in characters. */
let size = 0
let scrollTimer: ReturnType<typeof setTimeout> | 0 = 0
let failures = 0
/** One timer for all failed requests. */
let retry: ReturnType<typeof setTimeout>
let lastElement: Element
let streakEnds: number
let streak: number

/**
 * Measures the page if it is a measured one. Call it once the page has loaded, and again after every change of route: it
 * sends the previous page view, and opens a new one after `restartDelay` milliseconds.
 */
export function startTracker(): void {
  if (unconfirmed) {
    closeView()
    setTimeout(openView, restartDelay)
  } else if (
    navigator.doNotTrack != '1' &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  ) {
    attempt('Failed to initialize analytics session', () => {
      loadStored()
      listen('click', recordClick, 'Failed to track click')
      listen('scroll', () => {
        scrollTimer ||= setTimeout(attempt, scrollThrottle, 'Failed to track scroll:', () => {
          scrollTimer = 0
          recordDepth()
        })
      })
      listen('visibilitychange', () => (document.hidden ? closeView(true) : recordTime()))
      listen('pagehide', closeView)
      listen('pageshow', (event: PageTransitionEvent) => {
        if (event.persisted) {
          loadStored()
          openView()
        }
      })
      openView()
    })
  }
}

/** Reads the session and the unconfirmed views from this tab's storage, where other pages may have added to them. */
function loadStored(): void {
  ;[session, unconfirmed] = JSON.parse(
    sessionStorage[sessionKey] || `[${Math.random() * 2 ** 53},[]]`,
  )
}

function attempt(failure: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    console.error(failure, error)
  }
}

function listen<Received extends Event>(
  type: string,
  action: (event: Received) => void,
  failure = 'Failed to track page exit',
): void {
  addEventListener(type, (event) => attempt(failure, () => action(event as Received)), true)
}

function openView(): void {
  attempt('Failed to track page view', () => {
    view = null
    if (!location.pathname.startsWith(measuredPrefix)) return
    entered = performance.now()
    shownAt = active = 0
    view = [
      Math.random() * 2 ** 53,
      location.pathname,
      document.title,
      Date.now(),
      0,
      0,
      0,
      0,
      innerWidth,
      innerHeight,
      0,
      [],
    ]
    recordTime()
    recordDepth()
    // A dry run, which records nothing: the browser compiles the code now instead of during the first click.
    recordClick({ target: document.links[0] as EventTarget } as MouseEvent)
    lastId = view[viewField.id]
  })
}

/** Sends the page view as left. The depth is measured once more if the document is still there. */
function closeView(stillThere?: unknown): void {
  if (!view || !shownAt) return
  if (stillThere) recordDepth()
  view[viewField.left] = 1
  flush()
  shownAt = 0
}

function recordTime(): void {
  const now = performance.now()
  if (shownAt) active += now - shownAt
  shownAt = document.hidden ? 0 : now
  if (view) {
    view[viewField.wallMs] = (now - entered) | 0
    view[viewField.activeMs] = active | 0
  }
}

function recordDepth(): void {
  if (!view) return
  view[viewField.documentHeight] = root.scrollHeight
  view[viewField.depth] = Math.max(
    view[viewField.depth],
    (((scrollY + innerHeight) / view[viewField.documentHeight]) * 100 + 0.5) | 0,
  )
}

function recordClick(event: MouseEvent): void {
  const target = event.target as Element
  if (!view || target.closest(privateParts)) return
  const control = target.closest(interactive)
  const element = control || target
  const box = element.getBoundingClientRect()
  const click: clickField.ClickRecord = [
    ++lastId,
    Date.now(),
    describeElement(element),
    element.querySelector(privateParts) ? '' : firstText.exec(element.textContent!)![0],
    event.clientX | 0,
    event.clientY | 0,
    scrollX | 0,
    scrollY | 0,
    // A click counts as the centre of its pixel. One made with the keyboard has no position and counts as the element's centre.
    event.detail
      ? (((event.clientX + 0.5 - box.x) / box.width) * elementParts) | 0
      : elementParts / 2,
    event.detail
      ? (((event.clientY + 0.5 - box.y) / box.height) * elementParts) | 0
      : elementParts / 2,
    innerWidth,
    innerHeight,
    root.scrollHeight,
    control || !getSelection()!.isCollapsed ? 0 : clickField.deadFlag,
  ]
  if (!event.isTrusted) return
  streak = element == lastElement && click[clickField.at] < streakEnds ? streak + 1 : 0
  lastElement = element
  streakEnds = click[clickField.at] + 1000
  if (streak > 1) click[clickField.flags] += clickField.rageFlag
  size += click[clickField.selector].length + click[clickField.text].length
  if (view[viewField.clicks].push(click) > flushEvents - 2 || size > flushCharacters) flush()
}

function flush(): void {
  recordTime()
  unconfirmed = [...unconfirmed!, [...view!] as viewField.ViewRecord]
  view![viewField.clicks] = []
  size = 0
  send()
}

function send(): void {
  // Checked here, because another tab may have set it, and because a retry may run after it was set.
  if (localStorage[optOutKey] == 'off') {
    view = null
    unconfirmed = []
  }
  // Another batch may already have delivered what this retry was for.
  if (!unconfirmed![0]) return
  while (
    (sessionStorage[sessionKey] = JSON.stringify([session, unconfirmed])).length > keptCharacters
  )
    unconfirmed!.shift()
  const views = unconfirmed!
  fetch(eventsPath, {
    method: 'POST',
    keepalive: true,
    body: JSON.stringify([
      session,
      Date.now(),
      document.referrer,
      root.dataset.build,
      navigator.webdriver,
      views,
    ] satisfies EventBatch),
  })
    .then(({ status }) => {
      if (status > 428) throw status
      unconfirmed = unconfirmed!.filter((record) => !views.includes(record))
      failures = 0
    })
    .catch((error) => {
      console.error('Failed to track page exit', error)
      clearTimeout(retry)
      // One to two seconds at first, growing to about an hour, then starting over: setTimeout overflows at 25 days.
      retry = setTimeout(send, 1000 * 2 ** ((failures++ % 12) + Math.random()))
    })
}
