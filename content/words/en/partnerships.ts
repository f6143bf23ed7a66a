import { hubs } from '#content/facts/hubs.ts'
import type { PartnershipId, TierFacts, TierId } from '#content/facts/partnerships.ts'
import { formatList } from '#content/format/list.ts'
import { formatMoney } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import * as edition from './edition.ts'
import { hubWords } from './hubs.ts'

const pendingCities = hubs
  .filter(({ isConfirmed }) => !isConfirmed)
  .map(({ id }) => hubWords[id].city)
const waiting = plural(pendingCities.length, {
  one: 'is waiting for a partner',
  other: 'are waiting for a partner',
})

/** Lists names; of many, only the first. */
const listNames = (names: readonly string[]) =>
  formatList(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names)

export type TierWords = {
  name: string
  subtitle: string
  badge?: string
  benefits: readonly string[]
}

export type PartnershipWords = {
  title: string
  badge?: string
  description: string
  contributions: readonly string[]
}

export const availability = {
  taken: (names: readonly string[]) => `Taken by ${listNames(names)}`,
  limited: 'Limited Availability',
  open: 'Multiple partners welcome',
} as const

export const priceRange = ({ least, most }: TierFacts['price']) =>
  most ? `${formatMoney(least)}-${formatMoney(most)}` : `${formatMoney(least)}+`

export const tierWords: Readonly<Record<TierId, TierWords>> = {
  premier: {
    name: 'Premier',
    subtitle: 'The event carries your name',
    badge: 'Top tier',
    benefits: [
      'Naming rights',
      'A keynote',
      'A seat on the judging panel',
      'A regional event with your organisation',
      'Access to a CV database: only people who consent, in line with privacy law',
      'Your logo among the premier sponsors on the home page',
    ],
  },
  gold: {
    name: 'Gold',
    subtitle: 'Lead part of the programme',
    benefits: [
      'A workshop led by your engineers',
      'Mentors from your organisation in the programme',
      'A space to meet teams at the finale',
      'Your logo among the gold sponsors on the home page',
    ],
  },
  silver: {
    name: 'Silver',
    subtitle: 'Give money, or support in kind at fair market value',
    benefits: [
      'Mentors from your organisation in the programme',
      'A named thank-you at the awards ceremony',
    ],
  },
  community: {
    name: 'Community',
    subtitle: 'For local organisations and groups',
    benefits: [
      'Your support goes to teams in a city you choose',
      'Your community events in our announcements',
      'A named thank-you at the awards ceremony',
    ],
  },
}

export const partnershipWords: Readonly<Record<PartnershipId, PartnershipWords>> = {
  continental: {
    title: 'Continental partner',
    badge: 'PREMIUM',
    description: `Work with the organisers across every country and all ${edition.weeks} weeks, from planning to finale.`,
    contributions: [
      'Funding for the whole programme',
      'A named contact in planning meetings',
      'People for the judging panel',
    ],
  },
  hub: {
    title: 'Hub partner',
    description:
      pendingCities.length > 0
        ? `Host teams in your city. ${listNames(pendingCities)} ${waiting}, and any other city can apply.`
        : 'Host teams in your city. Any city can apply.',
    contributions: [
      'A workspace with power and internet',
      'A local coordinator',
      'Safe access in the evenings and at weekends',
    ],
  },
  technology: {
    title: 'Technology partner',
    description: 'Give teams the tools or data they need to build and run their servers.',
    contributions: ['Cloud or model credits', 'Open data or a sandbox API', 'Engineers as mentors'],
  },
  knowledge: {
    title: 'Research and community partner',
    description:
      'For universities, research groups, developer communities and non-profit organisations.',
    contributions: [
      'Workshops and learning materials',
      'Translation into African languages',
      'Announcements to your members',
    ],
  },
}
