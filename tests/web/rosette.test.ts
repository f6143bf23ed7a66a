import { tracks } from '#content/tracks.ts'
import { rosette } from '#web/rosette.ts'
import { expect, test } from 'vitest'

test('a seed always draws the same rosette, and each track draws its own', () => {
  expect(rosette('healthcare')).toEqual(rosette('healthcare'))
  const drawings = tracks.map((track) => JSON.stringify(rosette(track.id)))
  expect(new Set(drawings).size).toBe(tracks.length)
})

test('every rosette stays inside its frame and holds numbers only', () => {
  for (const { id } of tracks) {
    for (const { path } of rosette(id)) {
      expect(path).toMatch(/^[MLQaz0-9 .-]+$/)
      expect(path).not.toMatch(/NaN|Infinity/)
    }
  }
})
