import { event } from './event.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How much earlier a day begins on the clock of the event than in UTC, in milliseconds; it has no daylight saving. */
export const zoneOffset = Number(event.utcOffset.slice(0, 3)) * HOUR

/** Returns the day of an instant in milliseconds, as `2025-10-10`, on the clock of the event. */
export function dayOf(instant: number): string {
  return new Date(instant + zoneOffset).toISOString().slice(0, 10)
}

/** Returns the day that an instant falls in or ends. */
const lastDay = (instant: string) => dayOf(Date.parse(instant) - 1)

const { registration, phases, submissionDeadline } = event

/** The first and last day of each part of the programme, from the instants at which they begin and end. */
export const eventDays = {
  registration: { start: registration.opens.slice(0, 10), end: lastDay(registration.closes) },
  learning: { start: phases.learning.slice(0, 10), end: lastDay(phases.development) },
  development: {
    start: phases.development.slice(0, 10),
    end: lastDay(phases.developmentEnds),
  },
  submission: submissionDeadline.slice(0, 10),
} as const

const year = Date.parse(event.start.slice(0, 4))

/** When the edition's year begins on the clock of the event, in milliseconds since 1970. */
export const yearStart = year - zoneOffset

/** Converts an ISO date to days since 1 January of the edition's year; `--day` counts the same way (first-paint.ts). */
export const dayNumber = (day: string) => (Date.parse(day) - year) / DAY

/** The number of the last day before the edition. */
export const dayBefore = dayNumber(event.start) - 1

/** Returns the weekday of an ISO date, from 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7
