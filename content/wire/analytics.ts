/**
 * What the tracker and the Worker agree on: the measured pages, the limits and the shape of a batch.
 * Records are tuples, because every byte of the tracker and of a batch is paid for by a visitor.
 */

export const eventsPath = '/api/analytics/events'

/** The tracker runs nowhere else. */
export const measuredPrefix = '/figma-test-'

export const measuredPages = [
  '/figma-test-home',
  '/figma-test-about',
  '/figma-test-contact',
  '/figma-test-faq',
  '/figma-test-blog',
  '/figma-test-team',
  '/figma-test-tracks',
  '/figma-test-schedule',
  '/figma-test-partners',
  '/figma-test-join',
  '/figma-test-partner',
] as const

export type MeasuredPage = (typeof measuredPages)[number]

/** The page each measured page is a duplicate of: the heat map is drawn over it. */
export const measuredPageOf: Record<MeasuredPage, string> = {
  '/figma-test-home': '/',
  '/figma-test-about': '/about',
  '/figma-test-contact': '/contact',
  '/figma-test-faq': '/faq',
  '/figma-test-blog': '/blog',
  '/figma-test-team': '/team',
  '/figma-test-tracks': '/tracks',
  '/figma-test-schedule': '/schedule',
  '/figma-test-partners': '/sponsors',
  '/figma-test-join': '/register',
  '/figma-test-partner': '/partner',
}

/** In localStorage, with the value `off`: this visitor is not measured. */
export const optOutKey = 'analytics'
/** In sessionStorage: the session's number and what no answer has confirmed yet. Gone with the tab. */
export const sessionKey = 'visit'

/** Milliseconds between two looks at the scroll position. */
export const scrollThrottle = 500
/** Milliseconds from a route change to the new page's pass. */
export const restartDelay = 100
/** Code points of an element's text, and of a page's title, that are kept. */
export const textLimit = 100
export const titleLimit = 200
/**
 * A batch leaves at the latest with this many events, or with clicks whose paths and texts have this many characters:
 * with their numbers and the rest, 16 KB.
 */
export const flushEvents = 40
export const flushCharacters = 11_000
/** What waits for a confirmed answer, as JSON, holds at most this: browsers send 64 KB from a page that is being left. */
export const keptCharacters = 30_000

/** The place inside an element is counted in this many parts of its width and of its height. */
export const elementParts = 10_000
/** Heat-map cells each way inside an element; each knows the mean place of its clicks. */
export const heatGrid = 20

export const deadFlag = 1
export const rageFlag = 2

/** Authored on the button that sends the registration form: pressing it is the last step of the funnel that a session can show. */
export const registrationSelector = '[data-track="register-submit"]'

/**
 * How far a session came; each step counts as having taken those before it. `explored` is a second measured page, `opened`
 * the page with the registration form, `sent` a press of its button. `registered` is counted from the teams.
 */
export const funnelSteps = ['visited', 'explored', 'opened', 'sent', 'registered'] as const

export type ClickRecord = [
  id: number,
  at: number,
  selector: string,
  text: string,
  /** Where it hit, in the viewport. */
  x: number,
  y: number,
  scrollX: number,
  scrollY: number,
  /** Where it hit, in parts of the element. */
  elementX: number,
  elementY: number,
  viewportWidth: number,
  viewportHeight: number,
  documentHeight: number,
  flags: number,
]

/** A page view as it stands: sent again with larger numbers as the visit goes on, and merged by the largest. */
export type ViewRecord = [
  id: number,
  path: string,
  title: string,
  at: number,
  wallMs: number,
  activeMs: number,
  scrollDepth: number,
  /** 1 once the page was left or hidden. */
  left: number,
  viewportWidth: number,
  viewportHeight: number,
  documentHeight: number,
  clicks: ClickRecord[],
]

export type EventBatch = [
  session: number,
  /** The browser's clock at the moment of sending, which shows how wrong it goes. */
  sent: number,
  referrer: string,
  build: string | null | undefined,
  /** Whether the browser says that a program drives it. */
  automated: boolean | null | undefined,
  views: ViewRecord[],
]

export type ViewportClass = 'phone' | 'tablet' | 'desktop'

/** The three widths for which heat maps are kept apart. */
export function classifyViewport(width: number): ViewportClass {
  if (width < 768) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
