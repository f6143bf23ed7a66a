import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync('docs/auth-contract.md', 'utf8')
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| what |^\| ?-/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The tests a cell names: `file.test.ts: “sentence”; “sentence”`, files parted by line breaks. */
function readCell(cell: string) {
  return cell.split('<br>').flatMap((part) => {
    const file = /^[\w-]+\.(test|spec)\.ts/.exec(part.trim())?.[0] ?? ''
    const folder = file.endsWith('.spec.ts') ? 'tests/e2e' : 'tests/worker'
    return [...part.matchAll(/“([^”]+)”/g)].map(([, sentence]) => ({
      path: `${folder}/${file}`,
      sentence: sentence!,
    }))
  })
}

test('every row of the auth contract names a test', () => {
  expect(rows.length).toBeGreaterThan(60)
  for (const row of rows) expect(readCell(row[3]!), row[1]).not.toEqual([])
})

test('every test that the auth contract names exists', () => {
  const missing = rows
    .flatMap((row) => readCell(row[3]!))
    .filter(
      ({ path, sentence }) =>
        !existsSync(path) || !readFileSync(path, 'utf8').includes(`test('${sentence}'`),
    )
  expect(missing).toEqual([])
})
