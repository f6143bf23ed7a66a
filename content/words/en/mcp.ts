import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

/** What the site's MCP server says about itself. Models read these texts to choose a tool. */
export const mcpWords = {
  name: 'mcphack-africa',
  title: event.name,
  version: '1.0.0',
  instructions: `Facts about ${event.name}, an ${edition.weeks}-week, pan-African hackathon about Model Context Protocol servers (${edition.dates}). All times are Central Africa Time (GMT+2). Everything is read-only. Give people the address of the page that a result names; teams register there, not through this server.`,
  tools: {
    list_tracks: {
      title: 'List the tracks',
      description: 'All challenge tracks with id, name and one sentence each.',
    },
    get_track: {
      title: 'Read one track',
      description:
        'One track in full: what it is about, example servers and useful data, with the requirements and the judging criteria that hold for all tracks.',
      id: 'Id of the track, as list_tracks gives it.',
    },
    key_dates: {
      title: 'Key dates',
      description:
        'Start and end, the registration period and whether it is open now, the submission deadline, the four phases and the finale.',
    },
    list_schedule: {
      title: 'List the schedule',
      description:
        'Every event with date, hours, type, place and agenda. Filter by phase, by type, or both.',
      phase: 'Only events of this phase.',
      type: 'Only events of this type.',
    },
    find_hub: {
      title: 'Find a hub',
      description:
        'Hubs and secondary cities by city, country or region, such as "Nairobi", "Ghana" or "West Africa". Without a query, all of them. In a secondary city teams take part online.',
      query: 'City, country or region. Case and accents do not count.',
    },
    search_faq: {
      title: 'Search the questions',
      description:
        'Answers to frequently asked questions: rules, teams, hubs, judging, data, partners, accounts.',
      query: 'A question or a few words.',
    },
    search_articles: {
      title: 'Search the articles',
      description:
        'Articles about the protocol, the tracks and partnerships, the newest first. Without a query, all of them.',
      query: 'A few words. Titles, subjects and the text itself are searched.',
    },
    read_article: {
      title: 'Read an article',
      description: 'One article as markdown.',
      slug: 'Slug of the article, as search_articles gives it.',
    },
    search_resources: {
      title: 'Search the resources',
      description:
        'Public documentation, templates, courses and communities of the MCP world. Without a query, all of them.',
      query: 'A few words, such as "Python template".',
    },
    how_to_register: {
      title: 'How to register',
      description:
        'Who may take part, what a registration asks for, the steps and the address of the form.',
    },
    sponsorship_tiers: {
      title: 'Sponsorship tiers',
      description:
        'The sponsorship tiers with price, availability and benefits, the kinds of partnership, and how to apply.',
    },
  },
  limit: 'The most results to give.',
  unknown: {
    track: (id: string, known: readonly string[]) =>
      `There is no track "${id}". Known tracks: ${known.join(', ')}.`,
    article: (slug: string, known: readonly string[]) =>
      `There is no article "${slug}". Known articles: ${known.join(', ')}.`,
  },
  resources: {
    article: { title: 'Articles', description: 'One article of the site as markdown.' },
    track: { title: 'Tracks', description: 'One challenge track as markdown.' },
  },
  track: { examples: 'Servers you could build', data: 'Useful data' },
  registration: {
    cost: 'Free',
    participation:
      'Online or at a hub. A team that starts online may move to a hub in the first two weeks.',
    team: `${event.teamSize.least} to ${event.teamSize.most} people. Individuals cannot take part alone.`,
    needed: [
      'A team name, a country and a track',
      'Online, or in person with the hub',
      'Name, email and phone of the representative',
      'Name and email of each member; GitHub and Hugging Face profiles if they have them',
    ],
    steps: [
      'Choose a track with list_tracks and get_track.',
      'Open the registration page. One person fills in the form for the whole team.',
      `A confirmation comes by email within ${event.answerHours.registration} hours.`,
      'Put the dates into a calendar and start with the bootcamps.',
    ],
  },
  prompts: {
    choose_a_track: {
      title: 'Choose a track',
      description: 'Helps a team to choose the track that fits what it knows.',
      skills:
        'What the team can do and knows well, for example "two nurses and a Python developer".',
      problem: 'A problem the team has seen itself, if it has one in mind.',
      text: (skills: string, problem = '') =>
        `Help our team to choose a track for ${event.name}. About us: ${skills}.${problem && ` The problem we have in mind: ${problem}.`}\n\nCall list_tracks first, then get_track for the two or three tracks that could fit. For each of them name one server that we could finish in the time we have, the data it needs and where we would get it, and the part that is most likely to go wrong. Weigh them with the judging criteria. End with one recommendation and the first thing we should do this week.`,
    },
    plan_eight_weeks: {
      title: `Plan the ${edition.weeks} weeks`,
      description: 'Makes a week-by-week plan for one project from the real schedule.',
      project: 'The server the team wants to build.',
      hours: `Hours a week that each member can give. ${edition.hoursRange} are recommended.`,
      text: (project: string, hours: string = edition.hoursRange) =>
        `Make a plan for our project at ${event.name}: ${project}. Each of us has ${hours} hours a week.\n\nCall key_dates and list_schedule first, and use only dates from there. Give one row for each of the ${event.weeks} weeks: what we learn, what we build, which event we should not miss, and how we can tell that the week went well. Keep the last days before the submission deadline free for testing and the README. Say what we should leave out if we fall behind.`,
    },
  },
} as const
