import { formatDay } from '#content/format/days.ts'

/** An ISO date, written out. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(date, 'date')}</time>
}
