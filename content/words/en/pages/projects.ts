import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const projectsPage = {
  meta: {
    title: 'Projects',
    description: `The MCP servers that teams built at ${event.name} ${event.year}: what each one does, where its code is and how to run it.`,
  },
  hero: {
    title: 'What teams built',
    text: 'Every server here is open source. Read what it does, look at the code, and run it.',
  },
  winners: { heading: 'Winners', all: 'See all projects' },
  filters: {
    heading: 'Narrow the list',
    names: { track: 'Track', country: 'Country', hub: 'Hub', award: 'Award' },
    all: 'Show all projects',
    chosen: (value: string) => `${value}, selected. Show all instead`,
  },
  list: {
    heading: (total: number) =>
      `${formatNumber(total)} ${plural(total, { one: 'project', other: 'projects' })}`,
    none: 'No project matches these filters.',
    by: (team: string) => `By ${team}`,
  },
  pages: {
    label: 'Pages of the list',
    here: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
} as const satisfies LinkingWords

export const projectPage = {
  /** On the pictures of the projects, above the name of the track. */
  eyebrow: `A project of ${event.name}`,
  back: { label: 'All projects', href: paths.projects },
  description: (summary: string, team: string) =>
    `${summary.replace(/[^\p{P}]$/u, '$&.')} Built by ${team} at ${event.name}.`,
  links: {
    repository: 'Source code',
    demo: 'Try it',
    video: 'Watch the video',
  },
  run: {
    heading: 'How to run it',
    transport: 'Transport',
    transports: { stdio: 'stdio', 'streamable-http': 'Streamable HTTP' },
    command: 'Command',
    address: 'Address',
    tools: 'Tools',
  },
  about: {
    heading: 'What it does',
    facts: 'About the project',
    team: 'Team',
    track: 'Track',
    country: 'Country',
    hub: 'Hub',
    licence: 'Licence',
    languages: 'Languages',
    dataSources: 'Data sources',
  },
} as const satisfies LinkingWords
