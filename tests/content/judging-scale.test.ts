import { expect, test } from 'vitest'
import { evaluationCriteria, judgingScale } from '#content/catalogue/judging.ts'
import { pointsOf, scoreSteps } from '#content/facts/judging.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import {
  assignmentSchema,
  conflictSchema,
  judgeSchema,
  scoreDraftSchema,
  scoreSchema,
} from '#content/forms/judging.ts'
import { messagesOf } from '#web/components/form/use-field-messages.ts'

const scoresOf = (score: unknown) =>
  Object.fromEntries(evaluationCriteria.map(({ id }) => [id, score]))
const wrongIn = (scores: object) =>
  messagesOf(scoreSchema.safeParse({ revision: null, scores }).error)

test('every score of every criterion has a meaning of its own', () => {
  const meanings = judgingScale.flatMap(({ steps }) => steps.map(({ meaning }) => meaning))
  expect(new Set(meanings).size).toBe(evaluationCriteria.length * scoreSteps.length)
  expect(judgingScale.map(({ id }) => id)).toEqual(evaluationCriteria.map(({ id }) => id))
})

test('points go from 20 to 100 by the weights of the criteria', () => {
  const scores = scoreSchema.parse({ revision: null, scores: scoresOf(1) })
  expect(pointsOf(scores.scores)).toBe(20)
  expect(pointsOf({ ...scores.scores, 'technical-excellence': 5 })).toBe(40)
  expect(pointsOf({ ...scores.scores, 'presentation-quality': 5 })).toBe(28)
  expect(pointsOf(scoreSchema.parse({ revision: null, scores: scoresOf(5) }).scores)).toBe(100)
})

test('a draft may miss any score; handing in needs all of them, from 1 to 5 and whole', () => {
  expect(scoreDraftSchema.parse({ revision: null, scores: {} })).toEqual({
    revision: null,
    scores: scoresOf(null),
    note: '',
  })
  expect(Object.keys(wrongIn({}))).toHaveLength(evaluationCriteria.length)
  for (const wrong of [0, 6, 2.5, -1, '3', null, NaN, 1e9, [3], true]) {
    expect(wrongIn({ ...scoresOf(3), 'user-experience': wrong })).toEqual({
      'scores.user-experience': 'Please choose a score from 1 to 5',
    })
  }
  expect(
    scoreDraftSchema.safeParse({ revision: null, scores: { 'user-experience': 6 } }).success,
  ).toBe(false)
})

test('a judge needs an address; the domain is one, and the numbers of an assignment have bounds', () => {
  const judge = { email: ' Zola@Example.org', organization: 'UCT', domain: 'UCT.ac.za' }
  expect(judgeSchema.parse(judge)).toEqual({
    email: 'zola@example.org',
    organization: 'UCT',
    domain: 'uct.ac.za',
    hubId: '',
  })
  for (const domain of ['localhost', '@uct.ac.za', 'uct.ac.za/x', '-a.za', 'a..za'])
    expect(judgeSchema.safeParse({ ...judge, domain }).success, domain).toBe(false)
  expect(judgeSchema.safeParse({ ...judge, hubId: 'atlantis' }).success).toBe(false)
  const { least } = judgingLimits.reason
  for (const reason of ['', ' '.repeat(least), 'x'.repeat(least - 1), 'a\u202ebcdef'])
    expect(conflictSchema.safeParse({ reason }).success, reason).toBe(false)
  for (const perProject of [0, 10, 1.5, '3', null])
    expect(assignmentSchema.safeParse({ perProject, perJudge: 10 }).success).toBe(false)
})
