/**
 * One ring of a rosette: a stroked circle around the origin. A dash pattern turns it into a ring of dots (round caps on
 * dashes of zero length), rays (short wide dashes) or arcs.
 */
export type RosetteRing = {
  radius: number
  width: number
  /** Lengths of a dash and a gap along the circle; a plain circle has none. */
  dash?: [number, number]
  offset?: number
  cap: 'round' | 'butt'
}

/** Half the side of the square that holds a rosette; all lengths are in this unit. */
export const ROSETTE_RADIUS = 100

/**
 * Composes a shweshwe rosette from a seed: rings of dots, rays, arcs and lines in 8- to 16-fold symmetry, doubled in the
 * outer rings. The same seed always gives the same rosette. Dashed circles take a tenth of the bytes of paths.
 */
export function composeRosette(seed: string): RosetteRing[] {
  const random = randomFrom(seed)
  const folds = [8, 10, 12, 16][random(4)]!
  const rings: RosetteRing[] = [{ radius: 4 + random(4), width: 9, cap: 'butt' }]
  for (let ring = 0; ring < 4; ring++) {
    const radius = 24 + ring * 19 + random(4)
    const count = folds * (ring > 1 ? 2 : 1)
    const step = round((2 * Math.PI * radius) / count)
    const offset = ring % 2 ? round(step / 2) : 0
    const motif = random(5)
    if (motif < 2)
      rings.push({ radius, width: 7 + random(5), dash: [0, step], offset, cap: 'round' })
    if (motif === 2)
      rings.push({ radius, width: 14, dash: [3, round(step - 3)], offset, cap: 'butt' })
    if (motif === 3)
      rings.push({
        radius,
        width: 6,
        dash: [round(step * 0.6), round(step * 0.4)],
        offset,
        cap: 'butt',
      })
    if (motif === 4) {
      rings.push({ radius, width: 2.5, cap: 'butt' })
      rings.push({ radius, width: 11, dash: [0, step], offset, cap: 'round' })
    }
  }
  return [...rings, { radius: 97, width: 3, cap: 'butt' }]
}

const round = (value: number) => Math.round(value * 100) / 100

/** Creates a small deterministic generator (seeded by FNV-1a, stepped by xorshift): `next(n)` is an integer from 0 to n - 1. */
function randomFrom(seed: string) {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  return function next(below: number): number {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
