import { expect, test } from 'vitest'
import { lastDayOf, mayChange } from '#content/team-changes.ts'
import { changeKinds } from '#content/wire/change-kinds.ts'

const at = (time: string) => Date.parse(`${time}+02:00`)

test('each change closes for all teams after its day, in Central Africa Time', () => {
  const lastMoments = ['2025-09-24T23:59:59', '2025-10-20T23:59:59', '2025-11-04T23:59:59']
  for (const [index, kind] of changeKinds.entries()) {
    const last = at(lastMoments[index]!)
    expect(lastDayOf(kind, [])).toBe(lastMoments[index]!.slice(0, 10))
    expect(mayChange(kind, [], last), kind).toBe(true)
    expect(mayChange(kind, [], last + 1000), kind).toBe(false)
  }
})

test('an exception opens its own change to the end of its day, and one for the team opens all', () => {
  const track = [{ kind: 'track', until: '2025-10-30' }] as const
  expect(lastDayOf('track', track)).toBe('2025-10-30')
  expect(mayChange('track', track, at('2025-10-30T23:59:59'))).toBe(true)
  expect(mayChange('track', track, at('2025-10-31T00:00:00'))).toBe(false)
  expect(mayChange('hub', track, at('2025-10-30T00:00:00'))).toBe(false)
  const team = [{ kind: 'team', until: '2025-11-06' }] as const
  for (const kind of changeKinds) {
    expect(mayChange(kind, team, at('2025-11-06T12:00:00')), kind).toBe(true)
    expect(mayChange(kind, team, at('2025-11-07T00:00:00')), kind).toBe(false)
  }
})
