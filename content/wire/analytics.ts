import type { ViewRecord } from './analytics-view.ts'

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

/** Authored on the button that sends the registration form: pressing it is the last step of the funnel that a session can show. */
export const registrationSelector = '[data-track="register-submit"]'

/**
 * How far a session came; each step counts as having taken those before it. `explored` is a second measured page, `opened`
 * the page with the registration form, `sent` a press of its button. `registered` is counted from the teams.
 */
export const funnelSteps = ['visited', 'explored', 'opened', 'sent', 'registered'] as const

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

/** The widths for which heat maps are kept apart, the narrowest first. */
export const viewportClasses = ['phone', 'tablet', 'desktop'] as const

export type ViewportClass = (typeof viewportClasses)[number]

/** CSS pixels from which a viewport counts as a tablet's or as a desktop's. */
export const tabletWidth = 768
export const desktopWidth = 1024

/** Names the class of a viewport by its width in CSS pixels. */
export function classifyViewport(width: number): ViewportClass {
  if (width < tabletWidth) return 'phone'
  return width < desktopWidth ? 'tablet' : 'desktop'
}
