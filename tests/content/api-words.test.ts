import { apiOutline, undescribed } from 'virtual:openapi'
import { expect, test } from 'vitest'

test('every route of the API has its words in content/words/en/api.ts, and all words have a route', () => {
  expect(undescribed).toEqual([])
  expect(apiOutline.flatMap(({ operations }) => operations).length).toBeGreaterThan(100)
})
