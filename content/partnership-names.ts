import { partnerForm } from '#words/pages/partner-form.ts'
import { partnershipTypes, tiers } from './catalogue/partnerships.ts'

const kinds: Record<string, string> = partnerForm.organizationTypes

/** Names the type of an organisation. */
export const nameKind = (id: string) => kinds[id] ?? id

/** Names the tier or the kind of partnership that an application is for. */
export const namePartnership = (id: string) =>
  tiers.find((tier) => tier.id === id)?.name ??
  partnershipTypes.find((type) => type.id === id)?.title ??
  id
