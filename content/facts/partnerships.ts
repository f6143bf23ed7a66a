export type Availability = 'taken' | 'limited' | 'open'

export type TierFacts = {
  id: string
  /** Whole US dollars; without `most` there is no upper limit. */
  price: { least: number; most?: number }
  availability: Availability
}

/** The tiers of sponsorship, the highest first. */
export const tiers = [
  { id: 'premier', price: { least: 8_500 }, availability: 'taken' },
  { id: 'gold', price: { least: 5_000, most: 8_499 }, availability: 'limited' },
  { id: 'silver', price: { least: 2_500, most: 4_999 }, availability: 'open' },
  { id: 'community', price: { least: 1_000 }, availability: 'open' },
] as const satisfies readonly TierFacts[]

/** What one dot stands for where the least prices are drawn, in US dollars. */
export const dotWorth = 500

export type TierId = (typeof tiers)[number]['id']

/** The types of long-term partnership; the first is the premium one. */
export const partnershipIds = ['continental', 'hub', 'technology', 'knowledge'] as const

export type PartnershipId = (typeof partnershipIds)[number]
