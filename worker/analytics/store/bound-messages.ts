import * as clickPlace from '#content/wire/analytics-click.ts'
import { toDay } from '#content/wire/analytics-period.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import { otherSelector, otherSource } from '#content/wire/analytics.ts'
import { mostDailyEvents, mostNewSources, mostSources } from '../limits.ts'
import type { EventMessage } from '../message.ts'
import type { DropReason } from '../schema/guards.ts'
import { correctTime } from './rows.ts'
import { weigh, type Forgotten, type Standing } from './standing.ts'

type View = EventMessage['views'][number]
/** The selectors that the finished pages have, by page; null for a page of which that is not known. */
export type KnownSelectors = ReadonlyMap<string, ReadonlySet<string> | null>

/**
 * Says why a message is not to be stored, or null: the database is above its mark, or the sender's network has sent its
 * share of the day. Counts what is admitted into `sent`.
 */
export function judge(message: EventMessage, { isFull, sent }: Standing): DropReason | null {
  if (isFull) return 'full'
  if (!message.network) return null
  const key = `${toDay(message.receivedAt)} ${message.network}`
  const events = (sent.get(key) ?? 0) + weigh(message)
  if (events > mostDailyEvents) return 'network'
  sent.set(key, events)
  return null
}

/**
 * Leaves out what was forgotten, and replaces what a sender may choose freely, so that no sums grow without end: a selector
 * that the finished page does not have, and a referring host or a language beyond the number that are told apart, for the
 * site and of one network. Adds the message to `namers` for each of them that it is the first to name.
 */
export function boundMessage(
  message: EventMessage,
  standing: Standing,
  selectors: KnownSelectors,
  namers: EventMessage[],
): EventMessage {
  const { referrer, language } = message
  const isToldApart = (kind: keyof typeof mostSources, value: string): boolean => {
    const known = standing.sources[kind]
    if (known.has(value)) return true
    if (known.size >= mostSources[kind] || !mayName(message, standing)) return false
    known.add(value)
    if (message.network) namers.push(message)
    return true
  }
  return {
    ...message,
    referrer:
      referrer === null || isToldApart('referrer', hostOf(referrer))
        ? referrer
        : `https://${otherSource}/`,
    language: language === null || isToldApart('language', language) ? language : otherSource,
    views: withoutForgotten(message, standing.forgotten).map((view) =>
      boundClicks(view, selectors.get(view[viewPlace.path])),
    ),
  }
}

/** Tells whether the network of a message may name one more source today, and counts it. */
function mayName({ receivedAt, network }: EventMessage, { named }: Standing): boolean {
  if (!network) return true
  const key = `${toDay(receivedAt)} ${network}`
  const count = named.get(key) ?? 0
  if (count >= mostNewSources) return false
  named.set(key, count + 1)
  return true
}

/** The same part of the address as in the daily sums. */
const hostOf = (referrer: string) => referrer.split('/')[2] ?? ''

function boundClicks(view: View, known: ReadonlySet<string> | null | undefined): View {
  const clicks = view[viewPlace.clicks]
  if (!known || clicks.every((click) => known.has(click[clickPlace.selector]))) return view
  const bounded = view.slice() as View
  bounded[viewPlace.clicks] = clicks.map((click) => {
    if (known.has(click[clickPlace.selector])) return click
    const other = click.slice() as typeof click
    other[clickPlace.selector] = otherSelector
    return other
  })
  return bounded
}

/** Returns the views of a message, and their clicks, without those that belong to what was forgotten. */
function withoutForgotten(message: EventMessage, forgotten: readonly Forgotten[]): View[] {
  if (forgotten.length === 0) return message.views
  const isKept = (path: string, at: number) => {
    const time = new Date(correctTime(at, message)).toISOString()
    const arrival = new Date(message.receivedAt).toISOString()
    const day = time.slice(0, 10)
    return !forgotten.some(
      ({ pagePath, firstDay, lastDay, forgottenAt }) =>
        (time <= forgottenAt || arrival <= forgottenAt) &&
        (pagePath ? pagePath === path : firstDay! <= day && day <= lastDay!),
    )
  }
  return message.views.flatMap((view) => {
    const path = view[viewPlace.path]
    if (!isKept(path, view[viewPlace.at])) return []
    const kept = view.slice() as View
    kept[viewPlace.clicks] = view[viewPlace.clicks].filter((click) =>
      isKept(path, click[clickPlace.at]),
    )
    return [kept]
  })
}
