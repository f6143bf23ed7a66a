import { expect, test } from 'vitest'
import { createRanking } from '#content/search/ranked.ts'

const titles = ['Prizes and judging', 'Résumés of the judges', 'Where the hubs are']

test('the best matches come first, without accents and whatever the order of the words', () => {
  const rank = createRanking(titles, (title) => [title])
  expect(rank('the judges and their resumes')).toEqual(['Résumés of the judges'])
  expect(rank('nothing of the kind?')).toEqual(['Résumés of the judges', 'Where the hubs are'])
  expect(rank('xylophone')).toEqual([])
})

test('the texts are read by the first search alone', () => {
  const read: string[] = []
  const rank = createRanking(titles, (title) => {
    read.push(title)
    return [title]
  })
  expect(read).toEqual([])
  rank('judging')
  rank('hubs')
  expect(read).toEqual(titles)
})
