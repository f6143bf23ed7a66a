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
    question: 'How are projects judged, and by whom?',
    answer: `By ${spell(evaluationCriteria.length)} criteria: ${criteria}. The weights are the same in every track, online or at a hub. The Tracks page explains each criterion. The judges are experts from engineering, research and the fields of the tracks, who give their time as volunteers.`,
    keywords: ['criteria', 'score', 'evaluation', 'marks', 'weights', 'points', 'panel', 'jury'],
  },
  prizes: {
    question: 'What are the prizes?',
    answer: `The prize pool is ${edition.prizePool} (US dollars). ${capitalise(prizeList)}. Prizes go to teams, so agree at the start how you would share one.`,
    keywords: ['money', 'award', 'win', 'cash', '9.5K', 'grand prize', 'winner'],
  },
  relevance: {
    question: 'What counts as African relevance?',
    answer:
      'A need that people here have, met with data, languages or rules from here. Say who would use your server and where. One that works for a district is stronger than one that promises a continent.',
    keywords: ['context', 'local', 'impact', 'culture', 'criteria'],
  },
  finished: {
    question: 'Does our server have to be finished?',
    answer:
      'It has to run. Judges should be able to connect a client, call your tools and get true answers. Three tools that work, with clear errors and tests, say more than ten that sometimes do.',
    keywords: ['complete', 'prototype', 'minimum', 'mvp', 'demo', 'quality'],
  },
}
