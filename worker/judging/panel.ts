import { hashId, mix } from './seed.ts'

export type Pair = { projectId: string; judgeId: string }
export type Assignment = Pair & { isStarted: boolean }

type Limits = {
  retiredIds?: readonly string[]
  perProject: number
  perJudge: number
  conflicts: readonly Pair[]
  current: readonly Assignment[]
}

/** Who judges what, by index. It changes as a plan is made; what is started never moves. */
export class Panel {
  readonly projectIds: readonly string[]
  readonly judgeIds: readonly string[]
  readonly perJudge: number
  /** The judges of each project, and the projects of each judge. */
  readonly judgesOf: Set<number>[]
  readonly projectsOf: Set<number>[]
  readonly #retired: ReadonlySet<number>
  readonly #conflicts: Set<number>[]
  readonly #started: Set<number>[]
  readonly #projectHashes: number[]
  readonly #judgeHashes: number[]

  constructor(projectIds: readonly string[], judgeIds: readonly string[], limits: Limits) {
    this.projectIds = projectIds
    this.judgeIds = judgeIds
    this.perJudge = limits.perJudge
    this.judgesOf = projectIds.map(() => new Set())
    this.projectsOf = judgeIds.map(() => new Set())
    this.#conflicts = projectIds.map(() => new Set())
    this.#started = projectIds.map(() => new Set())
    this.#projectHashes = projectIds.map(hashId)
    this.#judgeHashes = judgeIds.map(hashId)
    const retired = new Set(limits.retiredIds)
    this.#retired = new Set(judgeIds.flatMap((id, judge) => (retired.has(id) ? judge : [])))
    this.#read(limits)
  }

  /** Keeps the assignments that may stay: first those that are started, then as many others as the limits allow. */
  #read({ conflicts, current, perProject }: Limits): void {
    const projects = new Map(this.projectIds.map((id, index) => [id, index]))
    const judges = new Map(this.judgeIds.map((id, index) => [id, index]))
    const toIndexes = ({ projectId, judgeId }: Pair) => {
      const project = projects.get(projectId)
      const judge = judges.get(judgeId)
      return project === undefined || judge === undefined ? undefined : { project, judge }
    }
    for (const pair of conflicts) {
      const indexes = toIndexes(pair)
      if (indexes) this.#conflicts[indexes.project]!.add(indexes.judge)
    }
    const kept = current
      .flatMap(({ isStarted, ...pair }) => {
        const indexes = toIndexes(pair)
        if (!indexes || this.#conflicts[indexes.project]!.has(indexes.judge)) return []
        return [{ ...indexes, isStarted, rank: this.#rank(indexes.project, indexes.judge) }]
      })
      .sort(
        (one, other) => Number(other.isStarted) - Number(one.isStarted) || one.rank - other.rank,
      )
    for (const { project, judge, isStarted } of kept) {
      if (isStarted) this.#started[project]!.add(judge)
      else if (
        this.#retired.has(judge) ||
        !this.hasRoom(judge) ||
        this.judgesOf[project]!.size >= perProject
      )
        continue
      this.add(project, judge)
    }
  }

  add(project: number, judge: number): void {
    this.judgesOf[project]!.add(judge)
    this.projectsOf[judge]!.add(project)
  }

  remove(project: number, judge: number): void {
    this.judgesOf[project]!.delete(judge)
    this.projectsOf[judge]!.delete(project)
  }

  hasRoom(judge: number): boolean {
    return this.projectsOf[judge]!.size < this.perJudge
  }

  /** Tells whether a project may get a judge whom it does not have. */
  isFree(project: number, judge: number): boolean {
    if (this.#retired.has(judge)) return false
    return !this.#conflicts[project]!.has(judge) && !this.judgesOf[project]!.has(judge)
  }

  /** Tells whether a judge only has what they started. */
  isRetired(judge: number): boolean {
    return this.#retired.has(judge)
  }

  /** Lists how many projects each judge has who is still judging. */
  listLoads(): number[] {
    return this.projectsOf.flatMap((list, judge) => (this.#retired.has(judge) ? [] : list.size))
  }

  isMovable(project: number, judge: number): boolean {
    return !this.#started[project]!.has(judge)
  }

  listFree(project: number): number[] {
    return this.judgeIds.flatMap((_, judge) => (this.isFree(project, judge) ? judge : []))
  }

  /** Lists the projects that a judge can pass on, in an order that the ids decide. */
  listMovable(judge: number): number[] {
    return [...this.projectsOf[judge]!]
      .filter((project) => this.isMovable(project, judge))
      .sort((one, other) => this.#rank(one, judge) - this.#rank(other, judge))
  }

  countAllowed(project: number): number {
    return this.judgeIds.filter(
      (_, judge) => this.isFree(project, judge) || this.judgesOf[project]!.has(judge),
    ).length
  }

  /** Finds the judge with the fewest projects whom a project may get; among equals, the hashes of the ids decide. */
  findLeastLoaded(project: number): number | undefined {
    let best: number | undefined
    let bestLoad = this.perJudge
    let bestRank = Infinity
    for (let judge = 0; judge < this.judgeIds.length; judge++) {
      const load = this.projectsOf[judge]!.size
      if (load > bestLoad || load >= this.perJudge || !this.isFree(project, judge)) continue
      const rank = this.#rank(project, judge)
      if (load === bestLoad && rank >= bestRank) continue
      best = judge
      bestLoad = load
      bestRank = rank
    }
    return best
  }

  /** Compares two projects by the hashes of their ids. */
  compareProjects(one: number, other: number): number {
    return this.#projectHashes[one]! - this.#projectHashes[other]!
  }

  listPairs(): Pair[] {
    return this.judgesOf.flatMap((judges, project) =>
      [...judges]
        .sort((one, other) => one - other)
        .map((judge) => ({ projectId: this.projectIds[project]!, judgeId: this.judgeIds[judge]! })),
    )
  }

  #rank(project: number, judge: number): number {
    return mix(this.#projectHashes[project]!, this.#judgeHashes[judge]!)
  }
}
