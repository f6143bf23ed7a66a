import { expect, test } from 'vitest'
import { nameLanguage } from '#content/code-names.ts'
import { formatDay } from '#content/format/days.ts'
import { formatChange, formatDuration } from '#content/format/numbers.ts'
import { roundUpToScale } from '#web/pages/admin/analytics/line-chart.tsx'
import { lastDays } from '#web/pages/admin/analytics/use-range.ts'
import { nameCountry } from '#web/pages/admin/names.ts'

test('the top of a chart is a round number above the largest value, with a whole half', () => {
  expect([0, 1, 4, 5, 9, 10, 11, 42, 180, 1001].map(roundUpToScale)).toEqual([
    4, 4, 4, 6, 10, 10, 20, 50, 200, 2000,
  ])
  for (let most = 0; most < 3000; most += 7) {
    expect(roundUpToScale(most)).toBeGreaterThanOrEqual(most)
    expect(Number.isInteger(roundUpToScale(most) / 2)).toBe(true)
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
