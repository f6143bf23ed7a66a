import { connect } from './connect.ts'
import { Panel, type Assignment, type Pair } from './panel.ts'
import { byId } from './seed.ts'

export type AssignmentInput = {
  projectIds: readonly string[]
  judgeIds: readonly string[]
  /** The judges who no longer judge; what they have started still counts. */
  retiredIds?: readonly string[]
  /** How many judges each project should have. */
  perProject: number
  /** How many projects a judge may have. */
  perJudge: number
  /** The pairs to keep apart. */
  conflicts: readonly Pair[]
  /** What is assigned now; `isStarted` if the judge has a draft or has submitted scores, so that it must stay. */
  current: readonly Assignment[]
}

/** A project that has fewer judges than it should: because of conflicts, or because the judges are full. */
export type Shortage = { projectId: string; judges: number; reason: 'conflicts' | 'places' }

export type AssignmentPlan = {
  /** All of it, in the order of the ids. */
  pairs: Pair[]
  added: Pair[]
  removed: Pair[]
  short: Shortage[]
  /** The places asked for, and those that could be filled if nobody had a conflict. */
  needed: number
  places: number
  /** The fewest and the most projects of a judge. */
  load: { least: number; most: number }
  /**
   * How many groups the judges and projects fall into that share no judge or project. Calibration needs one; zero if nothing is
   * assigned.
   */
  groups: number
}

/**
 * Assigns judges to projects. Conflicts are never assigned, and nobody gets more than `perJudge`; within these limits, every
 * project gets a judge before one gets two, loads differ by one at most, and all are linked into one group where conflicts and
 * started judgements allow it. The same ids give the same plan, whatever their order. What is started stays unless it is a
 * conflict, and as much of the rest as possible.
 */
export function assign(input: AssignmentInput): AssignmentPlan {
  const projectIds = byId(input.projectIds)
  const judgeIds = byId([...input.judgeIds, ...(input.retiredIds ?? [])])
  const panel = new Panel(projectIds, judgeIds, input)
  fill(panel, input.perProject)
  level(panel)
  const groups = connect(panel)
  const loads = panel.listLoads()
  return {
    ...panel.listPairs(),
    removed: panel.listRemoved(),
    short: projectIds.flatMap((projectId, project) => {
      const judges = panel.judgesOf[project]!.size
      if (judges >= input.perProject) return []
      const isAlone = panel.countAllowed(project) < input.perProject
      return [{ projectId, judges, reason: isAlone ? ('conflicts' as const) : ('places' as const) }]
    }),
    needed: projectIds.length * input.perProject,
    places: loads.length * input.perJudge,
    load: { least: loads.length === 0 ? 0 : Math.min(...loads), most: Math.max(0, ...loads) },
    groups,
  }
}

/** Gives every project its first judge, then every project its second, and so on, as far as there is room. */
function fill(panel: Panel, perProject: number): void {
  // The hardest to place come first.
  const order = panel.projectIds
    .map((_, project) => ({ project, allowed: panel.countAllowed(project) }))
    .sort(
      (one, other) =>
        one.allowed - other.allowed || panel.compareProjects(one.project, other.project),
    )
  // Judges whom no chain of moves can relieve; as in a maximum flow, none can later either.
  const full = new Set<number>()
  for (let round = 1; round <= perProject; round++) {
    for (const { project } of order) {
      if (panel.judgesOf[project]!.size >= round) continue
      const judge = panel.findLeastLoaded(project)
      if (judge === undefined) makeRoom(panel, project, full)
      else panel.add(project, judge)
    }
  }
}

/** Finds a chain of moves that frees a place with a judge whom the project may have. */
function makeRoom(panel: Panel, project: number, full: Set<number>): void {
  const starts = panel.listFree(project).filter((judge) => !full.has(judge))
  const chain = findChain(panel, starts, full, (judge) => panel.hasRoom(judge))
  if (typeof chain === 'number') {
    panel.add(project, chain)
    return
  }
  for (const judge of chain) full.add(judge)
}

/** Moves projects from the busiest judges to those with fewer, until no chain of moves makes loads more equal. */
function level(panel: Panel): void {
  const settled = new Set<number>()
  for (;;) {
    const loads = panel.projectsOf.map((list) => list.size)
    const least = Math.min(...panel.listLoads())
    const busiest = loads.reduce<number | undefined>(
      (best, load, judge) =>
        panel.isRetired(judge) || settled.has(judge) || (best !== undefined && loads[best]! >= load)
          ? best
          : judge,
      undefined,
    )
    if (busiest === undefined || loads[busiest]! - least < 2) return
    const most = loads[busiest]! - 2
    const found = findChain(panel, [busiest], new Set(), (judge) => loads[judge]! <= most)
    if (typeof found === 'number') settled.clear()
    else settled.add(busiest)
  }
}

/**
 * Searches, breadth first, for a chain of moves from one of `starts` to a judge who can take one more, and makes the moves:
 * the first judge of the chain then has one project fewer. Returns that judge, or all judges reached if there is no chain.
 */
function findChain(
  panel: Panel,
  starts: readonly number[],
  closed: ReadonlySet<number>,
  isGoal: (judge: number) => boolean,
): number | ReadonlySet<number> {
  const from = new Map<number, { judge: number; project: number } | null>(
    starts.map((judge) => [judge, null]),
  )
  let unseen = panel.judgeIds.map((_, judge) => judge)
  unseen = unseen.filter((judge) => !from.has(judge) && !closed.has(judge))
  for (const judge of from.keys()) {
    for (const project of panel.listMovable(judge)) {
      if (unseen.length === 0) break
      const next = unseen.filter((other) => panel.isFree(project, other))
      for (const other of next) {
        from.set(other, { judge, project })
        if (isGoal(other)) return move(panel, from, other)
      }
      if (next.length > 0) unseen = unseen.filter((other) => !from.has(other))
    }
  }
  return new Set(from.keys())
}

function move(
  panel: Panel,
  from: ReadonlyMap<number, { judge: number; project: number } | null>,
  goal: number,
): number {
  let judge = goal
  for (let step = from.get(judge); step; step = from.get(judge)) {
    panel.remove(step.project, step.judge)
    panel.add(step.project, judge)
    judge = step.judge
  }
  return judge
}
