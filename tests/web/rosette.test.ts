import { expect, test } from 'vitest'
import { tracks } from '#content/catalogue/tracks.ts'
import { hubs } from '#content/facts/hubs.ts'
import { composeRosette, ROSETTE_RADIUS } from '#content/rosette-rings.ts'
import { articles } from '#words/blog.ts'

test('a seed always draws the same rosette, and each track has its own', () => {
  expect(composeRosette('healthcare')).toEqual(composeRosette('healthcare'))
  const drawings = tracks.map((track) => JSON.stringify(composeRosette(track.id)))
  expect(new Set(drawings).size).toBe(tracks.length)
})

test('every ring lies inside the square, and its dashes close the circle', () => {
  for (const { id } of tracks) {
    for (const { radius, width, dash } of composeRosette(id)) {
      expect(radius + width / 2).toBeLessThanOrEqual(ROSETTE_RADIUS)
      if (!dash) continue
      const figures = (2 * Math.PI * radius) / (dash[0] + dash[1])
      expect(Math.abs(figures - Math.round(figures))).toBeLessThan(0.05)
    }
  }
})

test('no two neighbouring rings of a rosette look alike', () => {
  const seeds = [...tracks, ...hubs].map(({ id }) => id)
  for (const seed of [...seeds, ...articles.map(({ slug }) => slug)]) {
    const rings = composeRosette(seed)
    const looks = rings.flatMap(({ cap, dash, hole, radius }, index) => {
      if (!dash || hole) return []
      const onThread = rings[index - 1]!.radius === radius
      const share = Math.round((10 * dash[0]) / (dash[0] + dash[1]))
      return [cap, share, onThread, rings[index + 1]?.hole].join(' ')
    })
    for (const [index, look] of looks.entries()) expect(look).not.toBe(looks[index + 1])
  }
})

test('the centre is filled, and holes are smaller than the ring that they are in', () => {
  for (const { id } of tracks) {
    const rings = composeRosette(id)
    expect(rings[0]!.radius * 2).toBe(rings[0]!.width)
    for (const [index, { hole, width, radius }] of rings.entries()) {
      if (!hole) continue
      expect(rings[index - 1]!.radius).toBe(radius)
      expect(width).toBeLessThan(rings[index - 1]!.width)
    }
  }
})
