import { hubs } from '#content/facts/hubs.ts'
import type { PartnershipId, TierFacts, TierId } from '#content/facts/partnerships.ts'
import { formatList } from '#content/format/list.ts'
import { formatMoney } from '#content/format/numbers.ts'
import * as edition from './edition.ts'
import { hubWords } from './hubs.ts'

const pendingCities = formatList(
  hubs.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => hubWords[id].city),
)

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
  taken: (names: readonly string[]) => `Taken by ${formatList(names)}`,
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
      'Access to the CV database: only people who gave their consent, and in line with privacy law',
      'Your logo in the premier strip on the home page',
    ],
  },
  gold: {
    name: 'Gold',
    subtitle: 'Lead a part of the programme',
    badge: 'Limited',
    benefits: [
      'One workshop given by your engineers',
      'Mentors from your organisation in the programme',
      'A place to meet teams at the finale',
      'Your logo in the gold strip on the home page',
    ],
  },
  silver: {
    name: 'Silver',
    subtitle: 'Give money, tools or space',
    benefits: [
      'In-kind support accepted at fair market value',
      'Mentors from your organisation in the programme',
      'Thanks by name at the awards ceremony',
    ],
  },
  community: {
    name: 'Community',
    subtitle: 'For local organisations and groups',
    benefits: [
      'Support for teams in a city you choose',
      'Your community events in our announcements',
      'Thanks by name at the awards ceremony',
    ],
  },
}

export const partnershipWords: Readonly<Record<PartnershipId, PartnershipWords>> = {
  continental: {
    title: 'Continental partner',
    badge: 'PREMIUM',
    description: `Work with the organisers across all countries and all ${edition.weeks} weeks, from planning to finale.`,
    contributions: [
      'Funding for the whole programme',
      'A named contact in planning meetings',
      'People for the judging panel',
    ],
  },
  hub: {
    title: 'Hub partner',
    description: `Host teams in your city. ${pendingCities} are waiting for a partner, and other cities may ask.`,
    contributions: [
      'A workspace with power and internet',
      'A local coordinator',
      'Safe access in the evenings and at weekends',
    ],
  },
  technology: {
    title: 'Technology partner',
    description: 'Give teams the tools or data they need to build and run their servers.',
    contributions: [
      'Cloud or model credits',
      'Open data or a sandbox interface',
      'Engineers as mentors',
    ],
  },
  knowledge: {
    title: 'Research and community partner',
    description:
      'For universities, research groups, developer communities and non-profit organisations.',
    contributions: [
      'Workshops and learning material',
      'Translation into African languages',
      'Announcements to your members',
    ],
  },
}
