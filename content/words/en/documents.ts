import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

/** The words that only the two PDFs have: schedule.pdf and partnership-deck.pdf. */
export const documents = {
  pageOf: (number: number, total: number) => `Page ${number} of ${total}`,
  schedule: {
    title: `${event.name} schedule`,
    subject: 'All phases and events, with time zones and reminders',
    eyebrow: `Schedule ${event.year}`,
    timeNote: 'All times are in Central Africa Time (CAT, GMT+2).',
    zoneColumns: {
      zone: 'Time zone',
      clock: (time: string) => `${time} CAT is`,
      cities: 'Hubs and cities',
    },
    linksHeading: 'Always up to date',
    linksText: 'Dates can change. The page and the calendar feed always have the latest version.',
    links: {
      page: 'Schedule online',
      calendar: 'Calendar file',
      register: 'Register a team',
    },
  },
  deck: {
    title: `${event.name} partnership deck`,
    subject: 'What the hackathon is, who it reaches, and how to support it',
    eyebrow: 'Partnership deck',
    lead: `An ${edition.weeks}-week, pan-African hackathon. Teams build open-source servers that connect AI assistants with African data, languages and services.`,
    mapText: 'Map of Africa drawn in dots, with the hub cities lit',
    what: {
      heading: 'What it is',
      text: `Teams of ${edition.teamSize} people learn the Model Context Protocol (MCP), an open standard that lets an AI assistant use a source of data or a service. Each team then builds one server for a problem it knows, and publishes it on GitHub. Taking part is free, at a hub or online.`,
      stats: [
        { number: edition.cities, label: 'African cities' },
        { number: String(event.weeks), label: 'weeks' },
        { number: edition.prizePoolShort, label: 'prize pool' },
        { number: '100%', label: 'open source' },
      ],
      phasesHeading: 'Four phases',
    },
    problems: {
      heading: 'What teams build',
      text: 'Each team chooses one track.',
    },
    reach: {
      heading: 'Who it reaches',
      stats: [
        { number: edition.developers, label: 'developers' },
        { number: edition.participants, label: 'expected participants' },
        { number: edition.cities, label: 'African cities, with hubs and online' },
      ],
      audienceHeading: 'Who takes part',
      audience: ['Developers', 'Researchers', 'Students', 'Startups'],
      languagesHeading: 'Training material in five languages',
      timeHeading: 'What they commit',
      time: `${edition.hoursRange} hours a week for each member, over ${edition.weeks} weeks, with three check-ins.`,
      finaleHeading: 'Where they meet',
      finale: `In the hub cities, online, and at the finale on ${edition.finaleDates}, during ${event.finale.venue} in ${event.finale.city}.`,
    },
    tiers: { heading: 'Four sponsorship tiers' },
    types: {
      text: 'For organisations that give more than money: space, tools, data or people.',
    },
    hubs: {
      heading: 'Where the hubs are',
      regionsHeading: 'Other cities',
    },
    apply: {
      heading: 'How to apply',
      steps: [
        {
          title: 'Choose',
          text: 'Pick one of the four tiers or one of the four types of partnership. If you are unsure, write to us first.',
        },
        {
          title: 'Send the form',
          text: 'It asks who you are, what you would contribute and what you hope to achieve.',
        },
        {
          title: 'Hear from us',
          text: `Our team will respond within ${event.answerHours.application} hours.`,
        },
      ],
      links: {
        tiers: 'Sponsorship tiers',
        types: 'Strategic partnerships',
        email: 'Email',
        address: 'Headquarters',
      },
    },
  },
} as const
