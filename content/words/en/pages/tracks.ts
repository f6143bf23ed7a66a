import { event } from '#content/facts/event.ts'
import * as edition from '../edition.ts'
import { capitalise } from '../language.ts'

export const tracksPage = {
  meta: {
    title: 'Tracks, judging and prizes',
    description: `${capitalise(edition.tracks)} challenge tracks for African MCP servers, with example projects, technical requirements, judging criteria and ${edition.prizePool} in prizes.`,
  },
  hero: {
    title: 'Choose a problem you know',
    text: `${capitalise(edition.tracks)} tracks, from classrooms to weather stations. Each one needs servers that connect AI assistants to African data and services.`,
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
          'You choose a track when you register, and your project is judged once, in that track.',
      },
      {
        id: 'need',
        title: 'Start from the need',
        description:
          'The examples below are only a start. A problem you have seen yourself beats all of them.',
      },
      {
        id: 'same',
        title: 'The same rules for all',
        description:
          'All tracks share the same requirements, judging and prizes. None has an advantage.',
      },
    ],
  },
  list: {
    heading: `The ${edition.tracks} tracks`,
    jumpLabel: 'Jump to a track',
    examplesHeading: 'Servers you could build',
    aboutHeading: 'About this track',
    dataHeading: 'Useful data',
    register: 'Register',
    registerLabel: (track: string) => `Register for this track: ${track}`,
  },
  requirements: {
    heading: 'Technical requirements',
    text: 'Your project must meet all six to be judged.',
  },
  criteria: {
    heading: 'Evaluation criteria',
    text: 'Judges score five criteria from 1 to 5. The weights add up to 100%: each dot is one per cent. Several judges score each project, and we even out strict and kind ones before we rank.',
    criterionLabel: 'Criterion',
    weightLabel: 'Weight',
  },
  prizes: {
    heading: 'Prizes',
    text: `The prize pool is ${edition.prizePool} USD.`,
  },
  closing: {
    heading: 'Ready to choose?',
    text: 'Register your team, or check the dates first.',
    upcomingText: `Registration opens on ${edition.openingDate}. Check the dates first.`,
    closedText: `Registration for ${event.year} has closed. The schedule shows what happens next.`,
    action: 'Register Now',
    secondaryAction: 'View Schedule',
  },
} as const
