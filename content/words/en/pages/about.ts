import { event } from '#content/facts/event.ts'
import * as edition from '../edition.ts'
import { capitalise } from '../language.ts'

export const aboutPage = {
  meta: {
    title: 'About the hackathon',
    description: `${capitalise(edition.weeks)} weeks, ${edition.cities} African cities, one protocol. What the hackathon is, why it exists, where the hubs are and how to take part.`,
  },
  hero: {
    dates: edition.dates,
    title: 'Africa builds its own connections to AI',
    text: `An ${edition.weeks}-week hackathon for teams across the continent. Each team builds an open-source Model Context Protocol (MCP) server that connects AI assistants with African data, languages or services. Taking part is free.`,
    action: 'Register Your Team',
    secondaryAction: 'See the Tracks',
  },
  stats: [
    { number: edition.cities, label: 'African cities' },
    { number: String(event.weeks), label: 'weeks' },
    { number: edition.developers, label: 'developers' },
    { number: '5', label: 'tracks' },
    { number: '100%', label: 'open source' },
  ],
  imperative: {
    heading: 'Why now',
    paragraphs: [
      'AI assistants can only answer from what they can reach. Today they reach little of what matters here: our laws, our clinics, our markets, our languages. Where a source is missing, the assistant guesses.',
      'MCP is an open standard that lets an assistant use a source of data or a service. Anyone can write a server for it, and one good server works with many assistants. If Africans write the servers for African sources, Africans decide what assistants learn from them, and on what terms.',
    ],
  },
  why: {
    heading: 'Why MCP matters for Africa',
    cards: [
      {
        id: 'ai-sovereignty',
        title: 'AI Sovereignty',
        description:
          'With an open protocol you can switch models and keep your connections. No single vendor holds the keys to your services.',
      },
      {
        id: 'cultural-context',
        title: 'Cultural Context',
        description:
          "A server can bring in local languages, place names, customs and rules, so that an assistant's answers fit the place you live in.",
      },
      {
        id: 'innovation-hub',
        title: 'Innovation Hub',
        description:
          'The standard is young. Teams that learn it now can help shape it, and others will build on what they publish.',
      },
      {
        id: 'data-sovereignty',
        title: 'Data Sovereignty',
        description:
          'Data stays with its owner. Whoever runs the server decides what it answers, to whom and under which law.',
      },
    ],
  },
  building: {
    heading: 'What we are building',
    cards: [
      {
        id: 'servers',
        title: 'Servers people need',
        description:
          'Working MCP servers for problems that teams know from their own lives and work.',
        stat: { number: '5', label: 'tracks' },
      },
      {
        id: 'commons',
        title: 'A shared library',
        description:
          "All projects are published on GitHub under an open-source licence, so the next team won't have to start from scratch.",
        stat: { number: '100%', label: 'open source' },
      },
      {
        id: 'skills',
        title: 'Skills that stay',
        description: 'First bootcamps and workshops, then time to build, with mentors throughout.',
        stat: { number: String(event.weeks), label: 'weeks of learning and building' },
      },
      {
        id: 'network',
        title: 'A network of cities',
        description:
          'Developers, students, researchers and startups who get to know each other and can keep working together.',
        stat: { number: edition.cities, label: 'African cities' },
      },
    ],
  },
  hub: {
    heading: 'What a hub is',
    text: `A hub is a place in a city where teams can work together. You don't need a hub to take part, and a team that starts online can move to one in the first two weeks, until ${edition.hubMoveDate}.`,
    features: [
      {
        id: 'workspaces',
        title: 'Workspaces',
        description: 'Somewhere to sit, work and charge a laptop, shared with other teams.',
      },
      {
        id: 'mentorship',
        title: 'Mentorship',
        description: 'Experienced people who look at your work and answer your questions.',
      },
      {
        id: 'community',
        title: 'Community',
        description: 'Other teams to learn from, and partners from the same city.',
      },
      {
        id: 'connectivity',
        title: 'Connectivity',
        description: 'Internet good enough for calls, downloads and remote servers.',
      },
    ],
  },
  hubs: {
    heading: 'Primary hubs',
    text: 'Choose a hub on the map or in the list.',
    mapLabel: 'Map of Africa with the hubs and secondary cities',
    confirmedHeading: 'Confirmed',
    pendingHeading: 'Pending Partner Confirmation',
    headquartersBadge: 'HQ',
    visit: 'Visit the hub website',
    contact: 'Contact Hub',
    registerInterest: 'Register Interest',
  },
  regions: {
    heading: 'Secondary cities',
    text: 'Teams in these cities take part online. Local groups can open a hub of their own.',
  },
  partnerAction: {
    heading: 'Bring your organisation',
    text: 'Sponsor a prize, host a hub, share data or send mentors. There is a place for companies, universities and community groups.',
    action: 'Become a Partner',
  },
  closing: {
    heading: 'Build with us',
    text: `Form a team of ${edition.teamSize} people and choose a track. Registration is free and closes on ${edition.closingDate}.`,
    action: 'Register Your Team',
    upcomingText: `Form a team of ${edition.teamSize} people and choose a track. Registration opens on ${edition.openingDate}.`,
    closedText: `Registration for ${event.year} has closed. The schedule shows what happens next.`,
    closedAction: 'View Schedule',
  },
} as const
