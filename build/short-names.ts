import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const SHORT = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))]

/** A whole word between quotes or spaces, with a sign that tells it from English: `grid` may mean something else. */
const WORD = /(?<=["'`\s])[\w*-]*[-:[][^\s"'`]*(?=["'`\s])/g
const PROPERTY = /--[a-z][\w-]*/g
const CLASS = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi

/** By this name tests leave out what only screen readers read. */
const KEPT = 'sr-only'

/**
 * Gives Tailwind's utilities names of one or two letters, in the components and in the sheets: `lg:grid-cols-[3fr_2fr]`
 * becomes `bT`. A utility written anywhere but in a `.tsx` file would lose its style. The custom properties of our sheets get
 * short names too. Under `npm run dev` all keep their own.
 */
export function shortNames(): Plugin {
  let found: Promise<Map<string, string>>
  const properties = nameProperties()
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      found ??= nameUtilities()
    },
    transform: {
      filter: { id: /\/web\/.+\.(tsx?|css)$/ },
      async handler(code, id) {
        const names = await found
        const renamed = id.endsWith('.css')
          ? code.replace(CLASS, (whole, selector: string) => {
              const name = names.get(unescape(selector))
              return name ? `.${name}` : whole
            })
          : id.endsWith('.tsx')
            ? code.replace(WORD, (word) => names.get(word) ?? word)
            : code
        // Lines stay where they are, so the map of the sources still fits.
        return {
          code: renamed.replace(PROPERTY, (property) => properties.get(property) ?? property),
          map: null,
        }
      },
    },
  }
}

/** Returns the short name of every utility in the components, the most frequent ones first. */
async function nameUtilities(): Promise<Map<string, string>> {
  const words = byFrequency(textOf('web/**/*.tsx'), WORD)
  const taken = classesIn(textOf('web/**/*.css'))
  const free = SHORT.filter((name) => !taken.has(name))
  return new Map((await utilitiesAmong(words)).map((word, index) => [word, free[index]!]))
}

/** Returns the short name of every custom property of our sheets. */
export function nameProperties(): Map<string, string> {
  const names = byFrequency(textOf('web/**/*.css'), PROPERTY)
  return new Map(names.map((name, index) => [name, `--${SHORT[index]}`]))
}

/** Lists what a pattern finds in a text, each once. */
function byFrequency(text: string, pattern: RegExp): string[] {
  const count = new Map<string, number>()
  for (const [word] of text.matchAll(pattern)) count.set(word, (count.get(word) ?? 0) + 1)
  return [...count.keys()].toSorted(
    (one, other) => count.get(other)! - count.get(one)! || (one < other ? -1 : 1),
  )
}

/** Asks Tailwind which words are utilities. */
async function utilitiesAmong(words: string[]): Promise<string[]> {
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css')
  const compiler = await compile(
    `${textOf(theme)}\n${textOf('web/styles/theme.css')}\n@tailwind utilities;`,
  )
  const written = classesIn(compiler.build(words))
  return words.filter((word) => written.has(word) && word !== KEPT)
}

const textOf = (files: string) =>
  globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(CLASS)].map(([, selector]) => unescape(selector!)))

const unescape = (selector: string) => selector.replace(/\\(.)/g, '$1')
