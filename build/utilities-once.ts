import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'

const EVERY_PAGE = 'web/styles/site.css'
const APP = /\/web\/styles\/app\.css$/

/**
 * Excludes from the app's style sheet the utilities that site.css already has, because a page of the app loads both.
 * The `@source` lines of site.css say where the utilities of the content pages come from.
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

/** Candidates that would end the string, or that Tailwind would read as several, are never utilities. */
const isPlain = (word: string) => !/['"`\\{}]/.test(word)
