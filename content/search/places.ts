import { countries } from '../facts/countries.ts'
import { hubs } from '../facts/hubs.ts'
import { regions, type RegionName } from '../facts/regions.ts'
import { timeZones } from '../facts/time-zones.ts'
import { matcherFor } from './text.ts'

export type Place = {
  id: string
  city: string
  country: string
  region: RegionName
  /** A secondary city has no hub: its teams take part online. */
  status: 'confirmed' | 'pending' | 'secondary'
  isHeadquarters: boolean
  description: string
  website: string
  timeZone: string
}

const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
const zoneOf = (id: string) => timeZones.find(({ cityIds }) => cityIds.includes(id))?.name ?? ''

/** All hubs, then all secondary cities, with names in place of codes. */
const places: readonly Place[] = [
  ...hubs.map(({ id, city, country, region, isConfirmed, isMain, description, website }) => ({
    id,
    city,
    country: nameOf(country),
    region,
    status: isConfirmed ? ('confirmed' as const) : ('pending' as const),
    isHeadquarters: isMain,
    description,
    website,
    timeZone: zoneOf(id),
  })),
  ...regions.flatMap(({ name, cities }) =>
    cities.map(({ id, city, country }) => ({
      id,
      city,
      country: nameOf(country),
      region: name,
      status: 'secondary' as const,
      isHeadquarters: false,
      description: '',
      website: '',
      timeZone: zoneOf(id),
    })),
  ),
]

/** The places whose city, country or region hold every word of `text`; all places for an empty text. */
export function searchPlaces(text: string): Place[] {
  const matches = matcherFor(text)
  return places.filter(({ city, country, region }) => matches([city, country, region]))
}
