import * as edition from './edition.ts'
import { capitalise } from './language.ts'

/** The fields of a team, as its forms and all that shows a team name them. */
export const teamForm = {
  sections: {
    team: 'Your team',
    representative: 'Team representative',
    members: 'Members',
  },
  sectionHints: {
    representative:
      'We write to this person about the team. If this person builds too, add them as a member below.',
    members: `${capitalise(edition.teamSize)} people. Individuals cannot take part alone.`,
  },
  fields: {
    teamName: { label: 'Team name', hint: '' },
    country: {
      label: 'Country',
      hint: 'Where most of the team lives.',
      placeholder: 'Choose a country',
    },
    participationMode: {
      label: 'How you take part',
      hint: 'You can move from online to a hub in the first two weeks.',
    },
    hub: {
      label: 'Hub',
      hint: 'For teams that take part in person.',
      placeholder: 'Choose a hub',
    },
    track: {
      label: 'Track',
      hint: 'If your idea fits nowhere else, choose Open Innovation.',
      placeholder: 'Choose a track',
    },
    representativeName: { label: 'Name', hint: '' },
    representativeEmail: { label: 'Email', hint: 'The confirmation goes to this address.' },
    representativePhone: { label: 'Phone', hint: 'With the country code, for example +260.' },
    memberName: { label: 'Name', hint: '' },
    memberEmail: { label: 'Email', hint: '' },
    githubUrl: { label: 'GitHub profile link', hint: 'https://github.com/...' },
    huggingfaceUrl: { label: 'Hugging Face profile link', hint: 'https://huggingface.co/...' },
  },
  modes: {
    'in-person': { label: 'In person', hint: 'You work at a hub.' },
    virtual: { label: 'Virtual', hint: 'You work online.' },
  },
  pendingHub: (city: string) => `${city} (not confirmed yet)`,
  memberHeading: (position: number) => `Member ${position}`,
  addMember: 'Add a member',
  removeMember: (position: number) => `Remove member ${position}`,
  memberLimit: 'A team has five members at the most.',
} as const
