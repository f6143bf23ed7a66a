import { countryNames } from './catalogue/country-names.ts'
import type { CountryCode } from './facts/countries.ts'

export type Country = { code: CountryCode; name: string }

/** The countries as the lists of forms show them. */
export const countries = Object.entries(countryNames).map(([code, name]) => ({
  code,
  name,
})) as readonly Country[]

export const listedCountryCodes = countries.map(({ code }) => code)
