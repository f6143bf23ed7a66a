type Criterion = {
  id: string
  /** Per cent of the score; the five weights add up to 100. */
  weight: number
}

export const evaluationCriteria = [
  { id: 'technical-excellence', weight: 25 },
  { id: 'innovation-creativity', weight: 25 },
  { id: 'african-relevance', weight: 25 },
  { id: 'user-experience', weight: 15 },
  { id: 'presentation-quality', weight: 10 },
] as const satisfies readonly Criterion[]

export type CriterionId = (typeof evaluationCriteria)[number]['id']

/** What a judge may give a project by each criterion. */
export const scoreSteps = [1, 2, 3, 4, 5] as const
export type ScoreStep = (typeof scoreSteps)[number]

const mostSteps = scoreSteps.at(-1)!

/** Adds scores up by the weights of their criteria: 20 to 100 points, always a whole number. */
export function pointsOf(scores: Readonly<Record<CriterionId, number>>): number {
  return evaluationCriteria.reduce(
    (sum, { id, weight }) => sum + (weight * scores[id]) / mostSteps,
    0,
  )
}

/** `amount` is in US dollars. */
export const prizes = [
  { id: 'grand', amount: 5000 },
  { id: 'second', amount: 3500 },
  { id: 'third', amount: 1000 },
] as const satisfies readonly { id: string; amount: number }[]

export type PrizeId = (typeof prizes)[number]['id']
