import { event } from '#content/facts/event.ts'

/**
 * Returns the time before which what people sent has been kept long enough: so many months after the finale, or after they
 * sent it if that is later. Null until the first of it goes. `now` is in milliseconds.
 */
export function keptSince(months: number, now: number): Date | null {
  if (now < addMonths(Date.parse(event.phases.ends), months).getTime()) return null
  return addMonths(now, -months)
}

function addMonths(time: number, months: number): Date {
  const date = new Date(time)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
