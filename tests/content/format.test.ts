import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { formatDay, formatDayList, formatDays } from '#content/format/days.ts'
import { formatEventMoment } from '#content/format/moments.ts'
import { formatMinutes, formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { shortenDay } from '#content/format/short-day.ts'
import * as edition from '#words/edition.ts'
import { spell } from '#words/language.ts'

test('a day is written in each style, and an instant as the day that it names in its own offset', () => {
  expect(formatDay('2025-09-11')).toBe('11 September')
  expect(formatDay('2025-09-11', 'headlineYear')).toBe('September 11, 2025')
  expect(formatDay('2025-09-11', 'date')).toBe('11 September 2025')
  expect(formatDay('2025-09-11', 'month')).toBe('September 2025')
  expect(formatDay('2025-09-11T00:00:00+02:00', 'date')).toBe('11 September 2025')
  expect(formatDay('2025-11-04T23:59:59+02:00')).toBe('4 November')
  expect(shortenDay('2025-09-11')).toBe('11 Sep')
  expect(shortenDay('2025-10-09')).toBe('9 Oct')
})

test('a range names once what both of its days share', () => {
  expect(formatDays({ start: '2025-10-11', end: '2025-10-12' })).toBe('11-12 October')
  expect(formatDays({ start: '2025-09-11', end: '2025-10-10' })).toBe('11 September - 10 October')
  expect(formatDays({ start: '2025-10-13' })).toBe('13 October')
  expect(formatDays({ start: '2025-10-13', end: '2025-10-13' })).toBe('13 October')
  expect(formatDays(event, 'headlineYear')).toBe('September 11 - November 12, 2025')
  expect(formatDays({ start: '2025-10-21', end: '2025-11-04' })).toBe('21 October - 4 November')
  expect(formatDays(event.finale, 'date')).toBe('11-12 November 2025')
  expect(formatDays(event.finale, 'date', 'and')).toBe('11 and 12 November 2025')
  expect(formatDayList(['2025-10-17', '2025-10-31', '2025-11-07'])).toBe(
    '17, 31 October and 7 November',
  )
})

test('times, numbers and plurals follow the language', () => {
  expect(formatEventMoment(new Date('2025-10-14T08:05:00Z'))).toBe('14 October 2025 at 10:05')
  expect([1, 5, 60, 90, 1440].map(formatMinutes)).toEqual([
    '1 minute',
    '5 minutes',
    '1 hour',
    '90 minutes',
    '24 hours',
  ])
  expect(formatNumber(9500)).toBe('9,500')
  expect([2, 5, 12].map(spell)).toEqual(['two', 'five', '12'])
  const rows = (count: number) => plural(count, { one: '1 row', other: `${count} rows` })
  expect([0, 1, 2].map(rows)).toEqual(['0 rows', '1 row', '2 rows'])
})

test('the facts of the edition are written as its texts need them', () => {
  const plain = Object.entries(edition).filter(([name]) => !name.startsWith('whole'))
  expect(Object.fromEntries(plain)).toEqual({
    dates: 'September 11 - November 12, 2025',
    hubMoveDate: '24 September 2025',
    trackChangeDate: '20 October 2025',
    checkInList: '17, 24 and 31 October',
    deadlineDay: '4 November',
    openingDay: '11 September',
    openingDate: '11 September 2025',
    closingDay: '10 October',
    closingDate: '10 October 2025',
    latestClosingDate: '17 October 2025',
    weeksStartDate: '13 October 2025',
    learningDays: '11-20 October',
    developmentDays: '21 October - 4 November',
    deadlineDate: '4 November 2025',
    deadlineTime: '23:59 CAT',
    finaleDays: '11-12 November',
    finaleDates: '11-12 November 2025',
    finaleMonth: 'November 2025',
    finaleStartDate: '11 November 2025',
    finaleStartTime: '08:00',
    endDate: '12 November 2025',
    teamSize: 'two to five',
    hoursRange: '10-15',
    hoursSpoken: '10 to 15',
    weeks: 'eight',
    tracks: 'eight',
    cities: '40+',
    developers: '1000+',
    participants: '5,000+',
    prizePool: '$9,500',
    prizePoolShort: '$9.5K',
  })
  // The same once more, in one piece at the end of a line.
  expect(edition.wholeFinaleDays).toBe('11-\u206012\u00A0November')
})
