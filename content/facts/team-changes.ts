import type { ExceptionKind } from '../wire/exception-kinds.ts'
import { eventDays } from './event-days.ts'
import { event } from './event.ts'
import { hubMoveWeeks } from './programme.ts'
import { firstDayOf } from './schedule.ts'

const DAY = 24 * 3_600_000

const hub = addDays(eventDays.registration.start, hubMoveWeeks * 7 - 1)
const track = firstDayOf('plan-review')

/** The last day of each change, and of submitting a project, on the clock of the event. */
export const lastChangeDays: Readonly<Record<ExceptionKind, string>> = {
  hub,
  track,
  team: eventDays.submission,
  submission: eventDays.submission,
}

// The last second of the deadline belongs to it.
const submissionEnd = Date.parse(event.submissionDeadline) + 1000

/** The first instant at which each of them is closed, in milliseconds. */
export const changeEnds: Readonly<Record<ExceptionKind, number>> = {
  hub: startOfDay(addDays(hub, 1)),
  track: startOfDay(addDays(track, 1)),
  team: submissionEnd,
  submission: submissionEnd,
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${event.utcOffset}`)
}
