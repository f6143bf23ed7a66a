import type { EventTypeId } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { typesPath } from '#content/wire/calendar.ts'
import { dailyRule, type CalendarEntry } from './entries.ts'

/** Returns the address with which calendar programs subscribe to the events of some types, or to all if none is named. */
export function subscribeLink(types: readonly EventTypeId[]): string {
  const path = types.length > 0 ? typesPath(types) : paths.calendar
  return (event.origin + path).replace('https:', 'webcal:')
}

/** Returns the address with which Google Calendar subscribes to the same. */
export const googleSubscribeLink = (types: readonly EventTypeId[]) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: subscribeLink(types) })}`

/** Returns the address that opens Google Calendar with the entry filled in. */
export function googleLink(entry: CalendarEntry): string {
  const rule = dailyRule(entry)
  const parts = new URLSearchParams({
    action: 'TEMPLATE',
    dates: `${compact(entry.start)}/${compact(entry.end)}`,
    text: entry.title,
    details: entry.url,
    location: entry.location,
    ...(rule && { recur: `RRULE:${rule}` }),
  })
  // These two may stand in a query as they are, and the schedule has many such links.
  const query = String(parts).replaceAll('%3A', ':').replaceAll('%2F', '/')
  return `https://calendar.google.com/calendar/render?${query}`
}

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.000/g, '')
