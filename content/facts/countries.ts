import { africanStates } from './countries-africa.ts'
import type { Country } from './country.ts'

/** The countries most registrations are expected from, in the order the lists show them. */
export const firstCountries: readonly Country[] = [
  { code: 'US', name: 'United States', dial: '+1' },
  { code: 'GB', name: 'United Kingdom', dial: '+44' },
  { code: 'FR', name: 'France', dial: '+33' },
  { code: 'DE', name: 'Germany', dial: '+49' },
  { code: 'CN', name: 'China', dial: '+86' },
  { code: 'JP', name: 'Japan', dial: '+81' },
  { code: 'IN', name: 'India', dial: '+91' },
  { code: 'BR', name: 'Brazil', dial: '+55' },
  { code: 'AU', name: 'Australia', dial: '+61' },
  { code: 'ZA', name: 'South Africa', dial: '+27' },
  { code: 'NG', name: 'Nigeria', dial: '+234' },
  { code: 'KE', name: 'Kenya', dial: '+254' },
  { code: 'GH', name: 'Ghana', dial: '+233' },
  { code: 'EG', name: 'Egypt', dial: '+20' },
  { code: 'MA', name: 'Morocco', dial: '+212' },
]

const listedFirst = new Set(firstCountries.map((country) => country.code))

/** The first countries, then every other African state by name. */
export const countries: readonly Country[] = [
  ...firstCountries,
  ...africanStates.filter((state) => !listedFirst.has(state.code)),
]

/** What the phone field starts with when the visitor's country cannot be guessed. */
export const defaultDial = '+1'
