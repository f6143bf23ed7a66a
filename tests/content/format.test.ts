import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { formatDay, formatDays } from '#content/format/days.ts'
import { formatEventMoment } from '#content/format/moments.ts'
import { formatMinutes, formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import * as edition from '#words/edition.ts'
import { spell } from '#words/language.ts'

test('a day is written in each style, and an instant as the day that it names in its own offset', () => {
  expect(formatDay('2025-09-11')).toBe('September 11')
  expect(formatDay('2025-09-11', 'headlineYear')).toBe('September 11, 2025')
  expect(formatDay('2025-09-11', 'day')).toBe('11 September')
  expect(formatDay('2025-09-11', 'date')).toBe('11 September 2025')
  expect(formatDay('2025-09-11', 'month')).toBe('September 2025')
  expect(formatDay('2025-09-11T00:00:00+02:00', 'date')).toBe('11 September 2025')
  expect(formatDay('2025-11-04T23:59:59+02:00')).toBe('November 4')
})

test('a range names once what both of its days share', () => {
  expect(formatDays({ start: '2025-10-11', end: '2025-10-12' })).toBe('October 11-12')
  expect(formatDays({ start: '2025-09-11', end: '2025-10-10' })).toBe('September 11 - October 10')
  expect(formatDays({ start: '2025-10-13' })).toBe('October 13')
  expect(formatDays({ start: '2025-10-13', end: '2025-10-13' })).toBe('October 13')
  expect(formatDays(event, 'headlineYear')).toBe('September 11 - November 12, 2025')
  expect(formatDays({ start: '2025-10-11', end: '2025-10-20' }, 'day')).toBe('11-20 October')
  expect(formatDays({ start: '2025-10-21', end: '2025-11-04' }, 'day')).toBe(
    '21 October - 4 November',
  )
  expect(formatDays(event.finale, 'date')).toBe('11-12 November 2025')
  expect(formatDays(event.finale, 'date', 'and')).toBe('11 and 12 November 2025')
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
  expect({ ...edition }).toEqual({
    dates: 'September 11 - November 12, 2025',
    openingHeadline: 'September 11',
    openingDay: '11 September',
    openingDate: '11 September 2025',
    closingHeadline: 'October 10',
    closingDay: '10 October',
    closingDate: '10 October 2025',
    latestClosingDate: '17 October 2025',
    weeksStartDate: '13 October 2025',
    learningDays: '11-20 October',
    developmentDays: '21 October - 4 November',
    deadlineHeadline: 'November 4',
    deadlineDay: '4 November',
    deadlineDate: '4 November 2025',
    deadlineTime: '23:59 CAT',
    finaleDays: '11-12 November',
    finaleDates: '11-12 November 2025',
    finaleMonth: 'November 2025',
    finaleStartDate: '11 November 2025',
    finaleStartTime: '08:00',
    teamSize: 'two to five',
    hoursRange: '10-15',
    hoursSpoken: '10 to 15',
    weeks: 'eight',
    cities: '40+',
    developers: '1000+',
    participants: '5,000+',
    prizePool: '$9,500',
    prizePoolShort: '$9.5K',
  })
})
