import { dayNumber, eventDays } from '../facts/event-days.ts'
import { event } from '../facts/event.ts'

/** How many days there are from one day to another, both included. */
const daysBetween = (start: string, end: string) => dayNumber(end) - dayNumber(start) + 1

const { registration, learning, development } = eventDays
const rest = daysBetween(development.end, event.finale.end) - 1
const finale = daysBetween(event.finale.start, event.finale.end)

/**
 * The parts of the edition one after the other: registration, learning, development, and what is left until the end of the
 * finale. For each part, `first` is its first day, in days since 1970, and `days` is its length. Nothing happens on the first
 * `quiet` of those days.
 */
export const seasonParts = [registration, learning, development]
  .map(({ start, end }) => ({ first: dayNumber(start), days: daysBetween(start, end), quiet: 0 }))
  .concat({ first: dayNumber(development.end) + 1, days: rest, quiet: rest - finale })
