import {
  availability,
  partnershipWords,
  priceRange,
  tierWords,
  type PartnershipWords,
  type TierWords,
} from '#words/partnerships.ts'
import {
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
  availability:
    tier.availability === 'taken'
      ? availability.taken(sponsorsOf(tier.id).map(({ name }) => name))
      : availability[tier.availability],
  availabilityTone: tier.availability,
  hasSampleNames: tier.availability === 'taken' && sponsorsOf(tier.id).some(({ sample }) => sample),
}))

export const partnershipTypes: readonly PartnershipType[] = partnershipIds.map((id) => ({
  id,
  ...partnershipWords[id],
}))

function sponsorsOf(tier: TierId) {
  return sponsors.filter(({ level }) => level === tier)
}
