import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** A whole word between quotes or spaces, with a sign that tells it from English: `grid` may mean something else. */
const WORD = /(?<=["'`\s])[\w*-]*[-:[][^\s"'`]*(?=["'`\s])/g
const CLASS = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi

/** By this name tests leave out what only screen readers read. */
const KEPT = 'sr-only'

/**
 * Gives Tailwind's utilities names of one or two letters, in the components and in the sheets: `lg:grid-cols-[3fr_2fr]`
 * becomes `bT`. Under `npm run dev` they keep their own. A class written anywhere but in a `.tsx` file would lose its style.
 */
export function shortClasses(): Plugin {
  let found: Promise<Map<string, string>>
  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      found ??= nameUtilities()
    },
    transform: {
      filter: { id: /\/web\/.+\.(tsx|css)$/ },
      async handler(code, id) {
        const names = await found
        if (id.endsWith('.tsx')) return code.replace(WORD, (word) => names.get(word) ?? word)
        return code.replace(CLASS, (whole, selector: string) => {
          const name = names.get(unescape(selector))
          return name ? `.${name}` : whole
        })
      },
    },
  }
}

/** Returns the short name of every utility in the components, the most frequent ones first. */
async function nameUtilities(): Promise<Map<string, string>> {
  const count = new Map<string, number>()
  for (const [word] of textOf('web/**/*.tsx').matchAll(WORD))
    count.set(word, (count.get(word) ?? 0) + 1)
  const utilities = await utilitiesAmong([...count.keys()])
  const taken = classesIn(textOf('web/**/*.css'))
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const free = [...LETTERS, ...pairs].filter((name) => !taken.has(name))
  return new Map(
    utilities
      .toSorted((one, other) => count.get(other)! - count.get(one)! || (one < other ? -1 : 1))
      .map((word, index) => [word, free[index]!]),
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
