import { dateFormat } from './date-format.ts'

/** Writes a day, given as `2025-09-11`, in the least room: `11 Sep`. */
export const shortenDay = (day: string): string => shorten(new Date(day), 'UTC')

/** Writes the reader's own day of an instant in the least room. */
export const shortenMoment = (instant: string): string => shorten(new Date(instant))

/** Gives every month three letters, so that days line up in a column: the locale of dates has `Sept` beside `Oct`. */
function shorten(date: Date, timeZone?: string) {
  return dateFormat('shortDay', timeZone)
    .formatToParts(date)
    .map(({ type, value }) =>
      type === 'month' ? dateFormat('shortMonth', timeZone).format(date) : value,
    )
    .join('')
}
