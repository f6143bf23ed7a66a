import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMissing, readNamedTests, readRows } from '../structure/named-tests.ts'

const rows = readRows(readFileSync('docs/auth-contract.md', 'utf8'))

test('every row of the auth contract names a test', () => {
  expect(rows.length).toBeGreaterThan(60)
  for (const row of rows) expect(readNamedTests(row[3]!), row[1]).not.toEqual([])
})

test('every test that the auth contract names exists', () => {
  expect(findMissing(rows.map((row) => row[3]!))).toEqual([])
})
