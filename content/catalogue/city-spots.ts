import { cities } from '../facts/cities.ts'

/** Where the secondary cities stand on a map: degrees east and degrees north of each. */
export const citySpots: readonly (readonly [longitude: number, latitude: number])[] = cities.map(
  ({ longitude, latitude }) => [longitude, latitude],
)
