import { countryNames } from '#words/countries.ts'
import { countryOrder } from './catalogue/country-order.ts'
import type { CountryCode } from './facts/countries.ts'

export type Country = { code: CountryCode; name: string }

/**
 * The countries as the lists of forms show them. They are joined in the browser, because most pages that need the names
 * need no list.
 */
export const countries: readonly Country[] = countryOrder.map((code) => ({
  code,
  name: countryNames[code],
}))
