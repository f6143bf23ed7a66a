import { criterionWords, prizeWords } from '#words/judging.ts'
import { evaluationCriteria as criteria, prizes as amounts } from '../facts/judging.ts'
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
