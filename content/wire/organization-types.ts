/** What a partner may be. */
export const organizationTypes = [
  'company',
  'startup',
  'university',
  'nonprofit',
  'government',
  'community',
  'other',
] as const
export type OrganizationType = (typeof organizationTypes)[number]
