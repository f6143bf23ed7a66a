import { expect, test } from 'vitest'
import { hubs } from '#content/catalogue/hubs.ts'
import { regions } from '#content/catalogue/regions.ts'
import { cities } from '#content/facts/cities.ts'

test('four hubs are confirmed, with one headquarters, and two are pending', () => {
  expect(hubs.filter((hub) => hub.isConfirmed).map((hub) => hub.city)).toEqual([
    'East London',
    'Cape Town',
    'Lusaka',
    'Nairobi',
  ])
  expect(hubs.filter((hub) => hub.isMain).map((hub) => hub.city)).toEqual(['East London'])
  expect(hubs.filter((hub) => !hub.isConfirmed).map((hub) => hub.city)).toEqual(['Lagos', 'Accra'])
})

test('hubs and secondary cities are more than 40, in five regions', () => {
  expect(hubs.length + cities.length).toBeGreaterThan(40)
  expect(regions.map((region) => region.name)).toEqual([
    'West Africa',
    'East Africa',
    'Southern Africa',
    'Central Africa',
    'North Africa',
  ])
})

test('every place has an id of its own', () => {
  const ids = [...hubs, ...cities].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every place is on the map', () => {
  for (const { id, latitude, longitude } of [...hubs, ...cities]) {
    expect(longitude > -18.5 && longitude < 58 && latitude > -36 && latitude < 38, id).toBe(true)
  }
})

test('a website of a hub is an encrypted address, or empty', () => {
  for (const { website } of hubs) expect(website).toMatch(/^(https:\/\/\S+)?$/)
})
