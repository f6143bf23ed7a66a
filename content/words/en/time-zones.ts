import type { TimeZoneId } from '#content/facts/time-zones.ts'
import { plural } from '#content/format/plural.ts'
import { capitalise } from './language.ts'

export const timeZoneNames: Readonly<Record<TimeZoneId, string>> = {
  cat: 'Central Africa Time',
  sast: 'South Africa Standard Time',
  wat: 'West Africa Time',
  eat: 'East Africa Time',
  gmt: 'Greenwich Mean Time',
  egypt: 'Egypt',
  libya: 'Eastern European Time (Libya)',
  algeria: 'Central European Time (Algeria)',
  tunisia: 'Central European Time (Tunisia)',
  morocco: 'Morocco',
  mauritius: 'Mauritius Time',
}

/** How to convert a time of the schedule. */
export const clockWords = {
  own: 'The time in the schedule',
  /** For clocks that many hours ahead of the schedule's; negative if behind it. */
  always: (hours: number) => capitalise(difference(hours)),
  /** For zones whose clocks change at the end of a day. */
  changing: (hours: number, lastDay: string, hoursAfterwards: number) =>
    capitalise(`${difference(hours)} until ${lastDay}, then ${difference(hoursAfterwards)}`),
} as const

function difference(hours: number): string {
  if (hours === 0) return 'the same'
  const count = Math.abs(hours)
  return `${count} ${plural(count, { one: 'hour', other: 'hours' })} ${hours > 0 ? 'ahead' : 'behind'}`
}
