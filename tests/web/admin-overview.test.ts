import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EditionOverview } from '#web/data/admin-overview.ts'
import {
  averageBefore,
  compareCounts,
  compareWeek,
  findLeaders,
  stateOfHub,
  untilClosed,
} from '#web/pages/admin/overview/compare.ts'
import { Registrations } from '#web/pages/admin/overview/registrations.tsx'
import { overviewPanel } from '#words/pages/admin-overview.ts'

/** Days in a row from a first one, with these numbers of teams, each of two members. */
function daysFrom(first: string, teams: readonly number[]) {
  return {
    days: teams.map((count, index) => ({
      day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
      teams: count,
      members: 2 * count,
    })),
  }
}
const values = (counts: { value: number }[]) => counts.map(({ value }) => value)

test('of the days, the last 28 are drawn, each beside the same weekday of up to four weeks before', () => {
  // Six weeks from a Monday: each day of the n-th week has n teams.
  const overview = daysFrom(
    '2025-08-18',
    Array.from({ length: 42 }, (_, day) => Math.floor(day / 7) + 1),
  )
  const { counts, usual } = compareCounts(overview, 'teams', 'days')
  expect(counts).toHaveLength(28)
  expect(counts[0]).toEqual({ day: '2025-09-01', value: 3 })
  expect(counts.at(-1)).toEqual({ day: '2025-09-28', value: 6 })
  expect(usual).toHaveLength(28)
  // 1 and 2; 1 to 3; 1 to 4; 2 to 5
  expect([1, 8, 15, 22].map((index) => usual[index]!.value)).toEqual([1.5, 2, 2.5, 3.5])
  expect(values(compareCounts(overview, 'members', 'days').usual)[27]).toBe(7)
})

test('in the first week there is nothing usual, and the day on which registration began is compared with none', () => {
  expect(compareCounts(daysFrom('2025-09-11', [4]), 'teams', 'days')).toEqual({
    counts: [{ day: '2025-09-11', value: 4 }],
    usual: [],
  })
  const { counts, usual } = compareCounts(
    daysFrom('2025-09-11', [4, 0, 0, 0, 0, 0, 0, 9, 1]),
    'teams',
    'days',
  )
  expect(counts).toHaveLength(9)
  expect(usual).toEqual([{ day: '2025-09-19', value: 0 }])
})

test('weeks go from Monday to Sunday and say how many days they have if not all; one in which registration began is compared with none', () => {
  // From a Thursday: four days, two whole weeks, and two days of the present one.
  const { counts, usual } = compareCounts(
    daysFrom('2025-09-11', [1, 1, 1, 1, ...Array(7).fill(2), ...Array(7).fill(3), 5, 5]),
    'teams',
    'weeks',
  )
  expect(counts).toEqual([
    { day: '2025-09-11', value: 4, part: 4 },
    { day: '2025-09-15', value: 14 },
    { day: '2025-09-22', value: 21 },
    { day: '2025-09-29', value: 10, part: 2 },
  ])
  expect(usual).toEqual([
    { day: '2025-09-22', value: 14 },
    { day: '2025-09-29', value: 17.5 },
  ])
  const long = compareCounts(daysFrom('2025-07-07', Array(98).fill(1)), 'teams', 'weeks')
  expect(values(long.counts)).toEqual(Array(10).fill(7))
  expect(values(long.usual)).toEqual(Array(10).fill(7))
})

test('the days end with registration, or with the last team that was registered by hand', () => {
  const overview = daysFrom('2025-10-09', [3, 2, 0, 0, 1, 0, 0])
  const lastOf = (last: string) => untilClosed(overview, last).at(-1)!.day
  expect(lastOf('2025-10-10')).toBe('2025-10-13')
  expect(lastOf('2025-10-14')).toBe('2025-10-14')
  expect(lastOf('2025-10-20')).toBe('2025-10-15')
  expect(untilClosed(overview, '')).toBe(overview.days)
})

test('long after registration closed there are no days to draw, and a sentence says how many registered', () => {
  const overview = {
    ...daysFrom('2026-08-24', [0, 0, 0]),
    ...week(0, 0),
    totals: { teams: 120, members: 400 },
  }
  const html = renderToStaticMarkup(
    createElement(Registrations, { overview: overview as never as EditionOverview }),
  )
  expect(html).toContain(overviewPanel.registrations.week.quiet('teams', 120))
  expect(html).not.toContain('<svg')
})

const week = (teams: number, ...before: number[]) => ({
  week: {
    from: '2025-09-29',
    teams,
    members: 2 * teams,
    before: before.map((count) => ({ teams: count, members: 2 * count })),
  },
})

test('the present week is told against the one before: by a share from 20 on, else by the number', () => {
  const compare = (teams: number, ...before: number[]) =>
    compareWeek(week(teams, ...before), 'teams')
  expect(compare(3)).toEqual({ kind: 'only' })
  expect(compare(3, 3)).toEqual({ kind: 'same' })
  expect(compare(0, 0)).toEqual({ kind: 'quiet' })
  expect(compare(3, 0)).toEqual({ kind: 'first' })
  expect(compare(24, 20)).toEqual({ kind: 'more', by: 0.2, isShare: true })
  expect(compare(24, 19)).toEqual({ kind: 'more', by: 5, isShare: false })
  expect(compare(0, 7)).toEqual({ kind: 'fewer', by: 7, isShare: false })
  expect(compare(0, 40)).toEqual({ kind: 'fewer', by: 1, isShare: true })
  // Too small a change for a whole percentage is told as it is.
  expect(compare(1001, 1000)).toEqual({ kind: 'more', by: 1, isShare: false })
  expect(compareWeek(week(12, 10), 'members')).toEqual({ kind: 'more', by: 0.2, isShare: true })
  expect(averageBefore(week(1, 4), 'teams')).toBeUndefined()
  expect(averageBefore(week(1, 4, 3, 3), 'teams')).toBe(3.3)
})

test('the sentences read well for none, one and many', () => {
  const { registrations, hubs, countries, way, judging } = overviewPanel
  expect(registrations.week.more('teams', 142, '20%')).toBe(
    '142 teams this week so far, 20% more than by this time last week.',
  )
  expect(registrations.week.fewer('teams', 0, '7')).toBe(
    'No team this week so far, 7 fewer than by this time last week.',
  )
  expect(registrations.week.only('members', 1)).toBe('1 person this week so far.')
  expect(registrations.week.quiet('members', 400)).toBe('400 people in all. Nobody new this week.')
  expect(countries.only('Kenya', 1)).toBe('Kenya has the only team.')
  expect(countries.tie('Kenya and Ghana', 1, 5)).toBe(
    'Kenya and Ghana lead with 1 team each; 5 countries take part.',
  )
  expect(hubs.waiting(1, 'Lusaka')).toBe('1 team waits for a place: Lusaka.')
  expect(hubs.text(1, 2400)).toBe('1 team comes to a hub, 2,400 take part online.')
  expect(way.handedIn(1, 120)).toBe('1 of 120 teams has submitted a project.')
  expect(judging.scores(1, 273)).toBe('1 of 273 scores is in.')
  expect(judging.unassigned(1)).toBe('1 project has no judges yet.')
  expect(judging.judges.sentence(3, 0, 10)).toBe('3 of 10 judges are behind.')
  expect(judging.judges.sentence(0, 4, 10)).toBe('No judge is behind.')
  expect(judging.judges.sentence(0, 10, 10)).toBe('All 10 judges have finished.')
  expect(judging.judges.sentence(0, 0, 0)).toBe('No judge has projects yet.')
})

test('all of those that are equal lead, and nobody does without a team', () => {
  const rows = (...teams: number[]) => teams.map((count, id) => ({ id, teams: count }))
  const leaders = (...teams: number[]) => findLeaders(rows(...teams)).map(({ id }) => id)
  expect(leaders()).toEqual([])
  expect(leaders(0, 0)).toEqual([])
  expect(leaders(1, 3, 2)).toEqual([1])
  expect(leaders(3, 1, 3, 3)).toEqual([0, 2, 3])
})

test('a hub is nearly full with a fifth of its places or fewer, full with none, and without a limit neither', () => {
  const state = (teams: number, places: number | null) => stateOfHub({ places, teams })
  expect(state(900, null)).toBe('unlimited')
  expect(state(15, 20)).toBe('room')
  expect(state(16, 20)).toBe('nearly')
  expect(state(20, 20)).toBe('full')
  expect(state(22, 20)).toBe('full')
  expect(state(0, 0)).toBe('full')
  expect(state(0, 1)).toBe('room')
})
