import { expect, test } from 'vitest'
import { otherSelector } from '#content/wire/analytics.ts'
import {
  findCrowd,
  findDeadElement,
  findSteepestStep,
} from '#web/pages/admin/analytics/find-standouts.ts'
import type { ClickedElement } from '#web/pages/admin/analytics/place-clicks.ts'

const element = (name: string, clicks: number, dead: number, state = 'drawn' as const) =>
  ({ selector: `#${name}`, name, state, box: null, clicks, dead, rage: 0 }) as ClickedElement

test('the element with the most dead clicks stands out if it has ten and they are three in ten of its clicks', () => {
  const [finale, card] = [element('finale', 112, 89), element('card', 40, 12)]
  expect(findDeadElement([card, finale])).toBe(finale)
  expect(findDeadElement([card])).toBe(card)
  expect(findDeadElement([element('rare', 9, 9)])).toBeUndefined()
  expect(findDeadElement([element('link', 200, 59)])).toBeUndefined()
  expect(findDeadElement([])).toBeUndefined()
})

test('what is no longer on the page, or appeared later, does not stand out', () => {
  expect(
    findDeadElement([
      { ...element('gone', 50, 50), state: 'lost' },
      { ...element('toast', 50, 50), selector: otherSelector },
    ]),
  ).toBeUndefined()
  const folded = { ...element('menu', 20, 20), state: 'hidden' as const }
  expect(findDeadElement([folded])).toBe(folded)
})

const funnel = (visited: number, explored: number, opened: number, sent: number) => ({
  steps: [
    { id: 'visited' as const, count: visited },
    { id: 'explored' as const, count: explored },
    { id: 'opened' as const, count: opened },
    { id: 'sent' as const, count: sent },
    { id: 'registered' as const, count: 3 },
  ],
})

test('the steepest step is the one before which the largest share went, never the teams', () => {
  expect(findSteepestStep(funnel(600, 400, 188, 60))).toMatchObject({
    to: 'sent',
    before: 188,
    after: 60,
  })
  expect(findSteepestStep(funnel(600, 400, 100, 60))?.to).toBe('opened')
  // Too few, and nobody lost.
  expect(findSteepestStep(funnel(600, 400, 9, 0))?.to).toBe('opened')
  expect(findSteepestStep(funnel(20, 20, 20, 20))).toBeUndefined()
  expect(findSteepestStep(funnel(0, 0, 0, 0))).toBeUndefined()
})

const sources = (visits: number, devices: [string, number][], countries: [string, number][]) => {
  const listOf = (rows: [string, number][]) =>
    rows.map(([value, count]) => ({ value, visits: count }))
  return {
    visits,
    values: { referrers: 0, countries: 0, devices: 0, languages: 0 },
    referrers: [],
    languages: [],
    devices: listOf(devices),
    countries: listOf(countries),
  }
}

test('the crowd is the most frequent device and country that are known', () => {
  const crowd = findCrowd(
    sources(
      634,
      [
        ['phone', 460],
        ['desktop', 174],
      ],
      [
        ['', 300],
        ['ZA', 93],
      ],
    ),
  )
  expect(crowd).toMatchObject({ device: { value: 'phone', visits: 460 }, country: { value: 'ZA' } })
  expect(crowd?.share).toBeCloseTo(460 / 634)
  expect(findCrowd(sources(9, [['phone', 9]], []))).toBeUndefined()
  expect(findCrowd(sources(50, [['', 50]], [['ZA', 50]]))).toBeUndefined()
})
