import { clockWords, timeZoneNames } from '#words/time-zones.ts'
import { cities } from '../facts/cities.ts'
import { hubs } from '../facts/hubs.ts'
import {
  timeZones as facts,
  countHoursAhead,
  scheduleTimeZoneId,
  type TimeZoneFacts,
  type TimeZoneId,
} from '../facts/time-zones.ts'
import { formatDay } from '../format/days.ts'

export type TimeZone = TimeZoneFacts & {
  id: TimeZoneId
  name: string
  /** How to convert a time of the schedule, in words. */
  difference: string
  /** Ids of the hubs, then of the secondary cities. */
  cityIds: readonly string[]
}

export const timeZones: readonly TimeZone[] = facts.map((zone) => ({
  ...zone,
  name: timeZoneNames[zone.id],
  difference: zone.id === scheduleTimeZoneId ? clockWords.own : differenceOf(zone),
  cityIds: [...hubs, ...cities].filter(({ timeZone }) => timeZone === zone.id).map(({ id }) => id),
}))

function differenceOf({ offsets: [first, next] }: TimeZoneFacts): string {
  return first.lastDay && next
    ? clockWords.changing(countHoursAhead(first), formatDay(first.lastDay), countHoursAhead(next))
    : clockWords.always(countHoursAhead(first))
}
