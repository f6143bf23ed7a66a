// Writes content/facts/countries-africa.ts from the countries-list package, so that
// the calling codes come from maintained data and the reader's page carries only
// the rows it shows. Run it after an update of the package.
import { writeFile } from 'node:fs/promises'
import { getCountryDataList } from 'countries-list'

// Territories of other states, and Western Sahara, which the package counts as
// countries of Africa. Without them the list is the 54 states of the continent.
const leftOut = new Set(['AC', 'EH', 'RE', 'SH', 'TA', 'YT'])

// The package spells these two without their accents or in translation.
const spellings = { CI: "Côte d'Ivoire", ST: 'São Tomé and Príncipe' }

const states = getCountryDataList()
  .filter((country) => country.continent === 'AF' && !leftOut.has(country.iso2))
  .map((country) => ({
    code: country.iso2,
    name: spellings[country.iso2] ?? country.name,
    dial: `+${country.phone[0]}`,
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

const quote = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`)
const rows = states.map(
  ({ code, name, dial }) =>
    `  { code: ${quote(code)}, name: ${quote(name)}, dial: ${quote(dial)} },`,
)

const source = `// Written by scripts/generate-countries.mjs; change that script, not this file.
import type { Country } from './country.ts'

export const africanStates: readonly Country[] = [
${rows.join('\n')}
]
`

await writeFile(new URL('../content/facts/countries-africa.ts', import.meta.url), source)
console.log(`content/facts/countries-africa.ts: ${states.length} states`)
