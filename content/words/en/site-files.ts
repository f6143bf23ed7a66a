import { event } from '#content/facts/event.ts'
import { edition } from './edition.ts'

/** Words of the files that machines read. */
export const siteFiles = {
  llms: {
    facts: [
      `Dates: ${edition.dates}. Finale: ${edition.finale}, ${event.finale.city}, during ${event.finale.venue}.`,
      `Teams of ${event.teamSize.least} to ${event.teamSize.most} people; participation is free; in a hub city or online.`,
      `Prize pool: ${edition.prizePoolShort}. Submissions: open-source projects hosted on GitHub, by ${edition.deadlineDay}, ${edition.deadlineTime}.`,
      `Headquarters: ${event.headquarters.city}, ${event.headquarters.country}.`,
    ],
    server: {
      title: 'MCP server',
      name: 'Model Context Protocol endpoint',
      text: 'Streamable HTTP, no account needed. Tools for tracks, dates, hubs, questions and articles.',
    },
    pages: 'Pages',
    articles: 'Articles',
  },
} as const
