import { expect, test } from 'vitest'
import { authRefusals } from '#content/wire/auth-refusals.ts'
import { errorCodes } from '#content/wire/error-codes.ts'
import { authMessages } from '#words/auth-messages.ts'
import { messages } from '#words/errors.ts'
import { plainRefusals } from '#words/refusals.ts'

const facts = import.meta.glob('/content/facts/*.ts', { eager: true })
const catalogue = import.meta.glob<object>('/content/catalogue/*.ts', { eager: true })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('facts hold no sentence: nothing longer than a name', () => {
  const texts = textsIn(facts)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => text.split(/\s+/).length > 3 || /[.!?]$/.test(text))).toEqual([])
})

test('the catalogue is plain data, which the build can write as JSON', () => {
  expect(Object.keys(catalogue).length).toBeGreaterThan(10)
  for (const [file, module] of Object.entries(catalogue)) {
    const values = { ...module }
    expect(JSON.parse(JSON.stringify(values)), file).toEqual(values)
  }
})

test('every error code has its words, in the order of the list', () => {
  expect(Object.keys(messages)).toEqual([...errorCodes])
  expect(Object.keys(authMessages)).toEqual([...authRefusals])
})

test('every code of the auth service has words for people, which are not the protocol’s', () => {
  const codes = new Set(authRefusals.map((name) => name.split('.')[0]!))
  const plain = new Map(Object.entries(plainRefusals))
  expect([...plain.keys()].toSorted()).toEqual([...codes].toSorted())
  const jargon = /AAL|TOTP|MFA|JWT|nonce|token|grant|PKCE|OAuth|factor|enrol|invalid|credentials/i
  for (const [code, words] of plain) {
    expect(words, code).not.toMatch(jargon)
    expect(words, code).toMatch(/^[A-Z].*[.)]$/)
  }
})
