// Makes web/fonts/: the display face cut to the characters that headings need. Run after changing either.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const WEIGHT = 700
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const characters = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0©«·»–—‘’“”…€→'

const source = createRequire(import.meta.url).resolve(
  `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${WEIGHT}-normal.woff2`,
)
const font = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2' })
await mkdir('web/fonts', { recursive: true })
await writeFile(`web/fonts/bricolage-grotesque-${WEIGHT}.woff2`, font)
console.log(`${font.length} bytes, ${characters.length} characters`)
