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

/** What is known of a project and a judge, as bits. */
const APART = 1
const GIVEN = 2
const STARTED = 4
const BEFORE = 8

/** Who judges what, by index. It changes as a plan is made; what is started never moves. */
export class Panel {
  readonly projectIds: readonly string[]
  readonly judgeIds: readonly string[]
  readonly perJudge: number
  /** The judges of each project, and the projects of each judge. */
  readonly judgesOf: Set<number>[]
  readonly projectsOf: Set<number>[]
  readonly #retired: Uint8Array
  /** The bits of each project with each judge, one project after the other. */
  readonly #marks: Uint8Array
  readonly #current: readonly Assignment[]
  /** Where the marks of those pairs are; -1 for one that has left the panel. */
  readonly #places: Int32Array
  readonly #projectHashes: number[]
  readonly #judgeHashes: number[]

  constructor(projectIds: readonly string[], judgeIds: readonly string[], limits: Limits) {
    this.projectIds = projectIds
    this.judgeIds = judgeIds
    this.perJudge = limits.perJudge
    this.judgesOf = projectIds.map(() => new Set())
    this.projectsOf = judgeIds.map(() => new Set())
    this.#marks = new Uint8Array(projectIds.length * judgeIds.length)
    this.#current = limits.current
    this.#places = new Int32Array(limits.current.length)
    this.#projectHashes = projectIds.map(hashId)
    this.#judgeHashes = judgeIds.map(hashId)
    const retired = new Set(limits.retiredIds)
    this.#retired = Uint8Array.from(judgeIds, (id) => Number(retired.has(id)))
    this.#read(limits)
  }

  /** Keeps the assignments that may stay: first those that are started, then as many others as the limits allow. */
  #read({ conflicts, current, perProject }: Limits): void {
    const toKey = this.#indexIds()
    for (const pair of conflicts) {
      const key = toKey(pair)
      if (key >= 0) this.#marks[key]! |= APART
    }
    const started: number[] = []
    const rest: number[] = []
    for (const [index, pair] of current.entries()) {
      const key = toKey(pair)
      this.#places[index] = key
      if (key < 0) continue
      this.#marks[key]! |= BEFORE
      if (!(this.#marks[key]! & APART)) (pair.isStarted ? started : rest).push(key)
    }
    const judges = this.judgeIds.length
    const split = (key: number) => [Math.floor(key / judges), key % judges] as const
    for (const key of Uint32Array.from(started).sort()) {
      this.#marks[key]! |= STARTED
      this.add(...split(key))
    }
    const ranked = rest.map((key) => ({ key, rank: this.#rank(...split(key)) }))
    ranked.sort((one, other) => one.rank - other.rank || one.key - other.key)
    for (const { key } of ranked) {
      const [project, judge] = split(key)
      const isFull = !this.hasRoom(judge) || this.judgesOf[project]!.size >= perProject
      if (!isFull && !this.#retired[judge]) this.add(project, judge)
    }
  }

  /** Returns what finds the place of a pair among the marks; -1 if it has left the panel. */
  #indexIds() {
    const projects = new Map(this.projectIds.map((id, index) => [id, index]))
    const judges = new Map(this.judgeIds.map((id, index) => [id, index]))
    return ({ projectId, judgeId }: Pair): number => {
      const project = projects.get(projectId)
      const judge = judges.get(judgeId)
      return project === undefined || judge === undefined ? -1 : this.#key(project, judge)
    }
  }

  #key(project: number, judge: number): number {
    return project * this.judgeIds.length + judge
  }

  add(project: number, judge: number): void {
    this.#marks[this.#key(project, judge)]! |= GIVEN
    this.judgesOf[project]!.add(judge)
    this.projectsOf[judge]!.add(project)
  }

  remove(project: number, judge: number): void {
    this.#marks[this.#key(project, judge)]! &= ~GIVEN
    this.judgesOf[project]!.delete(judge)
    this.projectsOf[judge]!.delete(project)
  }

  hasRoom(judge: number): boolean {
    return this.projectsOf[judge]!.size < this.perJudge
  }

  /** Tells whether a project may get a judge whom it does not have. */
  isFree(project: number, judge: number): boolean {
    return !this.#retired[judge] && !(this.#marks[this.#key(project, judge)]! & (APART | GIVEN))
  }

  /** Tells whether a judge only has what they started. */
  isRetired(judge: number): boolean {
    return Boolean(this.#retired[judge])
  }

  /** Lists how many projects each judge has who is still judging. */
  listLoads(): number[] {
    return this.projectsOf.flatMap((list, judge) => (this.#retired[judge] ? [] : list.size))
  }

  isMovable(project: number, judge: number): boolean {
    return !(this.#marks[this.#key(project, judge)]! & STARTED)
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
    let free = 0
    for (let judge = 0; judge < this.judgeIds.length; judge++)
      if (this.isFree(project, judge)) free++
    return free + this.judgesOf[project]!.size
  }

  /** Finds the judge with the fewest projects whom a project may get; among equals, the hashes of the ids decide. */
  findLeastLoaded(project: number): number | undefined {
    let best: number | undefined
    let bestLoad = this.perJudge - 1
    let bestRank = Infinity
    for (let judge = 0; judge < this.judgeIds.length; judge++) {
      const load = this.projectsOf[judge]!.size
      if (load > bestLoad) continue
      const rank = this.#rank(project, judge)
      // Asked last: of many judges hardly any come this far.
      if ((load === bestLoad && rank >= bestRank) || !this.isFree(project, judge)) continue
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

  /** Lists the pairs in the order of the ids, and those of them that are new. */
  listPairs(): { pairs: Pair[]; added: Pair[] } {
    const pairs: Pair[] = []
    const added: Pair[] = []
    for (const [project, judges] of this.judgesOf.entries()) {
      for (const judge of Uint32Array.from(judges).sort()) {
        const pair = { projectId: this.projectIds[project]!, judgeId: this.judgeIds[judge]! }
        pairs.push(pair)
        if (!(this.#marks[this.#key(project, judge)]! & BEFORE)) added.push(pair)
      }
    }
    return { pairs, added }
  }

  /** Lists the pairs that were assigned and are no longer, in the order in which they came. */
  listRemoved(): Pair[] {
    return this.#current
      .filter((_, index) => !((this.#marks[this.#places[index]!] ?? 0) & GIVEN))
      .map(({ projectId, judgeId }) => ({ projectId, judgeId }))
  }

  #rank(project: number, judge: number): number {
    return mix(this.#projectHashes[project]!, this.#judgeHashes[judge]!)
  }
}
