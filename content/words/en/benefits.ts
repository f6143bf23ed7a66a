import * as edition from './edition.ts'

export type Benefit = { id: string; title: string; description: string }

export const whyPartner: readonly Benefit[] = [
  {
    id: 'continental-reach',
    title: 'Continental Reach',
    description: `Meet developers, researchers and students in ${edition.cities} African cities, online and at hubs, in one programme.`,
  },
  {
    id: 'ai-innovation-focus',
    title: 'AI Innovation Focus',
    description:
      'Every project is an open-source MCP server: a connection between AI assistants and African data or services. You can use every one of them.',
  },
  {
    id: 'talent-pipeline',
    title: 'Talent Pipeline',
    description: `See how people work in a team, in public code, over ${edition.weeks} weeks, before you talk to them about a job.`,
  },
]

export const partnerBenefits: readonly Benefit[] = [
  {
    id: 'networks',
    title: `A network in ${edition.cities} cities`,
    description: 'Reach hubs, universities and developer groups through one organising team.',
  },
  {
    id: 'people',
    title: 'People who can build',
    description: 'Mentor teams, and meet people who have learned the protocol by using it.',
  },
  {
    id: 'influence',
    title: 'A say in the problems',
    description: 'Bring a problem or a data set from your field and see what teams make of it.',
  },
  {
    id: 'open-results',
    title: 'Results you can use',
    description:
      'All submissions are open source, so your own teams can run, change and extend them.',
  },
]
