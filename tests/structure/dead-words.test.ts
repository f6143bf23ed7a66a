import { expect, test } from 'vitest'
import { findDeadWords } from './dead-words.ts'
import { readSources, type Source } from './import-graph.ts'

test('every sentence is read by something', () => {
  const sources = readSources(['content', 'worker', 'web', 'build', 'scripts'])
  const isWords = ({ path }: Source) => path.startsWith('content/words/')
  const words = sources.filter(isWords)
  expect(words.length).toBeGreaterThan(30)
  const others = sources.filter((source) => !isWords(source))
  expect(findDeadWords(words, others)).toEqual([])
})

test('a sentence that nothing reads is named; one passed to a component or chosen by its id is not', () => {
  const words = [
    {
      path: 'content/words/en/page.ts',
      text: `export const page = {
        heading: 'Read here', given: { inside: 'Read by a component' }, dead: 'Read by nobody',
        states: { open: 'Chosen by its id', 'half-open': 'Too', gone: 'No state any more' },
        labels: { hubs: 'Chosen by one of a list' }, order: ['hubs'],
        when: new Date().toLocaleDateString('en', { dateStyle: 'long' }),
      }`,
    },
    { path: 'content/words/en/part.ts', text: `export const part = { title: 'Read of page.ts' }` },
    {
      path: 'content/words/en/whole.ts',
      text: `import { part } from './part.ts'; export const whole = { part }`,
    },
  ]
  const others = [
    {
      path: 'web/page.tsx',
      text: `import { page } from '#words/page.ts'; import { Card } from './card.tsx'; const { heading, when } = page
        export const Page = ({ state }) => <Card words={page.given}>{heading}{page.states[state]}{page.order.map((id) => page.labels[id])}{when}</Card>`,
    },
    { path: 'web/card.tsx', text: `export const Card = ({ words }) => words.inside` },
    { path: 'web/whole.tsx', text: `import { whole } from '#words/whole.ts'; whole.part.title` },
    {
      path: 'web/elsewhere.ts',
      text: `export const read = (other) => other.dead`,
    },
    { path: 'content/wire/states.ts', text: `export const states = ['open', 'half-open']` },
  ]
  expect(findDeadWords(words, others)).toEqual([
    'content/words/en/page.ts: dead',
    'content/words/en/page.ts: gone',
  ])
})
