import { expect, test } from 'vitest'
import { hubs } from '#content/catalogue/hubs.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { checkIns } from '#content/check-ins.ts'
import { checkInNumbers } from '#content/facts/check-ins.ts'
import { cities as secondaryCities } from '#content/facts/cities.ts'
import { eventTypeIds } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { shiftClock } from '#content/facts/time-zones.ts'
import { writeTimeIn } from '#web/pages/schedule/own-time.ts'

const events = phases.flatMap((phase) => phase.events)

const day = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })

/** "11 September", "11-12 October" or "27 October - 4 November". */
function inWords(start: string, end = start): string {
  const first = day(start, { month: 'long', day: 'numeric' })
  if (end === start) return first
  if (start.slice(0, 7) === end.slice(0, 7))
    return `${day(start, { day: 'numeric' })}-${day(end, { month: 'long', day: 'numeric' })}`
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
    const [first = '', last = first] = phase.period.split(/ - |-/)
    const [firstDay, month = last.split(' ')[1]] = first.split(' ')
    const isoDay = (text: string) =>
      new Date(`${text} ${event.year} UTC`).toISOString().slice(0, 10)
    const [from, to] = [isoDay(`${firstDay} ${month}`), isoDay(last)]
    for (const { id, start, end = start } of phase.events) {
      expect(start >= from && start <= end && end <= to, id).toBe(true)
    }
  }
})

test('the date that people read is the one that the calendar file uses', () => {
  for (const { id, date, start, end } of events) expect(date, id).toBe(inWords(start, end))
})

test('every event says when it takes place: its hours, all day, or by when', () => {
  const timeOf = (id: string) => events.find((item) => item.id === id)!.time
  expect(timeOf('launch')).toBe('12:00-13:00 CAT')
  expect(timeOf('workshop-first-server')).toBe('09:00-17:00 CAT')
  expect(timeOf('bootcamp-protocol')).toBe('09:00-17:00 CAT, daily')
  expect(timeOf('awards-ceremony')).toBe('10:00-16:00 CAT')
  expect(timeOf('sprint-1')).toBe('All day')
  expect(timeOf('registration-closes')).toBe('By 23:59 CAT')
  expect(timeOf('submission-deadline')).toBe('By 23:59 CAT')
})

test("on a reader's own clock an event has their hours, and their day where it is another", () => {
  const timeIn = (zone: string, id: string) =>
    writeTimeIn(
      zone,
      events.find((item) => item.id === id)!,
    )
  expect(timeIn('Africa/Lagos', 'launch')).toBe('11:00-12:00')
  expect(timeIn('Africa/Nairobi', 'bootcamp-protocol')).toBe('10:00-18:00, daily')
  expect(timeIn('Africa/Nairobi', 'registration-closes')).toBe('By 00:59 on 11 October')
  expect(timeIn('Africa/Nairobi', 'sprint-1')).toBe('All day')
  expect(timeIn('Africa/Cairo', 'final-presentations')).toBe('10:00-16:00')
  expect(timeIn('Pacific/Honolulu', 'bootcamp-protocol')).toBe(
    '21:00-05:00 on 10 October - 11 October',
  )
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
    '1 hour ahead until 30 October, then the same',
  )
})

test('a time of the schedule is converted to each zone', () => {
  const clocks = (id: string) =>
    timeZones.find((zone) => zone.id === id)!.offsets.map((part) => shiftClock('09:00', part))
  expect(clocks('cat')).toEqual(['09:00'])
  expect(clocks('gmt')).toEqual(['07:00'])
  expect(clocks('eat')).toEqual(['10:00'])
  expect(clocks('egypt')).toEqual(['10:00', '09:00'])
})

test('by-date registration opens and closes at its instants, the other switches ignore the clock', () => {
  const rules = { opens: '2025-09-11T00:00:00+02:00', closes: '2025-10-11T00:00:00+02:00' }
  const at = (time: string) =>
    findRegistrationState(Date.parse(time), { ...rules, switch: 'by-date' })
  expect(at('2025-09-10T21:59:59.999Z')).toBe('upcoming')
  expect(at('2025-09-10T22:00:00Z')).toBe('open')
  expect(at('2025-10-10T23:59:59+02:00')).toBe('open')
  expect(at('2025-10-10T22:00:00Z')).toBe('closed')
  for (const state of ['open', 'closed'] as const) {
    expect(findRegistrationState(Date.parse('2030-01-01'), { ...rules, switch: state })).toBe(state)
  }
})

test('the check-ins by which teams are found are those of the schedule', () => {
  expect(checkInNumbers).toEqual(checkIns.map(({ number }) => number))
})
