import { expect, test } from 'vitest'

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
