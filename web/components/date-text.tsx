import { site } from '#words/site.ts'

// A day has no zone: read as UTC and written as UTC it is the same day everywhere.
const format = new Intl.DateTimeFormat(`${site.language}-GB`, {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** An ISO date in its long form. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
