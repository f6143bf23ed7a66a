import { expect, test } from 'vitest'
import { hubs } from '#content/catalogue/hubs.ts'
import { namedPlaces } from '../../web/components/hubs/map-geometry.ts'

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
