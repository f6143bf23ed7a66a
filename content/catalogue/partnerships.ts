import {
  partnershipWords,
  priceRange,
  tierWords,
  type PartnershipWords,
  type TierWords,
} from '#words/partnerships.ts'
import { describeAvailability } from '../describe-availability.ts'
import {
  dotWorth,
  tiers as facts,
  partnershipIds,
  type Availability,
  type PartnershipId,
  type TierId,
} from '../facts/partnerships.ts'
import { sponsors } from '../facts/sponsors.ts'

export type SponsorshipTier = TierWords & {
  id: TierId
  price: string
  /** As many dots as the least price is worth. */
  dots: number
  availability: string
  availabilityTone: Availability
  /** True while the organisations named in `availability` are samples. */
  hasSampleNames: boolean
}

export type PartnershipType = PartnershipWords & { id: PartnershipId }

export const tiers: readonly SponsorshipTier[] = facts.map((tier) => ({
  id: tier.id,
  ...tierWords[tier.id],
  price: priceRange(tier.price),
  dots: Math.round(tier.price.least / dotWorth),
  ...describeAvailability(
    tier.availability,
    sponsorsOf(tier.id).map(({ name }) => name),
  ),
  hasSampleNames: tier.availability === 'taken' && sponsorsOf(tier.id).some(({ sample }) => sample),
}))

export const partnershipTypes: readonly PartnershipType[] = partnershipIds.map((id) => ({
  id,
  ...partnershipWords[id],
}))

function sponsorsOf(tier: TierId) {
  return sponsors.filter(({ level }) => level === tier)
}
