import { countryNames } from '#words/countries.ts'
import { cityNames, regionNames } from '#words/regions.ts'
import { timeZoneNames } from '#words/time-zones.ts'
import { hubs } from '../catalogue/hubs.ts'
import { cities, type Place as PlaceFacts } from '../facts/cities.ts'
import { createMatcher } from './text.ts'

export type Place = {
  id: string
  city: string
  country: string
  region: string
  /** A secondary city has no hub: its teams take part online. */
  status: 'confirmed' | 'pending' | 'secondary'
  isHeadquarters: boolean
  description: string
  website: string
  timeZone: string
}

/** All hubs, then all secondary cities, with names instead of ids and codes. */
const places: readonly Place[] = [
  ...hubs.map((hub) => ({
    ...describe(hub),
    status: hub.isConfirmed ? ('confirmed' as const) : ('pending' as const),
    isHeadquarters: hub.isMain,
    description: hub.description,
    website: hub.website,
  })),
  ...cities.map((place) => ({
    ...describe({ ...place, city: cityNames[place.id] }),
    status: 'secondary' as const,
    isHeadquarters: false,
    description: '',
    website: '',
  })),
]

function describe({ id, city, country, region, timeZone }: PlaceFacts & { city: string }) {
  return {
    id,
    city,
    country: countryNames[country],
    region: regionNames[region],
    timeZone: timeZoneNames[timeZone],
  }
}

/** Finds the places whose city, country or region contain every word of `text`; all places for an empty text. */
export function searchPlaces(text: string): Place[] {
  const matches = createMatcher(text)
  return places.filter(({ city, country, region }) => matches([city, country, region]))
}
