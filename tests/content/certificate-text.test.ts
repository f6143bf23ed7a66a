import { expect, test } from 'vitest'
import { divideIntoRuns } from '#worker/certificates/text-runs.ts'

const readRuns = (text: string) => divideIntoRuns(text, false).map((run) => run.text.trim())

test('digits of Arabic on a certificate read from left to right, although their script is turned around', () => {
  // The typesetting turns every run of this script around, this one back.
  expect(readRuns('فريق ٢٠١٥')).toEqual(['٥١٠٢', 'فريق'])
  expect(readRuns('۲۰۱۵')).toEqual(['۵۱۰۲'])
  expect(readRuns('فريق 2015')).toEqual(['2015', 'فريق'])
  expect(readRuns('Team 2015 (أ)')).toEqual(['Team 2015 (', 'أ', ')'])
})
