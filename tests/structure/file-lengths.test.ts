import { expect, test } from 'vitest'
import { findLong } from './file-lengths.ts'
import { readSources } from './import-graph.ts'

test('no source file and no test has more than 400 lines', () => {
  const sources = readSources(['content', 'worker', 'web', 'build', 'scripts', 'tests'])
  expect(sources.length).toBeGreaterThan(500)
  expect(findLong(sources, 400)).toEqual([])
})

test('no style sheet has more than 250 lines', () => {
  expect(findLong(readSources(['web'], /\.css$/), 250)).toEqual([])
})

test('a file over the limit is named with its length, one at the limit is not', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  const sources = [
    { path: 'web/long.ts', text: lines(401) },
    { path: 'web/fits.ts', text: lines(400) },
    { path: 'web/open-end.ts', text: `${lines(400)}x` },
  ]
  expect(findLong(sources, 400)).toEqual([
    'web/long.ts has 401 lines',
    'web/open-end.ts has 401 lines',
  ])
})
