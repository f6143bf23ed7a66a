import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'

const STYLES = 'web/styles'

/** Sheets that load after another one, and which of its utilities they do not repeat. */
const later = [
  // With a breakpoint or a state, a utility must follow all plain ones, so the sheet repeats it.
  { sheet: 'site.css', before: 'first.css', isLeftOut: (word: string) => !word.includes(':') },
  { sheet: 'home.css', before: 'first.css', isLeftOut: (word: string) => !word.includes(':') },
  { sheet: 'app.css', before: 'site.css', isLeftOut: () => true },
  { sheet: 'gallery.css', before: 'site.css', isLeftOut: () => true },
]

/**
 * Excludes from a style sheet the utilities that a sheet before it on the same page already has. The `@source` lines of
 * that sheet say where its utilities come from.
 */
export function utilitiesOnce(): Plugin {
  return {
    name: 'utilities-once',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/styles\/(site|home|app|gallery)\.css$/ },
      async handler(code, id) {
        const { before, isLeftOut } = later.find(({ sheet }) => sheet === basename(id))!
        const sources = sourcesOf(await readFile(resolve(STYLES, before), 'utf8'))
        const known = new Scanner({ sources }).scan().filter(isPlain).filter(isLeftOut)
        return `${code}\n@source not inline('${known.join(' ')}');\n`
      },
    },
  }
}

const sourcesOf = (sheet: string) =>
  [...sheet.matchAll(/@source (not )?'(.+)';/g)].map(([, negated, path]) => {
    const place = resolve(STYLES, path!)
    return {
      ...(extname(place)
        ? { base: dirname(place), pattern: basename(place) }
        : { base: place, pattern: '**/*' }),
      negated: Boolean(negated),
    }
  })

/** Candidates that would end the string, or that Tailwind would read as several, are never utilities. */
const isPlain = (word: string) => !/['"`\\{}]/.test(word)
