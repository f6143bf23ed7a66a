import type { event } from '#content/facts/event.ts'

/** Words of the files that machines read. */
export const siteFiles = {
  llms: {
    facts: (edition: typeof event) => [
      `Dates: ${edition.dateText}. Finale: 11-12 November 2025, ${edition.finale.city}, during ${edition.finale.venue}.`,
      `Teams of ${edition.teamSize.least} to ${edition.teamSize.most} people; participation is free; in a hub city or online.`,
      `Prize pool: ${edition.prizePoolShort}. Submissions: open-source projects hosted on GitHub, by 4 November 2025, 23:59 CAT.`,
      `Headquarters: ${edition.headquarters.city}, ${edition.headquarters.country}.`,
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
