import { expect, test } from 'vitest'
import { evaluationCriteria, prizes } from '#content/catalogue/judging.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { event } from '#content/facts/event.ts'

test('there are the eight tracks of the programme', () => {
  expect(tracks.map((track) => track.name)).toEqual([
    'Education & Learning',
    'Telecommunications',
    'Legal Technology',
    'Local Governance',
    'Healthcare Systems',
    'Financial Services',
    'Geographic & Environmental',
    'Open Innovation',
  ])
  expect(new Set(tracks.map((track) => track.id)).size).toBe(8)
})

test('the criteria have their weights, which add up to 100 per cent', () => {
  expect(Object.fromEntries(evaluationCriteria.map(({ name, weight }) => [name, weight]))).toEqual({
    'Technical Excellence': 25,
    'Innovation & Creativity': 25,
    'African Relevance': 25,
    'User Experience': 15,
    'Presentation Quality': 10,
  })
  expect(evaluationCriteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('the three prizes add up to the prize pool', () => {
  const amounts = prizes.map(({ amount }) => Number(amount.replaceAll(/[$,]/g, '')))
  expect(amounts).toEqual([5000, 3500, 1000])
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(event.prizePool)
})
