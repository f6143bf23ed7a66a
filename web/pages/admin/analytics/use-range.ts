import { useSearchParams } from 'react-router-dom'
import type { Range } from '../../../data/analytics.ts'

const DAY = 24 * 3600_000
const MOST_DAYS = 400

export const rangeLengths = ['7', '28', '90'] as const
export type RangeLength = (typeof rangeLengths)[number] | 'own'

const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days up to today, today included. */
export function lastDays(length: number, now = Date.now()): Range {
  return { from: toDay(now - (length - 1) * DAY), to: toDay(now) }
}

/** The period as the address has it: `days`, or `from` and `to`; `compare=no` leaves the days before out. */
export function useRange() {
  const [params, setParams] = useSearchParams()
  const from = params.get('from')
  const to = params.get('to')
  const isOwn = isDay(from) && isDay(to)
  const length = rangeLengths.find((value) => value === params.get('days')) ?? '28'
  const own = isOwn ? { from, to } : undefined
  const isWrong = own !== undefined && !isRange(own)
  return {
    range: own && !isWrong ? own : lastDays(Number(length)),
    days: isOwn ? ('own' as const) : length,
    isWrong,
    /** What stands in the fields, which may be no period. */
    typed: own ?? lastDays(Number(length)),
    compare: params.get('compare') !== 'no',
    set: (change: Record<string, string | undefined>) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous)
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        // A date that is being typed is many dates.
        { replace: 'from' in change || 'to' in change },
      ),
  }
}

function isRange({ from, to }: Range): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return days >= 1 && days <= MOST_DAYS
}
