import { expect, test } from 'vitest'
import { findNamesakes } from './export-names.ts'
import { readSources } from './import-graph.ts'

test('no two files of web/ export the same name, but for what every page exports', () => {
  // `Component`, `meta` and the like are what the route table imports from each page.
  const sources = readSources(['web'], /(?<!page)\.tsx?$/)
  expect(sources.length).toBeGreaterThan(150)
  expect(findNamesakes(sources)).toEqual([])
})

test('two files that export the same name are named', () => {
  const sources = [
    { path: 'web/a.ts', text: 'export function draw() {}\nconst inside = 1\n' },
    { path: 'web/b.tsx', text: 'export const draw = 1\nexport type inside = string\n' },
  ]
  expect(findNamesakes(sources)).toEqual(['draw: web/a.ts, web/b.tsx'])
})
