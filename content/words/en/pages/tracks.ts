import { event } from '#content/facts/event.ts'
import * as edition from '../edition.ts'

export const tracksPage = {
  meta: {
    title: 'Tracks, judging and prizes',
    description: `Eight challenge tracks for African MCP servers, with example projects, technical requirements, judging criteria and ${edition.prizePool} in prizes.`,
  },
  hero: {
    title: 'Choose a problem you know',
    text: 'Eight tracks, from classrooms to weather stations. Each one needs servers that connect AI assistants with African data and services.',
    action: 'Register Your Team',
    secondaryAction: 'View Schedule',
  },
  intro: {
    heading: 'How tracks work',
    cards: [
      {
        id: 'one',
        title: 'One team, one track',
        description:
          'Choose a track when you register. Your project is judged once, in that track.',
      },
      {
        id: 'need',
        title: 'Start from the need',
        description:
          'The examples below are a start. A problem you have seen yourself is better than any of them.',
      },
      {
        id: 'same',
        title: 'Same rules for all',
        description:
          'All tracks share the requirements, the judging and the prizes. No track has an advantage.',
      },
    ],
  },
  list: {
    heading: 'The eight tracks',
    jumpLabel: 'Go to a track',
    examplesHeading: 'Servers you could build',
    dataHeading: 'Useful data',
  },
  requirements: {
    heading: 'Technical requirements',
    text: 'Your project must meet all six to be judged.',
  },
  criteria: {
    heading: 'Evaluation criteria',
    text: 'Judges give points on five criteria. The weights add up to 100%: each dot is one per cent.',
    criterionLabel: 'Criterion',
    weightLabel: 'Weight',
  },
  prizes: {
    heading: 'Prizes',
    text: `The prize pool is ${edition.prizePool} USD.`,
  },
  closing: {
    heading: 'Ready to choose?',
    text: 'Register your team, or look at the dates first.',
    upcomingText: `Registration opens on ${edition.openingDate}. Look at the dates first.`,
    closedText: `Registration for ${event.year} has closed. The schedule shows what happens next.`,
    action: 'Register Now',
    secondaryAction: 'View Schedule',
  },
} as const
