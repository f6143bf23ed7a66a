import { expect, test } from 'vitest'
import { tracks } from '#content/catalogue/tracks.ts'
import { composeRosette, ROSETTE_RADIUS } from '#web/components/page-parts/rosette-rings.ts'

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
      expect(Math.abs(figures - Math.round(figures))).toBeLessThan(0.01)
    }
  }
})
