import { dayNumber, eventDays } from '../facts/event-days.ts'
import { event } from '../facts/event.ts'

/** How many days there are from one day to another, both included. */
const daysBetween = (start: string, end: string) => dayNumber(end) - dayNumber(start) + 1

const { registration, learning, development } = eventDays

/**
 * The parts of the edition in order: registration, learning, development and the finale. For each part, `first` is the number
 * of its first day (see dayNumber), and `days` its length.
 */
export const seasonParts = [registration, learning, development, event.finale].map(
  ({ start, end }) => ({ first: dayNumber(start), days: daysBetween(start, end) }),
)
