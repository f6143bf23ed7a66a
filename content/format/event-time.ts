import { eventTimes } from '#words/event-times.ts'
import type { EventTime } from '../facts/event-times.ts'

/** Writes when an event takes place, without the zone: `09:00-17:00`, `By 23:59` or `All day`. */
export function formatEventTime({ opens, closes }: EventTime): string {
  if (!closes) return eventTimes.day
  return opens ? eventTimes.hours(opens, closes) : eventTimes.until(closes)
}
