import {
  elementParts,
  measuredPages,
  textLimit,
  titleLimit,
  type ClickRecord,
  type ViewRecord,
} from '#content/analytics.ts'
import * as z from 'zod/mini'

/** Why an event or a whole request was refused. */
export type RejectReason = 'origin' | 'unreadable' | 'page' | 'shape' | 'excess'
export type Rejections = Partial<Record<RejectReason, number>>

const MOST_EVENTS = 200
const MOST_PIXELS = 1_000_000
const WEEK = 7 * 24 * 3600_000

/** A number that is cut to its limits rather than refused: a page that bounces is not worth an event. */
const within = (most: number) =>
  z.pipe(
    z.number(),
    z.transform((value) => Math.min(most, Math.max(0, Math.round(value)))),
  )
const identifier = z.number().check(z.int(), z.minimum(1))
const clock = z.number().check(z.int(), z.minimum(0))
const pixels = within(MOST_PIXELS)

const batchSchema = z.tuple([
  identifier,
  clock,
  z.string().check(z.maxLength(2000)),
  z.nullable(z.string().check(z.regex(/^[\w.-]{0,40}$/))),
  z.nullable(z.boolean()),
  z.array(z.unknown()).check(z.minLength(1)),
])

const viewSchema = z.tuple([
  identifier,
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.pipe(
      z.transform((path: string) => path.replace(/\/$/, '')),
      z.enum(measuredPages),
    ),
  ),
  z.string().check(z.maxLength(1000)),
  clock,
  within(WEEK),
  within(WEEK),
  within(100),
  within(1),
  pixels,
  pixels,
  pixels,
  z.array(z.unknown()),
])

const clickSchema = z.tuple([
  identifier,
  clock,
  z.string().check(z.regex(/^[^<{}\p{Cc}\p{Cs}]{1,500}$/u)),
  z.string().check(z.maxLength(1000)),
  pixels,
  pixels,
  pixels,
  pixels,
  within(elementParts),
  within(elementParts),
  pixels,
  pixels,
  pixels,
  within(3),
])

/** A batch whose every field has been checked. */
export type AcceptedBatch = {
  session: number
  sent: number
  referrer: string
  build: string
  automated: boolean
  views: ViewRecord[]
}

/**
 * Reads a posted batch. Events that do not fit are left out and counted by reason, the others are kept.
 * The batch is null when it cannot be read or nothing in it fits.
 */
export function readBatch(body: string): { batch: AcceptedBatch | null; rejected: Rejections } {
  const posted = batchSchema.safeParse(parseJson(body))
  if (!posted.success) return { batch: null, rejected: { unreadable: 1 } }
  const [session, sent, referrer, build, automated, candidates] = posted.data
  const rejected: Rejections = {}
  let room = MOST_EVENTS
  const reject = (reason: RejectReason) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
    return []
  }
  const views = candidates.flatMap((candidate) => {
    const view = viewSchema.safeParse(candidate)
    if (!view.success) return reject(isUnknownPage(candidate) ? 'page' : 'shape')
    if (room-- <= 0) return reject('excess')
    const [id, path, title, at, wallMs, activeMs, depth, left, width, height, documentHeight, clicks] = view.data
    const kept = clicks.flatMap((click) => {
      const { success, data } = clickSchema.safeParse(click)
      if (!success) return reject('shape')
      if (room-- <= 0) return reject('excess')
      const [clickId, clickAt, selector, text, ...numbers] = data
      return [[clickId, clickAt, selector, cutText(text, textLimit), ...numbers] satisfies ClickRecord]
    })
    const times = [wallMs, Math.min(activeMs, wallMs)] as const
    const screen = [width, height, documentHeight] as const
    return [[id, path, cutText(title, titleLimit), at, ...times, depth, left, ...screen, kept] satisfies ViewRecord]
  })
  const batch = { session, sent, referrer, build: build ?? '', automated: automated === true, views }
  return { batch: views.length ? batch : null, rejected }
}

/** Cuts by code points, so that no character is torn in two; control characters and spaces in a row become one space. */
export function cutText(text: string, most: number): string {
  const clean = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return clean.length <= most ? clean : [...clean].slice(0, most).join('')
}

function isUnknownPage(candidate: unknown): boolean {
  return Array.isArray(candidate) && typeof candidate[1] === 'string' && !measuredPages.some((page) => page === candidate[1])
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
