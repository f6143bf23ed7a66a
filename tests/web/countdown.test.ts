import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { remaining } from '#web/boot/countdown.ts'

const target = Date.parse(event.countdownTarget)

test('the target is one instant, 05:59:59 UTC on 11 November 2025, in every time zone', () => {
  expect(new Date(target).toISOString()).toBe('2025-11-11T05:59:59.000Z')
})

test('the time that remains is split into days, hours, minutes and seconds', () => {
  const now = target - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000
  expect(remaining(target - now)).toEqual(['02', '03', '04', '05'])
})

test('a second that has begun counts, so that nothing but the instant itself is zero', () => {
  expect(remaining(1000)).toEqual(['00', '00', '00', '01'])
  expect(remaining(1)).toEqual(['00', '00', '00', '01'])
  expect(remaining(60_000)).toEqual(['00', '00', '01', '00'])
})
