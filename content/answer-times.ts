import { zoneOffset } from './facts/event-days.ts'
import { event } from './facts/event.ts'
import type { CaseKind } from './wire/intake.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds before an answer is due from which it counts as urgent. */
export const urgentTime = 6 * HOUR

/**
 * Returns the time at which the answer that the site promises is due, in milliseconds; null if it promises none. A message is
 * answered within its hours on business days: Saturdays and Sundays of the event's time zone do not count. `sentAt` is in
 * milliseconds.
 */
export function answerDueAt(kind: CaseKind, sentAt: number): number | null {
  const { message, application } = event.answerHours
  if (kind === 'message') return addBusinessTime(sentAt, message * HOUR)
  return kind === 'application' ? sentAt + application * HOUR : null
}

function addBusinessTime(start: number, duration: number): number {
  let at = start
  let left = duration
  for (;;) {
    const nextDay = (Math.floor((at + zoneOffset) / DAY) + 1) * DAY - zoneOffset
    const isBusinessDay = ![0, 6].includes(new Date(at + zoneOffset).getUTCDay())
    if (isBusinessDay && left <= nextDay - at) return at + left
    if (isBusinessDay) left -= nextDay - at
    at = nextDay
  }
}

/** Tells how urgent an answer is. Both times are in milliseconds since 1970; `dueAt` is null where no answer is owed. */
export function urgencyOf(dueAt: number | null, now: number): 'none' | 'calm' | 'urgent' | 'late' {
  if (dueAt === null) return 'none'
  if (dueAt <= now) return 'late'
  return dueAt - now <= urgentTime ? 'urgent' : 'calm'
}
