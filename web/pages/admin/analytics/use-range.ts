import { useSearchParams } from 'react-router-dom'
import { isDay, isPeriod, toDay } from '#content/wire/analytics-period.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { useChangeAddress } from '../use-change-address.ts'

const DAY = 24 * 3600_000

export const rangeLengths = ['7', '28', '90'] as const
export type RangeLength = (typeof rangeLengths)[number] | 'own'

/** Returns the range of the last `length` days, including today. */
export function lastDays(length: number, now = Date.now()): Range {
  return { from: toDay(now - (length - 1) * DAY), to: toDay(now) }
}

/** Reads the range from the address: `days`, or `from` and `to`. `compare=no` turns off the comparison with the days before. */
export function useRange() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const from = params.get('from')
  const to = params.get('to')
  const own = from !== null && to !== null ? { from, to } : undefined
  const length = rangeLengths.find((value) => value === params.get('days')) ?? '28'
  const isWrong = own !== undefined && !isPeriod(own)
  return {
    range: own && !isWrong ? own : lastDays(Number(length)),
    days: own ? ('own' as const) : length,
    isWrong,
    /** The values of the date fields. They may not form a valid range, but each is a date or empty. */
    typed: own
      ? { from: isDay(own.from) ? own.from : '', to: isDay(own.to) ? own.to : '' }
      : lastDays(Number(length)),
    compare: params.get('compare') !== 'no',
    set: (change: Record<string, string | undefined>) =>
      // Typing one date produces many, which must not each become a history entry.
      changeAddress(change, { replace: 'from' in change || 'to' in change }),
  }
}
