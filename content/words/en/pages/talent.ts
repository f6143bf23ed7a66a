import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

/** The talent list, as partners see it. */
export const talentPage = {
  meta: {
    title: 'Talent list',
    description: `Participants of ${event.name} who want to hear from our partners.`,
  },
  heading: 'Talent list',
  lead: (partner: string, date: string) =>
    `For ${partner}, until ${date}. Everyone here has agreed to show their profile to our partners. They can see that you have read it, and can withdraw at any time.`,
  loading: 'Loading…',
  missing: {
    text: 'To open this page, use the link in our email to partners.',
    action: { label: 'Write to us', href: paths.contact },
  },
  failed: { text: "We couldn't load the list.", retry: 'Try again' },
  search: { label: 'Skills or work', show: 'Search', clear: 'Show everyone' },
  total: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  none: 'Nobody is on the list yet.',
  noMatch: 'Nobody on the list matches. Try fewer or shorter words.',
  more: 'Show more',
  loadingMore: 'Loading…',
  cv: 'Open the CV',
  cvLabel: (name: string) => `Open the CV of ${name}`,
  skills: 'Skills',
  languages: 'Languages',
} as const satisfies LinkingWords
