import type { Panel } from './panel.ts'

type Edge = { project: number; judge: number }

/**
 * Links the groups of a panel into one as far as it can, without changing how many judges a project or, by more than one,
 * how many projects a judge has; returns how many groups are left.
 *
 * Two groups become one when an edge that its own group can spare trades ends with an edge of the other, or moves there.
 * An edge can be spared if it lies on a circle: without any, nothing but more judgements could link the groups.
 */
export function connect(panel: Panel): number {
  for (;;) {
    const groups = listGroups(panel)
    if (groups.length < 2 || !linkTwo(panel, groups)) return groups.length
  }
}

function linkTwo(panel: Panel, groups: readonly Edge[][]): boolean {
  const bridges = findBridges(panel)
  const isSpare = (edge: Edge) =>
    panel.isMovable(edge.project, edge.judge) && !bridges.has(keyOf(panel, edge))
  for (const group of groups) {
    const spare = group.filter(isSpare)
    for (const other of spare.length > 0 ? groups : []) {
      if (other !== group && (trade(panel, spare, other) || pass(panel, spare, other))) return true
    }
  }
  return false
}

/** Lets a spare edge and one of another group trade their judges. */
function trade(panel: Panel, spare: readonly Edge[], other: readonly Edge[]): boolean {
  const judges = [...new Set(other.map(({ judge }) => judge))]
  for (const one of spare) {
    const welcome = new Set(judges.filter((judge) => panel.isFree(one.project, judge)))
    const two =
      welcome.size > 0 &&
      other.find(
        ({ project, judge }) =>
          welcome.has(judge) && panel.isMovable(project, judge) && panel.isFree(project, one.judge),
      )
    if (!two) continue
    panel.remove(one.project, one.judge)
    panel.remove(two.project, two.judge)
    panel.add(one.project, two.judge)
    panel.add(two.project, one.judge)
    return true
  }
  return false
}

/** Gives a spare edge to a judge of another group who has no more projects than its own. */
function pass(panel: Panel, spare: readonly Edge[], other: readonly Edge[]): boolean {
  const judges = [...new Set(other.map(({ judge }) => judge))].filter((judge) =>
    panel.hasRoom(judge),
  )
  for (const { project, judge } of spare) {
    const load = panel.projectsOf[judge]!.size
    const next = judges.find(
      (one) => panel.projectsOf[one]!.size <= load && panel.isFree(project, one),
    )
    if (next === undefined) continue
    panel.remove(project, judge)
    panel.add(project, next)
    return true
  }
  return false
}

const keyOf = (panel: Panel, { project, judge }: Edge) => project * panel.judgeIds.length + judge

/** Lists the edges of each group, the largest group first. Who has nothing is in none. */
function listGroups(panel: Panel): Edge[][] {
  const seen = new Set<number>()
  const groups: Edge[][] = []
  for (let start = 0; start < panel.judgeIds.length; start++) {
    if (seen.has(start) || panel.projectsOf[start]!.size === 0) continue
    const edges: Edge[] = []
    const reached = new Set([start])
    for (const judge of reached) {
      for (const project of panel.projectsOf[judge]!) {
        edges.push({ project, judge })
        for (const next of panel.judgesOf[project]!) reached.add(next)
      }
    }
    for (const judge of reached) seen.add(judge)
    groups.push(edges)
  }
  return groups.sort((one, other) => other.length - one.length)
}

/**
 * Finds the edges without which their group would fall apart (Tarjan, "A note on finding the bridges of a graph", 1974), on
 * a stack of its own: a chain of two thousand projects would be too deep for recursion.
 */
function findBridges(panel: Panel): Set<number> {
  const judges = panel.judgeIds.length
  const size = judges + panel.projectIds.length
  const order = new Int32Array(size)
  const low = new Int32Array(size)
  const neighbours = (node: number) =>
    node < judges
      ? [...panel.projectsOf[node]!].map((project) => project + judges)
      : [...panel.judgesOf[node - judges]!]
  const bridges = new Set<number>()
  let time = 0
  for (let root = 0; root < judges; root++) {
    if (order[root] !== 0) continue
    order[root] = low[root] = ++time
    const stack = [{ node: root, parent: -1, left: neighbours(root) }]
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { node, parent, left } = top
      const next = left.pop()
      if (next === undefined) {
        stack.pop()
        if (parent < 0) continue
        low[parent] = Math.min(low[parent]!, low[node]!)
        if (low[node]! <= order[parent]!) continue
        const [judge, project] = node < judges ? [node, parent] : [parent, node]
        bridges.add(keyOf(panel, { project: project - judges, judge }))
      } else if (order[next] === 0) {
        order[next] = low[next] = ++time
        stack.push({ node: next, parent: node, left: neighbours(next) })
      } else if (next !== parent) {
        low[node] = Math.min(low[node]!, order[next]!)
      }
    }
  }
  return bridges
}
