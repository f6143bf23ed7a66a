import type { FaqCategory } from '../faq-category.ts'

export const judgingAndPrizes: FaqCategory = {
  id: 'judging-and-prizes',
  title: 'Judging & Prizes',
  colour: 'ochre',
  questions: [
    {
      id: 'how-are-projects-judged',
      question: 'How are projects judged?',
      answer:
        'By five criteria: Technical Excellence 25%, Innovation & Creativity 25%, African Relevance 25%, User Experience 15% and Presentation Quality 10%. The weights are the same in every track and for online and hub teams. The Tracks page explains what each criterion means.',
      keywords: ['criteria', 'score', 'evaluation', 'marks', 'weights', 'points'],
    },
    {
      id: 'who-are-the-judges',
      question: 'Who are the judges?',
      answer:
        'Expert judges who give their time as volunteers. They come from engineering, research and the fields of the tracks. The premier sponsorship tier also includes a place on the judging panel. Every judge scores with the same five criteria and weights.',
      keywords: ['panel', 'expert', 'jury', 'volunteer'],
    },
    {
      id: 'what-are-the-prizes',
      question: 'What are the prizes?',
      answer:
        'The prize pool is $9,500 (US dollars). The grand prize is $5,000, the second prize is $3,500 and the third prize is $1,000. Prizes go to teams, so agree inside your team at the start how you would share one.',
      keywords: ['money', 'award', 'win', 'cash', '9.5K', 'grand prize', 'winner'],
    },
    {
      id: 'what-counts-as-african-relevance',
      question: 'What counts as African relevance?',
      answer:
        'Your server should help with a need that people here have, with data, languages or rules from here. Say who would use it and where. A server for one district that works is stronger than one for the whole continent that only promises. This criterion is 25% of the score.',
      keywords: ['context', 'local', 'impact', 'culture', 'criteria'],
    },
    {
      id: 'does-our-server-have-to-be-finished',
      question: 'Does our server have to be finished?',
      answer:
        'It has to run. Judges should be able to connect a client, call your tools and get true answers. Three tools that work, with clear errors and tests, say more than ten that sometimes do. Write in the README what you left out and why.',
      keywords: ['complete', 'prototype', 'minimum', 'mvp', 'demo', 'quality'],
    },
    {
      id: 'what-happens-at-the-showcase',
      question: 'What happens at the final showcase?',
      answer:
        'Teams present their servers at AfricaCom in Cape Town on 11 and 12 November 2025, and the winners are named there. Prepare a short live demonstration and a recorded copy in case the network fails. Presentation Quality is 10% of the score.',
      keywords: ['finale', 'presentation', 'pitch', 'demo', 'ceremony', 'winners'],
    },
  ],
}
