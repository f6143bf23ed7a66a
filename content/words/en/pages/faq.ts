import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import { paths } from '#content/paths.ts'

export const faqPage = {
  meta: {
    title: 'Questions and answers',
    description: `How to register, how hubs, tracks and judging work, what MCP is and what happens to your data: answers about ${event.name}.`,
  },
  hero: {
    title: 'Frequently asked questions',
    text: 'Search by word, or open a category. Each question has an address of its own, so you can send one to your team.',
  },
  search: {
    label: 'Search the questions',
    placeholder: 'For example: deadline, hub, Python',
    clear: 'Clear search',
    found: (total: number, text: string) =>
      `Found ${total} ${plural(total, { one: 'result', other: 'results' })} for “${text}”`,
    none: (text: string) => `No results found for “${text}”`,
    noneHint: 'Try a shorter or a more general word, or ask us.',
  },
  categories: {
    heading: 'All questions',
    count: (total: number) => `${total} ${plural(total, { one: 'question', other: 'questions' })}`,
    linkLabel: 'Link to this answer',
  },
  more: {
    heading: 'Still have questions?',
    text: `Write to us and a person will answer within ${event.answerHours.message} hours on business days. For quick technical questions the community chat is faster.`,
    email: { label: 'Email us', href: paths.contact },
    /** Shown until the community chat is open. */
    discord: { label: 'Join Discord', href: 'https://discord.com/', sample: true },
  },
} as const
