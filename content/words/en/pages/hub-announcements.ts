import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const hubAnnouncementsPage = {
  meta: {
    title: 'Write to your teams',
    description: `Announcements to the teams of the ${event.name} hub you run.`,
  },
  heading: 'Write to your teams',
  lead: 'We email what you write to the teams with a place at your hub, and to nobody else.',
  replies: 'You see no addresses, and replies do not reach you: say where to find you.',
  ideas: {
    none: 'No announcements yet',
    heading: 'What teams want to know',
    text: 'Tell teams when the doors open, how to find the room, what to bring and who to ask on the day.',
  },
  back: 'My hub',
  loading: 'Loading...',
  failed: { text: "We couldn't load your announcements.", retry: 'Try again' },
  account: { label: 'Open my account', href: paths.account },
  pages: 'Pages',
  newer: 'Newer announcements',
  older: 'Older announcements',
} as const satisfies LinkingWords
