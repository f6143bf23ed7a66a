import { dialCodes } from './dial-codes.ts'

/** ISO 3166-1 alpha-2 */
export type CountryCode = keyof typeof dialCodes

export const countryCodes = Object.keys(dialCodes) as CountryCode[]

/** The countries most registrations are expected from, in the order the lists show them. */
export const firstCountryCodes = [
  'US',
  'GB',
  'FR',
  'DE',
  'CN',
  'JP',
  'IN',
  'BR',
  'AU',
  'ZA',
  'NG',
  'KE',
  'GH',
  'EG',
  'MA',
] as const satisfies readonly CountryCode[]

/** What the phone field starts with when the visitor's country cannot be guessed. */
export const defaultDial = dialCodes.US
