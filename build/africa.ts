import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { DOT_STEP } from '../web/components/hubs/map-geometry.ts'

type Ring = [number, number][]
type Shape = { polygons: Ring[][]; west: number; east: number; south: number; north: number }

const require = createRequire(import.meta.url)

const BOUNDS = { west: -18, east: 52, south: -35.5, north: 37.5 }

/** ISO 3166-1 numeric codes of the mainland countries and Madagascar, which Natural Earth uses as ids. */
const AFRICA = new Set(
  '012 024 072 108 120 140 148 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 504 508 516 562 566 624 646 686 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894'.split(
    ' ',
  ),
)

/**
 * Turns Africa into rows of dots, from Natural Earth's 1:50m country outlines (npm world-atlas).
 *
 * @returns runs `[longitude of the westernmost dot, latitude, number of dots]` in degrees, north to south, the first row from
 * west to east and every second one back.
 */
export function computeAfricaRuns(): [number, number, number][] {
  const file = require.resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection
  }>
  const land = feature(topology, topology.objects.countries)
    .features.filter(({ id, properties }) => {
      const name = (properties as { name?: string }).name
      // The data gives Somaliland no code.
      return AFRICA.has(String(id)) || name === 'Somaliland'
    })
    .map(({ geometry }) => shapeOf(geometry as { type: string; coordinates: unknown }))
  const rows: [number, number, number][][] = []
  for (let latitude = BOUNDS.north; latitude >= BOUNDS.south; latitude -= DOT_STEP) {
    let run: [number, number, number] | undefined
    // Like the dots on a printed cloth.
    const isOdd = rows.length % 2 === 1
    const shift = isOdd ? DOT_STEP / 2 : 0
    const row: (typeof rows)[number] = []
    for (let longitude = BOUNDS.west + shift; longitude <= BOUNDS.east; longitude += DOT_STEP) {
      if (!land.some((shape) => contains(shape, longitude, latitude))) {
        run = undefined
      } else if (run) {
        run[2]++
      } else {
        run = [longitude, latitude, 1]
        row.push(run)
      }
    }
    rows.push(isOdd ? row.reverse() : row)
  }
  return rows.flat()
}

function shapeOf(geometry: { type: string; coordinates: unknown }): Shape {
  const polygons = (
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  ) as Ring[][]
  const points = polygons.flat(2)
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  return {
    polygons,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

/** Applies the even-odd rule to all rings of a country. */
function contains({ polygons, west, east, south, north }: Shape, x: number, y: number): boolean {
  if (x < west || x > east || y < south || y > north) return false
  let inside = false
  for (const ring of polygons.flat()) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!
      const [xj, yj] = ring[j]!
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  }
  return inside
}
