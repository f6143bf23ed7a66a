import { event } from '#content/facts/event.ts'
import { evaluationCriteria } from '#content/facts/judging.ts'
import { formatList } from '#content/format/list.ts'
import { paths, type LinkingWords } from '#content/paths.ts'
import * as edition from '../edition.ts'
import { criterionWords } from '../judging.ts'
import { keyDates } from '../key-dates.ts'
import { capitalise } from '../language.ts'

const criteria = formatList(evaluationCriteria.map(({ id }) => criterionWords[id].name))

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
    view: { label: 'View programme', href: paths.about },
  },
  stats: [
    { number: edition.cities, label: 'African cities' },
    { number: `${event.weeks}-week`, label: 'program' },
    { number: edition.developers, label: 'developers' },
    { number: edition.prizePoolShort, label: 'prize pool' },
  ],
  notice: {
    open: `Registrations open ${edition.wholeOpeningDate} and close ${edition.wholeClosingDay}`,
    closed: `Registrations closed ${edition.wholeClosingDate}`,
    text: `Teams of ${event.teamSize.least} to ${event.teamSize.most}. Free, at a hub or online.`,
    action: { label: 'View Registration Info', href: paths.register },
  },
  sponsors: {
    title: 'Sponsors',
    premier: 'Premier',
    gold: 'Gold',
    vacant: 'Your name here',
    vacantLabel: (level: string) => `Your name here: become a ${level} sponsor`,
    action: { label: 'Become a Partner', href: paths.sponsors },
  },
  countdown: {
    title: 'Join the Finale!',
    text: `The finale opens in Cape Town on ${edition.wholeFinaleStartDate} at ${edition.finaleStartTime} Central Africa Time.`,
    units: ['Days', 'Hours', 'Minutes', 'Seconds'],
    /** Without JavaScript, in place of the numbers. */
    date: edition.finaleStartDate,
    begun: 'The finale has begun.',
    over: {
      title: `The ${event.year} finale`,
      line: 'Teams presented in Cape Town.',
    },
  },
  dates: {
    title: 'Key Dates & Timelines',
    text: 'All times are in Central Africa Time (GMT+2).',
    items: keyDates,
    action: { label: 'View Schedule', href: paths.schedule },
  },
  trackStrip: `The ${edition.tracks} tracks`,
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
        text: `${capitalise(edition.tracks)} tracks, from education to open innovation. Pick the problem your team knows best.`,
        action: { label: 'Explore the tracks', href: paths.tracks },
      },
      {
        title: 'Find Your Local Hub',
        text: 'A hub has desks, a connection, mentors and other teams to build alongside.',
        action: { label: 'Contact Hub', href: paths.contact },
      },
      {
        title: 'Get the Tools',
        text: 'Documentation, templates and courses for your first evening.',
        action: { label: 'Open MCP documentation', href: 'https://modelcontextprotocol.io' },
      },
      {
        title: 'Follow the Timeline',
        text: `Check-ins on ${edition.checkInList} keep a team honest about what it can finish.`,
        action: { label: 'View Schedule', href: paths.schedule },
      },
    ],
  },
  how: {
    title: 'How it works',
    steps: [
      {
        id: '01',
        title: 'Register a team',
        text: 'Name a representative, list your members, then choose a track and where to work.',
      },
      {
        id: '02',
        title: 'Learn together',
        text: `Bootcamps and workshops fill ${edition.wholeLearningDays}. Plan on ${edition.hoursSpoken}\u00A0hours a week.`,
      },
      {
        id: '03',
        title: 'Build in the open',
        text: `${edition.developmentDays} is for building. Every project is open source, hosted on GitHub.`,
      },
      {
        id: '04',
        title: 'Show it',
        text: `Teams present on ${edition.wholeFinaleDays}. Judges score ${criteria}.`,
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
        action: { label: 'Meet the team', href: paths.team },
      },
      {
        title: 'Industry Partners',
        text: 'Organisations that contribute problems, data, space and prizes.',
        action: { label: 'See the partners', href: paths.sponsors },
      },
      {
        title: 'Latest Insights',
        text: 'Articles about the protocol, the tracks and how a prototype becomes a service.',
        action: { label: 'Read the articles', href: paths.blog },
      },
    ],
  },
  questions: {
    title: 'Questions?',
    text: 'Most are already answered. If yours is not, ask us.',
    faq: {
      text: 'Teams, hubs, tracks, judging and the rules, all searchable.',
      action: { label: 'Browse FAQ', href: paths.faq },
      more: [{ label: 'Ask our MCP server', href: paths.mcpServer }],
    },
    contact: {
      text: `We reply within ${event.answerHours.message} hours on business days.`,
      action: { label: 'Contact Us', href: paths.contact },
      more: [
        { label: 'Send Email', href: paths.contact },
        { label: 'Register Interest', href: paths.contact },
      ],
    },
    copies: {
      text: 'Measured test copies:',
      links: [
        { label: 'team', href: '/figma-test-team' },
        { label: 'partners', href: '/figma-test-partners' },
        { label: 'articles', href: '/figma-test-blog' },
        { label: 'questions', href: '/figma-test-faq' },
        { label: 'contact', href: '/figma-test-contact' },
      ],
    },
  },
  future: {
    title: 'Future Events',
    paragraphs: [
      'The servers built this year will stay open: documented, licensed and ready for anyone to run.',
      `In ${event.year + 1} the hackathon will build on that library. Teams will extend what works, new cities will open hubs, and the tracks will follow what users ask for.`,
    ],
    action: { label: 'Become a Partner', href: paths.sponsors },
  },
  banner: {
    title: 'Bring a\u00A0team. Build\u00A0a\u00A0server. Leave\u00A0something others can\u00A0use.',
    register: { label: 'Register', href: paths.register },
    tracks: { label: 'Explore the tracks', href: paths.tracks },
  },
} as const satisfies LinkingWords
