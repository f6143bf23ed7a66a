import { countries, defaultDial } from '#content/facts/countries.ts'

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The dial code of the country this device seems to be in, and +1 where it cannot be told. */
export function guessDial(timeZone: string, languages: readonly string[]): string {
  // The clock first: phones sold in Lagos speak American English.
  const byZone = countries.find(({ code }) => listZones(code).includes(timeZone))
  if (byZone) return byZone.dial
  const regions = languages.map(regionOf)
  return countries.find(({ code }) => regions.includes(code))?.dial ?? defaultDial
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
