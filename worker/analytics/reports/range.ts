import * as z from 'zod/mini'
import {
  countDays,
  firstDay,
  isDay,
  isPeriod,
  mostDays,
  toDay,
  type Range,
} from '#content/wire/analytics-period.ts'

const DAY = 24 * 3600_000
const USUAL_DAYS = 28

export const day = z.string().check(z.refine(isDay, 'Please use a date like 2025-09-11'))

type Days = { from?: string | undefined; to?: string | undefined }

/** Checks that the days make a period that a report can cover. */
export const isReportable = z.refine<Days>(
  (days) => {
    // Zod runs this even if a day has been refused already.
    if (![days.from, days.to].every((text) => text === undefined || isDay(text))) return true
    return isPeriod(resolveRange(days))
  },
  {
    path: ['to'],
    error: `The range must hold between 1 and ${mostDays} days, none before ${firstDay}.`,
  },
)

/** The query `?from&to` of a report, both optional: see {@link resolveRange}. */
export const rangeSchema = z
  .object({ from: z.optional(day), to: z.optional(day) })
  .check(isReportable)

/** Fills in what a query left out: `to` is today, `from` makes it four weeks. */
export function resolveRange(query: Days, now = Date.now()): Range {
  const to = query.to ?? toDay(now)
  if (query.from) return { from: query.from, to }
  const usual = toDay(Date.parse(to) - (USUAL_DAYS - 1) * DAY)
  return { from: usual < firstDay ? firstDay : usual, to }
}

/** Returns the range of the same length that ends the day before. */
export function previousRange(range: Range): Range {
  const first = Date.parse(range.from)
  return { from: toDay(first - countDays(range) * DAY), to: toDay(first - DAY) }
}

/** Lists the days of a range. */
export function listDays(range: Range): string[] {
  const first = Date.parse(range.from)
  return Array.from({ length: countDays(range) }, (_, index) => toDay(first + index * DAY))
}
