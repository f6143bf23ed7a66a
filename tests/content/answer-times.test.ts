import { expect, test } from 'vitest'
import { answerDueAt, urgencyOf } from '#content/answer-times.ts'
import { event } from '#content/facts/event.ts'

const at = (time: string) => Date.parse(`${time}+02:00`)
const dueAt = (time: string) => answerDueAt('message', at(time))

test.each([
  ['on a Tuesday', '2025-10-14T15:00:00', '2025-10-15T15:00:00'],
  ['on a Friday afternoon', '2025-10-17T15:00:00', '2025-10-20T15:00:00'],
  ['at the end of a Friday', '2025-10-17T23:59:59', '2025-10-20T23:59:59'],
  ['on a Saturday', '2025-10-18T09:00:00', '2025-10-21T00:00:00'],
  ['on a Sunday night', '2025-10-19T23:30:00', '2025-10-21T00:00:00'],
  ['as a Monday begins', '2025-10-20T00:00:00', '2025-10-21T00:00:00'],
])('a message that comes %s is answered within a business day', (_, sent, due) => {
  expect(event.answerHours.message).toBe(24)
  expect(dueAt(sent)).toBe(at(due))
})

test('an application is answered within its hours whatever the day, and interest in a hub has no date', () => {
  const sent = at('2025-10-17T15:00:00')
  expect(answerDueAt('application', sent)).toBe(at('2025-10-19T15:00:00'))
  expect(answerDueAt('hubInterest', sent)).toBeNull()
})

test('an answer is urgent in its last six hours, and late from the moment it was promised for', () => {
  const due = at('2025-10-15T15:00:00')
  const hoursBefore = (hours: number) => urgencyOf(due, due - hours * 3_600_000)
  expect([7, 6, 0.1, 0, -1].map(hoursBefore)).toEqual(['calm', 'urgent', 'urgent', 'late', 'late'])
  expect(urgencyOf(null, due)).toBe('none')
})
