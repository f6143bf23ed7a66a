import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'
import { openingDay } from '../edition.ts'

export const notFoundPage = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  action: 'Return to Home',
  pages: {
    label: 'Main pages',
    list: [
      { name: 'Tracks', note: 'What to build', href: paths.tracks },
      { name: 'Schedule', note: 'Dates and times', href: paths.schedule },
      {
        name: 'Registration',
        note: 'Enter your team',
        upcomingNote: `Opens on ${openingDay}`,
        closedNote: `Closed for ${event.year}`,
        href: paths.register,
      },
      { name: 'FAQ', note: 'Short answers', href: paths.faq },
      { name: 'Contact', note: 'Write to us', href: paths.contact },
    ],
  },
} as const satisfies LinkingWords
