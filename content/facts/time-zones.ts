import { event } from './event.ts'

export type ZoneOffset = {
  abbreviation: string
  /** Offset from UTC in ISO form, such as +02:00. */
  offset: string
  /** The instant at which this offset ends; the next entry follows. */
  until?: string
}

export type TimeZone = {
  id: string
  name: string
  /** IANA name */
  iana: string
  /** What to do with a time in the schedule. */
  difference: string
  /** Ids of hubs and secondary cities; each is in exactly one zone. */
  cityIds: readonly string[]
  /** In order of time, for the dates of the hackathon. */
  offsets: readonly [ZoneOffset, ...ZoneOffset[]]
}

/** The zone in which all times of the schedule are given. */
export const scheduleTimeZoneId = 'cat'

export const timeZones: readonly TimeZone[] = [
  {
    id: 'cat',
    name: 'Central Africa Time',
    iana: 'Africa/Maputo',
    difference: 'The time in the schedule',
    cityIds: [
      'lusaka',
      'bujumbura',
      'gaborone',
      'harare',
      'kigali',
      'lilongwe',
      'lubumbashi',
      'maputo',
      'windhoek',
    ],
    offsets: [{ abbreviation: 'CAT', offset: '+02:00' }],
  },
  {
    id: 'sast',
    name: 'South Africa Standard Time',
    iana: 'Africa/Johannesburg',
    difference: 'The same',
    cityIds: ['east-london', 'cape-town', 'durban', 'johannesburg', 'maseru'],
    offsets: [{ abbreviation: 'SAST', offset: '+02:00' }],
  },
  {
    id: 'wat',
    name: 'West Africa Time',
    iana: 'Africa/Lagos',
    difference: '1 hour behind',
    cityIds: [
      'lagos',
      'abuja',
      'brazzaville',
      'cotonou',
      'douala',
      'kinshasa',
      'libreville',
      'luanda',
      'ndjamena',
      'yaounde',
    ],
    offsets: [{ abbreviation: 'WAT', offset: '+01:00' }],
  },
  {
    id: 'eat',
    name: 'East Africa Time',
    iana: 'Africa/Nairobi',
    difference: '1 hour ahead',
    cityIds: [
      'nairobi',
      'addis-ababa',
      'antananarivo',
      'dar-es-salaam',
      'djibouti',
      'kampala',
      'mombasa',
    ],
    offsets: [{ abbreviation: 'EAT', offset: '+03:00' }],
  },
  {
    id: 'gmt',
    name: 'Greenwich Mean Time',
    iana: 'Africa/Abidjan',
    difference: '2 hours behind',
    cityIds: [
      'accra',
      'abidjan',
      'bamako',
      'dakar',
      'freetown',
      'kumasi',
      'lome',
      'nouakchott',
      'ouagadougou',
    ],
    offsets: [{ abbreviation: 'GMT', offset: '+00:00' }],
  },
  {
    id: 'egypt',
    name: 'Egypt',
    iana: 'Africa/Cairo',
    difference: '1 hour ahead until October 30, then the same',
    cityIds: ['cairo', 'alexandria'],
    offsets: [
      // Summer time ends on the last Thursday of October, at 24:00 local time.
      { abbreviation: 'EEST', offset: '+03:00', until: '2025-10-30T21:00:00Z' },
      { abbreviation: 'EET', offset: '+02:00' },
    ],
  },
  {
    id: 'libya',
    name: 'Eastern European Time (Libya)',
    iana: 'Africa/Tripoli',
    difference: 'The same',
    cityIds: ['tripoli'],
    offsets: [{ abbreviation: 'EET', offset: '+02:00' }],
  },
  {
    id: 'algeria',
    name: 'Central European Time (Algeria)',
    iana: 'Africa/Algiers',
    difference: '1 hour behind',
    cityIds: ['algiers'],
    offsets: [{ abbreviation: 'CET', offset: '+01:00' }],
  },
  {
    id: 'tunisia',
    name: 'Central European Time (Tunisia)',
    iana: 'Africa/Tunis',
    difference: '1 hour behind',
    cityIds: ['tunis'],
    offsets: [{ abbreviation: 'CET', offset: '+01:00' }],
  },
  {
    id: 'morocco',
    name: 'Morocco',
    iana: 'Africa/Casablanca',
    difference: '1 hour behind',
    cityIds: ['casablanca', 'rabat'],
    offsets: [{ abbreviation: 'GMT+1', offset: '+01:00' }],
  },
  {
    id: 'mauritius',
    name: 'Mauritius Time',
    iana: 'Indian/Mauritius',
    difference: '2 hours ahead',
    cityIds: ['port-louis'],
    offsets: [{ abbreviation: 'MUT', offset: '+04:00' }],
  },
]

/** An offset in words: `GMT+2`, or `GMT` alone. */
function offsetName({ offset }: ZoneOffset): string {
  const hours = Number(offset.slice(0, 3))
  if (hours === 0) return 'GMT'
  return hours > 0 ? `GMT+${hours}` : `GMT${hours}`
}

/** A time of the schedule, such as `09:00`, on a clock with this offset; full hours, on the same day. */
export function clockAt(time: string, { offset }: ZoneOffset): string {
  const hours =
    Number(time.slice(0, 2)) + Number(offset.slice(0, 3)) - Number(event.utcOffset.slice(0, 3))
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`
}

/** How an offset is called: `CAT, GMT+2`. */
export function offsetTitle(part: ZoneOffset): string {
  const offset = offsetName(part)
  return part.abbreviation === offset ? offset : `${part.abbreviation}, ${offset}`
}

/** The last day on which an offset holds, in the zone's own days: `October 30`. Nothing where it has no end. */
export function lastDayOf({ iana }: TimeZone, { until }: ZoneOffset): string | undefined {
  if (!until) return
  return new Date(Date.parse(until) - 1).toLocaleDateString('en-US', {
    timeZone: iana,
    month: 'long',
    day: 'numeric',
  })
}
