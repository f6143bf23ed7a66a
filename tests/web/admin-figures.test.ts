import { expect, test } from 'vitest'
import { nameLanguage } from '#content/code-names.ts'
import { formatDay } from '#content/format/days.ts'
import { formatChange, formatDuration } from '#content/format/numbers.ts'
import { chooseDates, scaleTo } from '#web/pages/admin/analytics/chart-scale.ts'
import { lastDays } from '#web/pages/admin/analytics/use-range.ts'
import { nameCountry } from '#web/pages/admin/names.ts'

test('the scale of a chart has 4 to 6 round lines from 0 to above the largest value', () => {
  expect([0, 1, 5, 9, 11, 36, 42, 180, 1001].map((most) => scaleTo(most).at(-1))).toEqual([
    4, 4, 5, 10, 15, 40, 50, 200, 1500,
  ])
  expect(scaleTo(36)).toEqual([0, 10, 20, 30, 40])
  for (let most = 0; most < 3000; most += 7) {
    const lines = scaleTo(most)
    const [first, step] = lines as [number, number]
    expect(first).toBe(0)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(most)
    expect([4, 5, 6]).toContain(lines.length)
    expect(lines).toEqual(lines.map((_, index) => index * step))
    expect(Number.isInteger(step)).toBe(true)
  }
})

test('below a chart stand the first day, one in 7 or more and the last, and at most 5 of them on a phone', () => {
  const datesOf = (count: number) => chooseDates(count).map(({ index }) => index)
  expect(datesOf(1)).toEqual([0])
  expect(datesOf(7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(datesOf(28)).toEqual([0, 7, 14, 21, 27])
  expect(datesOf(90)).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 89])
  for (let count = 1; count <= 400; count++) {
    const dates = chooseDates(count)
    expect(dates[0]!.index).toBe(0)
    expect(dates.at(-1)).toEqual({ index: count - 1, isMinor: false })
    expect(dates.length).toBeLessThanOrEqual(14)
    expect(dates.filter(({ isMinor }) => !isMinor).length).toBeLessThanOrEqual(5)
  }
})

test('a period ends today in UTC and holds as many days as it says', () => {
  const lateEvening = Date.parse('2025-09-11T23:30:00Z')
  expect(lastDays(1, lateEvening)).toEqual({ from: '2025-09-11', to: '2025-09-11' })
  expect(lastDays(28, lateEvening)).toEqual({ from: '2025-08-15', to: '2025-09-11' })
})

test('figures read well: durations, changes, days, countries and languages', () => {
  expect([400, 59_400, 60_000, 3_725_000].map(formatDuration)).toEqual([
    '0 s',
    '59 s',
    '1 min 0 s',
    '1 h 2 min',
  ])
  expect([0.1, -0.254, 0.0001, 0].map(formatChange)).toEqual(['+10%', '-25.4%', '0%', '0%'])
  expect(formatDay('2025-09-11')).toBe('11 September')
  expect([nameCountry('ZM'), nameCountry('IS'), nameCountry('??'), nameCountry(null)]).toEqual([
    'Zambia',
    'Iceland',
    '??',
    '—',
  ])
  expect([nameLanguage('sw'), nameLanguage('not a tag')]).toEqual(['Swahili', 'not a tag'])
})
