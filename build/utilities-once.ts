import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'

const EVERY_PAGE = 'web/styles/site.css'
const APP = /\/web\/styles\/app\.css$/

/**
 * Keeps out of the app's sheet the utilities that the sheet of every page has: a page of the app loads both. What the
 * content pages use is read from the `@source` lines of their sheet.
 */
export function utilitiesOnce(): Plugin {
  return {
    name: 'utilities-once',
    enforce: 'pre',
    transform: {
      filter: { id: APP },
      async handler(code) {
        const known = new Scanner({ sources: sourcesOf(await readFile(EVERY_PAGE, 'utf8')) }).scan()
        return `${code}\n@source not inline('${known.filter(isPlain).join(' ')}');\n`
      },
    },
  }
}

const sourcesOf = (sheet: string) =>
  [...sheet.matchAll(/@source (not )?'(.+)';/g)].map(([, negated, path]) => ({
    base: resolve(dirname(EVERY_PAGE), path!),
    pattern: '**/*',
    negated: Boolean(negated),
  }))

/** Words that end a string, or that Tailwind would take for several, are never utilities. */
const isPlain = (word: string) => !/['"`\\{}]/.test(word)
