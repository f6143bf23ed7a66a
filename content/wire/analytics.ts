import type { ViewRecord } from './analytics-view.ts'

/**
 * What the tracker and the Worker agree on: the measured pages, the limits and the shape of a batch.
 * Records are tuples, because every byte of the tracker and of a batch is paid for by a visitor.
 */

export const eventsPath = '/api/analytics/events'

/** The start of every measured path: the tracker runs nowhere else. */
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

/** The page that each measured page duplicates: the heat map is drawn over it. */
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

/** The key in localStorage whose value `off` means that this visitor is not measured. */
export const optOutKey = 'analytics'
/** The key in sessionStorage of the session's number and the events that no answer has confirmed yet. */
export const sessionKey = 'visit'

/** Milliseconds between two looks at the scroll position. */
export const scrollThrottle = 500
/** Milliseconds from a route change to the start of the new page view. */
export const restartDelay = 100
/** Code points that are kept of an element's text and of a page's title. */
export const textLimit = 100
export const titleLimit = 200
/**
 * A batch is sent once it has this many events, or once the paths and texts of its clicks have this many characters,
 * which makes 16 KB with everything else.
 */
export const flushEvents = 40
export const flushCharacters = 11_000
/** The most characters of JSON that wait for a confirmed answer: from a page being left, browsers send 64 KB. */
export const keptCharacters = 30_000

/** A position inside an element is measured in this many parts of its width and of its height. */
export const elementParts = 10_000
/** The cells of a heat map per element, each way; a cell stores the mean position of its clicks. */
export const heatGrid = 20

/** The selector of clicks on what the finished page does not have. It matches nothing. */
export const otherSelector = 'other'
/** The value under which referring hosts and languages beyond those that are told apart are counted. */
export const otherSource = 'other'

/** Marks the button that sends the registration form: pressing it is the last step of the funnel that a session can show. */
export const registrationSelector = '[data-track="register-submit"]'

/**
 * How far a session came; each step implies those before it. `explored` is a second measured page, `opened` the page with
 * the registration form, `sent` a press of its button. `registered` is counted from the teams.
 */
export const funnelSteps = ['visited', 'explored', 'opened', 'sent', 'registered'] as const

export type EventBatch = [
  session: number,
  /** The browser's clock at the moment of sending, which shows by how much it is wrong. */
  sent: number,
  referrer: string,
  build: string | null | undefined,
  /** Whether the browser says that a program controls it. */
  automated: boolean | null | undefined,
  views: ViewRecord[],
]

/** The classes of width that have heat maps of their own, the narrowest first. */
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
