import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import * as edition from '../edition.ts'
import { capitalise } from '../language.ts'

export const home = {
  meta: {
    title: `${event.name}: an ${edition.weeks}-week MCP hackathon in ${edition.cities} cities`,
    description: `Build Model Context Protocol servers for African contexts. ${capitalise(edition.weeks)} weeks, ${edition.cities} cities, free to join, ${edition.prizePoolShort} in prizes, finale in Cape Town.`,
  },
  hero: {
    dates: edition.dates,
    title: event.name,
    lead: `${capitalise(edition.weeks)} weeks to build Model Context Protocol servers that connect AI assistants with African languages, services and data. In ${edition.cities} cities and online.`,
    join: { label: 'Join Hackathon', href: paths.register },
    view: { label: 'View the programme', href: paths.about },
    mapTitle: 'Map of Africa with the hub cities of the hackathon',
  },
  stats: [
    { number: edition.cities, label: 'African cities' },
    { number: `${event.weeks}-week`, label: 'program' },
    { number: edition.developers, label: 'developers' },
    { number: edition.prizePoolShort, label: 'prize pool' },
  ],
  notice: {
    open: `Registrations open ${edition.openingDate}`,
    closed: `Registrations closed ${edition.closingDate}`,
    text: `Teams of ${event.teamSize.least} to ${event.teamSize.most} people, free of charge, in a hub or online.`,
    action: { label: 'View Registration Info', href: paths.register },
  },
  sponsors: {
    title: 'Sponsors',
    premier: 'Premier',
    gold: 'Gold',
    action: { label: 'Become a Partner', href: paths.sponsors },
  },
  countdown: {
    title: 'Join the Finale!',
    text: `The showcase opens in Cape Town on ${edition.finaleStartDate} at ${edition.finaleStartTime} Central Africa Time.`,
    units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
    over: 'The finale has begun.',
  },
  dates: {
    title: 'Key Dates & Timelines',
    text: 'All times are Central Africa Time (GMT+2).',
    items: [
      {
        when: edition.openingDay,
        title: 'Registration opens',
        text: `Bring a team of ${event.teamSize.least} to ${event.teamSize.most}, choose a hub or take part online.`,
      },
      {
        when: edition.closingDay,
        title: 'Registration closes',
        text: 'Teams may still move from online to a hub in the first two weeks.',
      },
      {
        when: edition.learningDays,
        title: 'Learning',
        text: 'Bootcamps and workshops on the protocol, from the first server to deployment.',
      },
      {
        when: edition.developmentDays,
        title: 'Development',
        text: `Build with mentors beside you. Submit by ${edition.deadlineDay}, ${edition.deadlineTime}.`,
      },
      {
        when: edition.finaleDays,
        title: 'Finale',
        text: 'Teams present in Cape Town during AfricaCom, and online.',
      },
    ],
    action: { label: 'View Schedule', href: paths.schedule },
  },
  journey: {
    title: 'Your journey in five steps',
    steps: [
      {
        title: 'Understand the Vision',
        text: 'Why an open protocol matters for AI on this continent, and what we want to leave behind.',
        action: { label: 'Read about the programme', href: paths.about },
      },
      {
        title: 'Choose Your Challenge',
        text: 'Eight tracks, from education to open innovation. Pick the problem that your team knows best.',
        action: { label: 'See the tracks', href: paths.tracks },
      },
      {
        title: 'Find Your Local Hub',
        text: 'A hub gives you a desk, a connection, a mentor and people who are building beside you.',
        action: { label: 'Contact Hub', href: paths.contact },
      },
      {
        title: 'Get the Tools',
        text: 'Documentation, templates and courses, chosen so that you can start on the first evening.',
        action: { label: 'Open MCP documentation', href: 'https://modelcontextprotocol.io' },
      },
      {
        title: 'Follow the Timeline',
        text: 'Checkpoints at weeks 2, 4 and 6 keep a team honest about what it can finish.',
        action: { label: 'View the timeline', href: paths.schedule },
      },
    ],
  },
  how: {
    title: 'How it works',
    steps: [
      {
        id: '01',
        title: 'Register a team',
        text: 'Name a representative, list your members, choose a track and a place.',
      },
      {
        id: '02',
        title: 'Learn together',
        text: `Weeks 1 to 4 are bootcamp. Plan for ${edition.hoursSpoken} hours a week.`,
      },
      {
        id: '03',
        title: 'Build in the open',
        text: 'Weeks 5 to 7 are for building. Every project is open source, hosted on GitHub.',
      },
      {
        id: '04',
        title: 'Show it',
        text: 'Week 8 is the showcase. Judges look at technique, innovation, African relevance, use and presentation.',
      },
    ],
    action: { label: 'Join the Movement', href: paths.register },
  },
  support: {
    title: 'Support Ecosystem',
    cards: [
      {
        title: 'Expert Team',
        text: 'Organisers, mentors and judges who answer questions while you build.',
        action: { label: 'Meet the team', href: '/figma-test-team' },
      },
      {
        title: 'Industry Partners',
        text: 'Organisations that bring problems, data, places to work and prizes.',
        action: { label: 'See the partners', href: '/figma-test-partners' },
      },
      {
        title: 'Latest Insights',
        text: 'Articles about the protocol, the tracks and the way from prototype to service.',
        action: { label: 'Read the articles', href: '/figma-test-blog' },
      },
    ],
  },
  questions: {
    title: 'Questions?',
    text: 'Most are answered already. For the rest, there is a person.',
    faq: {
      title: 'Frequently asked',
      text: 'Teams, hubs, tracks, judging and the rules, with a search that finds them.',
      action: { label: 'Browse FAQ', href: paths.faq },
    },
    contact: {
      title: 'Write to us',
      text: `We answer within ${event.answerHours.message} hours on business days.`,
      action: { label: 'Contact Us', href: paths.contact },
    },
    email: { label: 'Send Email', href: paths.contact },
    interest: { label: 'Register Interest', href: paths.contact },
    faqPage: { label: 'All questions', href: '/figma-test-faq' },
    contactPage: { label: 'All ways to reach us', href: '/figma-test-contact' },
  },
  future: {
    title: 'Future Events',
    paragraphs: [
      'The servers built this year stay open: documented, licensed and ready to be run by anyone.',
      `In ${event.year + 1} the hackathon starts from that shelf. Teams will extend what works, new cities will open hubs, and the tracks will follow what users asked for.`,
    ],
    action: { label: 'Become a Partner', href: paths.sponsors },
  },
  banner: {
    title: 'Bring a team. Build a server. Leave something that others can use.',
    register: { label: 'Register', href: paths.register },
    tracks: { label: 'Explore the tracks', href: paths.tracks },
  },
} as const
