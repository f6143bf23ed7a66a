import { eventDays } from '../facts/event-days.ts'
import { event } from '../facts/event.ts'

const DAY = 86_400_000

/** How many days there are from one day to another, both included. */
const daysBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / DAY + 1

const { registration, learning, development } = eventDays
const rest = daysBetween(development.end, event.finale.end) - 1
const finale = daysBetween(event.finale.start, event.finale.end)

/**
 * The parts of the edition one after the other: registration, learning, development, and what is left until the end of the
 * finale. `days` is the length of each part. Nothing happens on the first `quiet` of those days.
 */
export const seasonParts = [registration, learning, development]
  .map(({ start, end }) => ({ days: daysBetween(start, end), quiet: 0 }))
  .concat({ days: rest, quiet: rest - finale })
