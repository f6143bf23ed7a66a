import type { Source } from './import-graph.ts'

/** Lists the files that have more lines than the limit. */
export function findLong(sources: Source[], limit: number): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}
