import { eventDays } from '../facts/event-days.ts'
import { event } from '../facts/event.ts'

const DAY = 86_400_000

/** How many days there are from one day to another, both included. */
const daysBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / DAY + 1

const { registration, learning, development } = eventDays
const half = daysBetween(registration.start, registration.end) / 2
const rest = daysBetween(development.end, event.finale.end) - 1

/**
 * The days of the edition's parts, as the key dates name them: the two halves of the registration, learning,
 * development, and what is left until the end of the finale. Each day has a dot, but in the
 * last part only the days of the finale do.
 */
export const seasonDays = [
  half,
  half,
  daysBetween(learning.start, learning.end),
  daysBetween(development.start, development.end),
]
  .map((days) => ({ days, dots: days }))
  .concat({ days: rest, dots: daysBetween(event.finale.start, event.finale.end) })
