import { dateFormat, type DayStyle } from './date-format.ts'

/** Writes a day, given as `2025-09-11` or as an instant with its offset, which stands for the day that it names in its own offset. */
export function formatDay(day: string, style: DayStyle = 'headline'): string {
  return dateFormat(style, 'UTC').format(calendarDay(day))
}

/**
 * Writes the days from one to another, naming what both share once: `October 11-20`, `September 11 - October 10`. A word
 * such as `and` can replace the dash: `11 and 12 November 2025`.
 */
export function formatDays(
  { start, end = start }: { start: string; end?: string },
  style: DayStyle = 'headline',
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

// A day has no time zone: parsed as UTC and written as UTC it is the same day everywhere.
function calendarDay(day: string): Date {
  return new Date(day.slice(0, 10))
}
