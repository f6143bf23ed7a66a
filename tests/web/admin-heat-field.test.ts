import { expect, test } from 'vitest'
import {
  chooseHot,
  colourOf,
  findTop,
  percentile,
  spreadHeat,
} from '#web/pages/admin/analytics/heat-field.ts'
import type { ClickedElement } from '#web/pages/admin/analytics/place-clicks.ts'

const spotAt = (x: number, y: number, weight: number) => ({
  spot: { x, y, reach: 10, clicks: weight, dead: 0, rage: 0 },
  weight,
})

test('the hottest colour stands for the 99th percentile of the cells, not for a single outlier', () => {
  expect(percentile([], 0.99)).toBe(0)
  expect(percentile([7], 0.99)).toBe(7)
  const size = { width: 4200, height: 40 }
  const even = Array.from({ length: 199 }, (_, index) => spotAt(10.5 + index * 20, 20.5, 4))
  const spots = [...even, spotAt(4100.5, 20.5, 5000)]
  const field = spreadHeat(spots, size, 1)
  expect(findTop(field, spots, size, 1)).toBeCloseTo(4)
})

test('clicks on the same spot add up, and none is drawn beyond its reach', () => {
  const size = { width: 40, height: 40 }
  const field = spreadHeat([spotAt(20.5, 20.5, 2), spotAt(20.5, 20.5, 3)], size, 1)
  expect(field[20 * 40 + 20]).toBeCloseTo(5)
  expect(field[20 * 40 + 31]).toBe(0)
  expect(field[20 * 40 + 29]).toBeGreaterThan(0)
})

test('more heat is lighter and never hides the page, and only the hottest tenth turns to paper', () => {
  const lightness = ([red, green, blue]: readonly number[]) => 2 * red! + 7 * green! + blue!
  const colours = Array.from({ length: 101 }, (_, index) => colourOf((index / 100) ** 2))
  expect(colours[0]![3]).toBe(0)
  for (const colour of colours) expect(colour[3]).toBeLessThanOrEqual(255 * 0.75 + 0.5)
  expect(colours[90]!.slice(0, 3)).toEqual([232, 163, 23])
  expect(colours[100]!.slice(0, 3)).toEqual([255, 250, 235])
  for (const index of [40, 70, 90])
    expect(lightness(colours[index]!)).toBeGreaterThan(lightness(colours[index - 40]!))
  // 46 and 241 clicks do not look the same.
  expect(lightness(colourOf(1)) - lightness(colourOf(46 / 241))).toBeGreaterThan(500)
  expect(colourOf(5)).toEqual(colourOf(1))
})

test('the most clicked elements get a count, unless it would touch another or tell nothing', () => {
  const element = (selector: string, clicks: number, x: number, y: number, height = 40) =>
    ({
      selector,
      name: selector,
      state: 'drawn',
      box: { x, y, width: 100, height },
      clicks,
      dead: 0,
      rage: 0,
    }) satisfies ClickedElement
  const elements = [
    element('low', 3, 0, 400),
    element('beside', 60, 5, 105),
    element('top', 241, 0, 100),
    element('whole page', 300, 0, 0, 9000),
    { ...element('closed', 90, 0, 0), state: 'hidden' as const, box: null },
    element('second', 133, 0, 200),
  ]
  expect(chooseHot(elements, 'clicks', 1).map(({ selector }) => selector)).toEqual([
    'top',
    'second',
  ])
  expect(chooseHot(elements, 'dead', 1)).toEqual([])
})
