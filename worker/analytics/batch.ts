import {
  elementParts,
  measuredPages,
  textLimit,
  type ClickRecord,
  type EventBatch,
  type ViewRecord,
} from '#content/analytics.ts'
import * as z from 'zod/mini'

/** Why an event or a whole request was refused. */
export type RejectReason = 'origin' | 'unreadable' | 'page' | 'shape' | 'excess'
export type Rejections = Partial<Record<RejectReason, number>>

const MOST_EVENTS = 200
const MOST_PIXELS = 1_000_000
const WEEK = 7 * 24 * 3600_000

const upTo = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most))
const identifier = upTo(Number.MAX_SAFE_INTEGER)
const clock = identifier
const pixels = upTo(MOST_PIXELS)

const envelopeSchema = z.object({
  session: identifier,
  sent: clock,
  referrer: z.string().check(z.maxLength(2000)),
  build: z.string().check(z.regex(/^[\w.-]{0,40}$/)),
  automated: upTo(1),
  views: z.array(z.unknown()).check(z.minLength(1)),
})

const viewSchema = z.tuple([
  identifier,
  z.enum(measuredPages),
  z.string().check(z.maxLength(1000)),
  clock,
  upTo(WEEK),
  upTo(WEEK),
  upTo(100),
  upTo(1),
  pixels,
  pixels,
  pixels,
  z.array(z.unknown()),
])

const clickSchema = z.tuple([
  identifier,
  clock,
  z.string().check(z.regex(/^[^<{}\p{Cc}]{1,300}$/u)),
  z.nullable(z.string().check(z.maxLength(1000))),
  pixels,
  pixels,
  pixels,
  pixels,
  upTo(elementParts),
  upTo(elementParts),
  pixels,
  pixels,
  pixels,
  upTo(3),
])

/**
 * Reads a posted batch. Events that do not fit are left out and counted by reason, the others are kept.
 * The batch is null when the envelope cannot be read or nothing in it fits.
 */
export function readBatch(body: string): { batch: EventBatch | null; rejected: Rejections } {
  const envelope = envelopeSchema.safeParse(parseJson(body))
  if (!envelope.success) return { batch: null, rejected: { unreadable: 1 } }
  const rejected: Rejections = {}
  let room = MOST_EVENTS
  const reject = (reason: RejectReason) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
    return []
  }
  const views = envelope.data.views.flatMap((candidate) => {
    const view = viewSchema.safeParse(candidate)
    if (!view.success) return reject(isUnknownPage(candidate) ? 'page' : 'shape')
    if (room-- <= 0) return reject('excess')
    const clicks = view.data[11].flatMap((click) => {
      const { success, data } = clickSchema.safeParse(click)
      if (!success) return reject('shape')
      if (room-- <= 0) return reject('excess')
      const [id, at, selector, text, ...numbers] = data
      return [[id, at, selector, text && cutText(text, textLimit), ...numbers] satisfies ClickRecord]
    })
    const [id, path, title, at, wallMs, activeMs, depth, left, width, height, documentHeight] = view.data
    const active = Math.min(activeMs, wallMs)
    return [
      [id, path, cutText(title, 200), at, wallMs, active, depth, left, width, height, documentHeight, clicks] satisfies ViewRecord,
    ]
  })
  return { batch: views.length ? { ...envelope.data, views } : null, rejected }
}

/** Cuts by code points, so that no character is torn in two, and drops control characters. */
export function cutText(text: string, most: number): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ')
  return clean.length <= most ? clean : [...clean].slice(0, most).join('')
}

function isUnknownPage(candidate: unknown): boolean {
  return Array.isArray(candidate) && typeof candidate[1] === 'string' && !measuredPages.includes(candidate[1] as never)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
