import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Evaluates `content/catalogue/` and the words that are written from facts at build time, and bundles the values instead
 * of the code. A page then carries the text `10 October 2025` without the formatter, and a hub without the lists that it
 * was joined from. Under `npm run dev` the modules stay as they are, so that a changed fact shows at once.
 */
export function precomputedValues(): Plugin {
  return {
    name: 'precomputed-values',
    apply: 'build',
    async load(id) {
      if (
        !/\/content\/(words\/[^/]+\/(edition|mail-tokens|site-files|pages\/(privacy|terms|code-of-conduct))|catalogue\/[^/]+)\.ts$/.test(
          id,
        )
      )
        return undefined
      const values: Record<string, unknown> = await import(pathToFileURL(resolve(id)).href)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${writeValue(value, `${name} of ${id}`)}`)
        .join('\n')
    },
  }
}

/** Writes a value as JSON; throws where JSON would lose a part of it, such as a function. */
function writeValue(value: unknown, place: string): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (!['function', 'undefined', 'symbol'].includes(typeof part)) return part
    throw new Error(`${place} holds a ${typeof part}${key && ` at ${key}`}: it must be plain data.`)
  })
}
