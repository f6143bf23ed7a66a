import type { ChangeKind } from '../wire/change-kinds.ts'
import { eventDays } from './event-days.ts'
import { event } from './event.ts'
import { hubMoveWeeks } from './programme.ts'
import { firstDayOf } from './schedule.ts'

const DAY = 24 * 3_600_000

const hub = addDays(eventDays.registration.start, hubMoveWeeks * 7 - 1)
const track = firstDayOf('plan-review')

/** The last day of each change, on the clock of the event. */
export const lastChangeDays: Readonly<Record<ChangeKind, string>> = {
  hub,
  track,
  team: eventDays.submission,
}

/** The first instant at which each change is closed, in milliseconds. */
export const changeEnds: Readonly<Record<ChangeKind, number>> = {
  hub: startOfDay(addDays(hub, 1)),
  track: startOfDay(addDays(track, 1)),
  // The last second of the deadline belongs to it.
  team: Date.parse(event.submissionDeadline) + 1000,
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${event.utcOffset}`)
}
