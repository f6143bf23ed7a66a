import { countryNames } from '#words/countries.ts'
import { locale } from '#words/language.ts'
import { countryCodes, firstCountryCodes, type CountryCode } from '../facts/countries.ts'

export type Country = { code: CountryCode; name: string }

const first = new Set<CountryCode>(firstCountryCodes)

/** The countries from which most registrations are expected, then all others by name. */
export const countries: readonly Country[] = [
  ...firstCountryCodes.map(nameCountry),
  ...countryCodes
    .filter((code) => !first.has(code))
    .map(nameCountry)
    .sort((one, other) => one.name.localeCompare(other.name, locale)),
]

function nameCountry(code: CountryCode): Country {
  return { code, name: countryNames[code] }
}
