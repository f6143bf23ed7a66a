import { event } from '#content/facts/event.ts'
import { dotWorth } from '#content/facts/partnerships.ts'

export const sponsorsPage = {
  meta: {
    title: 'Partners and sponsors',
    description:
      'Four sponsorship tiers from $1,000, what each includes, how to apply, and the city hubs that need a host.',
  },
  hero: {
    title: 'Put your name behind African AI tools',
    text: 'Your support pays for prizes, hubs, training and the finale in Cape Town. Taking part stays free for every team.',
    register: 'Register as a Partner',
    download: 'Download Partnership Deck',
  },
  why: { heading: 'Why Partner' },
  tiers: {
    heading: 'Partnership tiers',
    text: 'Prices are in US dollars.',
    jumpLabel: 'Jump to a tier',
    dots: `Each dot is $${dotWorth}.`,
    action: 'Get Started',
    actionLabel: (tier: string) => `Get Started with the ${tier} tier`,
    benefitsLabel: 'What you get',
    sampleNote: 'These names are samples.',
    takenNote: "You can still apply, and we'll tell you what is available at this level.",
  },
  form: {
    heading: 'Apply as a partner',
    text: `Tell us who you are and what you'd like to do. Our team will respond within ${event.answerHours.application} hours.`,
  },
  strategic: {
    text: 'Looking for a longer partnership, or offering a hub, tools or data?',
    action: 'Strategic partnerships',
  },
  hubs: {
    heading: 'City hubs',
    text: 'A sponsor can support the whole programme or a hub in one city.',
    mapLabel: 'Map of Africa with the hubs',
    confirmedHeading: 'Confirmed Hubs',
    pendingHeading: 'Pending Partner Confirmation',
    headquartersBadge: 'HQ',
    visit: 'Visit the hub website',
    contact: 'Contact Hub',
    registerInterest: 'Register Interest',
    note: 'Would you like to host a hub, or join one in your city?',
    noteAction: 'Tell us about your city',
  },
} as const
