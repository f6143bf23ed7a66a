import { expect, test } from 'vitest'
import { describeAvailability } from '#content/describe-availability.ts'
import { availability } from '#words/partnerships.ts'

test('a taken tier names who holds it, the first three of many, and without anybody it is not taken', () => {
  const five = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']
  expect(describeAvailability('taken', five.slice(0, 2))).toEqual({
    availability: 'Taken by Alpha and Beta',
    availabilityTone: 'taken',
  })
  expect(describeAvailability('taken', five).availability).toBe(
    'Taken by Alpha, Beta, Gamma and 2 more',
  )
  expect(describeAvailability('taken', [])).toEqual({
    availability: availability.limited,
    availabilityTone: 'limited',
  })
  expect(describeAvailability('open', five).availability).toBe(availability.open)
})
