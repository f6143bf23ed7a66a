export type Benefit = { id: string; title: string; description: string }

export type TierId = 'premier' | 'gold' | 'silver' | 'community'

export type SponsorshipTier = {
  id: TierId
  name: string
  subtitle: string
  price: string
  badge?: string
  availability: string
  availabilityTone: 'taken' | 'limited' | 'open'
  benefits: readonly string[]
}

export type Sponsor = {
  id: string
  name: string
  level: 'premier' | 'gold'
  /** Empty when the organisation has no website to link to. */
  website: string
  /** True while the entry stands in for a real organisation. */
  sample?: true
}

export type PartnershipType = {
  id: string
  title: string
  description: string
  badge?: string
  contributions: readonly string[]
}

export const sponsors: readonly Sponsor[] = [
  {
    id: 'sample-one',
    name: 'Sample Organisation One',
    level: 'premier',
    website: '',
    sample: true,
  },
  {
    id: 'sample-two',
    name: 'Sample Organisation Two',
    level: 'premier',
    website: '',
    sample: true,
  },
  {
    id: 'sample-three',
    name: 'Sample Organisation Three',
    level: 'gold',
    website: '',
    sample: true,
  },
  { id: 'sample-four', name: 'Sample Organisation Four', level: 'gold', website: '', sample: true },
  { id: 'sample-five', name: 'Sample Organisation Five', level: 'gold', website: '', sample: true },
]

const premierSponsors = sponsors.filter((sponsor) => sponsor.level === 'premier')

export const whyPartner: readonly Benefit[] = [
  {
    id: 'continental-reach',
    title: 'Continental Reach',
    description:
      'Meet developers, researchers and students in 40+ African cities, online and at hubs, in one programme.',
  },
  {
    id: 'ai-innovation-focus',
    title: 'AI Innovation Focus',
    description:
      'Every project is an open-source MCP server: a connection between AI assistants and African data or services. You can use them too.',
  },
  {
    id: 'talent-pipeline',
    title: 'Talent Pipeline',
    description:
      'See how people work in a team over eight weeks, in public code, before you talk to them about a job.',
  },
]

export const tiers: readonly SponsorshipTier[] = [
  {
    id: 'premier',
    name: 'Premier',
    subtitle: 'The event carries your name',
    price: '$8,500+',
    badge: 'Top tier',
    availability: `Taken by ${premierSponsors.map((sponsor) => sponsor.name).join(' and ')}`,
    availabilityTone: 'taken',
    benefits: [
      'Naming rights',
      'A keynote',
      'A seat on the judging panel',
      'A regional event with your organisation',
      'Access to the CV database: only people who gave their consent, and in line with privacy law',
      'Your logo in the premier strip on the home page',
    ],
  },
  {
    id: 'gold',
    name: 'Gold',
    subtitle: 'Lead a part of the programme',
    price: '$5,000-$8,499',
    badge: 'Limited',
    availability: 'Limited Availability',
    availabilityTone: 'limited',
    benefits: [
      'One workshop given by your engineers',
      'Mentors from your organisation in the programme',
      'A place to meet teams at the finale',
      'Your logo in the gold strip on the home page',
    ],
  },
  {
    id: 'silver',
    name: 'Silver',
    subtitle: 'Give money, tools or space',
    price: '$2,500-$4,999',
    availability: 'Multiple partners welcome',
    availabilityTone: 'open',
    benefits: [
      'In-kind support accepted at fair market value',
      'Mentors from your organisation in the programme',
      'Thanks by name at the awards ceremony',
    ],
  },
  {
    id: 'community',
    name: 'Community',
    subtitle: 'For local organisations and groups',
    price: '$1,000+',
    availability: 'Multiple partners welcome',
    availabilityTone: 'open',
    benefits: [
      'Support for teams in a city you choose',
      'Your community events in our announcements',
      'Thanks by name at the awards ceremony',
    ],
  },
]

/** The four kinds of long-term partnership on /partner; the first is the premium one. */
export const partnershipTypes: readonly PartnershipType[] = [
  {
    id: 'continental',
    title: 'Continental partner',
    badge: 'PREMIUM',
    description:
      'Work with the organisers across all countries and all eight weeks, from planning to finale.',
    contributions: [
      'Funding for the whole programme',
      'A named contact in planning meetings',
      'People for the judging panel',
    ],
  },
  {
    id: 'hub',
    title: 'Hub partner',
    description:
      'Host teams in your city. Lagos and Accra are waiting for a partner, and other cities may ask.',
    contributions: [
      'A workspace with power and internet',
      'A local coordinator',
      'Safe access in the evenings and at weekends',
    ],
  },
  {
    id: 'technology',
    title: 'Technology partner',
    description: 'Give teams the tools or data they need to build and run their servers.',
    contributions: [
      'Cloud or model credits',
      'Open data or a sandbox interface',
      'Engineers as mentors',
    ],
  },
  {
    id: 'knowledge',
    title: 'Research and community partner',
    description:
      'For universities, research groups, developer communities and non-profit organisations.',
    contributions: [
      'Workshops and learning material',
      'Translation into African languages',
      'Announcements to your members',
    ],
  },
]

export const partnerBenefits: readonly Benefit[] = [
  {
    id: 'networks',
    title: 'A network in 40+ cities',
    description: 'Work with hubs, universities and developer groups through one organising team.',
  },
  {
    id: 'people',
    title: 'People who can build',
    description: 'Mentor teams, and meet those who have learned the protocol by using it.',
  },
  {
    id: 'influence',
    title: 'A say in the problems',
    description: 'Bring a problem or a data set from your field, and see what teams make of it.',
  },
  {
    id: 'open-results',
    title: 'Results you can use',
    description:
      'All submissions are open source, so your own teams can run, change and extend them.',
  },
]
