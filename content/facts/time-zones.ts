import { event } from './event.ts'

export type ZoneOffset = {
  abbreviation: string
  /** Offset from UTC in ISO form, such as +02:00. */
  offset: string
  /** ISO date of the last day on which it applies, until 24:00 local time; then the next entry applies. */
  lastDay?: string
}

export type TimeZoneFacts = {
  id: string
  /** IANA name */
  iana: string
  /** The offsets during the hackathon, in order of time. */
  offsets: readonly [ZoneOffset, ...ZoneOffset[]]
}

export const timeZones = [
  { id: 'cat', iana: 'Africa/Maputo', offsets: [{ abbreviation: 'CAT', offset: '+02:00' }] },
  {
    id: 'sast',
    iana: 'Africa/Johannesburg',
    offsets: [{ abbreviation: 'SAST', offset: '+02:00' }],
  },
  { id: 'wat', iana: 'Africa/Lagos', offsets: [{ abbreviation: 'WAT', offset: '+01:00' }] },
  { id: 'eat', iana: 'Africa/Nairobi', offsets: [{ abbreviation: 'EAT', offset: '+03:00' }] },
  { id: 'gmt', iana: 'Africa/Abidjan', offsets: [{ abbreviation: 'GMT', offset: '+00:00' }] },
  {
    id: 'egypt',
    iana: 'Africa/Cairo',
    offsets: [
      // Summer time ends with the last Thursday of October.
      { abbreviation: 'EEST', offset: '+03:00', lastDay: '2025-10-30' },
      { abbreviation: 'EET', offset: '+02:00' },
    ],
  },
  { id: 'libya', iana: 'Africa/Tripoli', offsets: [{ abbreviation: 'EET', offset: '+02:00' }] },
  { id: 'algeria', iana: 'Africa/Algiers', offsets: [{ abbreviation: 'CET', offset: '+01:00' }] },
  { id: 'tunisia', iana: 'Africa/Tunis', offsets: [{ abbreviation: 'CET', offset: '+01:00' }] },
  {
    id: 'morocco',
    iana: 'Africa/Casablanca',
    offsets: [{ abbreviation: 'GMT+1', offset: '+01:00' }],
  },
  {
    id: 'mauritius',
    iana: 'Indian/Mauritius',
    offsets: [{ abbreviation: 'MUT', offset: '+04:00' }],
  },
] as const satisfies readonly TimeZoneFacts[]

export type TimeZoneId = (typeof timeZones)[number]['id']

/** The zone in which all times of the schedule are given. */
export const scheduleTimeZoneId: TimeZoneId = 'cat'

/** Returns by how many hours clocks with this offset are ahead of the schedule's times. */
export const countHoursAhead = ({ offset }: ZoneOffset): number =>
  hoursOf(offset) - hoursOf(event.utcOffset)

/** Converts a time of the schedule, such as `09:00`, to a clock with this offset; for whole hours within one day. */
export const shiftClock = (time: string, part: ZoneOffset): string =>
  `${String(Number(time.slice(0, 2)) + countHoursAhead(part)).padStart(2, '0')}${time.slice(2)}`

/** Names an offset: `CAT, GMT+2`, or just `GMT` if that is its abbreviation. */
export function offsetTitle({ abbreviation, offset }: ZoneOffset): string {
  const hours = hoursOf(offset)
  const name = hours === 0 ? 'GMT' : `GMT${hours > 0 ? '+' : ''}${hours}`
  return abbreviation === name ? name : `${abbreviation}, ${name}`
}

const hoursOf = (offset: string) => Number(offset.slice(0, 3))
