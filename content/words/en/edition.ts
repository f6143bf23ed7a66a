import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import {
  formatClock,
  formatDay,
  formatDays,
  formatMoney,
  formatNumber,
  spell,
} from '#content/format.ts'

const { registration, submission } = eventDays

/** The facts of the edition, written as many texts need them. */
export const edition = {
  /** September 11 - November 12, 2025 */
  dates: formatDays(event, 'headlineYear'),
  /** 11 September 2025 */
  opening: formatDay(registration.start, 'date'),
  /** 10 October 2025 */
  closing: formatDay(registration.end, 'date'),
  /** 23:59 CAT */
  deadlineTime: `${formatClock(event.submissionDeadline)} CAT`,
  /** 4 November 2025 */
  deadlineDay: formatDay(submission, 'date'),
  /** 11-12 November 2025 */
  finale: formatDays(event.finale, 'date'),
  /** two to five */
  teamSize: `${spell(event.teamSize.least)} to ${spell(event.teamSize.most)}`,
  /** eight */
  weeks: spell(event.weeks),
  /** 40+ */
  cities: `${event.cities}+`,
  /** 1000+ */
  developers: `${event.developers}+`,
  /** 5,000+ */
  participants: `${formatNumber(event.expectedParticipants)}+`,
  /** $9,500 */
  prizePool: formatMoney(event.prizePool),
  /** $9.5K */
  prizePoolShort: formatMoney(event.prizePool, 'compact'),
} as const
