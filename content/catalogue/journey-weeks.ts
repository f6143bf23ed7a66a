import { dayNumber } from '../facts/event-days.ts'
import { event } from '../facts/event.ts'

const { registration, phases } = event

/** Divides the time between two instants into equal weeks. Returns how many days each has, and the days on which they begin. */
function weeksBetween(start: string, end: string, count: number) {
  const first = dayNumber(start.slice(0, 10))
  const days = (dayNumber(end.slice(0, 10)) - first) / count
  return { days, firsts: Array.from({ length: count }, (_, index) => first + index * days) }
}

/**
 * The weeks of each part of a team's journey, with the numbers of their days (see dayNumber). These are weeks of work, so not
 * all have seven days.
 */
export const journeyWeeks = {
  bootcamp: weeksBetween(registration.opens, phases.development, 4),
  building: weeksBetween(phases.development, phases.developmentEnds, 3),
  // Marked as next from the end of building, although it begins some days later.
  showcase: {
    ...weeksBetween(phases.finale, phases.ends, 1),
    gap: dayNumber(phases.finale.slice(0, 10)) - dayNumber(phases.developmentEnds.slice(0, 10)),
  },
}
