import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const faqPage = {
  meta: {
    title: 'Questions and answers',
    description: `How to register, how hubs, tracks and judging work, what MCP is and what happens to your data: answers about ${event.name}.`,
  },
  hero: {
    title: 'Frequently asked questions',
    text: 'Search, or open a question. Each has its own link to send to your team.',
  },
  search: {
    label: 'Search the questions',
    placeholder: 'For example: deadline, hub, Python',
    clear: 'Clear search',
    found: (total: number, text: string) =>
      `Found ${total} ${plural(total, { one: 'result', other: 'results' })} for “${text}”`,
    none: (text: string) => `No results found for “${text}”`,
    noneHint: 'Try a shorter or more general word, or ask us.',
  },
  categories: {
    heading: 'All questions',
    count: (total: number) => `${total} ${plural(total, { one: 'question', other: 'questions' })}`,
    linkLabel: 'Link to this question',
    jumpLabel: 'Jump to a category',
  },
  more: {
    heading: 'Still have questions?',
    text: `Write to us, and a person will reply within ${event.answerHours.message} hours on business days.`,
    email: { label: 'Email us', href: paths.contact },
    /** Shown if there is one. */
    discord: 'Join Discord',
  },
} as const satisfies LinkingWords
