import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { event } from '#content/facts/event.ts'
import { uidOf } from '#content/wire/calendar.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import type { CalendarEntry } from './entries.ts'

/**
 * Writes entries as an iCalendar file (RFC 5545). Times are in UTC, so that no client needs to know our time zone.
 * `stamp` is when the file is made: of two copies of an event, calendars keep the one with the later stamp, or with the
 * higher sequence number, which therefore counts the seconds of the edition's year.
 */
export function writeCalendar(entries: readonly CalendarEntry[], stamp: Date): string {
  const calendar = ical({
    name: schedulePage.calendarFile.name,
    prodId: { company: event.name, product: `Schedule ${event.year}`, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    events: entries.map((entry) => propertiesOf(entry, stamp)),
  })
  // The library omits the line break after the last line, which the format requires.
  return `${calendar.toString()}\r\n`
}

function propertiesOf(entry: CalendarEntry, stamp: Date): ICalEventData {
  const { title, description, location, url, start, end, days } = entry
  return {
    id: uidOf(entry.id),
    stamp,
    lastModified: stamp,
    sequence: Math.max(0, Math.floor((stamp.getTime() - Date.UTC(event.year, 0)) / 1000)),
    start,
    end,
    ...(days > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days } }),
    summary: title,
    description,
    location,
    url,
    categories: [{ name: eventTypeNames[entry.type] }],
    status: ICalEventStatus.CONFIRMED,
  }
}
