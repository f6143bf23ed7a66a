import { locale } from '#words/language.ts'
import { event } from '../facts/event.ts'
import { dateFormat, type DayStyle } from './date-format.ts'

/** Writes the day of an instant in the reader's time zone, or in another. */
export function formatDate(instant: string, style: DayStyle = 'date', timeZone?: string): string {
  return dateFormat(style, timeZone).format(new Date(instant))
}

const clock = { hour: '2-digit', minute: '2-digit' } as const

let momentFormat: Intl.DateTimeFormat | undefined

/** Writes an instant in the reader's time zone: `11 September 2025 at 10:05`. */
export function formatMoment(instant: string): string {
  momentFormat ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return momentFormat.format(new Date(instant))
}

/** Writes an instant in the event's time zone, without naming it: `14 October 2025 at 10:05`. */
export function formatEventMoment(instant: Date): string {
  const { timeZone } = event
  return instant.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
}

/** Writes the time of an instant in the event's time zone, or in another: `23:59`. */
export function formatClock(instant: string, timeZone: string = event.timeZone): string {
  return new Date(instant).toLocaleTimeString(locale, { ...clock, timeZone })
}

/** Writes the time of an instant, in milliseconds, in the reader's time zone: `12:04`. */
export const formatOwnClock = (instant: number) =>
  new Date(instant).toLocaleTimeString(locale, clock)
