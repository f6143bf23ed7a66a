import { defaultLocation, phases, type ScheduleEvent } from '#content/catalogue/schedule.ts'
import { eventHours, type EventTypeId } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'

export type CalendarEntry = {
  id: string
  type: EventTypeId
  title: string
  description: string
  location: string
  /** Address of the event on the schedule page. */
  url: string
  /** Instants on the first day. An event of several days has the same hours on each of them. */
  start: Date
  end: Date
  days: number
}

export const calendarPath = '/calendar.ics'
export const calendarAddress = event.origin + calendarPath
export const calendarFileName = `${event.name.toLowerCase().replaceAll(' ', '-')}-${event.year}.ics`

/** Lists the calendar's entries, one per event of the schedule and in its order; of all types unless some are named. */
export function calendarEntries(types?: readonly EventTypeId[]): CalendarEntry[] {
  return phases
    .flatMap((phase) => phase.events)
    .filter(({ type }) => !types || types.includes(type))
    .map(entryOf)
}

function entryOf({
  id,
  type,
  title,
  description,
  details = [],
  location,
  start,
  end = start,
}: ScheduleEvent) {
  const [opens, closes] = eventHours[type]
  return {
    id,
    type,
    title,
    description: [description, ...details.map((item) => `- ${item}`)].join('\n'),
    location: location ?? defaultLocation,
    url: `${event.origin}${paths.schedule}#${id}`,
    start: instant(start, opens),
    end: instant(start, closes),
    days: (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1,
  }
}

/** Returns an entry's UID. It never changes for an event, because calendars recognise their copy by it. */
export const uidOf = ({ id }: CalendarEntry) => `${id}@${new URL(event.origin).host}`

const instant = (date: string, hours: string) =>
  new Date(`${date}T${hours.slice(0, 2)}:${hours.slice(2)}:00${event.utcOffset}`)

/** Returns the recurrence rule (RFC 5545, 3.3.10) for the same hours every day; undefined for an event of one day. */
export const dailyRule = ({ days }: CalendarEntry) =>
  days > 1 ? `FREQ=DAILY;COUNT=${days}` : undefined
