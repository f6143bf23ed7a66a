import type { CriterionId, PrizeId } from '#content/facts/judging.ts'

export type TechnicalRequirement = { id: string; title: string; description: string }
export type CriterionWords = { name: string; description: string }
export type PrizeWords = { place: string; description: string }

/** What every project must meet. */
export const technicalRequirements: readonly TechnicalRequirement[] = [
  {
    id: 'protocol',
    title: 'A working MCP server',
    description:
      'It offers at least one tool, resource or prompt, and a standard MCP client can connect to it over stdio or Streamable HTTP. Any programming language is welcome.',
  },
  {
    id: 'open-source',
    title: 'Open source on GitHub',
    description:
      'The code is in a public GitHub repository under a licence approved by the Open Source Initiative.',
  },
  {
    id: 'documentation',
    title: 'Instructions that work',
    description:
      'The README says what the server does, how to install it and how to call each tool, with one complete example.',
  },
  {
    id: 'african-data',
    title: 'African data or an African use',
    description:
      'The server uses data, a service or a language from the continent, and the README names every source and its licence.',
  },
  {
    id: 'privacy',
    title: 'Respect for personal data',
    description:
      'Collect only what you need, keep secrets out of the repository, and follow the data protection law of the country you are building for.',
  },
  {
    id: 'weak-networks',
    title: 'Built for weak networks',
    description:
      "The server keeps answers short, sets timeouts, and returns a clear error when it can't reach a source.",
  },
]

export const criterionWords: Readonly<Record<CriterionId, CriterionWords>> = {
  'technical-excellence': {
    name: 'Technical Excellence',
    description:
      'The server follows the protocol, is tested, handles errors and can be run by someone else.',
  },
  'innovation-creativity': {
    name: 'Innovation & Creativity',
    description: 'It does something no existing server does, or does it in a clearly better way.',
  },
  'african-relevance': {
    name: 'African Relevance',
    description: 'It meets a real need on the continent, and the team can say whose need it is.',
  },
  'user-experience': {
    name: 'User Experience',
    description:
      'Tool names, inputs and answers are clear to an assistant and to the person using it.',
  },
  'presentation-quality': {
    name: 'Presentation Quality',
    description:
      'The demonstration and the README explain the problem, the solution and its limits.',
  },
}

export const prizeWords: Readonly<Record<PrizeId, PrizeWords>> = {
  grand: {
    place: 'Grand prize',
    description: 'For the team with the highest score across all tracks.',
  },
  second: {
    place: 'Second prize',
    description: 'For the team that comes second.',
  },
  third: {
    place: 'Third prize',
    description: 'For the team that comes third.',
  },
}
