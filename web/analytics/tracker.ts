import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
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

/** Nothing is taken from these, nor a text from what holds them. */
const secret = `select,input,textarea,[${DATA_PRIVATE}],[contenteditable]`
/** The first hundred code points: no character is torn in two. */
const firstText = /\S.{0,99}|$/su
const interactive = `[${DATA_TRACK}],a,button,label,[role=button],summary`

const root = document.documentElement

let session: number
/** The page that is being read, with the clicks that have not been sent. */
let view: viewPlace.ViewRecord | null
/** What no answer has confirmed: it is sent again with the next batch, also from the next page. The Worker merges copies. */
let waiting: viewPlace.ViewRecord[] | undefined
/**
 * A view takes as many random bits as a JSON number holds. Its clicks are numbered on from there, so that they lie
 * together in the table: storing them touches few of its pages.
 */
let lastId: number
let entered: number
/** Since when the page has been visible; 0 while it is hidden and once it was left. */
let shownAt: number
let active: number
/** Characters of the paths and texts that have not been sent. */
let size = 0
let scrollTimer: ReturnType<typeof setTimeout> | 0 = 0
let failures = 0
/** One for all posts that failed. */
let retry: ReturnType<typeof setTimeout>
let lastElement: Element
let streakEnds: number
let streak: number

/**
 * Measures the page if it is one of the measured ones. Call it once the page is there, and again after every change of
 * route: the page before is sent, and a new pass begins a moment later.
 */
export function startTracker(): void {
  if (waiting) {
    leave()
    setTimeout(openView, restartDelay)
  } else if (
    navigator.doNotTrack != '1' &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  ) {
    attempt('Failed to initialize analytics session', () => {
      recall()
      listen('click', noteClick, 'Failed to track click')
      listen('scroll', () => {
        scrollTimer ||= setTimeout(attempt, scrollThrottle, 'Failed to track scroll:', () => {
          scrollTimer = 0
          noteDepth()
        })
      })
      listen('visibilitychange', () => (document.hidden ? leave(true) : noteTime()))
      listen('pagehide', leave)
      listen('pageshow', (event: PageTransitionEvent) => {
        if (event.persisted) {
          recall()
          openView()
        }
      })
      openView()
    })
  }
}

/** Reads what the tab knows of this visit: pages in between may have added to it. */
function recall(): void {
  ;[session, waiting] = JSON.parse(sessionStorage[sessionKey] || `[${Math.random() * 2 ** 53},[]]`)
}

function attempt(failure: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    console.error(failure, error)
  }
}

function listen<Heard extends Event>(
  type: string,
  action: (event: Heard) => void,
  failure = 'Failed to track page exit',
): void {
  addEventListener(type, (event) => attempt(failure, () => action(event as Heard)), true)
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
    noteTime()
    noteDepth()
    // Nobody clicked. The browser prepares now what the first click would wait for.
    noteClick({ target: document.links[0] as EventTarget } as MouseEvent)
    lastId = view[viewPlace.id]
  })
}

/** Sends the page as left. The depth is looked at once more while its document is still there. */
function leave(stillThere?: unknown): void {
  if (!view || !shownAt) return
  if (stillThere) noteDepth()
  view[viewPlace.left] = 1
  flush()
  shownAt = 0
}

function noteTime(): void {
  const now = performance.now()
  if (shownAt) active += now - shownAt
  shownAt = document.hidden ? 0 : now
  if (view) {
    view[viewPlace.wallMs] = (now - entered) | 0
    view[viewPlace.activeMs] = active | 0
  }
}

function noteDepth(): void {
  if (!view) return
  view[viewPlace.documentHeight] = root.scrollHeight
  view[viewPlace.depth] = Math.max(
    view[viewPlace.depth],
    (((scrollY + innerHeight) / view[viewPlace.documentHeight]) * 100 + 0.5) | 0,
  )
}

function noteClick(event: MouseEvent): void {
  const target = event.target as Element
  if (!view || target.closest(secret)) return
  const control = target.closest(interactive)
  const element = control || target
  const box = element.getBoundingClientRect()
  const click: clickPlace.ClickRecord = [
    ++lastId,
    Date.now(),
    describeElement(element),
    element.querySelector(secret) ? '' : firstText.exec(element.textContent!)![0],
    event.clientX | 0,
    event.clientY | 0,
    scrollX | 0,
    scrollY | 0,
    // A click hits the middle of a pixel; one made with the keyboard has no place and counts for the middle of the element.
    event.detail
      ? (((event.clientX + 0.5 - box.x) / box.width) * elementParts) | 0
      : elementParts / 2,
    event.detail
      ? (((event.clientY + 0.5 - box.y) / box.height) * elementParts) | 0
      : elementParts / 2,
    innerWidth,
    innerHeight,
    root.scrollHeight,
    control || !getSelection()!.isCollapsed ? 0 : clickPlace.deadFlag,
  ]
  if (!event.isTrusted) return
  streak = element == lastElement && click[clickPlace.at] < streakEnds ? streak + 1 : 0
  lastElement = element
  streakEnds = click[clickPlace.at] + 1000
  if (streak > 1) click[clickPlace.flags] += clickPlace.rageFlag
  size += click[clickPlace.selector].length + click[clickPlace.text].length
  if (view[viewPlace.clicks].push(click) > flushEvents - 2 || size > flushCharacters) flush()
}

function flush(): void {
  noteTime()
  waiting = [...waiting!, [...view!] as viewPlace.ViewRecord]
  view![viewPlace.clicks] = []
  size = 0
  send()
}

function send(): void {
  // Asked here because another tab may have set it, and because a retry may come after it.
  if (localStorage[optOutKey] == 'off') {
    view = null
    waiting = []
  }
  // Another batch may have taken along what a retry was for.
  if (!waiting![0]) return
  while ((sessionStorage[sessionKey] = JSON.stringify([session, waiting])).length > keptCharacters)
    waiting!.shift()
  const views = waiting!
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
      waiting = waiting!.filter((record) => !views.includes(record))
      failures = 0
    })
    .catch((error) => {
      console.error('Failed to track page exit', error)
      clearTimeout(retry)
      // Between one and two seconds at first, up to an hour later on, then from the start: more is no time a browser knows.
      retry = setTimeout(send, 1000 * 2 ** ((failures++ % 12) + Math.random()))
    })
}
