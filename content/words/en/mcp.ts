import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

/** What the site's MCP server says about itself. Models read these texts to choose a tool. */
export const mcpWords = {
  title: event.name,
  instructions: `Facts about ${event.name}, an ${edition.weeks}-week, pan-African hackathon about Model Context Protocol servers (${edition.dates}). All times are in Central Africa Time (GMT+2). Everything is read-only. Give people the address of the page that a result names; teams register there, not through this server.`,
  tools: {
    list_tracks: {
      title: 'List the tracks',
      description: 'All challenge tracks with id, name and one sentence each.',
    },
    get_track: {
      title: 'Read one track',
      description:
        'One track in full: what it is about, example servers and useful data, with the requirements and the judging criteria, which are the same for all tracks.',
      id: 'Id of the track, from list_tracks.',
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
      query: 'City, country or region. Case and accents are ignored.',
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
        'Articles about the protocol, the tracks and partnerships, newest first. Without a query, all of them.',
      query: 'A few words. Searches titles, subjects and the text itself.',
    },
    read_article: {
      title: 'Read an article',
      description: 'One article as markdown.',
      slug: 'Slug of the article, from search_articles.',
    },
    search_resources: {
      title: 'Search the resources',
      description:
        'Public documentation, templates, courses and communities for MCP. Without a query, all of them.',
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
        'The sponsorship tiers with price, availability and benefits, the types of partnership, and how to apply.',
    },
    list_projects: {
      title: 'List the projects',
      description:
        'The servers that teams built, once they are published. Without a filter, all of them, by title.',
      track: 'Id of a track, from list_tracks.',
      country: 'ISO 3166 code of the country, such as KE.',
      hub: 'Id of a hub, such as lagos.',
      award: 'Id of a prize: grand, second or third.',
      page: 'Number of the page of the list.',
    },
    read_project: {
      title: 'Read a project',
      description:
        'One published project: what it does as markdown, its repository, how to run it and its tools.',
      slug: 'Slug of the project, from list_projects.',
    },
  },
  limit: 'Maximum number of results.',
  unknown: {
    track: (id: string, known: readonly string[]) =>
      `There is no track "${id}". Known tracks: ${known.join(', ')}.`,
    article: (slug: string, known: readonly string[]) =>
      `There is no article "${slug}". Known articles: ${known.join(', ')}.`,
    project: (slug: string) => `There is no project "${slug}". Call list_projects.`,
  },
  unpublished: 'The projects are not published yet.',
  resources: {
    article: { title: 'Articles', description: 'One article of the site as markdown.' },
    track: { title: 'Tracks', description: 'One challenge track as markdown.' },
  },
  track: { examples: 'Servers you could build', data: 'Useful data' },
  registration: {
    cost: 'Free',
    participation: `Online or at a hub. A team that starts online can move to a hub in the first two weeks, until ${edition.hubMoveDate}. It can change its track until ${edition.trackChangeDate}, and everything else until the submission deadline.`,
    team: `${event.teamSize.least} to ${event.teamSize.most} people. The representative counts if listed as a member; the form lists them first unless told otherwise. Individuals cannot take part alone.`,
    needed: [
      'A team name, a country and a track',
      'Online, or in person with the hub',
      'Name, email and phone of the representative',
      'Name and email of each member; GitHub and Hugging Face profiles if they have them',
    ],
    steps: [
      'Choose a track with list_tracks and get_track.',
      'Open the registration page. One person fills in the form for the whole team.',
      `A confirmation email arrives within ${event.answerHours.registration} hours.`,
      'Put the dates in a calendar and start with the bootcamps.',
    ],
    notOpen: {
      upcoming: `Registration opens on ${edition.openingDate}. Until then, choose a track with list_tracks and get_track.`,
      closed: 'Registration is closed, so no team can register now.',
    },
  },
  prompts: {
    choose_a_track: {
      title: 'Choose a track',
      description: 'Helps a team choose the track that suits what it knows.',
      skills:
        'What the team can do and knows well, for example "two nurses and a Python developer".',
      problem: 'A problem the team has seen itself, if it has one in mind.',
      text: (skills: string, problem = '') =>
        `Help our team choose a track for ${event.name}. About us: ${skills}.${problem && ` The problem we have in mind: ${problem}.`}\n\nCall list_tracks first, then get_track for the two or three tracks that could fit. For each of them, name one server we could finish in the time we have, the data it needs and where we would get it, and the part most likely to go wrong. Weigh them against the judging criteria. End with one recommendation and the first thing we should do this week.`,
    },
    plan_eight_weeks: {
      title: `Plan the ${edition.weeks} weeks`,
      description: 'Makes a week-by-week plan for one project, based on the real schedule.',
      project: 'The server the team wants to build.',
      hours: `Hours a week that each member can give. ${edition.hoursRange} are recommended.`,
      text: (project: string, hours: string = edition.hoursRange) =>
        `Make a plan for our project at ${event.name}: ${project}. Each of us has ${hours} hours a week.\n\nCall key_dates and list_schedule first, and use only dates from there. Give one row for each week from now to the finale: its dates, what we learn, what we build, which event we should not miss, and how we can tell that the week went well. Keep the last few days before the submission deadline free for testing and the README. Say what we should leave out if we fall behind.`,
    },
  },
} as const
