/** Returns the ISO date that many days after another. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Lists the ISO dates from the first day to the last. */
export function daysOf({ start, end = start }: { start: string; end?: string }): string[] {
  const days = [start]
  while (days.at(-1)! < end) days.push(dayAfter(days.at(-1)!, 1))
  return days
}

type Days = { start: string; end?: string }

/** Whether an event takes place on the same days as another. */
export const hasDaysOf = ({ start, end }: Days, other: Days | undefined): boolean =>
  other !== undefined && other.start === start && other.end === end
