import { dateFormat, type DayStyle } from './date-format.ts'
import { formatList } from './list.ts'

/** Writes a day, given as `2025-09-11` or as an instant, which counts for the day in its own offset. */
export function formatDay(day: string, style: DayStyle = 'day'): string {
  return dateFormat(style, 'UTC').format(calendarDay(day))
}

/**
 * Writes the days from one to another, naming what both share once: `11-20 October`, `11 September - 10 October`. A word
 * such as `and` can replace the dash: `11 and 12 November 2025`.
 */
export function formatDays(
  { start, end = start }: { start: string; end?: string },
  style: DayStyle = 'day',
  between?: string,
): string {
  if (start === end) return formatDay(start, style)
  // Engines differ in the dash and in the spaces around it.
  const dash = start.slice(0, 7) === end.slice(0, 7) ? '-' : ' - '
  return dateFormat(style, 'UTC')
    .formatRangeToParts(calendarDay(start), calendarDay(end))
    .map(({ source, value }) =>
      source === 'shared' && /[-–]/.test(value) ? (between ? ` ${between} ` : dash) : value,
    )
    .join('')
}

/** Writes several days, naming a month that follows once: `17, 24 and 31 October`, `31 October and 7 November`. */
export function formatDayList(days: readonly string[]): string {
  const isLastOfMonth = (day: string, index: number) =>
    day.slice(0, 7) !== days[index + 1]?.slice(0, 7)
  return formatList(
    days.map((day, index) => (isLastOfMonth(day, index) ? formatDay(day) : formatDayOfMonth(day))),
  )
}

const formatDayOfMonth = (day: string) => String(calendarDay(day).getUTCDate())

// A day has no time zone: parsed as UTC and written as UTC it is the same day everywhere.
function calendarDay(day: string): Date {
  return new Date(day.slice(0, 10))
}
