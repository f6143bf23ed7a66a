const DAY = 24 * 3600_000

/** Days in UTC, the first and the last included, as `YYYY-MM-DD`. */
export type Range = { from: string; to: string }

/** Nothing was measured before it. */
export const firstDay = '2024-01-01'
/** The longest period of which there are pictures. */
export const mostDays = 400

/** The day in UTC of a moment in milliseconds, as `YYYY-MM-DD`. */
export function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`: 31 February is none. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return /^\d{4}-/.test(text) && !Number.isNaN(time) && toDay(time) === text
}

/** Days of a period, the first and the last included; none or fewer where it ends before it begins. */
export function countDays({ from, to }: Range): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1
}

/** Whether there can be pictures of the days between two, both included. */
export function isPeriod(period: Range): boolean {
  if (!isDay(period.from) || !isDay(period.to) || period.from < firstDay) return false
  const days = countDays(period)
  return days >= 1 && days <= mostDays
}
