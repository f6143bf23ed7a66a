import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMissing, readNamedTests, readRows } from './named-tests.ts'

const document = readFileSync('docs/threat-model.md', 'utf8')
const threats = readRows(document.slice(document.indexOf('## Threats')))
  .filter((cells) => cells.length === 5)
  .map(([, threat, , tests]) => ({ threat: threat!, tests: tests! }))

test('every threat names the test that shows its defence', () => {
  expect(threats.length).toBeGreaterThan(40)
  for (const { threat, tests } of threats) expect(readNamedTests(tests), threat).not.toEqual([])
})

test('every test that the threat model names exists', () => {
  expect(findMissing(threats.map(({ tests }) => tests))).toEqual([])
})

test('a test that does not exist is named', () => {
  const cell =
    'threat-model.test.ts: “every threat names the test that shows its defence”; “no such test”<br>no-such.test.ts: “a test”'
  expect(findMissing([cell])).toEqual([
    { file: 'threat-model.test.ts', sentence: 'no such test' },
    { file: 'no-such.test.ts', sentence: 'a test' },
  ])
})
