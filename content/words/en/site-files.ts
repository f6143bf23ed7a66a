import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

/** The words of the files for machines, such as the feed and the manifest. */
export const siteFiles = {
  description: `An ${edition.weeks}-week, pan-African hackathon about Model Context Protocol servers. ${edition.cities} cities, free to join, finale in Cape Town in ${edition.finaleMonth}.`,
  llms: {
    facts: [
      `Dates: ${edition.dates}. Finale: ${edition.finaleDates}, ${event.finale.city}, during ${event.finale.venue}.`,
      `Teams of ${event.teamSize.least} to ${event.teamSize.most} people; participation is free; in a hub city or online.`,
      `Prize pool: ${edition.prizePoolShort}. Submissions: open-source projects hosted on GitHub, by ${edition.deadlineDate}, ${edition.deadlineTime}.`,
      `Headquarters: ${event.headquarters.city}, ${event.headquarters.country}.`,
    ],
    server: {
      title: 'MCP server',
      name: 'Model Context Protocol endpoint',
      text: 'Streamable HTTP, no account needed. Tools for tracks, dates, hubs, questions and articles.',
      card: 'Server card',
      cardText: 'The same for programs: address, transport and revisions of the protocol.',
    },
    pages: 'Pages',
    articles: 'Articles',
  },
  /** At most 100 characters: the format allows no more. */
  serverCard: `Tracks, dates, hubs, rules, questions and articles of ${event.name}, read-only.`,
  /** Two to five questions: what somebody may ask an assistant that our server can answer. */
  catalogEntry: {
    name: `MCP server of ${event.name}`,
    questions: [
      `When does registration for ${event.name} close?`,
      'Which tracks can a team choose?',
      'Is there a hub in Nairobi?',
      'How are projects judged?',
    ],
  },
} as const
