import { cities } from '../facts/cities.ts'

/** Where the secondary cities stand on a map, from north to south: degrees east and degrees north of each. */
export const citySpots: readonly (readonly [longitude: number, latitude: number])[] = cities
  .toSorted((one, other) => other.latitude - one.latitude || one.longitude - other.longitude)
  .map(({ longitude, latitude }) => [longitude, latitude])
