import { byId } from './seed.ts'

/** What a judge gave a project, in points. */
export type Judgement = { projectId: string; judgeId: string; points: number }

export type CalibratedProject = {
  projectId: string
  judgements: number
  /** The mean and the range of its points as given. */
  raw: number
  lowest: number
  highest: number
  /** The points that it would have on average if its judges were neither strict nor lenient. */
  evened: number
  /** Places by each, from 1; equal projects share the best of their places and leave the next ones empty. */
  rawPlace: number
  evenedPlace: number
  /**
   * Which group of linked judges and projects it is in, from 1, the largest first. Adjusted points can be compared only within
   * a group.
   */
  group: number
}

export type CalibratedJudge = {
  judgeId: string
  judgements: number
  /** The mean of the points they gave. */
  mean: number
  /** How many more points they give the same projects than others do; negative if they are strict. */
  leniency: number
  group: number
}

export type Calibration = {
  /** Highest adjusted points first; equal ones by id. */
  projects: CalibratedProject[]
  /** By id. */
  judges: CalibratedJudge[]
  groups: number
  /** The standard deviation of what the model leaves unexplained, in points; null if fitting it takes every score. */
  residual: number | null
}

/** Points closer than this are equal: far below any difference that scores can make, far above rounding. */
const PRECISION = 1e-6

/** The equations count as solved once the residual is this small relative to the points. */
const TOLERANCE = 1e-12

/**
 * Separates the quality of projects from the leniency of judges, by least squares on `points = quality + leniency + noise`
 * (Roos, Rothe and Scheuermann, "How to Calibrate the Scores of Biased Reviewers by Quadratic Programming", AAAI 2011). In each
 * group of linked judges and projects the leniencies add up to zero. A project without a score has no place. Throws if a judge
 * has scored a project twice.
 */
export function calibrate(given: readonly Judgement[]): Calibration {
  const judgements = [...given].sort(
    (one, other) => compare(one.projectId, other.projectId) || compare(one.judgeId, other.judgeId),
  )
  const projectIds = byId(judgements.map(({ projectId }) => projectId))
  const judgeIds = byId(judgements.map(({ judgeId }) => judgeId))
  const projectIndex = new Map(projectIds.map((id, index) => [id, index]))
  const judgeIndex = new Map(judgeIds.map((id, index) => [id, index]))
  const scores = judgements.map(({ projectId, judgeId, points }) => ({
    project: projectIndex.get(projectId)!,
    judge: judgeIndex.get(judgeId)!,
    points,
  }))
  if (
    new Set(scores.map(({ project, judge }) => project * judgeIds.length + judge)).size <
    scores.length
  )
    throw new Error('A judge has judged a project twice.')
  const { projectGroups, judgeGroups, groups } = findGroups(
    scores,
    projectIds.length,
    judgeIds.length,
  )
  const leniencies = solve(scores, projectIds.length, judgeGroups, groups)
  const points = collect(scores, projectIds.length)
  const evened = meansOf(
    scores.map((score) => ({ ...score, points: score.points - leniencies[score.judge]! })),
    projectIds.length,
  )
  const raw = meansOf(scores, projectIds.length)
  const rawPlaces = rank(raw)
  const evenedPlaces = rank(evened)
  const projects = projectIds.map((projectId, project) => ({
    projectId,
    judgements: points[project]!.length,
    raw: raw[project]!,
    lowest: Math.min(...points[project]!),
    highest: Math.max(...points[project]!),
    evened: evened[project]!,
    rawPlace: rawPlaces[project]!,
    evenedPlace: evenedPlaces[project]!,
    group: projectGroups[project]! + 1,
  }))
  const byJudge = scores.map(({ project, judge, points: own }) => ({
    project: judge,
    judge: project,
    points: own,
  }))
  const judgeMeans = meansOf(byJudge, judgeIds.length)
  const judgeCounts = collect(byJudge, judgeIds.length)
  const freedom = scores.length - (projectIds.length + judgeIds.length - groups)
  const squares = scores.reduce(
    (sum, { project, judge, points: own }) =>
      sum + (own - evened[project]! - leniencies[judge]!) ** 2,
    0,
  )
  return {
    projects: projects.sort(
      (one, other) =>
        one.evenedPlace - other.evenedPlace || compare(one.projectId, other.projectId),
    ),
    judges: judgeIds.map((judgeId, judge) => ({
      judgeId,
      judgements: judgeCounts[judge]!.length,
      mean: judgeMeans[judge]!,
      leniency: leniencies[judge]!,
      group: judgeGroups[judge]! + 1,
    })),
    groups,
    residual: freedom > 0 ? Math.sqrt(squares / freedom) : null,
  }
}

type Score = { project: number; judge: number; points: number }

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Collects the points of each project. */
function collect(scores: readonly Score[], size: number): number[][] {
  const points = Array.from({ length: size }, (): number[] => [])
  for (const score of scores) points[score.project]!.push(score.points)
  return points
}

/** Takes the mean of the points of each project. */
function meansOf(scores: readonly Score[], size: number): number[] {
  return collect(scores, size).map(
    (points) => points.reduce((sum, own) => sum + own, 0) / points.length,
  )
}

/** Gives places from 1, highest points first. A project within the precision of the one before it shares its place. */
function rank(points: readonly number[]): number[] {
  const order = points.map((_, index) => index).sort((one, other) => points[other]! - points[one]!)
  const places = points.map(() => 1)
  for (const [position, index] of order.entries()) {
    const before = order[position - 1]
    if (before === undefined) continue
    const isTie = points[before]! - points[index]! < PRECISION
    places[index] = isTie ? places[before]! : position + 1
  }
  return places
}

/** Numbers the groups of judges and projects that scores link, from 0, the one with most scores first. */
function findGroups(scores: readonly Score[], projects: number, judges: number) {
  const parents = Array.from({ length: projects + judges }, (_, index) => index)
  const rootOf = (node: number): number => {
    let root = node
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]!]!
      root = parents[root]!
    }
    return root
  }
  for (const { project, judge } of scores) parents[rootOf(project)] = rootOf(projects + judge)
  const sizes = new Map<number, number>()
  for (const { project } of scores) {
    const root = rootOf(project)
    sizes.set(root, (sizes.get(root) ?? 0) + 1)
  }
  const roots = [...sizes.keys()].sort((one, other) => sizes.get(other)! - sizes.get(one)!)
  const numbers = new Map(roots.map((root, number) => [root, number]))
  const groups = parents.map((_, node) => numbers.get(rootOf(node))!)
  return {
    projectGroups: groups.slice(0, projects),
    judgeGroups: groups.slice(projects),
    groups: roots.length,
  }
}

/**
 * Finds the leniency of each judge. With the best qualities put in, what remains is one equation per judge, which the
 * conjugate gradient method solves (Hestenes and Stiefel, 1952); the sum of a group stays zero all the way.
 */
function solve(
  scores: readonly Score[],
  projects: number,
  judgeGroups: readonly number[],
  groups: number,
): number[] {
  const counts = collect(scores, projects).map((points) => points.length)
  /** Adds up, for each judge, how far their values are from the mean of each project they judged. */
  const spread = (valueOf: (score: Score) => number) => {
    const means = new Float64Array(projects)
    for (const score of scores) means[score.project]! += valueOf(score) / counts[score.project]!
    const sums = new Float64Array(judgeGroups.length)
    for (const score of scores) sums[score.judge]! += valueOf(score) - means[score.project]!
    return sums
  }
  const leniencies = new Float64Array(judgeGroups.length)
  let rest = spread(({ points }) => points)
  let direction = rest
  let size = dot(rest, rest)
  const enough = TOLERANCE ** 2 * scores.reduce((sum, { points }) => sum + points ** 2, 0)
  // In exact arithmetic as many steps as judges are enough.
  for (let step = 0; step < 10 * judgeGroups.length && size > enough; step++) {
    const along = direction
    const image = spread(({ judge }) => along[judge]!)
    const length = size / dot(along, image)
    for (const [judge, part] of along.entries()) leniencies[judge]! += length * part
    rest = rest.map((left, judge) => left - length * image[judge]!)
    const next = dot(rest, rest)
    direction = rest.map((left, judge) => left + (next / size) * along[judge]!)
    size = next
  }
  return centre(leniencies, judgeGroups, groups)
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, part, index) => sum + part * other[index]!, 0)
}

/** Shifts each group so that its leniencies add up to zero despite rounding. */
function centre(values: Float64Array, judgeGroups: readonly number[], groups: number): number[] {
  const sums = new Float64Array(groups)
  const counts = new Float64Array(groups)
  for (const [judge, group] of judgeGroups.entries()) {
    sums[group]! += values[judge]!
    counts[group]! += 1
  }
  return judgeGroups.map((group, judge) => values[judge]! - sums[group]! / counts[group]!)
}
