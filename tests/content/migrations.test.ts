import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// D1 ignores `PRAGMA foreign_keys=OFF`: dropping a table there deletes its rows one by one, and every row
// that points at them with ON DELETE CASCADE goes too, while the migration reports success.
const dangerous = /__new_|DROP\s+TABLE|PRAGMA\s+foreign_keys/i
const reviewed = /^-- reviewed: .+/m

const findDanger = (sql: string) => dangerous.test(sql) && !reviewed.test(sql)

test('the guard refuses a migration that rebuilds or drops a table', () => {
  expect(findDanger('CREATE TABLE `__new_teams` (`id` text)')).toBe(true)
  expect(findDanger('drop table teams;')).toBe(true)
  expect(findDanger('PRAGMA foreign_keys=OFF;')).toBe(true)
  expect(findDanger('-- reviewed: the table has no children\nDROP TABLE notes;')).toBe(false)
  expect(findDanger('ALTER TABLE `teams` ADD `motto` text;')).toBe(false)
})

test.each(['accounts', 'analytics'])('no migration of the %s rebuilds or drops a table', (set) => {
  const files = readdirSync(`migrations/${set}`).filter((file) => file.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(findDanger(readFileSync(`migrations/${set}/${file}`, 'utf8')), file).toBe(false)
  }
})
