import { countryNames } from '#words/countries.ts'
import { locale } from '#words/language.ts'
import { countryCodes, firstCountryCodes, type CountryCode } from '../facts/countries.ts'

const first = new Set<CountryCode>(firstCountryCodes)

/** The countries from which most registrations are expected, then all others by name. */
export const countryOrder: readonly CountryCode[] = [
  ...firstCountryCodes,
  ...countryCodes
    .filter((code) => !first.has(code))
    .sort((one, other) => countryNames[one].localeCompare(countryNames[other], locale)),
]
