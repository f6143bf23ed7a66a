import { event } from '#content/facts/event.ts'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const hubAnnouncementsPage = {
  meta: {
    title: 'Write to your teams',
    description: `Announcements to the teams of the ${event.name} hub you run.`,
  },
  heading: 'Write to your teams',
  lead: `Write to the teams with a place at your hub, and to nobody else. We send the emails: you see no addresses, and replies do not reach you, so say where to find you. Your hub can send ${hubAnnouncementsADay} announcements a day.`,
  back: 'My hub',
  loading: 'Loading...',
  failed: { text: "We couldn't load your announcements.", retry: 'Try again' },
  account: { label: 'Open my account', href: paths.account },
  pages: 'Pages',
  newer: 'Newer announcements',
  older: 'Older announcements',
} as const satisfies LinkingWords
