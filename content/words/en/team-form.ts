import * as edition from './edition.ts'
import { capitalise } from './language.ts'

/** The fields of a team, as the forms and every page that shows a team call them. */
export const teamForm = {
  sections: {
    team: 'Your team',
    representative: 'Team representative',
    members: 'Members',
  },
  sectionHints: {
    representative: "We'll write to this person about the team.",
    members: `${capitalise(edition.teamSize)} people. The representative counts if listed here. Individuals can't take part alone.`,
  },
  fields: {
    teamName: { label: 'Team name', hint: '' },
    country: {
      label: 'Country',
      hint: 'Where most of your team lives.',
      placeholder: 'Choose a country',
    },
    participationMode: {
      label: 'How you take part',
      hint: `After ${edition.wholeHubMoveDate}, an online team can't move to a hub.`,
    },
    hubId: {
      label: 'Hub',
      hint: 'For teams that take part in person.',
      placeholder: 'Choose a hub',
    },
    trackId: {
      label: 'Track',
      hint: `If your idea doesn't fit anywhere else, choose Open Innovation. You can change the track until ${edition.wholeTrackChangeDate}.`,
    },
    representativeName: { label: 'Name', hint: '' },
    representativeEmail: { label: 'Email', hint: "We'll send the confirmation to this address." },
    representativePhone: {
      label: 'Phone',
      hint: "As you dial it at home, or with the country code if it isn't from your team's country.",
    },
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
  /** Replaces the hints of the fields once the time for a change is over. */
  closed: {
    hub: `Teams could move from online to a hub until ${edition.hubMoveDate}.`,
    track: `Teams could change their track until ${edition.trackChangeDate}.`,
  },
  onTeam: {
    label: 'I am on the team too',
    hint: 'The representative is then the first member, with the name and email above.',
    /** With the name, once it was typed. */
    heading: (name?: string) => `Member 1: ${name || 'the representative'}`,
  },
  memberHeading: (position: number) => `Member ${position}`,
  addLinks: 'Add profile links',
  addMember: 'Add a member',
  removeMember: (position: number) => `Remove member ${position}`,
  memberLimit: 'A team can have at most five members.',
} as const
