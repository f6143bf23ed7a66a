import { formatDay } from '#content/format.ts'

/** An ISO date in its long form. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(date, 'date')}</time>
}
