import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('visible text spells email in one way', () => {
  const folder = new URL('../../content/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|md)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(80)
  const others = files.filter((name) =>
    /\be-mail/i.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  expect(others).toEqual([])
})
