import { event } from '#content/facts/event.ts'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const hubAnnouncementsPage = {
  meta: {
    title: 'Write to your teams',
    description: `Announcements to the teams of the hub of ${event.name} that you run.`,
  },
  heading: 'Write to your teams',
  lead: `Mails to the teams with a place at your hub, and to nobody else. We send them: you see no addresses, and replies do not reach you, so say where to find you. Your hub can send ${hubAnnouncementsADay} a day.`,
  back: 'My hub',
  loading: 'Loading...',
  failed: { text: "We couldn't load your announcements.", retry: 'Try again' },
  account: { label: 'Open my account', href: paths.account },
  pages: 'Pages',
  newer: 'Newer announcements',
  older: 'Older announcements',
} as const satisfies LinkingWords
