/** Returns the whole numbers at the lines of a scale, from 0 to a round one that covers the largest value. */
export function scaleTo(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most) / 5)))
  const step = power * ([1, 2, 5].find((part) => part * power * 5 >= most) ?? 10)
  const steps = Math.max(4 / step, Math.ceil(most / step))
  return Array.from({ length: Math.floor(steps) + 1 }, (_, index) => index * step)
}

/** The most dates that fit below a chart, and below one on a phone. */
const MOST_DATES = 13
const MOST_ON_PHONE = 5

/**
 * Chooses the days whose dates stand below a chart: each of a few, else one in 7, 14, 21..., and always the last.
 * `isMinor` ones make room on a phone, where the last may have a longer name than the others.
 */
export function chooseDates(count: number): { index: number; isMinor: boolean }[] {
  const last = count - 1
  const step = count <= 10 ? 1 : 7 * Math.ceil(last / 7 / MOST_DATES)
  const chosen = [last]
  for (let index = Math.floor((last - 1) / step) * step; index >= 0; index -= step)
    // One that is too close to the last would touch it.
    if (last - index >= last / 12) chosen.unshift(index)
  const every = Math.ceil(chosen.length / MOST_ON_PHONE)
  const isBeside = (index: number) => index !== last && last - index <= last / 4
  return chosen.map((index, at) => ({
    index,
    isMinor: (chosen.length - 1 - at) % every > 0 || isBeside(index),
  }))
}
