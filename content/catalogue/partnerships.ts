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
}

export type PartnershipType = PartnershipWords & { id: PartnershipId }

export const tiers: readonly SponsorshipTier[] = facts.map((tier) => ({
  id: tier.id,
  ...tierWords[tier.id],
  price: priceRange(tier.price),
  availability:
    tier.availability === 'taken'
      ? availability.taken(sponsorsOf(tier.id))
      : availability[tier.availability],
  availabilityTone: tier.availability,
}))

export const partnershipTypes: readonly PartnershipType[] = partnershipIds.map((id) => ({
  id,
  ...partnershipWords[id],
}))

function sponsorsOf(tier: TierId): string[] {
  return sponsors.filter(({ level }) => level === tier).map(({ name }) => name)
}
