import { countries } from '#content/catalogue/countries.ts'
import { defaultDial } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The dial code of the country this device seems to be in, and +1 where it cannot be told. */
export function guessDial(timeZone: string, languages: readonly string[]): string {
  // The clock first: phones sold in Lagos speak American English.
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
