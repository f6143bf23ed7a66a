import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../content/', import.meta.url)
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|md)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Names the files with a match outside of comments. */
const filesWith = (pattern: RegExp) =>
  texts
    .filter(({ text }) => pattern.test(text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')))
    .map(({ name }) => name)

test('visible text spells email in one way', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(filesWith(/\be-mail/i)).toEqual([])
})

test('visible text puts the day before the month, as in 11 September 2025', () => {
  expect(
    filesWith(
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/,
    ),
  ).toEqual([])
})

test('visible text calls two-step verification by that name alone', () => {
  // What people search for is another matter.
  expect(filesWith(/^(?!\s*keywords:).*\b(second (factor|step)|two-factor|2FA)\b/im)).toEqual([])
})

test('visible text says someone and anyone', () => {
  expect(filesWith(/\b(some|any|every)body\b/i)).toEqual([])
})

test('visible text has straight apostrophes, except in articles, which are typeset', () => {
  expect(filesWith(/\w’\w/).filter((name) => !name.endsWith('.md'))).toEqual([])
})
