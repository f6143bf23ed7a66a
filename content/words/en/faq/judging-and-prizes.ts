import type { FaqCategory } from '../faq-category.ts'

export const judgingAndPrizes: FaqCategory = {
  id: 'judging-and-prizes',
  title: 'Judging & Prizes',
  colour: 'ochre',
  questions: [
    {
      id: 'judging',
      question: 'How are projects judged, and by whom?',
      answer:
        'By five criteria: Technical Excellence 25%, Innovation & Creativity 25%, African Relevance 25%, User Experience 15% and Presentation Quality 10%. The weights are the same in every track, online or at a hub. The Tracks page explains each criterion. The judges are experts from engineering, research and the fields of the tracks, who give their time as volunteers.',
      keywords: ['criteria', 'score', 'evaluation', 'marks', 'weights', 'points', 'panel', 'jury'],
    },
    {
      id: 'prizes',
      question: 'What are the prizes?',
      answer:
        'The prize pool is $9,500 (US dollars). The grand prize is $5,000, the second prize is $3,500 and the third prize is $1,000. Prizes go to teams, so agree at the start how you would share one.',
      keywords: ['money', 'award', 'win', 'cash', '9.5K', 'grand prize', 'winner'],
    },
    {
      id: 'relevance',
      question: 'What counts as African relevance?',
      answer:
        'A need that people here have, met with data, languages or rules from here. Say who would use your server and where. One that works for a district is stronger than one that promises a continent.',
      keywords: ['context', 'local', 'impact', 'culture', 'criteria'],
    },
    {
      id: 'finished',
      question: 'Does our server have to be finished?',
      answer:
        'It has to run. Judges should be able to connect a client, call your tools and get true answers. Three tools that work, with clear errors and tests, say more than ten that sometimes do.',
      keywords: ['complete', 'prototype', 'minimum', 'mvp', 'demo', 'quality'],
    },
  ],
}
