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
  const scores = indexScores(given)
  const { projectIds, judgeIds, project, judge, points } = scores
  const { projectGroups, judgeGroups, groups } = findGroups(scores)
  const leniencies = solve(scores, judgeGroups, groups)
  const even = points.map((own, index) => own - leniencies[judge[index]!]!)
  const counts = countBy(project, projectIds.length)
  const raw = meansBy(project, points, counts)
  const evened = meansBy(project, even, counts)
  const lowest = new Float64Array(projectIds.length).fill(Infinity)
  const highest = new Float64Array(projectIds.length).fill(-Infinity)
  let squares = 0
  for (const [index, own] of points.entries()) {
    const of = project[index]!
    lowest[of] = Math.min(lowest[of]!, own)
    highest[of] = Math.max(highest[of]!, own)
    squares += (even[index]! - evened[of]!) ** 2
  }
  const rawPlaces = rank(raw)
  const evenedPlaces = rank(evened)
  const projects = projectIds.map((projectId, index) => ({
    projectId,
    judgements: counts[index]!,
    raw: raw[index]!,
    lowest: lowest[index]!,
    highest: highest[index]!,
    evened: evened[index]!,
    rawPlace: rawPlaces[index]!,
    evenedPlace: evenedPlaces[index]!,
    group: projectGroups[index]! + 1,
  }))
  const judgeCounts = countBy(judge, judgeIds.length)
  const judgeMeans = meansBy(judge, points, judgeCounts)
  const freedom = points.length - (projectIds.length + judgeIds.length - groups)
  return {
    projects: projects.sort(
      (one, other) =>
        one.evenedPlace - other.evenedPlace || compare(one.projectId, other.projectId),
    ),
    judges: judgeIds.map((judgeId, index) => ({
      judgeId,
      judgements: judgeCounts[index]!,
      mean: judgeMeans[index]!,
      leniency: leniencies[index]!,
      group: judgeGroups[index]! + 1,
    })),
    groups,
    residual: freedom > 0 ? Math.sqrt(squares / freedom) : null,
  }
}

/** The judgements by project and judge, as columns of numbers: the places of both among the ids, and the points. */
type Scores = {
  projectIds: string[]
  judgeIds: string[]
  project: Uint32Array
  judge: Uint32Array
  points: Float64Array
}

function indexScores(given: readonly Judgement[]): Scores {
  const projectIds = byId(given.map(({ projectId }) => projectId))
  const judgeIds = byId(given.map(({ judgeId }) => judgeId))
  const projectIndex = new Map(projectIds.map((id, index) => [id, index]))
  const judgeIndex = new Map(judgeIds.map((id, index) => [id, index]))
  // One number holds where a score belongs and which it is, because numbers sort fastest.
  const order = new Float64Array(given.length)
  for (const [index, { projectId, judgeId }] of given.entries()) {
    const place = projectIndex.get(projectId)! * judgeIds.length + judgeIndex.get(judgeId)!
    order[index] = place * given.length + index
  }
  order.sort()
  const places = Uint32Array.from(order, (key) => Math.floor(key / given.length))
  if (places.some((place, index) => place === places[index + 1]))
    throw new Error('A judge has judged a project twice.')
  return {
    projectIds,
    judgeIds,
    project: places.map((place) => Math.floor(place / judgeIds.length)),
    judge: places.map((place) => place % judgeIds.length),
    points: Float64Array.from(order, (key) => given[key % given.length]!.points),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Counts the scores of each project or judge, by what `owners` holds for each score. */
function countBy(owners: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const owner of owners) counts[owner]!++
  return counts
}

/** Takes the mean of the values of each project or judge. */
function meansBy(owners: Uint32Array, values: Float64Array, counts: Uint32Array): Float64Array {
  const sums = new Float64Array(counts.length)
  for (let index = 0; index < owners.length; index++) sums[owners[index]!]! += values[index]!
  return sums.map((sum, owner) => sum / counts[owner]!)
}

/** Gives places from 1, highest points first. A project within the precision of the one before it shares its place. */
function rank(points: Float64Array): Uint32Array {
  const order = Uint32Array.from(points.keys()).sort(
    (one, other) => points[other]! - points[one]! || one - other,
  )
  const places = new Uint32Array(points.length).fill(1)
  for (const [position, index] of order.entries()) {
    const before = order[position - 1]
    if (before === undefined) continue
    const isTie = points[before]! - points[index]! < PRECISION
    places[index] = isTie ? places[before]! : position + 1
  }
  return places
}

/** Numbers the groups of judges and projects that scores link, from 0, the one with most scores first. */
function findGroups({ projectIds, judgeIds, project, judge }: Scores) {
  const projects = projectIds.length
  const parents = Uint32Array.from({ length: projects + judgeIds.length }, (_, index) => index)
  const rootOf = (node: number): number => {
    let root = node
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]!]!
      root = parents[root]!
    }
    return root
  }
  for (const [index, own] of project.entries())
    parents[rootOf(own)] = rootOf(projects + judge[index]!)
  const sizes = new Map<number, number>()
  for (const own of project) {
    const root = rootOf(own)
    sizes.set(root, (sizes.get(root) ?? 0) + 1)
  }
  const roots = [...sizes.keys()].sort((one, other) => sizes.get(other)! - sizes.get(one)!)
  const numbers = new Map(roots.map((root, number) => [root, number]))
  const groups = parents.map((_, node) => numbers.get(rootOf(node))!)
  return {
    projectGroups: groups.subarray(0, projects),
    judgeGroups: groups.subarray(projects),
    groups: roots.length,
  }
}

/**
 * Finds the leniency of each judge. With the best qualities put in, what remains is one equation per judge, which the
 * conjugate gradient method solves (Hestenes and Stiefel, 1952); the sum of a group stays zero all the way.
 */
function solve(scores: Scores, judgeGroups: Uint32Array, groups: number): Float64Array {
  const { project, judge, points } = scores
  const counts = countBy(project, scores.projectIds.length)
  /** Adds up, for each judge, how far their values are from the mean of each project they judged. */
  const spread = (values: Float64Array) => {
    const means = meansBy(project, values, counts)
    const sums = new Float64Array(judgeGroups.length)
    for (let index = 0; index < judge.length; index++)
      sums[judge[index]!]! += values[index]! - means[project[index]!]!
    return sums
  }
  const leniencies = new Float64Array(judgeGroups.length)
  const values = new Float64Array(points.length)
  let rest = spread(points)
  let direction = rest
  let size = dot(rest, rest)
  const enough = TOLERANCE ** 2 * dot(points, points)
  // In exact arithmetic as many steps as judges are enough.
  for (let step = 0; step < 10 * judgeGroups.length && size > enough; step++) {
    const along = direction
    for (let index = 0; index < judge.length; index++) values[index] = along[judge[index]!]!
    const image = spread(values)
    const length = size / dot(along, image)
    for (const [own, part] of along.entries()) leniencies[own]! += length * part
    rest = rest.map((left, own) => left - length * image[own]!)
    const next = dot(rest, rest)
    direction = rest.map((left, own) => left + (next / size) * along[own]!)
    size = next
  }
  return centre(leniencies, judgeGroups, groups)
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, part, index) => sum + part * other[index]!, 0)
}

/** Shifts each group so that its leniencies add up to zero despite rounding. */
function centre(values: Float64Array, judgeGroups: Uint32Array, groups: number): Float64Array {
  const sums = new Float64Array(groups)
  const counts = new Float64Array(groups)
  for (const [judge, group] of judgeGroups.entries()) {
    sums[group]! += values[judge]!
    counts[group]! += 1
  }
  return values.map((own, judge) => {
    const group = judgeGroups[judge]!
    return own - sums[group]! / counts[group]!
  })
}
