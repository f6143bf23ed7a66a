import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'
import * as edition from './edition.ts'

/** What the pages say and link to once the edition is over, in place of the registration. */
export const aftermath = {
  badge: `${event.year} Edition Completed`,
  ended: `The ${event.year} edition ended on ${edition.endDate}.`,
  text: `The ${event.year} edition ended on ${edition.endDate}. Read what came of it, or ask us for news of the next one.`,
  built: { label: 'What was built', href: paths.blog },
  news: {
    label: 'Ask for news of the next edition',
    href: paths.message('Next edition'),
  },
} as const satisfies LinkingWords
