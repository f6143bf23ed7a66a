import { calendarAddress, dailyRule, type CalendarEntry } from './entries.ts'

/** The address with which calendar programs subscribe to the feed. */
export const subscribeLink = calendarAddress.replace('https:', 'webcal:')

export const googleSubscribeLink = `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: subscribeLink })}`

/** Returns the address that opens Google Calendar with the entry filled in. */
export function googleLink(entry: CalendarEntry): string {
  const rule = dailyRule(entry)
  const parts = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(entry.start)}/${compact(entry.end)}`,
    details: entry.url,
    location: entry.location,
    ...(rule && { recur: `RRULE:${rule}` }),
  })
  return `https://calendar.google.com/calendar/render?${parts}`
}

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.000/g, '')
