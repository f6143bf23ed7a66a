import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'

export const filterNames = ['kind', 'track', 'country', 'hub', 'language', 'skills'] as const

/** The values that a filter may have; what is typed may be anything. */
const values: Partial<Record<string, readonly string[]>> = {
  kind: ['person', 'team'],
  track: trackIds,
  country: Object.keys(countryNames),
  hub: hubs.map(({ id }) => id),
  language: languageCodes,
}

/** Reads the filters of the address; what is not allowed there is ignored. */
export function readFilters(params: URLSearchParams) {
  const entries = [...filterNames, 'after'].flatMap((name) => {
    const value = params.get(name)?.slice(0, 100)
    return value && (values[name]?.includes(value) ?? true) ? [[name, value]] : []
  })
  return Object.fromEntries(entries) as Partial<
    Record<(typeof filterNames)[number] | 'after', string>
  >
}
