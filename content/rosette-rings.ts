/**
 * One ring of a rosette: a stroked circle around the origin. A dash pattern turns it into a ring of dots (round caps on
 * dashes of zero length), petals (round caps on short dashes), rays (short wide dashes) or arcs.
 */
export type RosetteRing = {
  radius: number
  width: number
  /** Lengths of a dash and a gap along the circle; a plain circle has none. */
  dash?: [number, number]
  offset?: number
  cap: 'round' | 'butt'
  /** True for holes in the ring before it: it is drawn in the colour of the ground. */
  hole?: true
}

/** Half the side of the square that holds a rosette; all lengths are in this unit. */
export const ROSETTE_RADIUS = 100

/** A circle around the origin that is divided into `count` equal steps; a turned one starts in the middle of a step. */
type Track = { radius: number; count: number; turned?: boolean }

type Motif = {
  /** How much of the radius it takes. */
  width: number
  /** How long one figure is along the circle, roughly; their number follows from it. */
  length: number
  draw: (track: Track) => RosetteRing[]
}

const petals: Motif = {
  width: 17,
  length: 36,
  draw: (on) => [dashed(on, Math.min(17, step(on) * 0.48), 0.46, 'round')],
}
const band: Motif = { width: 15, length: 16, draw: (on) => [line(on.radius, 15), hole(on, 8)] }
const eyes: Motif = {
  width: 22,
  length: 24,
  draw: (on) => [dots(on, 22), hole(on, dots(on, 22).width * 0.45)],
}
const beads: Motif = { width: 10, length: 17, draw: (on) => [dots(on, 10)] }
const chain: Motif = {
  width: 11,
  length: 24,
  draw: (on) => [line(on.radius, 2.5), dots(on, 11)],
}
const rays: Motif = { width: 13, length: 11, draw: (on) => [dashed(on, 13, 0.36)] }
const arcs: Motif = { width: 6, length: 26, draw: (on) => [dashed(on, 6, 0.66)] }

/** The outermost rings: what they leave room within, and the motif that they resemble. */
const edges: { inside: number; like?: Motif; draw: (folds: number) => RosetteRing[] }[] = [
  {
    inside: 86,
    like: beads,
    draw: (folds) => [line(88, 3), dots(divide(94, folds, 13), 11)],
  },
  { inside: 88, draw: () => [line(97, 5), line(89.5, 2.5)] },
  {
    inside: 80,
    like: rays,
    draw: (folds) => [line(82, 3), dashed(divide(92, folds, 9), 14, 0.36)],
  },
]

const centre: RosetteRing[] = [line(4.5, 9), line(14.5, 3)]
const CENTRE_RADIUS = 16

/** The least space between two rings. */
const GAP = 3.5

/**
 * Composes a shweshwe rosette from a seed: a filled centre, heavy and light rings by turns in 8- to 16-fold symmetry, and
 * an edge. No motif comes twice. The same seed always gives the same rosette. Dashed circles take a tenth of the bytes of
 * paths.
 */
export function composeRosette(seed: string): RosetteRing[] {
  const random = randomFrom(seed)
  const folds = [8, 10, 12, 16][random(4)]!
  const edge = edges[random(edges.length)]!
  const pools = [
    [petals, band, eyes],
    [beads, chain, rays, arcs].filter((motif) => motif !== edge.like),
  ]
  const first = random(2)
  const chosen: Motif[] = []
  let room = edge.inside - CENTRE_RADIUS
  for (;;) {
    const pool = pools[(first + chosen.length) % 2]!
    const [motif] = pool.splice(random(pool.length), 1)
    if (!motif || room < motif.width + (chosen.length + 2) * GAP) break
    chosen.push(motif)
    room -= motif.width
  }
  const gap = room / (chosen.length + 1)
  let inner = CENTRE_RADIUS
  const rings = chosen.flatMap(({ width, length, draw }, index) => {
    const radius = round(inner + gap + width / 2)
    inner += gap + width
    return draw({ ...divide(radius, folds, length), turned: index % 2 === 1 })
  })
  return [...centre, ...rings, ...edge.draw(folds)]
}

const round = (value: number) => Math.round(value * 100) / 100
const step = ({ radius, count }: Track) => (2 * Math.PI * radius) / count

/** Divides a circle into steps of about a length, the same number in each fold. */
function divide(radius: number, folds: number, length: number): Track {
  const figures = (2 * Math.PI * radius) / length / folds
  return { radius, count: folds * Math.max(1, Math.round(figures)) }
}

function line(radius: number, width: number): RosetteRing {
  return { radius, width, cap: 'butt' }
}

/** Draws the given share of every step. */
function dashed(
  track: Track,
  width: number,
  share: number,
  cap: RosetteRing['cap'] = 'butt',
): RosetteRing {
  const length = step(track)
  const dash = round(length * share)
  return {
    radius: track.radius,
    width: round(width),
    dash: [dash, round(length - dash)],
    offset: round((dash + (track.turned ? length : 0)) / 2),
    cap,
  }
}

/** Draws a dot in every step, smaller where the steps are short. */
function dots(track: Track, width: number): RosetteRing {
  return dashed(track, Math.min(width, step(track) * 0.9), 0, 'round')
}

function hole(track: Track, width: number): RosetteRing {
  return { ...dots(track, width), hole: true }
}

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

/** Returns the dashes of a ring as SVG attributes, measured in steps: the numbers are short, and most rings share them. */
export function describeDashes({ radius, dash, offset = 0 }: RosetteRing) {
  if (!dash) return
  const unit = dash[0] + dash[1]
  const steps = (length: number) => `${Number((length / unit).toFixed(2))}`.replace('0.', '.')
  return {
    pathLength: Math.round((2 * Math.PI * radius) / unit),
    strokeDasharray: `${steps(dash[0])} ${steps(dash[1])}`,
    strokeDashoffset: offset ? steps(offset) : undefined,
  }
}
