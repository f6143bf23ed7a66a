// Generates web/fonts/: the display face cut to the characters that headings need. To be run after a change of either.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const WEIGHT = 700
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
// English, French, Kiswahili and Portuguese; other letters come from the fallback face. The file must fit the first flight
// of a connection (14,600 bytes with headers): one byte more costs every first visit another round trip.
const accented = 'ÀÁÂÃÇÈÉÊËÍÎÏÑÓÔÕÙÚÛÜàáâãçèéêëíîïñóôõùúûü'
const characters = `${range(0x20, 0x5b)}]_${range(0x61, 0x7a)}${accented}\u00a0«»’“”–—…·`

const source = createRequire(import.meta.url).resolve(
  `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${WEIGHT}-normal.woff2`,
)
const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
})
await mkdir('web/fonts', { recursive: true })
await writeFile(`web/fonts/bricolage-grotesque-${WEIGHT}.woff2`, font)
console.log(`${font.length} bytes, ${characters.length} characters`)
