import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import type { LinkingWords } from '#content/paths.ts'

export const resourcesPage = {
  meta: {
    title: 'Resources',
    description: `MCP documentation, SDKs, templates, courses and communities for ${event.name} teams, and our own articles.`,
  },
  hero: {
    title: 'What you need to build',
    text: 'Documentation, starter code, courses and people to ask. Everything listed here is free to read or use.',
  },
  search: {
    label: 'Search the resources',
    placeholder: 'For example: Python, security, course',
    clear: 'Clear search',
    found: (total: number, text: string) =>
      `Found ${total} ${plural(total, { one: 'result', other: 'results' })} for “${text}”`,
    none: (text: string) => `No results found for “${text}”`,
    noneHint: 'Try a shorter or more general word.',
  },
  catalogue: {
    heading: 'Catalogue',
    jumpLabel: 'Jump to a category',
    startBadge: 'Start here',
    newBadge: 'New',
    popularBadge: 'Popular',
  },
  insights: {
    heading: 'Latest insights',
    text: 'Our own articles on the protocol and what teams can do with it.',
    featureBadge: 'Featured',
  },
  earlier: 'Earlier articles',
  community: {
    heading: 'MCP is built in the open',
    text: 'The specification, the SDKs and the tools are on GitHub. Read them, report bugs and send improvements.',
    action: { label: 'Explore GitHub', href: 'https://github.com/modelcontextprotocol' },
  },
} as const satisfies LinkingWords
