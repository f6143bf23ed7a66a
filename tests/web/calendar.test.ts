import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { phases } from '#content/catalogue/schedule.ts'
import type { EventTypeId } from '#content/facts/event-types.ts'
import { keepTypes, typesPath } from '#content/wire/calendar.ts'
import { calendarEntries, calendarFileName } from '#web/calendar/entries.ts'
import { writeCalendar } from '#web/calendar/ics.ts'
import { googleLink, googleSubscribeLink, subscribeLink } from '#web/calendar/links.ts'
import { eventTypeNames } from '#words/event-types.ts'

const stamp = new Date('2025-09-01T06:30:00Z')
const calendar = writeCalendar(calendarEntries(), stamp)
const events = phases.flatMap((phase) => phase.events)

/** Calendars show deadlines at noon, so their titles give the time. */
const titleInCalendar = ({ title, type }: { title: string; type: EventTypeId }) =>
  type === 'deadline' ? `${title}, 23:59 CAT` : title

type Property = { name: string; value: string }

/** The content lines of every VEVENT, unfolded and unescaped. */
function parseEvents(ics: string): Property[][] {
  return ics
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((block) =>
      block
        .split('END:VEVENT')[0]!
        .trimEnd()
        .split('\r\n')
        .map((line) => {
          const colon = line.indexOf(':')
          const value = line
            .slice(colon + 1)
            .replaceAll(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : mark))
          // Naming the value type that a property has by default is optional.
          return { name: line.slice(0, colon).replace('URL;VALUE=URI', 'URL'), value }
        }),
    )
}

const parsed = parseEvents(calendar).map((properties) =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value])),
)
const entryOf = (id: string) => parsed.find((entry) => entry.UID === `${id}@mcphack.africa`)!

test('the file is named for the hackathon and its year', () => {
  expect(calendarFileName).toBe('mcphack-africa-2025.ics')
})

test('there is one entry per event, each with a UID that comes from its id', () => {
  expect(parsed.map((entry) => entry.UID)).toEqual(events.map(({ id }) => `${id}@mcphack.africa`))
  expect(new Set(parsed.map((entry) => entry.UID)).size).toBe(events.length)
})

test('every line ends in CRLF and has at most 75 octets', () => {
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of calendar.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(calendar).toMatch(/\r\n \S/)
})

test('commas, semicolons and line breaks are escaped and restored by a parser', () => {
  expect(calendar.replaceAll('\r\n ', '')).toContain('Meet partners\\, hub hosts and the teams')
  const launch = events.find(({ id }) => id === 'launch')!
  expect(entryOf('launch').DESCRIPTION).toBe(
    [launch.description, ...launch.details!.map((item) => `- ${item}`)].join('\n'),
  )
})

test('long lines in other scripts are folded by octets, between characters, and restored by a parser', () => {
  const [first] = calendarEntries()
  const entry = {
    ...first!,
    title: 'مرحبا بالجميع, في; الهاكاثون \\ الإفريقي الكبير '.repeat(3),
    description: `${'👩🏾‍💻'.repeat(20)}\n${'ያልተማከለ ፕሮቶኮል; '.repeat(12)}\n${'e\u0301'.repeat(60)}`,
    location: '東京'.repeat(40),
  }
  const file = new TextEncoder().encode(writeCalendar([entry], stamp))
  const lines = Buffer.from(file).toString('latin1').split('\r\n')
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(75)
    // Each line on its own is valid UTF-8: no character is split.
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
    ).not.toThrow()
  }
  const text = new TextDecoder().decode(file)
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!)
  expect(read.summary).toBe(entry.title)
  expect(read.description).toBe(entry.description)
  expect(read.location).toBe(entry.location)
  expect(keepTypes(text, [entry.type])).toBe(text)
  expect(keepTypes(text, [])).not.toContain('VEVENT')
})

test('every entry is confirmed and has a time stamp and a place', () => {
  for (const [index, entry] of parsed.entries()) {
    expect(entry.STATUS).toBe('CONFIRMED')
    expect(entry.DTSTAMP).toBe('20250901T063000Z')
    expect(entry.LOCATION).toBe(events[index]!.location ?? 'Online')
    expect(entry.SUMMARY).toBe(titleInCalendar(events[index]!))
    expect(entry.URL).toBe(`https://mcphack.africa/schedule#${events[index]!.id}`)
    expect(entry.CATEGORIES).toBe(eventTypeNames[events[index]!.type])
  }
})

test('the hours follow the type and are instants, two hours behind the times of the schedule', () => {
  const hours = (type: EventTypeId) => {
    if (type === 'bootcamp' || type === 'workshop') return ['070000Z', '150000Z']
    if (type === 'presentation' || type === 'ceremony') return ['080000Z', '140000Z']
    return ['100000Z', '110000Z']
  }
  for (const [index, { start, type }] of events.entries()) {
    const [opens, closes] = hours(type)
    const day = start.replaceAll('-', '')
    expect(parsed[index], start).toMatchObject({
      DTSTART: `${day}T${opens}`,
      DTEND: `${day}T${closes}`,
    })
    expect(start.startsWith('2025-')).toBe(true)
  }
})

test('a deadline, and what takes all day, says so, although the file has an hour at noon', () => {
  for (const id of ['registration-closes', 'submission-deadline']) {
    expect(entryOf(id).SUMMARY).toMatch(/, 23:59 CAT$/)
    expect(entryOf(id).DESCRIPTION).toMatch(/^By 23:59 CAT\n/)
  }
  expect(entryOf('sprint-1').DESCRIPTION).toMatch(/^All day\n/)
  expect(entryOf('launch').DESCRIPTION).not.toMatch(/CAT|All day/)
})

test('no event of a day is before one that the page lists above it', () => {
  const starts = calendarEntries().map(({ start }) => start.getTime())
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const [showcase, awards] = ['public-showcase', 'awards-ceremony'].map((id) => entryOf(id))
  expect(showcase!.DTSTART! < awards!.DTSTART!).toBe(true)
})

test('a newer file replaces the entries of an older one', () => {
  const later = writeCalendar(calendarEntries(), new Date(stamp.getTime() + 1000))
  const [older, newer] = [calendar, later].map((text) => /^SEQUENCE:(\d+)\r$/m.exec(text)![1])
  expect(Number(newer)).toBe(Number(older) + 1)
  expect(entryOf('launch')['LAST-MODIFIED']).toBe('20250901T063000Z')
})

test('an event of several days is one entry with the same hours on each day', () => {
  expect(entryOf('bootcamp-protocol').RRULE).toBe('FREQ=DAILY;COUNT=2')
  expect(entryOf('sprint-1').RRULE).toBe('FREQ=DAILY;COUNT=5')
  expect(entryOf('launch').RRULE).toBeUndefined()
})

test('an entry starts at the right hour on a clock in every city', () => {
  const clock = (id: string, timeZone: string) =>
    calendarEntries()
      .find((entry) => entry.id === id)!
      .start.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  expect(clock('workshop-first-server', 'Africa/Lusaka')).toBe('09:00')
  expect(clock('workshop-first-server', 'Africa/Accra')).toBe('07:00')
  expect(clock('workshop-first-server', 'Africa/Nairobi')).toBe('10:00')
  // Summer time ends in Cairo between these two.
  expect(clock('workshop-first-server', 'Africa/Cairo')).toBe('10:00')
  expect(clock('workshop-presenting', 'Africa/Cairo')).toBe('09:00')
})

test('an independent parser finds the same events, at the same instants, on every day', () => {
  ICAL.design.strict = true
  const file = new ICAL.Component(ICAL.parse(calendar))
  expect(file.getFirstPropertyValue('version')).toBe('2.0')
  const read = file.getAllSubcomponents('vevent').map((component) => {
    const entry = new ICAL.Event(component)
    const days: string[] = []
    const iterator = entry.iterator()
    for (let day = iterator.next(); day; day = iterator.next())
      days.push(day.toJSDate().toISOString())
    return {
      id: entry.uid,
      title: entry.summary,
      description: entry.description,
      location: entry.location,
      status: component.getFirstPropertyValue('status'),
      length: entry.duration.toSeconds() / 3600,
      days,
    }
  })
  const hours: Partial<Record<EventTypeId, [number, number]>> = {
    bootcamp: [9, 17],
    workshop: [9, 17],
    presentation: [10, 16],
    ceremony: [10, 16],
  }
  const day = 86_400_000
  expect(read).toEqual(
    events.map(
      ({ id, title, description, time, details = [], location = 'Online', type, start, end }) => {
        const note = ['deadline', 'sprint', 'reminder'].includes(type) ? [time] : []
        const [opens, closes] = hours[type] ?? [12, 13]
        const first = Date.parse(`${start}T00:00:00+02:00`) + opens * 3_600_000
        const count = (Date.parse(end ?? start) - Date.parse(start)) / day + 1
        return {
          id: `${id}@mcphack.africa`,
          title: titleInCalendar({ title, type }),
          description: [...note, description, ...details.map((line) => `- ${line}`)].join('\n'),
          location,
          status: 'CONFIRMED',
          length: closes - opens,
          days: Array.from({ length: count }, (_, index) =>
            new Date(first + index * day).toISOString(),
          ),
        }
      },
    ),
  )
})

test('the file has the chosen types only', () => {
  const kept = keepTypes(calendar, ['deadline', 'ceremony'])
  const chosen = parseEvents(kept).map(
    (properties) => properties.find(({ name }) => name === 'CATEGORIES')!.value,
  )
  expect(chosen).toEqual(['Deadline', 'Deadline', 'Ceremony'])
})

test('the link to Google Calendar carries title, instants, place and days', () => {
  const link = (id: string) =>
    new URL(googleLink(calendarEntries().find((entry) => entry.id === id)!)).searchParams
  expect(Object.fromEntries(link('awards-ceremony'))).toEqual({
    action: 'TEMPLATE',
    text: 'Awards and closing ceremony',
    dates: '20251112T080000Z/20251112T140000Z',
    details: 'https://mcphack.africa/schedule#awards-ceremony',
    location: 'AfricaCom, Cape Town',
  })
  expect(link('sprint-2').get('recur')).toBe('RRULE:FREQ=DAILY;COUNT=5')
})

test('the feed can be subscribed to by its address, and so can the chosen types', () => {
  expect(subscribeLink([])).toBe('webcal://mcphack.africa/calendar.ics')
  const chosen = 'webcal://mcphack.africa/api/calendar/deadline,workshop.ics'
  expect(subscribeLink(['deadline', 'workshop'])).toBe(chosen)
  expect(new URL(googleSubscribeLink(['deadline', 'workshop'])).searchParams.get('cid')).toBe(
    chosen,
  )
  expect(typesPath(['deadline'])).toBe('/api/calendar/deadline.ics')
})
