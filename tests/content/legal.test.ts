import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftDays } from '#content/facts/drafts.ts'
import { requestDays } from '#content/facts/legal.ts'
import { retention } from '#content/facts/retention.ts'
import type { LegalPageWords } from '#words/legal.ts'
import { privacyPage } from '#words/pages/privacy.ts'
import { readSources } from '../structure/import-graph.ts'

/** Every figure of the retention file as `[name, value]`, however deep it stands. */
const figuresIn = (value: object): [string, number][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'number' ? [[name, inner] as [string, number]] : figuresIn(inner),
  )
const figures = [...figuresIn(retention), ['draftDays', draftDays] as const]
/** Which days and pages an administrator has deleted from the figures of visits: nothing about a person. */
const aboutNobody = ['forgottenDays']
/** No job of ours deletes these. */
const ofTheHost = Object.keys(retention.host)

/** The words of the page: without imports, comments and the expressions in its texts. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '')

const textOf = (page: LegalPageWords) => JSON.stringify(page)

const privacySources = readSources(['content']).filter(({ path }) =>
  /words\/en\/(kept-data|pages\/privacy)\.ts$/.test(path),
)

test('the privacy page states every time after which something is deleted', () => {
  const text = textOf(privacyPage)
  expect(privacySources).toHaveLength(2)
  for (const [name, value] of figures) {
    if (aboutNobody.includes(name)) continue
    const unit = name.endsWith('Months') ? 'months' : value === 1 ? 'day' : 'days'
    expect(text, name).toContain(`${value} ${unit}`)
    const isRead = privacySources.some((source) => new RegExp(`\\b${name}\\b`).test(source.text))
    expect(isRead || name === 'days', `${name} is read from the list`).toBe(true)
  }
  expect(text).toContain(`${requestDays} days`)
})

test('the privacy page has no figure of its own', () => {
  for (const { path, text } of privacySources) {
    const found = wordsOf(text).match(/\d+ ?(?:hours?|days?|weeks?|months?|years?)/g)
    expect(found, path).toBeNull()
  }
})

test('each of these times is read by what deletes', () => {
  const readers = readSources(['worker', 'web']).filter(({ text }) =>
    /'#content\/facts\/(retention|drafts)\.ts'/.test(text),
  )
  expect(readers.length).toBeGreaterThan(5)
  for (const [name] of figures) {
    if (ofTheHost.includes(name)) continue
    const isRead = readers.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    expect(isRead, name).toBe(true)
  }
})

test('each part of the account page that the privacy page leads to is there', () => {
  const page = readFileSync('web/pages/account/page.tsx', 'utf8')
  const parts = [...textOf(privacyPage).matchAll(/\/account#([\w-]+)/g)].map(([, part]) => part!)
  expect(parts).toContain('delete')
  for (const part of parts) expect(page).toMatch(new RegExp(`id(: '|=")${part}['"]`))
})
