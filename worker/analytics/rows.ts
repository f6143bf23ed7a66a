import {
  classifyViewport,
  deadFlag,
  rageFlag,
  registrationSelector,
  type ClickRecord,
  type ViewportClass,
  type ViewRecord,
} from '#content/wire/analytics.ts'
import { CLOCK_TOLERANCE, type EventMessage } from './message.ts'

export type SessionRow = {
  sessionId: number
  userAgent: string
  referrer: string | null
  startedAt: string
  seenAt: string
  lastViewClock: number
  lastViewId: number
  lastPath: string
  furthestStep: number
  country: string | null
  language: string | null
  device: ViewportClass
  isBot: number
}

export type ViewRow = {
  id: number
  sessionId: number
  path: string
  title: string
  enteredAt: string
  leftAt: string | null
  depth: number
  viewportClass: ViewportClass
  viewportHeight: number
  documentHeight: number
  build: string
  isBot: number
  activeMs: number
  wallMs: number
}

export type ScrollRow = {
  sessionId: number
  path: string
  depth: number
  firstAt: string
  isBot: number
}

/** Many, so the columns are told by their place: see `STORE_CLICKS`. */
export type ClickRow = (string | number | null)[]

export type EventRows = {
  sessions: SessionRow[]
  views: ViewRow[]
  scroll: ScrollRow[]
  clicks: ClickRow[]
  rejected: { id: number; reason: string; day: string; events: number }[]
}

/** Events older than this when they arrive have lost their clock; they are dated by their arrival. */
const OLDEST_EVENT = 7 * 24 * 3600_000

/** Known by more than one view; store.ts and rollups.ts count on it being 1. */
const EXPLORED = 1
const OPENED = 2
const SENT = 3

/** Turns messages into rows, one for each key: what was sent more than once is merged as the database would merge it. */
export function buildRows(messages: EventMessage[]): EventRows {
  const sessions = new Map<number, SessionRow>()
  const views = new Map<number, ViewRow>()
  const scroll = new Map<string, ScrollRow>()
  const clicks = new Map<number, ClickRow>()
  const rejected: EventRows['rejected'] = []
  for (const message of messages) {
    for (const [reason, events] of Object.entries(message.rejected)) {
      rejected.push({
        id: message.id,
        reason,
        day: toTime(message.receivedAt).slice(0, 10),
        events,
      })
    }
    if (message.views.length === 0) continue
    put(sessions, message.session, buildSession(message), mergeSessions)
    for (const record of message.views) {
      const view = buildView(record, message)
      const { sessionId, path, depth, isBot } = view
      put(views, view.id, view, mergeViews)
      put(
        scroll,
        `${sessionId} ${path}`,
        { sessionId, path, depth, firstAt: view.enteredAt, isBot },
        mergeScroll,
      )
      for (const click of record[11])
        put(clicks, click[0], buildClick(click, record, message), pickEarlier)
    }
  }
  return {
    sessions: [...sessions.values()],
    views: [...views.values()],
    scroll: [...scroll.values()],
    clicks: [...clicks.values()],
    rejected,
  }
}

function put<Key, Row>(
  rows: Map<Key, Row>,
  key: Key,
  row: Row,
  merge: (one: Row, other: Row) => Row,
): void {
  const known = rows.get(key)
  rows.set(key, known ? merge(known, row) : row)
}

/** The merging here must be that of store.ts. */
function mergeSessions(one: SessionRow, other: SessionRow): SessionRow {
  const isLater = other.lastViewClock - one.lastViewClock || other.lastViewId - one.lastViewId
  const { lastViewClock, lastViewId, lastPath } = isLater > 0 ? other : one
  return {
    sessionId: one.sessionId,
    userAgent: least(one.userAgent, other.userAgent),
    referrer: leastKnown(one.referrer, other.referrer),
    startedAt: least(one.startedAt, other.startedAt),
    seenAt: greatest(one.seenAt, other.seenAt),
    lastViewClock,
    lastViewId,
    lastPath,
    furthestStep: Math.max(
      one.furthestStep,
      other.furthestStep,
      // As long as a session has shown one page, that is its last one; any other makes it a second.
      one.lastPath === other.lastPath ? 0 : EXPLORED,
    ),
    country: leastKnown(one.country, other.country),
    language: leastKnown(one.language, other.language),
    device: least(one.device, other.device),
    isBot: greatest(one.isBot, other.isBot),
  }
}

function mergeViews(one: ViewRow, other: ViewRow): ViewRow {
  return {
    ...one,
    enteredAt: least(one.enteredAt, other.enteredAt),
    leftAt: one.leftAt ?? other.leftAt,
    depth: greatest(one.depth, other.depth),
    viewportClass: least(one.viewportClass, other.viewportClass),
    viewportHeight: greatest(one.viewportHeight, other.viewportHeight),
    documentHeight: greatest(one.documentHeight, other.documentHeight),
    isBot: greatest(one.isBot, other.isBot),
    activeMs: greatest(one.activeMs, other.activeMs),
    wallMs: greatest(one.wallMs, other.wallMs),
  }
}

function mergeScroll(one: ScrollRow, other: ScrollRow): ScrollRow {
  return {
    ...one,
    depth: greatest(one.depth, other.depth),
    firstAt: least(one.firstAt, other.firstAt),
    isBot: greatest(one.isBot, other.isBot),
  }
}

const pickEarlier = (one: ClickRow, other: ClickRow) => (other[4]! < one[4]! ? other : one)

const least = <Value extends string>(one: Value, other: Value) => (other < one ? other : one)
const greatest = <Value extends string | number>(one: Value, other: Value) =>
  other > one ? other : one
const leastKnown = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : least(one, other)

function buildSession(message: EventMessage): SessionRow {
  const views = message.views.toSorted((one, other) => one[3] - other[3] || one[0] - other[0])
  const last = views.at(-1)!
  return {
    sessionId: message.session,
    userAgent: message.userAgent,
    referrer: message.referrer,
    startedAt: toTime(Math.min(...views.map((view) => correctTime(view[3], message)))),
    seenAt: toTime(message.receivedAt),
    lastViewClock: last[3],
    lastViewId: last[0],
    lastPath: last[1],
    furthestStep: Math.max(
      new Set(views.map((view) => view[1])).size > 1 ? EXPLORED : 0,
      ...views.map(stepOf),
    ),
    country: message.country,
    language: message.language,
    device: views.map((view) => classifyViewport(view[8])).reduce(least),
    isBot: Number(message.bot),
  }
}

function buildView(view: ViewRecord, message: EventMessage): ViewRow {
  const [
    id,
    path,
    title,
    at,
    wallMs,
    activeMs,
    depth,
    left,
    viewportWidth,
    viewportHeight,
    documentHeight,
  ] = view
  const entered = correctTime(at, message)
  return {
    id,
    sessionId: message.session,
    path,
    title,
    enteredAt: toTime(entered),
    leftAt: left ? toTime(entered + wallMs) : null,
    depth,
    viewportClass: classifyViewport(viewportWidth),
    viewportHeight,
    documentHeight,
    build: message.build,
    isBot: Number(message.bot),
    activeMs,
    wallMs,
  }
}

function buildClick(click: ClickRecord, view: ViewRecord, message: EventMessage): ClickRow {
  const [
    id,
    at,
    selector,
    text,
    x,
    y,
    scrollX,
    scrollY,
    elementX,
    elementY,
    width,
    height,
    documentHeight,
    flags,
  ] = click
  const place = [
    x,
    y,
    width,
    height,
    scrollX,
    scrollY,
    elementX,
    elementY,
    documentHeight,
    classifyViewport(width),
  ]
  const marks = [flags & deadFlag ? 1 : 0, flags & rageFlag ? 1 : 0, Number(message.bot)]
  const time = toTime(correctTime(at, message))
  const head = [id, message.session, view[0], view[1], time, selector, text || null]
  return [...head, ...place, message.build, ...marks]
}

/** How far a view by itself shows its session to have come: see `funnelSteps`. */
function stepOf(view: ViewRecord): number {
  if (view[1] !== '/figma-test-join') return 0
  return view[11].some((click) => click[2].endsWith(registrationSelector)) ? SENT : OPENED
}

function correctTime(at: number, message: EventMessage): number {
  const time = at + message.skew
  const age = message.receivedAt - time
  return age >= -CLOCK_TOLERANCE && age <= OLDEST_EVENT ? time : message.receivedAt
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
