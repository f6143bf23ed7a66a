import {
  classifyViewport,
  deadFlag,
  elementParts,
  heatGrid,
  rageFlag,
  registrationSelector,
  type ClickRecord,
  type ViewRecord,
} from '#content/analytics.ts'
import { CLOCK_TOLERANCE, type EventMessage } from './message.ts'

type Cell = string | number | null
/** The rows of one statement each, as the JSON parameters that `store.ts` unpacks column by column. */
export type EventRows = Record<'sessions' | 'views' | 'scroll' | 'clicks' | 'rejected', Cell[][]>

/** Events older than this when they arrive have lost their clock; they are dated by their arrival. */
const OLDEST_EVENT = 7 * 24 * 3600_000

const EXPLORED = 1
const OPENED = 2
const SENT = 3

/** Turns messages into rows. A click that is there twice stays once; everything else is merged by the database. */
export function buildRows(messages: EventMessage[]): EventRows {
  const rows: EventRows = { sessions: [], views: [], scroll: [], clicks: [], rejected: [] }
  const clicks = new Map<number, Cell[]>()
  for (const message of messages) {
    for (const [reason, events] of Object.entries(message.rejected)) {
      rows.rejected.push([message.id, reason, toTime(message.receivedAt).slice(0, 10), events])
    }
    if (message.views.length === 0) continue
    rows.sessions.push(buildSession(message))
    for (const view of message.views) {
      const bot = message.bot ? 1 : 0
      const [id, path, title, at, wallMs, activeMs, depth, left, width, height, documentHeight] = view
      const entered = correctTime(at, message)
      const leftAt = left ? toTime(entered + wallMs) : null
      const screen = [classifyViewport(width), height, documentHeight, message.build, bot]
      rows.views.push([id, message.session, path, title, toTime(entered), leftAt, depth, ...screen, activeMs, wallMs])
      rows.scroll.push([message.session, path, depth, toTime(entered), bot])
      for (const click of view[11]) {
        const row = buildClick(click, view, message)
        const seen = clicks.get(click[0])
        if (!seen || (seen[4] as string) > (row[4] as string)) clicks.set(click[0], row)
      }
    }
  }
  rows.clicks = [...clicks.values()]
  return rows
}

function buildSession(message: EventMessage): Cell[] {
  const views = message.views.toSorted((one, other) => one[3] - other[3] || one[0] - other[0])
  const last = views.at(-1)!
  return [
    message.session,
    message.userAgent,
    message.referrer,
    toTime(Math.min(...views.map((view) => correctTime(view[3], message)))),
    toTime(message.receivedAt),
    last[3],
    last[0],
    last[1],
    Math.max(...views.map(stepOf)),
    message.country,
    message.language,
    views.map((view) => classifyViewport(view[8])).sort()[0]!,
    message.bot ? 1 : 0,
  ]
}

function buildClick(click: ClickRecord, view: ViewRecord, message: EventMessage): Cell[] {
  const [id, at, selector, text, x, y, scrollX, scrollY, elementX, elementY, width, height, documentHeight, flags] =
    click
  return [
    id,
    message.session,
    view[0],
    view[1],
    toTime(correctTime(at, message)),
    selector,
    text || null,
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
    message.build,
    flags & deadFlag ? 1 : 0,
    flags & rageFlag ? 1 : 0,
    message.bot ? 1 : 0,
    cellOf(elementX, elementY),
  ]
}

/** The heat-map cell of a place inside an element. */
export function cellOf(elementX: number, elementY: number): number {
  const cut = (parts: number) => Math.min(heatGrid - 1, Math.floor((parts * heatGrid) / elementParts))
  return cut(elementY) * heatGrid + cut(elementX)
}

/** How far a view shows its session to have come: see `funnelSteps`. */
function stepOf(view: ViewRecord): number {
  if (view[1] === '/figma-test-home') return 0
  if (view[1] !== '/figma-test-join') return EXPLORED
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
