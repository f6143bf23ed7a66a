/** One layer of a rosette: a path, drawn filled or as a line. */
export type RosetteLayer = { path: string; drawn: 'fill' | 'line' }

const VIEW = 50

/**
 * A shweshwe rosette for a seed: rings of dots, lozenges, petals and circles in six- to twelve-fold symmetry.
 * The same seed gives the same figure everywhere. Coordinates fit a view box of -50 to 50 both ways.
 */
export function rosette(seed: string): RosetteLayer[] {
  const random = randomFrom(seed)
  const folds = [6, 8, 10, 12][random(4)]!
  const fill: string[] = [dot(0, 0, 3 + random(3))]
  const line: string[] = []
  const radii = [14 + random(4), 26 + random(4), 38 + random(3)]
  radii.forEach((radius, ring) => {
    const motif = random(4)
    const turned = ring % 2 === 1
    for (let i = 0; i < folds; i++) {
      const angle = ((i + (turned ? 0.5 : 0)) * 2 * Math.PI) / folds
      if (motif === 0) fill.push(dot(radius * Math.cos(angle), radius * Math.sin(angle), 1.6 + ring * 0.5))
      if (motif === 1) fill.push(lozenge(radius, angle, 4 + ring, 2 + ring * 0.6))
      if (motif === 2) line.push(petal(radius, angle, 6 + ring, 3 + ring))
      if (motif === 3) line.push(dot(radius * Math.cos(angle), radius * Math.sin(angle), 2.6 + ring * 0.5))
    }
  })
  if (random(2)) line.push(dot(0, 0, radii[1]! - 6))
  line.push(dot(0, 0, VIEW - 2))
  return [
    { path: fill.join(''), drawn: 'fill' },
    { path: line.join(''), drawn: 'line' },
  ]
}

const round = (value: number) => Math.round(value * 10) / 10

function dot(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0`
}

function lozenge(radius: number, angle: number, long: number, wide: number): string {
  const at = (r: number, a: number) => `${round(r * Math.cos(a))} ${round(r * Math.sin(a))}`
  const side = Math.atan2(wide, radius)
  return `M${at(radius + long, angle)}L${at(radius, angle + side)}L${at(radius - long, angle)}L${at(radius, angle - side)}z`
}

function petal(radius: number, angle: number, long: number, wide: number): string {
  const at = (r: number, a: number) => `${round(r * Math.cos(a))} ${round(r * Math.sin(a))}`
  const side = Math.atan2(wide, radius) * 1.6
  const [inner, outer] = [radius - long, radius + long]
  return `M${at(inner, angle)}Q${at(radius, angle + side)} ${at(outer, angle)}Q${at(radius, angle - side)} ${at(inner, angle)}`
}

/** Small deterministic generator (FNV-1a seed, xorshift steps): `next(n)` is a whole number below n. */
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
