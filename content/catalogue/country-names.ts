import { countryNames as names } from '#words/countries.ts'
import { locale } from '#words/language.ts'
import { countryCodes, firstCountryCodes, type CountryCode } from '../facts/countries.ts'

const first = new Set<CountryCode>(firstCountryCodes)

const order: readonly CountryCode[] = [
  ...firstCountryCodes,
  ...countryCodes
    .filter((code) => !first.has(code))
    .sort((one, other) => names[one].localeCompare(names[other], locale)),
]

/** Country names in list order: first the countries that most registrations should come from, then the rest by name. */
export const countryNames = Object.fromEntries(
  order.map((code) => [code, names[code]]),
) as Readonly<Record<CountryCode, string>>
