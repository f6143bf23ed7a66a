import { expect, test } from 'vitest'
import { readSources } from './import-graph.ts'

/** Lists the batches of a file that spread statements into one object, by their lines. */
function findSpread({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/batchOf\(\s*\w[\w.]*,\s*\{/g)].flatMap(({ index, 0: start }) => {
    let depth = 1
    for (let at = index + start.length; depth > 0 && at < text.length; at += 1) {
      if (depth === 1 && text.startsWith('...', at))
        return [`${path}:${text.slice(0, at).split('\n').length}`]
      if ('({['.includes(text[at]!)) depth += 1
      if (')}]'.includes(text[at]!)) depth -= 1
    }
    return []
  })
}

test('no batch spreads groups of statements into one object, where one may replace another', () => {
  expect(readSources(['worker'], /\.ts$/).flatMap(findSpread)).toEqual([])
})

test('a batch that spreads a group is named', () => {
  const text =
    'await batchOf(db, {\n  log: note(db, { ...actor }),\n  ...selectAccount(db, id),\n})'
  expect(findSpread({ path: 'worker/a.ts', text })).toEqual(['worker/a.ts:3'])
})
