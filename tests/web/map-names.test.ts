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
