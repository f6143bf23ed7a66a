import { editionClock } from './edition-clock.ts'
import { checkInDaysAhead, checkInReminderHours } from './facts/check-ins.ts'
import { event } from './facts/event.ts'
import { checkInDays } from './facts/schedule.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A check-in with its instants in milliseconds; it is closed from `closes` on. */
export type CheckIn = {
  number: number
  day: string
  opens: number
  closes: number
  reminds: number
}

/** The check-ins of the edition, in order. */
export const checkIns: readonly CheckIn[] = checkInDays.map((day, index) => {
  const start = Date.parse(`${day}T00:00:00${event.utcOffset}`)
  const closes = start + DAY
  return {
    number: index + 1,
    day,
    opens: start - checkInDaysAhead * DAY,
    closes,
    reminds: closes - checkInReminderHours * HOUR,
  }
})

export type CheckInState = 'coming' | 'open' | 'over'

/** Tells whether a check-in can be filled in, now or at another instant in milliseconds. */
export function stateOfCheckIn({ opens, closes }: CheckIn, now = editionClock.now()): CheckInState {
  if (now < opens) return 'coming'
  return now < closes ? 'open' : 'over'
}
