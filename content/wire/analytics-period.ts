const DAY = 24 * 3600_000

/** A period of UTC days as `YYYY-MM-DD`, both included. */
export type Range = { from: string; to: string }

/** The first day of any report: nothing was measured before it. */
export const firstDay = '2024-01-01'
/** The longest period that a report covers, in days. */
export const mostDays = 400

/** Returns the UTC day of a time in milliseconds, as `YYYY-MM-DD`. */
export function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Tells whether a text is a day of the calendar as `YYYY-MM-DD`, which 31 February is not. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return /^\d{4}-/.test(text) && !Number.isNaN(time) && toDay(time) === text
}

/** Counts the days of a period, both ends included; zero or less if it ends before it begins. */
export function countDays({ from, to }: Range): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1
}

/** Tells whether a report can cover a period: both days exist and are in order, none is too early, and not too many. */
export function isPeriod(period: Range): boolean {
  if (!isDay(period.from) || !isDay(period.to) || period.from < firstDay) return false
  const days = countDays(period)
  return days >= 1 && days <= mostDays
}
