import { expect, test } from 'vitest'
import { assign, type AssignmentInput } from '#worker/judging/assign.ts'
import { calibrate, type Judgement } from '#worker/judging/calibrate.ts'
import type { Pair } from '#worker/judging/panel.ts'

/** Random numbers from 0 to 1 that are the same in every run (Mulberry32). */
function makeRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const idsOf = (kind: string, amount: number) =>
  Array.from({ length: amount }, (_, index) => `${kind}-${index}`)

const makeInput = (
  projects: number,
  judges: number,
  changes: Partial<AssignmentInput> = {},
): AssignmentInput => ({
  projectIds: idsOf('project', projects),
  judgeIds: idsOf('judge', judges),
  perProject: 3,
  perJudge: Math.ceil((3 * projects) / Math.max(1, judges)),
  conflicts: [],
  current: [],
  ...changes,
})

const keyOf = ({ projectId, judgeId }: Pair) => `${projectId} ${judgeId}`
const countBy = (pairs: readonly Pair[], key: keyof Pair, id: string) =>
  pairs.filter((pair) => pair[key] === id).length

/** Draws conflicts at random, so many of a hundred pairs. */
function drawConflicts({ projectIds, judgeIds }: AssignmentInput, percent: number, seed: number) {
  const random = makeRandom(seed)
  return projectIds.flatMap((projectId) =>
    judgeIds.flatMap((judgeId) => (random() * 100 < percent ? { projectId, judgeId } : [])),
  )
}

test.each([
  [10, 5, 0],
  [40, 12, 10],
  [60, 9, 30],
  [200, 30, 20],
  [12, 8, 20],
])(
  '%i projects and %i judges get a full, even, linked plan, with %i of a hundred pairs in conflict',
  (projects, judges, percent) => {
    for (let seed = 1; seed <= 8; seed++) {
      const bare = makeInput(projects, judges, { perJudge: Math.ceil((3 * projects) / judges) + 3 })
      const input = { ...bare, conflicts: drawConflicts(bare, percent, seed) }
      const allowed = (projectId: string) =>
        judges - countBy(input.conflicts, 'projectId', projectId)
      const plan = assign(input)
      const apart = new Set(input.conflicts.map(keyOf))
      expect(plan.pairs.filter((pair) => apart.has(keyOf(pair)))).toEqual([])
      expect(new Set(plan.pairs.map(keyOf)).size).toBe(plan.pairs.length)
      for (const projectId of input.projectIds) {
        const given = countBy(plan.pairs, 'projectId', projectId)
        const short = plan.short.find((one) => one.projectId === projectId)
        expect(given).toBe(short?.judges ?? 3)
        expect(short?.reason === 'conflicts').toBe(allowed(projectId) < 3)
      }
      expect(plan.short.filter(({ reason }) => reason === 'places')).toEqual([])
      expect(plan.load.most - plan.load.least).toBeLessThanOrEqual(1)
      expect(plan.groups).toBe(1)
    }
  },
)

test('the same ids give the same plan, in whatever order they come, and a plan that still holds changes nothing', () => {
  const bare = makeInput(60, 11)
  const input = { ...bare, conflicts: drawConflicts(bare, 15, 3) }
  const plan = assign(input)
  const turned = assign({
    ...input,
    projectIds: input.projectIds.toReversed(),
    judgeIds: input.judgeIds.toReversed(),
    conflicts: input.conflicts.toReversed(),
  })
  expect(turned).toEqual(plan)
  const current = plan.pairs.map((pair) => ({ ...pair, isStarted: false })).toReversed()
  expect(assign({ ...input, current })).toMatchObject({ added: [], removed: [], groups: 1 })
})

test('a second run keeps what is started, and moves only what a new judge, a new project or a conflict asks for', () => {
  const input = makeInput(60, 11, { perJudge: 20 })
  const first = assign(input)
  const random = makeRandom(7)
  const current = first.pairs.map((pair) => ({ ...pair, isStarted: random() < 0.5 }))
  const started = current.filter(({ isStarted }) => isStarted).map(keyOf)
  const [gone] = current.filter(({ isStarted }) => isStarted)
  const second = assign({
    ...input,
    projectIds: [...input.projectIds, 'late'],
    judgeIds: [...input.judgeIds, 'new'],
    conflicts: [gone!],
    current,
  })
  const kept = new Set(second.pairs.map(keyOf))
  expect(started.filter((key) => !kept.has(key))).toEqual([keyOf(gone!)])
  expect(second).toMatchObject({ short: [], groups: 1, load: { least: 15, most: 16 } })
  // Fifteen for the new judge, three for the new project, one for the conflict, and a few chains.
  expect(second.added.length).toBeLessThanOrEqual(25)
})

test('what cannot be satisfied is said: too few judges, a project all of whose judges have a conflict, nobody at all', () => {
  const tight = assign(makeInput(10, 4, { perJudge: 5 }))
  expect(tight).toMatchObject({ needed: 30, places: 20, load: { least: 5, most: 5 } })
  // Every project has two judges before one has three.
  expect(tight.short.map(({ judges, reason }) => `${judges} ${reason}`)).toEqual(
    Array.from({ length: 10 }, () => '2 places'),
  )
  const bare = makeInput(10, 4)
  const conflicts = bare.judgeIds.map((judgeId) => ({ judgeId, projectId: 'project-3' }))
  expect(assign({ ...bare, conflicts }).short).toEqual([
    { projectId: 'project-3', judges: 0, reason: 'conflicts' },
  ])
  expect(assign(makeInput(2, 0))).toMatchObject({ pairs: [], groups: 0, load: { least: 0 } })
  expect(assign(makeInput(0, 2))).toMatchObject({ pairs: [], short: [], groups: 0 })
})

test('two halves that conflicts keep apart stay two groups, and so does what one judge a project cannot link', () => {
  const bare = makeInput(20, 6)
  const half = (id: string) => Number(id.split('-')[1]) % 2
  const conflicts = bare.projectIds.flatMap((projectId) =>
    bare.judgeIds.flatMap((judgeId) =>
      half(projectId) === half(judgeId) ? [] : { projectId, judgeId },
    ),
  )
  expect(assign({ ...bare, conflicts }).groups).toBe(2)
  // With a single way across, it is taken.
  const oneWay = { ...bare, perJudge: 11, conflicts: conflicts.slice(1) }
  expect(assign(oneWay)).toMatchObject({ groups: 1, short: [] })
  expect(assign({ ...bare, perProject: 1 }).groups).toBe(6)
  // Groups that were assigned apart are linked again.
  const current = assign({ ...bare, conflicts }).pairs.map((pair) => ({
    ...pair,
    isStarted: false,
  }))
  const linked = assign({ ...bare, current })
  expect(linked).toMatchObject({ groups: 1, short: [], load: { least: 10, most: 10 } })
  expect(linked.added.length).toBe(2)
})

/** Judgements of planted qualities by planted leniencies, with noise. */
function plant(projects: number, judges: number, noise: number, seed = 1) {
  const random = makeRandom(seed)
  const { pairs } = assign(makeInput(projects, judges))
  const quality = new Map(idsOf('project', projects).map((id) => [id, 40 + 40 * random()]))
  const drawn = idsOf('judge', judges).map((id) => [id, 20 * random() - 10] as const)
  const mean = drawn.reduce((sum, [, own]) => sum + own, 0) / judges
  const leniency = new Map(drawn.map(([id, own]) => [id, own - mean]))
  const judgements = pairs.map((pair) => ({
    ...pair,
    points: quality.get(pair.projectId)! + leniency.get(pair.judgeId)! + noise * (random() - 0.5),
  }))
  return { quality, leniency, judgements }
}

/** Scores as judges give them: in steps, with many ties. */
const inSteps = (judgements: readonly Judgement[]) =>
  judgements.map((judgement) => ({ ...judgement, points: Math.round(judgement.points / 5) * 5 }))

const placesOf = ({ projects }: ReturnType<typeof calibrate>) =>
  projects.map(({ projectId, evenedPlace, group }) => [projectId, evenedPlace, group])

test('planted qualities and leniencies are found again, and noise moves them by less than itself', () => {
  const { quality, leniency, judgements } = plant(120, 15, 0)
  const exact = calibrate(judgements)
  expect(exact).toMatchObject({ groups: 1 })
  expect(exact.residual).toBeCloseTo(0, 8)
  for (const { projectId, evened } of exact.projects)
    expect(evened).toBeCloseTo(quality.get(projectId)!, 8)
  for (const { judgeId, leniency: found } of exact.judges)
    expect(found).toBeCloseTo(leniency.get(judgeId)!, 8)
  const noisy = plant(120, 15, 4)
  const found = calibrate(noisy.judgements)
  const errorOf = (name: 'raw' | 'evened') =>
    found.projects.reduce(
      (sum, project) => sum + Math.abs(project[name] - noisy.quality.get(project.projectId)!),
      0,
    ) / found.projects.length
  expect(errorOf('evened')).toBeLessThan(1)
  expect(errorOf('evened')).toBeLessThan(errorOf('raw') / 2)
})

test('a judge who is one point stricter everywhere changes no ranking, nor does one who is kinder', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const judgements = inSteps(plant(60, 9, 20, seed).judgements)
    const before = calibrate(judgements)
    // Ties stay: many share a place.
    expect(new Set(before.projects.map(({ rawPlace }) => rawPlace)).size).toBeLessThan(60)
    for (const [judgeId, shift] of [
      ['judge-0', -1],
      ['judge-4', 7.3],
    ] as const) {
      const after = calibrate(
        judgements.map((one) =>
          one.judgeId === judgeId ? { ...one, points: one.points + shift } : one,
        ),
      )
      expect(placesOf(after)).toEqual(placesOf(before))
      expect(after.residual).toBeCloseTo(before.residual!, 8)
    }
  }
})

test('the order of what is given does not matter, to the last bit', () => {
  const judgements = inSteps(plant(60, 9, 20).judgements)
  expect(calibrate(judgements.toReversed())).toEqual(calibrate(judgements))
})

test('equals share their place and leave the next ones out, and what is missing is no zero', () => {
  const judge = (judgeId: string, points: Record<string, number>) =>
    Object.entries(points).map(([projectId, own]) => ({ projectId, judgeId, points: own }))
  const { projects, judges, residual } = calibrate([
    ...judge('kind', { a: 90, b: 80, c: 80 }),
    ...judge('strict', { a: 70, c: 60, d: 50, e: 60 }),
  ])
  expect(
    projects.map(({ projectId, evened, evenedPlace, raw, rawPlace }) => ({
      projectId,
      evened: Math.round(evened),
      evenedPlace,
      raw,
      rawPlace,
    })),
  ).toEqual([
    { projectId: 'a', evened: 80, evenedPlace: 1, raw: 80, rawPlace: 1 },
    { projectId: 'b', evened: 70, evenedPlace: 2, raw: 80, rawPlace: 1 },
    { projectId: 'c', evened: 70, evenedPlace: 2, raw: 70, rawPlace: 3 },
    { projectId: 'e', evened: 70, evenedPlace: 2, raw: 60, rawPlace: 4 },
    { projectId: 'd', evened: 60, evenedPlace: 5, raw: 50, rawPlace: 5 },
  ])
  expect(judges.map(({ judgeId, leniency }) => [judgeId, Math.round(leniency)])).toEqual([
    ['kind', 10],
    ['strict', -10],
  ])
  expect(residual).toBeCloseTo(0)
  expect(calibrate([])).toEqual({ projects: [], judges: [], groups: 0, residual: null })
})

test('groups that no judge links are told apart, each with leniencies of its own', () => {
  const link = (projectId: string, judgeId: string, points: number) => ({
    projectId,
    judgeId,
    points,
  })
  const { groups, projects, judges, residual } = calibrate([
    link('a', 'one', 90),
    link('a', 'two', 80),
    link('b', 'two', 40),
    link('x', 'other', 20),
  ])
  expect(groups).toBe(2)
  expect(residual).toBeNull()
  expect(projects.map(({ projectId, group }) => projectId + group)).toEqual(['a1', 'b1', 'x2'])
  expect(judges.map(({ judgeId, leniency }) => [judgeId, Math.round(leniency)])).toEqual([
    ['one', 5],
    ['other', 0],
    ['two', -5],
  ])
})

test('a chain of four hundred judges, the hardest case to solve, is still exact', () => {
  const judgements = idsOf('judge', 400).flatMap((judgeId, index) =>
    [index, index + 1].map((place) => ({
      judgeId,
      projectId: `project-${place}`,
      points: place / 10 + (index % 7),
    })),
  )
  for (const [place, { projectId }] of calibrate(judgements).projects.entries())
    expect(projectId).toBe(`project-${400 - place}`)
})
