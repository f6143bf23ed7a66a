import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Puts the values of `#words/edition.ts` in its place, so that a page carries the text `10 October 2025` and not what
 * makes it. Under `npm run dev` the module stays as it is: a changed fact shows at once.
 */
export function edition(): Plugin {
  return {
    name: 'edition',
    apply: 'build',
    async load(id) {
      if (!/\/content\/words\/[^/]+\/edition\.ts$/.test(id)) return undefined
      const values: Record<string, string> = await import(pathToFileURL(resolve(id)).href)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
