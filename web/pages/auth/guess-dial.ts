import { countries } from '#content/countries.ts'
import { defaultDial } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** Guesses the dial code of the device's country, from its time zone or else its languages; the default if neither tells. */
export function guessDial(timeZone: string, languages: readonly string[]): string {
  // The time zone first, because phones sold in Lagos are set to American English.
  const byZone = countries.find(({ code }) => listZones(code).includes(timeZone))
  const regions = languages.map(regionOf)
  const country = byZone ?? countries.find(({ code }) => regions.includes(code))
  return country ? dialCodes[country.code] : defaultDial
}

function listZones(country: string): string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region: country })
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
