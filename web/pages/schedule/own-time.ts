import type { ScheduleEvent } from '#content/catalogue/schedule.ts'
import { instantOf, timeOf } from '#content/facts/event-times.ts'
import { event } from '#content/facts/event.ts'
import { formatEventTime } from '#content/format/event-time.ts'
import { formatClock, formatDate } from '#content/format/moments.ts'
import { eventTimes } from '#words/event-times.ts'

type When = Pick<ScheduleEvent, 'type' | 'start' | 'end'>

/** Writes when an event takes place in another time zone, and on which days if those are not the ones of the schedule. */
export function writeTimeIn(zone: string, { type, start, end = start }: When): string {
  const { opens, closes } = timeOf(type)
  if (!closes) return eventTimes.day
  const clock = (time: string) => formatClock(instantOf(start, time), zone)
  const text = formatEventTime({ opens: opens && clock(opens), closes: clock(closes) })
  const days = (timeZone: string) => {
    const [first, last] = [start, end].map((day) =>
      formatDate(instantOf(day, opens ?? closes), 'day', timeZone),
    )
    return first === last ? first! : `${first} - ${last}`
  }
  const own = days(zone)
  if (own !== days(event.timeZone)) return eventTimes.onDay(text, own)
  return end === start ? text : eventTimes.daily(text)
}

/** Returns the IANA name of the reader's own time zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
