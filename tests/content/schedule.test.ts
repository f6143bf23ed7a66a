import { expect, test } from 'vitest'
import { hubs } from '#content/catalogue/hubs.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { cities as secondaryCities } from '#content/facts/cities.ts'
import { eventTypeIds } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { clockAt } from '#content/facts/time-zones.ts'

const events = phases.flatMap((phase) => phase.events)

const day = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })

/** "September 11", "October 11-12" or "October 27 - November 4". */
function inWords(start: string, end = start): string {
  const first = day(start, { month: 'long', day: 'numeric' })
  if (end === start) return first
  if (start.slice(0, 7) === end.slice(0, 7)) return `${first}-${day(end, { day: 'numeric' })}`
  return `${first} - ${day(end, { month: 'long', day: 'numeric' })}`
}

test('there are four phases, numbered, and at least 25 events', () => {
  expect(phases.map((phase) => phase.number)).toEqual([1, 2, 3, 4])
  expect(events.length).toBeGreaterThanOrEqual(25)
})

test('the phases have the dates of the programme', () => {
  expect(phases.map((phase) => phase.period)).toEqual([
    inWords('2025-09-11', '2025-10-10'),
    inWords('2025-10-11', '2025-10-20'),
    inWords('2025-10-21', '2025-11-04'),
    inWords('2025-11-11', '2025-11-12'),
  ])
})

test('events are in order of time, inside the hackathon and inside their phase', () => {
  const starts = events.map(({ start }) => start)
  expect(starts).toEqual([...starts].sort())
  for (const phase of phases) {
    const [first, last = ''] = phase.period.split(/ - |-(?=\d)/)
    const month = first!.split(' ')[0]
    const from = new Date(`${first}, ${event.year} UTC`).toISOString().slice(0, 10)
    const to = new Date(`${/^\d/.test(last) ? `${month} ${last}` : last}, ${event.year} UTC`)
      .toISOString()
      .slice(0, 10)
    for (const { id, start, end = start } of phase.events) {
      expect(start >= from && start <= end && end <= to, id).toBe(true)
    }
  }
})

test('the date that people read is the one that the calendar file uses', () => {
  for (const { id, date, start, end } of events) expect(date, id).toBe(inWords(start, end))
})

test('ids are unique and fit a URL', () => {
  const ids = [...events.map(({ id }) => id), ...phases.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
})

test('all fourteen types of event are used', () => {
  const types = eventTypeIds
  expect(types).toHaveLength(14)
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types))
})

test('the deadlines and the finale are where the edition says they are', () => {
  const startOf = (id: string) => events.find((item) => item.id === id)?.start
  expect(startOf('submission-deadline')).toBe(event.submissionDeadline.slice(0, 10))
  expect(startOf('launch')).toBe(event.registration.opens.slice(0, 10))
  expect(startOf('final-presentations')).toBe(event.finale.start)
  expect(startOf('awards-ceremony')).toBe(event.finale.end)
})

/** The IANA zones of each of our countries; Congo (Kinshasa) has two. */
const zoneOfCountry: Record<string, string> = {
  AO: 'Africa/Luanda',
  BF: 'Africa/Ouagadougou',
  BI: 'Africa/Bujumbura',
  BJ: 'Africa/Porto-Novo',
  BW: 'Africa/Gaborone',
  CG: 'Africa/Brazzaville',
  CI: 'Africa/Abidjan',
  CM: 'Africa/Douala',
  DJ: 'Africa/Djibouti',
  DZ: 'Africa/Algiers',
  EG: 'Africa/Cairo',
  ET: 'Africa/Addis_Ababa',
  GA: 'Africa/Libreville',
  GH: 'Africa/Accra',
  KE: 'Africa/Nairobi',
  LS: 'Africa/Maseru',
  LY: 'Africa/Tripoli',
  MA: 'Africa/Casablanca',
  MG: 'Indian/Antananarivo',
  ML: 'Africa/Bamako',
  MR: 'Africa/Nouakchott',
  MU: 'Indian/Mauritius',
  MW: 'Africa/Blantyre',
  MZ: 'Africa/Maputo',
  NA: 'Africa/Windhoek',
  NG: 'Africa/Lagos',
  RW: 'Africa/Kigali',
  SL: 'Africa/Freetown',
  SN: 'Africa/Dakar',
  TD: 'Africa/Ndjamena',
  TG: 'Africa/Lome',
  TN: 'Africa/Tunis',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  ZA: 'Africa/Johannesburg',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
}
const zoneOfCity: Record<string, string> = {
  kinshasa: 'Africa/Kinshasa',
  lubumbashi: 'Africa/Lubumbashi',
}

const cities = [...hubs, ...secondaryCities]

test('every hub and city is in exactly one time zone', () => {
  expect(timeZones.flatMap((zone) => zone.cityIds).sort()).toEqual(
    cities.map(({ id }) => id).sort(),
  )
})

test('at every half hour of the hackathon each city has the offset that its time zone states', () => {
  const first = Date.parse(`${event.start}T00:00${event.utcOffset}`) - 86_400_000
  const last = Date.parse(`${event.end}T00:00${event.utcOffset}`) + 2 * 86_400_000
  const wrong: string[] = []
  for (const { id, country } of cities) {
    const zone = timeZones.find((item) => item.cityIds.includes(id))!
    const format = new Intl.DateTimeFormat('en', {
      timeZone: zoneOfCity[id] ?? zoneOfCountry[country]!,
      timeZoneName: 'longOffset',
    })
    for (let now = first; now <= last; now += 30 * 60_000) {
      const named = format.formatToParts(now).find((part) => part.type === 'timeZoneName')!.value
      const kept = zone.offsets.find(
        ({ lastDay, offset }) => !lastDay || now < Date.parse(`${lastDay}T24:00${offset}`),
      )!.offset
      if (named.replace(/^GMT$/, 'GMT+00:00') !== `GMT${kept}`) {
        wrong.push(`${id} at ${new Date(now).toISOString()}: ${named}, not ${kept}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('the difference in words is the difference in hours', () => {
  const inHours = {
    '-2': '2 hours behind',
    '-1': '1 hour behind',
    '0': 'The same',
    '1': '1 hour ahead',
    '2': '2 hours ahead',
  }
  const hoursAhead = (offset: string) =>
    String(Number(offset.slice(0, 3)) - 2) as keyof typeof inHours
  for (const zone of timeZones.filter(({ id }) => id !== 'cat' && id !== 'egypt')) {
    expect(zone.offsets, zone.id).toHaveLength(1)
    expect(zone.difference, zone.id).toBe(inHours[hoursAhead(zone.offsets[0].offset)])
  }
  expect(timeZones.find(({ id }) => id === 'egypt')!.difference).toBe(
    '1 hour ahead until October 30, then the same',
  )
})

test('a time of the schedule is converted to each zone', () => {
  const clocks = (id: string) =>
    timeZones.find((zone) => zone.id === id)!.offsets.map((part) => clockAt('09:00', part))
  expect(clocks('cat')).toEqual(['09:00'])
  expect(clocks('gmt')).toEqual(['07:00'])
  expect(clocks('eat')).toEqual(['10:00'])
  expect(clocks('egypt')).toEqual(['10:00', '09:00'])
})
