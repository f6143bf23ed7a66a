import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { remaining } from '#web/boot/countdown.ts'

const target = Date.parse(event.countdownTarget)

test('the target is one instant, 05:59:59 UTC on 11 November 2025, in every time zone', () => {
  expect(new Date(target).toISOString()).toBe('2025-11-11T05:59:59.000Z')
})

test('the time that remains is split into days, hours, minutes and seconds', () => {
  const now = target - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000
  expect(remaining(target, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
})

test('at the target and after it nothing remains', () => {
  const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  expect(remaining(target, target)).toEqual(none)
  expect(remaining(target, target + 86_400_000)).toEqual(none)
})

test('one second before the target one second remains', () => {
  expect(remaining(target, target - 1000).seconds).toBe(1)
  expect(remaining(target, target - 1).seconds).toBe(0)
})
