import { scaleWords } from '#words/judging-scale.ts'
import { criterionWords, prizeWords } from '#words/judging.ts'
import { evaluationCriteria as criteria, prizes as amounts, scoreSteps } from '../facts/judging.ts'
import { formatMoney } from '../format/numbers.ts'

/** `weight` in per cent of the score. */
export const evaluationCriteria = criteria.map((criterion) => ({
  ...criterion,
  ...criterionWords[criterion.id],
}))

export const prizes = amounts.map(({ id, amount }) => ({
  id,
  amount: formatMoney(amount),
  ...prizeWords[id],
}))

/** What each score means, from the lowest, by criterion. Apart from the criteria: only judges load it. */
export const judgingScale = criteria.map(({ id }) => ({
  id,
  steps: scoreSteps.map((step) => ({ step, meaning: scaleWords[id][step] })),
}))
