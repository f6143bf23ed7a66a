import { createEvents } from 'ics'
import type { EventTypeId } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { calendarEntries, dailyRule, type CalendarEntry } from './entries.ts'

/**
 * The schedule as an iCalendar file. Times are written as UTC instants, so that no reader has to know our zone.
 * `stamp` is when the file is made: of two copies of an event, calendars keep the one with the later stamp.
 */
export function eventsToIcs(stamp: Date, types?: readonly EventTypeId[]): string {
  const { error, value } = createEvents(
    calendarEntries(types).map((entry) => attributesOf(entry, stamp)),
    {
      calName: schedulePage.calendarFile.name,
      productId: `-//${event.name}//Schedule ${event.year}//EN`,
    },
  )
  if (error || !value) throw error ?? new Error('the calendar is empty')
  return foldByOctets(value)
}

function attributesOf(entry: CalendarEntry, stamp: Date) {
  return {
    uid: `${entry.id}@${new URL(event.origin).host}`,
    timestamp: stamp.getTime(),
    start: entry.start.getTime(),
    end: entry.end.getTime(),
    recurrenceRule: dailyRule(entry),
    title: entry.title,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    categories: [eventTypeNames[entry.type]],
    status: 'CONFIRMED' as const,
  }
}

/** `ics` folds after 75 characters; the format (RFC 5545, 3.1) means octets, which differ outside English. */
function foldByOctets(calendar: string): string {
  return calendar.replaceAll('\r\n\t', '').split('\r\n').map(foldLine).join('\r\n')
}

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
