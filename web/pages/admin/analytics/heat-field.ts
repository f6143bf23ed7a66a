import type { ClickedElement, Rectangle, Spot } from './place-clicks.ts'

/** The share of the cells that may be hotter than the hottest colour, so that a few clicks do not decide the scale. */
const HOTTEST = 0.99
/** The hottest colour covers the page no more than this. */
const MOST_OPAQUE = 0.6

/** Colours from cold to hot, which differ in lightness too: indigo, clay, ochre, and paper in the last tenth only. */
const ramp: readonly [heat: number, red: number, green: number, blue: number][] = [
  [0, 70, 78, 190],
  [0.4, 194, 73, 43],
  [0.7, 232, 163, 23],
  [0.9, 232, 163, 23],
  [1, 255, 250, 235],
]

export type WeighedSpot = { spot: Spot; weight: number }

/**
 * Spreads the weight of each spot over the pixels around it, those of several spots adding up. `factor` is the number of
 * pixels of the field per pixel of the page.
 */
export function spreadHeat(
  spots: readonly WeighedSpot[],
  { width, height }: { width: number; height: number },
  factor: number,
): Float32Array {
  const field = new Float32Array(width * height)
  for (const { spot, weight } of spots) {
    const radius = Math.max(3, spot.reach * factor)
    const [x, y] = [spot.x * factor, spot.y * factor]
    const right = Math.min(width, Math.ceil(x + radius))
    const bottom = Math.min(height, Math.ceil(y + radius))
    for (let row = Math.max(0, Math.floor(y - radius)); row < bottom; row++) {
      for (let column = Math.max(0, Math.floor(x - radius)); column < right; column++) {
        const distance = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / radius ** 2
        if (distance < 1) field[row * width + column]! += weight * (1 - distance) ** 2
      }
    }
  }
  return field
}

/** Returns the value that the given share of the values do not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Returns the heat that the hottest colour stands for: that of the hottest spots but the outliers. */
export function findTop(
  field: Float32Array,
  spots: readonly WeighedSpot[],
  { width, height }: { width: number; height: number },
  factor: number,
): number {
  const at = (length: number, position: number) =>
    Math.max(0, Math.min(length - 1, Math.floor(position * factor)))
  return percentile(
    spots.map(({ spot }) => field[at(height, spot.y) * width + at(width, spot.x)]!),
    HOTTEST,
  )
}

/**
 * Returns the colour of a heat from 0 to 1 as red, green, blue and opacity from 0 to 255. Of half the clicks it shows more
 * than half the heat, so that a single click stays visible beside a hundred.
 */
export function colourOf(heat: number): [red: number, green: number, blue: number, alpha: number] {
  const strength = Math.sqrt(Math.min(1, heat))
  const next = Math.max(
    1,
    ramp.findIndex(([end]) => strength <= end),
  )
  const [low, high] = [ramp[next - 1]!, ramp[next]!]
  const part = (strength - low[0]) / (high[0] - low[0])
  const mix = (channel: 1 | 2 | 3) =>
    Math.round(low[channel] + (high[channel] - low[channel]) * part)
  return [mix(1), mix(2), mix(3), Math.round(255 * MOST_OPAQUE * Math.min(1, strength * 1.6))]
}

/** The most counts over the page, the least share of the highest that is shown, and the room of each. */
const MOST_COUNTS = 12
const LEAST_OF_MOST = 0.05
const COUNT_SIZE = { width: 44, height: 20 }
/** An element of this height is a part of the page: a count at its corner would tell nothing. */
const PART_HEIGHT = 900

/** Chooses the elements that get their count at the corner, most clicked first, where the counts do not touch. */
export function chooseHot(
  elements: readonly ClickedElement[],
  layer: 'clicks' | 'dead' | 'rage',
  scale: number,
) {
  const candidates = elements.flatMap((element) =>
    element.box && element.box.height <= PART_HEIGHT ? { ...element, box: element.box } : [],
  )
  const most = Math.max(0, ...candidates.map((element) => element[layer]))
  const chosen: (ClickedElement & { box: Rectangle })[] = []
  for (const element of candidates.toSorted((one, other) => other[layer] - one[layer])) {
    const { box } = element
    if (element[layer] < Math.max(1, most * LEAST_OF_MOST)) break
    const isTaken = chosen.some(
      ({ box: other }) =>
        Math.abs(box.x + box.width - other.x - other.width) * scale < COUNT_SIZE.width &&
        Math.abs(box.y - other.y) * scale < COUNT_SIZE.height,
    )
    if (!isTaken) chosen.push(element)
    if (chosen.length === MOST_COUNTS) break
  }
  return chosen
}
