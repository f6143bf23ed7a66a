// Writes content/facts/dial-codes.ts and content/words/en/countries.ts from the countries-list package, so that
// calling codes and names come from maintained data. To be run after an update of the package or a change of
// `firstCountryCodes`.
import { writeFile } from 'node:fs/promises'
import { getCountryDataList } from 'countries-list'
import { firstCountryCodes } from '#content/facts/countries.ts'

// Territories of other states, and Western Sahara, all of which the package lists as countries of Africa. Without them
// the list is the 54 states of the continent.
const leftOut = new Set(['AC', 'EH', 'RE', 'SH', 'TA', 'YT'])
const first = new Set(firstCountryCodes)

// The package omits the accents of one and translates the other.
const spellings = { CI: "Côte d'Ivoire", ST: 'São Tomé and Príncipe' }

const countries = getCountryDataList()
  .filter(({ continent, iso2 }) => first.has(iso2) || (continent === 'AF' && !leftOut.has(iso2)))
  .sort((one, other) => one.iso2.localeCompare(other.iso2, 'en'))

const quote = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`)

const notice = '// Written by scripts/generate-countries.mjs; change that script, not this file.'

const facts = `${notice}

/** The international calling code of each country, by ISO 3166-1 alpha-2. */
export const dialCodes = {
${countries.map(({ iso2, phone }) => `  ${iso2}: '+${phone[0]}',`).join('\n')}
} as const
`

const words = `${notice}
import type { CountryCode } from '#content/facts/countries.ts'

export const countryNames: Readonly<Record<CountryCode, string>> = {
${countries.map(({ iso2, name }) => `  ${iso2}: ${quote(spellings[iso2] ?? name)},`).join('\n')}
}
`

await writeFile(new URL('../content/facts/dial-codes.ts', import.meta.url), facts)
await writeFile(new URL('../content/words/en/countries.ts', import.meta.url), words)
console.log(`dial codes and names of ${countries.length} countries`)
