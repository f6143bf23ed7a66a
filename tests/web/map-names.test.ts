import { expect, test } from 'vitest'
import { hubs } from '#content/catalogue/hubs.ts'
import { isUnderName, namedPlaces } from '../../web/components/hubs/map-geometry.ts'

test('every hub has its name on the map', () => {
  expect(namedPlaces(hubs).size).toBe(hubs.length)
})

test('among more hubs than there is room for, the headquarters keeps its name and a neighbour goes without', () => {
  const [headquarters] = hubs
  const crowd = Array.from({ length: 9 }, (_, index) => ({
    ...headquarters!,
    latitude: headquarters!.latitude + index / 10,
    isMain: index === 8,
  }))
  expect([...namedPlaces(crowd)]).toEqual([crowd[8]])
})

test('no name runs out of the map or over the disc of another place', () => {
  const coast = { city: 'Nouakchott', isMain: false, longitude: -15.9, latitude: 18.1 }
  const behind = { city: 'Bamako', isMain: false, longitude: -8, latitude: 18 }
  // To the east is the other place, to the west the edge.
  expect([...namedPlaces([coast, behind])]).toEqual([behind])
  const far = { ...behind, longitude: 20 }
  expect([...namedPlaces([coast, far])]).toEqual([coast, far])
})

test('a city under a name is told from one beside it', () => {
  const hub = { city: 'Lagos', isMain: false, longitude: 3.4, latitude: 6.5 }
  const isUnder = (longitude: number, latitude: number) =>
    isUnderName({ longitude, latitude }, new Set([hub]), [hub])
  expect(isUnder(9, 6)).toBe(true)
  expect(isUnder(9, 9)).toBe(false)
  expect(isUnder(1, 6.5)).toBe(false)
})
