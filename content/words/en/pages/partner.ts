import { event } from '#content/facts/event.ts'

export const partnerPage = {
  meta: {
    title: 'Strategic partnerships',
    description: `Work with the hackathon as a continental, hub, technology or research partner. Apply here; our team will respond within ${event.answerHours.application} hours.`,
  },
  hero: {
    title: 'Build the programme with us',
    text: "A strategic partner gives more than a logo: a space, tools, data, people or steady funding. Tell us what you can offer, and we'll match it to the teams that need it.",
    action: 'Apply Now',
    secondaryAction: 'See sponsorship tiers',
  },
  benefits: { heading: 'What partners gain' },
  types: {
    heading: 'Four ways to partner',
    jumpLabel: 'Jump to a partnership',
    contributionsLabel: 'What you bring',
    action: 'Choose this partnership',
    actionLabel: (title: string) => `Choose this partnership: ${title}`,
  },
  form: {
    heading: 'Partnership application',
    text: `Our team will respond within ${event.answerHours.application} hours.`,
  },
  closing: {
    heading: 'Where teams meet',
    text: 'Some cities have their hub. Others are still waiting for a partner.',
    action: 'See the hubs',
  },
} as const
