import { expect, test } from 'vitest'
import { faqCategories } from '#content/catalogue/faq.ts'
import { searchFaq } from '#content/search/faq.ts'

const questions = faqCategories.flatMap((category) => category.questions)

test('there are at least 44 questions, none of them twice, in seven or eight categories', () => {
  const ids = [
    ...faqCategories.map((category) => category.id),
    ...questions.map((question) => question.id),
  ]

  expect(questions.length).toBeGreaterThanOrEqual(44)
  expect([7, 8]).toContain(faqCategories.length)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every answer has between 30 and 110 words', () => {
  for (const { id, answer } of questions) {
    const words = answer.split(/\s+/).length
    expect(words, id).toBeGreaterThanOrEqual(30)
    expect(words, id).toBeLessThanOrEqual(110)
  }
})

test('the facts that only the questions and answers state are stated', () => {
  const answer = (id: string) => questions.find((question) => question.id === id)?.answer

  expect(answer('weeks')).toContain('The 8 weeks start on 13 October 2025')
  expect(answer('confirmation')).toContain('within 48 hours')
  expect(answer('opening')).toContain('17 October 2025')
  expect(answer('hubs')).toContain('Two hubs are confirmed')
})

test('an empty search returns everything', () => {
  expect(searchFaq('  ')).toEqual({ categories: faqCategories, total: questions.length })
})

test('a search ignores case and accents', () => {
  const found = searchFaq('FRANCAIS')

  expect(found.total).toBe(1)
  expect(found.categories[0]?.questions[0]?.id).toBe('languages')
  expect(searchFaq('Grand Prize').total).toBe(searchFaq('grand prize').total)
})

test('a word that is only among the keywords finds its question', () => {
  const found = searchFaq('POPIA')

  expect(
    found.categories.flatMap((category) => category.questions.map((question) => question.id)),
  ).toEqual(['data'])
})

test.each([
  ['two countries', 'who'],
  ['abroad', 'who'],
  ['visa', 'travel'],
  ['hotel', 'travel'],
  ['Kigali', 'hubs'],
  ['yaounde', 'hubs'],
  ['Rwanda', 'hubs'],
])('a reader who looks for %s finds the answer', (text, id) => {
  expect(
    searchFaq(text).categories.flatMap((category) => category.questions.map((one) => one.id)),
  ).toContain(id)
})

test('a search keeps only matching questions and leaves out categories without any', () => {
  const found = searchFaq('inspector')

  expect(found.categories.length).toBeLessThan(faqCategories.length)
  for (const { questions: kept } of found.categories) {
    expect(kept.length).toBeGreaterThan(0)
    for (const { question, answer, keywords } of kept) {
      expect([question, answer, ...keywords].join(' ').toLowerCase()).toContain('inspector')
    }
  }
  expect(found.total).toBe(
    found.categories.reduce((sum, category) => sum + category.questions.length, 0),
  )
})

test('a search without a match returns no category', () => {
  expect(searchFaq('zeppelin')).toEqual({ categories: [], total: 0 })
})
