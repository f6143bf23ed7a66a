import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import { classifyViewport, registrationSelector } from '#content/wire/analytics.ts'
import { CLOCK_TOLERANCE, type EventMessage } from '../message.ts'
import type {
  analyticsPageViews,
  analyticsRejected,
  analyticsScroll,
  analyticsSessions,
  analyticsTime,
} from '../schema/events.ts'
import { EXPLORED, scrollRules, sessionRules, timeRules, viewRules } from './merge-rules.ts'
import { mergeRows } from './merge.ts'

type SessionRow = typeof analyticsSessions.$inferSelect
/** A view and its time on the page: two rows of the database. */
type ViewRow = typeof analyticsPageViews.$inferSelect & typeof analyticsTime.$inferSelect
type ScrollRow = typeof analyticsScroll.$inferSelect
type ViewRecord = viewPlace.ViewRecord

/** The clicks of a view as posted, each with an ISO time, after the columns that they share: see clicks.ts. */
export type ClicksOfView = [
  pageViewId: number,
  sessionId: number,
  pagePath: string,
  build: string,
  isBot: boolean,
  clicks: unknown[][],
]

/** The position of the clicks in {@link ClicksOfView}. */
export const CLICKS = 5

export type EventRows = {
  sessions: SessionRow[]
  views: ViewRow[]
  scroll: ScrollRow[]
  /** May hold a click twice: the database merges them. */
  clicks: ClicksOfView[]
  rejected: (typeof analyticsRejected.$inferSelect)[]
}

/** Milliseconds beyond which the browser's clock is not believed: older events are dated by their arrival. */
const OLDEST_EVENT = 7 * 24 * 3600_000

// Steps of the funnel that a single view proves, unlike EXPLORED.
const OPENED = 2
const SENT = 3

/** Turns messages into rows, merged so that sessions, views and scroll depths have one row per key. */
export function buildRows(messages: EventMessage[]): EventRows {
  const sessions = new Map<number, SessionRow>()
  const views = new Map<number, ViewRow>()
  const scroll = new Map<string, ScrollRow>()
  const clicks: ClicksOfView[] = []
  const rejected: EventRows['rejected'] = []
  const allViewRules = { ...timeRules, ...viewRules }
  for (const message of messages) {
    const day = toTime(message.receivedAt).slice(0, 10)
    for (const [reason, events] of Object.entries(message.rejected))
      rejected.push({ id: message.id, reason, day, events })
    if (message.views.length === 0) continue
    put(sessions, message.session, buildSession(message), sessionRules)
    for (const record of message.views) {
      const view = buildView(record, message)
      const depth = buildScroll(view)
      put(views, view.id, view, allViewRules)
      put(scroll, `${depth.sessionId} ${depth.pagePath}`, depth, scrollRules)
      if (record[viewPlace.clicks].length) clicks.push(dateClicks(record, message))
    }
  }
  return {
    sessions: [...sessions.values()],
    views: [...views.values()],
    scroll: [...scroll.values()],
    clicks,
    rejected,
  }
}

function put<Key, Row extends Parameters<typeof mergeRows>[1]>(
  rows: Map<Key, Row>,
  key: Key,
  row: Row,
  rules: Parameters<typeof mergeRows<Row>>[0],
): void {
  const known = rows.get(key)
  rows.set(key, known ? mergeRows(rules, known, row) : row)
}

function buildSession(message: EventMessage): SessionRow {
  const views = message.views.toSorted(
    (one, other) =>
      one[viewPlace.at] - other[viewPlace.at] || one[viewPlace.id] - other[viewPlace.id],
  )
  const last = views.at(-1)!
  const times = views.map((view) => correctTime(view[viewPlace.at], message))
  return {
    sessionId: message.session,
    userAgent: message.userAgent,
    referrer: message.referrer,
    startedAt: toTime(Math.min(...times)),
    seenAt: toTime(message.receivedAt),
    lastViewClock: last[viewPlace.at],
    lastViewId: last[viewPlace.id],
    lastPath: last[viewPlace.path],
    furthestStep: Math.max(
      new Set(views.map((view) => view[viewPlace.path])).size > 1 ? EXPLORED : 0,
      ...views.map(stepOf),
    ),
    country: message.country,
    language: message.language,
    device: views
      .map((view) => classifyViewport(view[viewPlace.viewportWidth]))
      .reduce((one, other) => (other < one ? other : one)),
    isBot: message.bot,
  }
}

function buildView(view: ViewRecord, message: EventMessage): ViewRow {
  const id = view[viewPlace.id]
  const wallMs = view[viewPlace.wallMs]
  const entered = correctTime(view[viewPlace.at], message)
  return {
    id,
    pageViewId: id,
    sessionId: message.session,
    pagePath: view[viewPlace.path],
    pageTitle: view[viewPlace.title],
    enteredAt: toTime(entered),
    leftAt: view[viewPlace.left] ? toTime(entered + wallMs) : null,
    scrollDepth: view[viewPlace.depth],
    viewportClass: classifyViewport(view[viewPlace.viewportWidth]),
    viewportHeight: view[viewPlace.viewportHeight],
    documentHeight: view[viewPlace.documentHeight],
    build: message.build,
    isBot: message.bot,
    activeMs: view[viewPlace.activeMs],
    wallMs,
  }
}

function buildScroll({ sessionId, pagePath, scrollDepth, enteredAt, isBot }: ViewRow): ScrollRow {
  return { sessionId, pagePath, maxScrollDepth: scrollDepth, firstAt: enteredAt, isBot }
}

/** Corrects the times of a view's clicks. They stay the posted tuples: work per click dominates the consumer's cost. */
function dateClicks(view: ViewRecord, message: EventMessage): ClicksOfView {
  const clicks = view[viewPlace.clicks].map((click) => {
    const dated: unknown[] = click.slice()
    dated[clickPlace.at] = toTime(correctTime(click[clickPlace.at], message))
    return dated
  })
  return [
    view[viewPlace.id],
    message.session,
    view[viewPlace.path],
    message.build,
    message.bot,
    clicks,
  ]
}

/** Returns the step of `funnelSteps` that a single view proves. */
function stepOf(view: ViewRecord): number {
  if (view[viewPlace.path] !== '/figma-test-join') return 0
  const isSent = view[viewPlace.clicks].some((click) =>
    click[clickPlace.selector].endsWith(registrationSelector),
  )
  return isSent ? SENT : OPENED
}

/** Corrects a time of the browser's clock; a time that cannot be right is that of the arrival. */
export function correctTime(at: number, message: EventMessage): number {
  const time = at + message.skew
  const age = message.receivedAt - time
  return age >= -CLOCK_TOLERANCE && age <= OLDEST_EVENT ? time : message.receivedAt
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
