import { cityNames, regionNames } from '#words/regions.ts'
import { cities, type CityId } from '../facts/cities.ts'
import { regionIds, type RegionId } from '../facts/regions.ts'

export type Region = {
  id: RegionId
  name: string
  cities: readonly { id: CityId; city: string }[]
}

/** The regions with their secondary cities. */
export const regions: readonly Region[] = regionIds.map((id) => ({
  id,
  name: regionNames[id],
  cities: cities
    .filter(({ region }) => region === id)
    .map((place) => ({ id: place.id, city: cityNames[place.id] })),
}))
