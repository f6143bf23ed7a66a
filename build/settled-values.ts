import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Puts the values of `#words/edition.ts` and of `content/catalogue/` in their place, so that a page carries the text
 * `10 October 2025` and not what makes it, and a hub without the lists it was joined from. Under `npm run dev` the
 * modules stay as they are: a changed fact shows at once.
 */
export function settledValues(): Plugin {
  return {
    name: 'settled-values',
    apply: 'build',
    async load(id) {
      if (!/\/content\/(words\/[^/]+\/edition|catalogue\/[^/]+)\.ts$/.test(id)) return undefined
      const values: Record<string, unknown> = await import(pathToFileURL(resolve(id)).href)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
