import { event } from './event.ts'

const HOUR = 3_600_000

/** The day, `2025-10-10`, that ends at an instant or in which it falls, on the clock of the event. */
function lastDay(instant: string): string {
  const offset = Number(event.utcOffset.slice(0, 3)) * HOUR
  return new Date(Date.parse(instant) - 1 + offset).toISOString().slice(0, 10)
}

const { registration, phases, submissionDeadline } = event

/** The days of the programme's parts, first and last, from the instants at which they begin and end. */
export const eventDays = {
  registration: { start: registration.opens.slice(0, 10), end: lastDay(registration.closes) },
  learning: { start: phases.learning.slice(0, 10), end: lastDay(phases.development) },
  development: {
    start: phases.development.slice(0, 10),
    end: lastDay(phases.developmentEnds),
  },
  submission: submissionDeadline.slice(0, 10),
} as const
