import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('web/styles.css', 'utf8')
const blockAfter = (marker: string) => css.slice(css.indexOf(marker)).match(/\{([^{}]*)\}/)![1]!
const declared = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )

const root = declared(blockAfter('  :root {'))
const dark = { ...root, ...declared(blockAfter('(prefers-color-scheme: dark) {\n    :root')) }
const cloth = declared(blockAfter('.cloth {'))

const schemes = {
  light: root,
  dark,
  'light cloth': { ...root, ...cloth, ground: 'var(--cloth)' },
  'dark cloth': { ...dark, ...cloth, ground: 'var(--cloth)' },
}

const pairs = [
  ['figure', 'ground'],
  ['muted', 'ground'],
  ['accent', 'ground'],
  ['danger', 'ground'],
  ['success', 'ground'],
  ['link', 'ground'],
  ['figure', 'panel'],
  ['muted', 'panel'],
  ['accent', 'panel'],
  ['link', 'panel'],
  ['ink', 'ochre'],
] as const

for (const [scheme, tokens] of Object.entries(schemes)) {
  test(`in the ${scheme} scheme every text colour has a contrast of at least 4.5:1`, () => {
    for (const [text, ground] of pairs) {
      if (scheme.includes('cloth') && (ground === 'panel' || ['danger', 'success'].includes(text)))
        continue
      const ratio = contrast(resolve(tokens, text), resolve(tokens, ground))
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

function resolve(tokens: Record<string, string | undefined>, name: string): string {
  const value = tokens[name]
  if (!value) throw new Error(`no token --${name}`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)
  return reference ? resolve(tokens, reference[1]!) : value
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [light, dim] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dim + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
