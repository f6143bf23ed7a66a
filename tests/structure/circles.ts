import type { Import } from './import-graph.ts'

/**
 * Finds the circles among what `place` makes of the files (the file itself, the room it is in; undefined leaves it out).
 * Each circle is told as lines: the way around, then for each step the imports that make it.
 */
export function findCircles(
  imports: Import[],
  place: (path: string) => string | undefined = (path) => path,
): string[] {
  const steps = new Map<string, Map<string, Import[]>>()
  for (const one of imports) {
    const [from, to] = [place(one.from), place(one.to)]
    if (from === undefined || to === undefined || (from === to && one.from !== one.to)) continue
    const ways = steps.get(from) ?? new Map<string, Import[]>()
    steps.set(from, ways.set(to, [...(ways.get(to) ?? []), one]))
  }
  const seen = new Set<string>()
  return [...steps.keys()].flatMap((start) => {
    if (seen.has(start)) return []
    const circle = shortestWayBack(start, steps)
    if (!circle) return []
    for (const name of circle) seen.add(name)
    const reasons = circle.slice(1).flatMap((to, index) => {
      const made = steps.get(circle[index]!)!.get(to)!
      return made.map((one) => `  ${one.from} imports ${one.to}`)
    })
    return [[circle.join(' -> '), ...new Set(reasons)].join('\n')]
  })
}

/** Finds a way from `start` back to `start`, or undefined if there is none. */
function shortestWayBack(start: string, steps: Map<string, Map<string, unknown>>) {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const here of queue) {
    for (const next of steps.get(here)?.keys() ?? []) {
      if (next === start) return wayTo(here, start, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, here)
      queue.push(next)
    }
  }
}

function wayTo(last: string, start: string, cameFrom: Map<string, string>): string[] {
  const way = [start]
  for (let here = last; here !== start; here = cameFrom.get(here)!) way.unshift(here)
  return [start, ...way]
}

/** Lists the imports from a lower layer to a higher one; `floors` are the path prefixes of the layers, the lowest first. */
export function findUpwardImports(imports: Import[], floors: string[]): string[] {
  const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(floor))
  return imports
    .filter(({ from, to }) => floorOf(to) > floorOf(from) && floorOf(from) >= 0)
    .map(({ from, to }) => `${from} imports ${to}`)
}
