import type { ClickRecord } from '#content/wire/analytics-click.ts'
import * as place from '#content/wire/analytics-view.ts'
import {
  elementParts,
  measuredPages,
  textLimit,
  titleLimit,
  type MeasuredPage,
} from '#content/wire/analytics.ts'

/** Why an event or a whole request was refused. */
export type RejectReason = 'origin' | 'unreadable' | 'page' | 'shape' | 'excess'
export type Rejections = Partial<Record<RejectReason, number>>

/** A batch whose every field has been checked. */
export type AcceptedBatch = {
  session: number
  sent: number
  referrer: string
  build: string
  automated: boolean
  views: place.ViewRecord[]
}

/** More events than the tracker ever keeps waiting. */
const MOST_EVENTS = 300
const WEEK = 7 * 24 * 3600_000

/**
 * Returns the value as read, or undefined if it does not fit. Plain functions rather than a schema: this is the busiest
 * route of the site, and zod takes six times as long.
 */
type Reader<Value> = (value: unknown) => Value | undefined

const readIdentifier: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined
const readClock: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

/** Clamps a number rather than refusing it: overscrolling must not cost an event. */
const readWithin =
  (most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' ? Math.min(most, Math.max(0, Math.round(value))) : undefined

const readText =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= 2000 ? cutText(value, most) : undefined

const readMatching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const readPage: Reader<MeasuredPage> = (value) => {
  const path = typeof value === 'string' && value.endsWith('/') ? value.slice(0, -1) : value
  return measuredPages.find((page) => page === path)
}

const readList: Reader<unknown[]> = (value) => (Array.isArray(value) ? value : undefined)

const readPixels = readWithin(1_000_000)
const readPart = readWithin(elementParts)

const batchReaders = [
  readIdentifier,
  readClock,
  readMatching(/^[^]{0,2000}$/),
  (value: unknown) => (value === null ? '' : readBuild(value)),
  (value: unknown) => (value === null || typeof value === 'boolean' ? value === true : undefined),
  readList,
] as const
const readBuild = readMatching(/^[\w.-]{0,40}$/)

const viewReaders = [
  readIdentifier,
  readPage,
  readText(titleLimit),
  readClock,
  readWithin(WEEK),
  readWithin(WEEK),
  readWithin(100),
  readWithin(1),
  readPixels,
  readPixels,
  readPixels,
  readList,
] as const

const clickReaders = [
  readIdentifier,
  readClock,
  readMatching(/^[^<{}\p{Cc}\p{Cs}]{1,500}$/u),
  readText(textLimit),
  readPixels,
  readPixels,
  readPixels,
  readPixels,
  readPart,
  readPart,
  readPixels,
  readPixels,
  readPixels,
  readWithin(3),
] as const

type Read<Readers extends readonly Reader<unknown>[]> = {
  -readonly [Index in keyof Readers]: Exclude<ReturnType<Readers[Index]>, undefined>
}

function readTuple<Readers extends readonly Reader<unknown>[]>(
  value: unknown,
  readers: Readers,
): Read<Readers> | undefined {
  if (!Array.isArray(value) || value.length !== readers.length) return undefined
  const read: unknown[] = []
  for (let index = 0; index < readers.length; index += 1) {
    const item = readers[index]!(value[index])
    if (item === undefined) return undefined
    read.push(item)
  }
  return read as Read<Readers>
}

/**
 * Reads a posted batch. Events that do not fit are left out and counted by reason; the others are kept.
 * The batch is null if it cannot be read or nothing in it fits.
 */
export function readBatch(body: string): { batch: AcceptedBatch | null; rejected: Rejections } {
  const posted = readTuple(parseJson(body), batchReaders)
  if (!posted || posted[5].length === 0) return { batch: null, rejected: { unreadable: 1 } }
  const [session, sent, referrer, build, automated, candidates] = posted
  const rejected: Rejections = {}
  let room = MOST_EVENTS
  const reject = (reason: RejectReason, events = 1) => {
    rejected[reason] = (rejected[reason] ?? 0) + events
  }
  const views: place.ViewRecord[] = []
  for (const candidate of candidates) {
    const view = readTuple(candidate, viewReaders)
    if (!view) reject(isUnknownPage(candidate) ? 'page' : 'shape', countPosted(candidate))
    else if (room-- <= 0) reject('excess', countPosted(view))
    else {
      const clicks: ClickRecord[] = []
      for (const value of view[place.clicks]) {
        const click = readTuple(value, clickReaders)
        if (!click) reject('shape')
        else if (room-- <= 0) reject('excess')
        else clicks.push(click)
      }
      view[place.activeMs] = Math.min(view[place.activeMs], view[place.wallMs])
      view[place.clicks] = clicks
      views.push(view as place.ViewRecord)
    }
  }
  return {
    batch: views.length ? { session, sent, referrer, build, automated, views } : null,
    rejected,
  }
}

/** Matches most texts: ASCII with nothing to clean. */
const plainText = /^(?:[!-~]+(?: [!-~]+)*)?$/

/** Cleans a text and cuts it to `most` code points; a run of control characters and spaces becomes one space. */
export function cutText(text: string, most: number): string {
  if (text.length <= most && plainText.test(text)) return text
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return clean.length <= most ? clean : Array.from(clean).slice(0, most).join('')
}

/** Counts a rejected view and the clicks that are lost with it. */
function countPosted(candidate: unknown): number {
  const clicks: unknown = Array.isArray(candidate) && candidate[place.clicks]
  return 1 + (Array.isArray(clicks) ? clicks.length : 0)
}

function isUnknownPage(candidate: unknown): boolean {
  return (
    Array.isArray(candidate) &&
    typeof candidate[place.path] === 'string' &&
    readPage(candidate[place.path]) === undefined
  )
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
