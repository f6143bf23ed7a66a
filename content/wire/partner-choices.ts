import { partnershipIds, tiers } from '../facts/partnerships.ts'

/** What a partner may apply for: a tier of the sponsors page or a kind of partnership of the partner page. */
export const partnerChoices = [...tiers.map(({ id }) => id), ...partnershipIds]
export type PartnerChoice = (typeof partnerChoices)[number]
