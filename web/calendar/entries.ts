import { defaultLocation, phases, type ScheduleEvent } from '#content/catalogue/schedule.ts'
import { instantOf, timeOf } from '#content/facts/event-times.ts'
import { eventHours, type EventTypeId } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { schedulePage } from '#words/pages/schedule.ts'

export type CalendarEntry = {
  id: string
  type: EventTypeId
  title: string
  description: string
  location: string
  /** When the event takes place, if that is not between the hours of the entry. */
  time?: string
  /** Address of the event on the schedule page. */
  url: string
  /** Instants on the first day. An event of several days has the same hours on each of them. */
  start: Date
  end: Date
  days: number
}

export const calendarFileName = `${event.name.toLowerCase().replaceAll(' ', '-')}-${event.year}.ics`

/** Lists the calendar's entries, one per event of the schedule and in its order. */
export const calendarEntries = (): CalendarEntry[] =>
  phases.flatMap((phase) => phase.events).map(entryOf)

function entryOf({
  id,
  type,
  title,
  description,
  time,
  details = [],
  location,
  start,
  end = start,
}: ScheduleEvent): CalendarEntry {
  const [opens, closes] = eventHours[type]
  const note = timeOf(type).opens ? undefined : time
  return {
    id,
    type,
    title: type === 'deadline' ? schedulePage.calendar.deadline(title) : title,
    description: [note, description, ...details.map((item) => `- ${item}`)]
      .filter(Boolean)
      .join('\n'),
    location: location ?? defaultLocation,
    time: note,
    url: `${event.origin}${paths.schedule}#${id}`,
    start: new Date(instantOf(start, opens)),
    end: new Date(instantOf(start, closes)),
    days: (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1,
  }
}

/** Returns the recurrence rule (RFC 5545, 3.3.10) for the same hours every day; undefined for an event of one day. */
export const dailyRule = ({ days }: CalendarEntry) =>
  days > 1 ? `FREQ=DAILY;COUNT=${days}` : undefined
