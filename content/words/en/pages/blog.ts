import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'
import * as edition from '../edition.ts'

export const blogPage = {
  meta: {
    title: 'Articles',
    description: `Announcements, briefings and technical writing about MCP in Africa from the team behind ${event.name}.`,
  },
  hero: {
    title: 'Articles',
    text: 'Programme news, briefings for partners, and practical pieces for people who build servers.',
  },
  filter: {
    label: 'Show articles in',
    all: 'All categories',
  },
  list: {
    heading: 'All articles',
    feed: {
      heading: 'Read the next one too',
      text: 'A feed reader shows you new articles as they appear. It needs no account and no email address.',
      label: 'Subscribe to the article feed',
      href: paths.feed,
    },
  },
} as const satisfies LinkingWords

export const articlePage = {
  back: { label: 'Back to Blog', href: paths.blog },
  backToAll: { label: 'Back to All Articles', href: paths.blog },
  by: (author: string) => `By ${author}`,
  contents: 'In this article',
  share: {
    label: 'Share Article',
    copied: 'Link copied',
    copyFailed: "We couldn't copy the link. You can copy it from the address bar.",
    whatsApp: 'Share on WhatsApp',
  },
  action: {
    heading: 'Build it with us',
    text: `Teams of ${edition.teamSize} people take part for free. Organisations can support teams, host a hub or share data.`,
    register: { label: 'Register Your Team', href: paths.register },
    partner: { label: 'Become a Partner', href: paths.sponsors },
  },
  more: { heading: 'More articles' },
  notFound: {
    meta: { title: 'Post not found', description: 'There is no article at this address.' },
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    action: { label: 'Back to Blog', href: paths.blog },
  },
} as const satisfies LinkingWords
