import { expect, test } from 'vitest'
import { smallestGroup } from '#content/facts/partner-report.ts'
import { withholdSmallGroups, type Group } from '#content/small-groups.ts'

const toGroups = (counts: readonly number[]): Group[] =>
  counts.map((count, index) => ({ id: `g${index}`, count }))
const isSmall = (count: number) => count > 0 && count < smallestGroup
const tell = (counts: readonly number[]) => withholdSmallGroups(toGroups(counts), smallestGroup)

/** Numbers that look random and are the same in each run. */
function makeRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Makes counts of which many are small, and many just are not. */
function makeCounts(random: (below: number) => number, most: number) {
  const reach = random(2) ? 4 : 30
  return Array.from({ length: 1 + random(most) }, () =>
    random(5) < 2 ? random(smallestGroup) : smallestGroup + random(reach),
  )
}

/**
 * Finds what each small group could have for somebody who knows the rule, all that is told, and which groups are empty, small
 * or neither: tries every division of the rest, and keeps those of which the same would be told.
 */
function attack(counts: readonly number[]): Set<number>[] {
  const told = tell(counts)
  const names = new Set(told.shown.map(({ id }) => id))
  const hidden = counts.flatMap((_, index) => (names.has(`g${index}`) ? [] : [index]))
  const guess = [...counts]
  const possible = counts.map(() => new Set<number>())
  function divide(place: number, left: number) {
    const index = hidden[place]
    if (index === undefined) {
      if (left > 0 || JSON.stringify(tell(guess)) !== JSON.stringify(told)) return
      for (const one of hidden) possible[one]!.add(guess[one]!)
      return
    }
    const count = counts[index]!
    const [least, most] =
      count === 0 ? [0, 0] : isSmall(count) ? [1, smallestGroup - 1] : [smallestGroup, left]
    for (let value = least; value <= Math.min(most, left); value += 1) {
      guess[index] = value
      divide(place + 1, left - value)
    }
  }
  divide(0, told.rest ?? 0)
  return counts.flatMap((count, index) => (isSmall(count) ? [possible[index]!] : []))
}

test('no number that is told is that of a small group, whatever the counts are', () => {
  const random = makeRandom(11)
  for (let round = 0; round < 5000; round += 1) {
    const counts = makeCounts(random, 40)
    const { shown, rest, total } = tell(counts)
    const all = counts.reduce((sum, count) => sum + count, 0)
    const numbers = [...shown.map(({ count }) => count), rest ?? 0, total ?? 0]
    expect(numbers.filter(isSmall), String(counts)).toEqual([])
    expect(total, String(counts)).toBe(all < smallestGroup ? null : all)
    for (const { id, count } of shown) expect(counts[Number(id.slice(1))]).toBe(count)
    const sum = shown.reduce((told, { count }) => told + count, 0)
    expect(sum + (rest ?? 0)).toBe(total ?? 0)
    // Where nobody is small, nothing is withheld.
    const isOpen = total !== null && !counts.some(isSmall)
    expect(rest === 0, String(counts)).toBe(isOpen)
  }
})

test('whoever knows the rule and which groups are small works none of them out by subtracting', () => {
  const random = makeRandom(5)
  let attacked = 0
  for (let round = 0; round < 2500; round += 1) {
    const counts = makeCounts(random, 5)
    if (tell(counts).shown.length === 0) continue
    for (const values of attack(counts)) {
      attacked += 1
      expect(values.size, String(counts)).toBeGreaterThanOrEqual(3)
    }
  }
  expect(attacked).toBeGreaterThan(500)
})

test('a group of four stays unknown beside others of any size', () => {
  for (const others of [[5], [6], [5, 5], [5, 9], [400], [5, 5, 5, 5], [4, 90], [1, 1, 30, 8]]) {
    for (let place = 0; place <= others.length; place += 1) {
      const counts = others.toSpliced(place, 0, 4)
      const { shown, rest } = tell(counts)
      expect([...shown.map(({ count }) => count), rest], String(counts)).not.toContain(4)
      const hidden = counts.length - shown.length
      expect(hidden, String(counts)).toBeGreaterThan(1)
    }
  }
})

test('too few in all are not counted at all, and without groups there is nothing to tell', () => {
  for (const counts of [[], [0], [4], [1, 1, 2], [3, 0, 1]])
    expect(tell(counts)).toEqual({ shown: [], rest: null, total: null })
  expect(tell([2, 3])).toEqual({ shown: [], rest: 5, total: 5 })
})
