import { evaluationCriteria, prizes } from '#content/facts/judging.ts'
import { formatList } from '#content/format/list.ts'
import { formatMoney } from '#content/format/numbers.ts'
import * as edition from '../edition.ts'
import { criterionWords, prizeWords } from '../judging.ts'
import { capitalise, spell } from '../language.ts'
import type { FaqWords } from './question.ts'

const criteria = formatList(
  evaluationCriteria.map(({ id, weight }) => `${criterionWords[id].name} ${weight}%`),
)
const prizeList = formatList(
  prizes.map(
    ({ id, amount }) => `the ${prizeWords[id].place.toLowerCase()} is ${formatMoney(amount)}`,
  ),
)

export const judgingAndPrizes: FaqWords<'judging-and-prizes'> = {
  judging: {
    question: 'How are projects judged, and who judges?',
    answer: `By ${spell(evaluationCriteria.length)} criteria: ${criteria}. The weights are the same in every track. The Tracks page explains each criterion. The judges are volunteers: experts in engineering, research and the subjects of the tracks.`,
    keywords: ['criteria', 'score', 'evaluation', 'marks', 'weights', 'points', 'panel', 'jury'],
  },
  prizes: {
    question: 'What are the prizes?',
    answer: `The prize pool is ${edition.prizePool} (US dollars). ${capitalise(prizeList)}. Prizes go to teams, so agree early on how you would share one.`,
    keywords: ['money', 'award', 'win', 'cash', '9.5K', 'grand prize', 'winner'],
  },
  relevance: {
    question: 'What counts as African relevance?',
    answer:
      'A project that meets a real need on the continent, using local data, languages or rules. Say who would use your server, and where. A server that works for one district beats one that promises a whole continent.',
    keywords: ['context', 'local', 'impact', 'culture', 'criteria'],
  },
  finished: {
    question: 'Does our server have to be finished?',
    answer:
      'It has to run. Judges should be able to connect a client, call your tools and get correct answers. Three tools that always work, with tests and clear errors, say more than ten that sometimes do.',
    keywords: ['complete', 'prototype', 'minimum', 'mvp', 'demo', 'quality'],
  },
}
