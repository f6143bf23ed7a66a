import { dialCodes } from './dial-codes.ts'

/** A country code of ISO 3166-1 alpha-2. */
export type CountryCode = keyof typeof dialCodes

export const countryCodes = Object.keys(dialCodes) as CountryCode[]

/** The countries from which most registrations are expected, in the order of the lists. */
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

/** The country of the phone field when the visitor's cannot be guessed. */
export const defaultDial = dialCodes.US

/** Where the zero that begins a number stays after the dial code. */
export const keepingZero: readonly CountryCode[] = ['BJ', 'CG', 'CI']
